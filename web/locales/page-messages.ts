/** The texts of the whole page: those of a board and those of the page's own parts. */
import { chooseLanguage, type Language } from './languages';
import { MESSAGES, type Messages } from './messages';
import { enBatch, type BatchMessages } from './batch/en';
import { zhHansBatch } from './batch/zh-hans';
import { zhHantBatch } from './batch/zh-hant';
import { enPage, type OwnMessages } from './page/en';
import { zhHansPage } from './page/zh-hans';
import { zhHantPage } from './page/zh-hant';
import { enRotate, type RotateMessages } from './rotate/en';
import { zhHansRotate } from './rotate/zh-hans';
import { zhHantRotate } from './rotate/zh-hant';
import { enShare, type ShareMessages } from './share/en';
import { zhHansShare } from './share/zh-hans';
import { zhHantShare } from './share/zh-hant';
import { enSite, type SiteMessages } from './site/en';
import { zhHansSite } from './site/zh-hans';
import { zhHantSite } from './site/zh-hant';
import { enVariants, type VariantsMessages } from './variants/en';
import { zhHansVariants } from './variants/zh-hans';
import { zhHantVariants } from './variants/zh-hant';

export interface PageMessages extends Messages {
  readonly batch: BatchMessages;
  readonly page: OwnMessages;
  readonly rotate: RotateMessages;
  readonly share: ShareMessages;
  readonly site: SiteMessages;
  readonly variants: VariantsMessages;
}

/**
 * Joins the texts of the page. The page reads more kinds of text than a board, so it adds error
 * texts and phrases.
 */
function join(
  board: Messages,
  page: OwnMessages,
  rotate: RotateMessages,
  share: ShareMessages,
  site: SiteMessages,
  variants: VariantsMessages,
  batch: BatchMessages,
): PageMessages {
  const phrases = { ...board.phrases, ...variants.phrases };
  const errors = { ...board.errors, codes: { ...board.errors.codes, ...variants.codes } };
  return { ...board, errors, page, rotate, share, site, variants, batch, phrases };
}

export const PAGE_MESSAGES: Readonly<Record<Language, PageMessages>> = {
  en: join(MESSAGES.en, enPage, enRotate, enShare, enSite, enVariants, enBatch),
  'zh-Hans': join(
    MESSAGES['zh-Hans'],
    zhHansPage,
    zhHansRotate,
    zhHansShare,
    zhHansSite,
    zhHansVariants,
    zhHansBatch,
  ),
  'zh-Hant': join(
    MESSAGES['zh-Hant'],
    zhHantPage,
    zhHantRotate,
    zhHantShare,
    zhHantSite,
    zhHantVariants,
    zhHantBatch,
  ),
};

/** Returns the texts for a language tag; English by default. */
export const pageMessagesFor = (tag: string): PageMessages => PAGE_MESSAGES[chooseLanguage([tag])];

/** The names of a panel in all languages. */
export const panelNames = (
  panel: Exclude<keyof OwnMessages['views'], 'label'>,
): Readonly<Record<Language, { readonly name: string }>> => ({
  en: { name: enPage.views[panel] },
  'zh-Hans': { name: zhHansPage.views[panel] },
  'zh-Hant': { name: zhHantPage.views[panel] },
});
