/** The texts of the panel in all languages, and with them those of the page. */
import type { Language } from '../../../locales/languages';
import { pageMessagesFor, type PageMessages } from '../../../locales/page-messages';
import { inAllLanguages } from '../../../locales/translation';
import { enLearn, type LearnMessages } from './messages/en';
import { zhHansLearn } from './messages/zh-hans';
import { zhHantLearn } from './messages/zh-hant';

export const MESSAGES = inAllLanguages(enLearn, {
  'zh-Hans': zhHansLearn,
  'zh-Hant': zhHantLearn,
});

export interface Texts extends PageMessages {
  readonly learn: LearnMessages;
}

export const textsFor = (language: Language): Texts => ({
  ...pageMessagesFor(language),
  learn: MESSAGES[language],
});
