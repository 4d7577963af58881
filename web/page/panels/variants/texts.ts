/** The texts of the panel in all languages, and with them those of the page. */
import type { Language } from '../../../locales/languages';
import { pageMessagesFor, type PageMessages } from '../../../locales/page-messages';
import { enVariants, type VariantsMessages } from './messages/en';
import { zhHansVariants } from './messages/zh-hans';
import { zhHantVariants } from './messages/zh-hant';

export const MESSAGES: Readonly<Record<Language, VariantsMessages>> = {
  en: enVariants,
  'zh-Hans': zhHansVariants,
  'zh-Hant': zhHantVariants,
};

export interface Texts extends PageMessages {
  readonly variants: VariantsMessages;
}

export const textsFor = (language: Language): Texts => ({
  ...pageMessagesFor(language),
  variants: MESSAGES[language],
});
