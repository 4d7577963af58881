/** The texts of photos in all languages, and with them those of the page. */
import type { Language } from '../../../../locales/languages';
import { pageMessagesFor, type PageMessages } from '../../../../locales/page-messages';
import { inAllLanguages } from '../../../../locales/translation';
import { enPhoto, type PhotoMessages } from './messages/en';
import { zhHansPhoto } from './messages/zh-hans';
import { zhHantPhoto } from './messages/zh-hant';

const MESSAGES = inAllLanguages(enPhoto, {
  'zh-Hans': zhHansPhoto,
  'zh-Hant': zhHantPhoto,
});

export interface PhotoTexts extends PageMessages {
  readonly photo: PhotoMessages;
}

export const textsFor = (language: Language): PhotoTexts => ({
  ...pageMessagesFor(language),
  photo: MESSAGES[language],
});
