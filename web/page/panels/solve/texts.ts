/** The texts of the panel, and with them those of the page; those in Chinese come later (solve-chinese.ts). */
import type { Language } from '../../../locales/languages';
import { pageMessagesFor, type PageMessages } from '../../../locales/page-messages';
import { inAllLanguages, type Translations } from '../../../locales/translation';
import { enSolve, type SolveMessages } from './messages/en';

/** Those that are there. */
let known: Partial<Record<Language, SolveMessages>> = { en: enSolve };

export function addTexts(translations: Translations<SolveMessages>): void {
  known = inAllLanguages(enSolve, translations);
}

export const hasTexts = (language: Language): boolean => known[language] !== undefined;

export interface Texts extends PageMessages {
  readonly solve: SolveMessages;
}

export const textsFor = (language: Language): Texts => ({
  ...pageMessagesFor(language),
  solve: known[language] ?? enSolve,
});
