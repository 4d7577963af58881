/** The texts of the panel in all languages, and with them those of the page. */
import type { Language } from '../../../locales/languages';
import { pageMessagesFor, type PageMessages } from '../../../locales/page-messages';
import { inAllLanguages } from '../../../locales/translation';
import { enBatch, type BatchMessages } from './messages/en';
import { zhHansBatch } from './messages/zh-hans';
import { zhHantBatch } from './messages/zh-hant';

export const MESSAGES = inAllLanguages(enBatch, {
  'zh-Hans': zhHansBatch,
  'zh-Hant': zhHantBatch,
});

export interface Texts extends PageMessages {
  readonly batch: BatchMessages;
}

export const textsFor = (language: Language): Texts => ({
  ...pageMessagesFor(language),
  batch: MESSAGES[language],
});
