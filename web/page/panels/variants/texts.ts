/** The texts of the panel in all languages, and with them those of the page. */
import type { Language } from '../../../locales/languages';
import { pageMessagesFor, type PageMessages } from '../../../locales/page-messages';
import { inAllLanguages } from '../../../locales/translation';
import { enExchange, type ExchangeMessages } from './exchange/messages/en';
import { zhHansExchange } from './exchange/messages/zh-hans';
import { zhHantExchange } from './exchange/messages/zh-hant';
import { enVariants, type VariantsMessages } from './messages/en';
import { zhHansVariants } from './messages/zh-hans';
import { zhHantVariants } from './messages/zh-hant';

export const MESSAGES = inAllLanguages(enVariants, {
  'zh-Hans': zhHansVariants,
  'zh-Hant': zhHantVariants,
});

const EXCHANGE = inAllLanguages(enExchange, {
  'zh-Hans': zhHansExchange,
  'zh-Hant': zhHantExchange,
});

export interface Texts extends PageMessages {
  readonly variants: VariantsMessages;
  /** About other programs. */
  readonly exchange: ExchangeMessages;
}

export const textsFor = (language: Language): Texts => ({
  ...pageMessagesFor(language),
  variants: MESSAGES[language],
  exchange: EXCHANGE[language],
});
