/**
 * The texts of the page around the panels: those of a board and those of the page's own parts. Each
 * panel has its own (`texts.ts` in its folder). Those in Chinese are a script of their own (`page-chinese.ts`).
 */
import { chooseLanguage, type Language } from './languages';
import { ENGLISH, type Messages } from './messages';
import { enModules } from './modules/en';
import { enPage, type OwnMessages } from './page/en';
import { enShare, type ShareMessages } from './share/en';
import { enSite, type SiteMessages } from './site/en';
import { inAllLanguages, type Translations } from './translation';

export interface PageMessages extends Messages {
  readonly page: OwnMessages;
  readonly share: ShareMessages;
  readonly site: SiteMessages;
}

/** The page reads more kinds of text than a board, and so has more errors. */
const ENGLISH_PAGE: PageMessages = {
  ...ENGLISH,
  errors: { ...ENGLISH.errors, codes: { ...ENGLISH.errors.codes, ...enModules.codes } },
  phrases: { ...ENGLISH.phrases, ...enModules.phrases },
  page: enPage,
  share: enShare,
  site: enSite,
};

/** Those that are there. */
let known: Partial<Record<Language, PageMessages>> = { en: ENGLISH_PAGE };

/** Adds the texts in Chinese. */
export function addPageMessages(translations: Translations<PageMessages>): void {
  known = inAllLanguages(ENGLISH_PAGE, translations);
}

/** Returns the texts for a language tag; English by default, and as long as they are not there. */
export const pageMessagesFor = (tag: string): PageMessages =>
  known[chooseLanguage([tag])] ?? ENGLISH_PAGE;

/** Returns what gives in a language the texts of the page, and with them those of some catalogues, by their names. */
export const textsWith =
  <T extends object>(catalogues: { readonly [K in keyof T]: Readonly<Record<Language, T[K]>> }) =>
  (language: Language): PageMessages & Readonly<T> => {
    const own = Object.entries<Readonly<Record<Language, unknown>>>(catalogues);
    const texts = Object.fromEntries(own.map(([name, all]) => [name, all[language]]));
    return { ...pageMessagesFor(language), ...(texts as T) };
  };

/** Whether the texts in a language are there. */
export const hasPageMessages = (language: Language): boolean => known[language] !== undefined;
