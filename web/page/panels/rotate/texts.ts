/** The texts of the panel in all languages, and with them those of the page. */
import type { Language } from '../../../locales/languages';
import { pageMessagesFor, type PageMessages } from '../../../locales/page-messages';
import { inAllLanguages } from '../../../locales/translation';
import { ROTATION_MESSAGES } from '../../../locales/rotation-messages';
import type { RotationMessages } from '../../../locales/rotation/en';
import { enRotate, type RotateMessages } from './messages/en';
import { zhHansRotate } from './messages/zh-hans';
import { zhHantRotate } from './messages/zh-hant';

export const MESSAGES = inAllLanguages(enRotate, {
  'zh-Hans': zhHansRotate,
  'zh-Hant': zhHantRotate,
});

export interface Texts extends PageMessages {
  readonly rotate: RotateMessages;
  readonly rotation: RotationMessages;
}

export const textsFor = (language: Language): Texts => ({
  ...pageMessagesFor(language),
  rotate: MESSAGES[language],
  rotation: ROTATION_MESSAGES[language],
});
