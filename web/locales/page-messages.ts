/**
 * The texts of the page around the panels: those of a board and those of the page's own parts. Each
 * panel has its own (`texts.ts` in its folder).
 */
import { chooseLanguage, type Language } from './languages';
import { MESSAGES, type Messages } from './messages';
import { enPage, type OwnMessages } from './page/en';
import { zhHansPage } from './page/zh-hans';
import { zhHantPage } from './page/zh-hant';
import { enShare, type ShareMessages } from './share/en';
import { zhHansShare } from './share/zh-hans';
import { zhHantShare } from './share/zh-hant';
import { enSite, type SiteMessages } from './site/en';
import { zhHansSite } from './site/zh-hans';
import { zhHantSite } from './site/zh-hant';

export interface PageMessages extends Messages {
  readonly page: OwnMessages;
  readonly share: ShareMessages;
  readonly site: SiteMessages;
}

export const PAGE_MESSAGES: Readonly<Record<Language, PageMessages>> = {
  en: { ...MESSAGES.en, page: enPage, share: enShare, site: enSite },
  'zh-Hans': {
    ...MESSAGES['zh-Hans'],
    page: zhHansPage,
    share: zhHansShare,
    site: zhHansSite,
  },
  'zh-Hant': {
    ...MESSAGES['zh-Hant'],
    page: zhHantPage,
    share: zhHantShare,
    site: zhHantSite,
  },
};

/** Returns the texts for a language tag; English by default. */
export const pageMessagesFor = (tag: string): PageMessages => PAGE_MESSAGES[chooseLanguage([tag])];
