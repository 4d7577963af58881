/** The texts of the panel in all languages, and with them those of the page. */
import type { Language } from '../../../locales/languages';
import { pageMessagesFor, type PageMessages } from '../../../locales/page-messages';
import { enRotate, type RotateMessages } from './messages/en';
import { zhHansRotate } from './messages/zh-hans';
import { zhHantRotate } from './messages/zh-hant';

export const MESSAGES: Readonly<Record<Language, RotateMessages>> = {
  en: enRotate,
  'zh-Hans': zhHansRotate,
  'zh-Hant': zhHantRotate,
};

export interface Texts extends PageMessages {
  readonly rotate: RotateMessages;
}

export const textsFor = (language: Language): Texts => ({
  ...pageMessagesFor(language),
  rotate: MESSAGES[language],
});
