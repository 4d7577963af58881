/** The texts of the panel in all languages, and with them those of the page. */
import type { Language } from '../../../locales/languages';
import { pageMessagesFor, type PageMessages } from '../../../locales/page-messages';
import { inAllLanguages } from '../../../locales/translation';
import { enSolve, type SolveMessages } from './messages/en';
import { zhHansSolve } from './messages/zh-hans';
import { zhHantSolve } from './messages/zh-hant';

export const MESSAGES = inAllLanguages(enSolve, {
  'zh-Hans': zhHansSolve,
  'zh-Hant': zhHantSolve,
});

export interface Texts extends PageMessages {
  readonly solve: SolveMessages;
}

export const textsFor = (language: Language): Texts => ({
  ...pageMessagesFor(language),
  solve: MESSAGES[language],
});
