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
import { enModules } from './modules/en';
import { zhHansModules } from './modules/zh-hans';
import { zhHantModules } from './modules/zh-hant';
import { enShare, type ShareMessages } from './share/en';
import { zhHansShare } from './share/zh-hans';
import { zhHantShare } from './share/zh-hant';
import { enSite, type SiteMessages } from './site/en';
import { zhHansSite } from './site/zh-hans';
import { zhHantSite } from './site/zh-hant';
import { forEachLanguage, inAllLanguages } from './translation';

export interface PageMessages extends Messages {
  readonly page: OwnMessages;
  readonly share: ShareMessages;
  readonly site: SiteMessages;
}

const MODULES = inAllLanguages(enModules, { 'zh-Hans': zhHansModules, 'zh-Hant': zhHantModules });
const PAGE = inAllLanguages(enPage, { 'zh-Hans': zhHansPage, 'zh-Hant': zhHantPage });
const SHARE = inAllLanguages(enShare, { 'zh-Hans': zhHansShare, 'zh-Hant': zhHantShare });
const SITE = inAllLanguages(enSite, { 'zh-Hans': zhHansSite, 'zh-Hant': zhHantSite });

/** Joins the texts. The page reads more kinds of text than a board, and so has more errors. */
function join(language: Language): PageMessages {
  const board = MESSAGES[language];
  const modules = MODULES[language];
  return {
    ...board,
    errors: { ...board.errors, codes: { ...board.errors.codes, ...modules.codes } },
    phrases: { ...board.phrases, ...modules.phrases },
    page: PAGE[language],
    share: SHARE[language],
    site: SITE[language],
  };
}

export const PAGE_MESSAGES = forEachLanguage(join);

/** Returns the texts for a language tag; English by default. */
export const pageMessagesFor = (tag: string): PageMessages => PAGE_MESSAGES[chooseLanguage([tag])];
