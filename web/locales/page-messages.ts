/**
 * The texts of the page around the panels: those of a board and those of the page's own parts. Each
 * panel has its own (`texts.ts` in its folder).
 */
import { MESSAGES } from './all-messages';
import { chooseLanguage, type Language } from './languages';
import type { Messages } from './messages';
import { enPage, type OwnMessages } from './page/en';
import { zhHansPage } from './page/zh-hans';
import { zhHantPage } from './page/zh-hant';
import { enModules, type ModulesMessages } from './modules/en';
import { zhHansModules } from './modules/zh-hans';
import { zhHantModules } from './modules/zh-hant';
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

/** Joins the texts. The page reads more kinds of text than a board, and so has more errors. */
function join(
  board: Messages,
  modules: ModulesMessages,
  page: OwnMessages,
  share: ShareMessages,
  site: SiteMessages,
): PageMessages {
  const errors = { ...board.errors, codes: { ...board.errors.codes, ...modules.codes } };
  const phrases = { ...board.phrases, ...modules.phrases };
  return { ...board, errors, phrases, page, share, site };
}

export const PAGE_MESSAGES: Readonly<Record<Language, PageMessages>> = {
  en: join(MESSAGES.en, enModules, enPage, enShare, enSite),
  'zh-Hans': join(MESSAGES['zh-Hans'], zhHansModules, zhHansPage, zhHansShare, zhHansSite),
  'zh-Hant': join(MESSAGES['zh-Hant'], zhHantModules, zhHantPage, zhHantShare, zhHantSite),
};

/** Returns the texts for a language tag; English by default. */
export const pageMessagesFor = (tag: string): PageMessages => PAGE_MESSAGES[chooseLanguage([tag])];
