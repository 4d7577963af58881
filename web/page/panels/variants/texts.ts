/** The texts of the panel in all languages, and with them those of the page. */
import { textsWith } from '../../../locales/page-messages';
import { inAllLanguages } from '../../../locales/translation';
import { enExchange } from './exchange/messages/en';
import { zhHansExchange } from './exchange/messages/zh-hans';
import { zhHantExchange } from './exchange/messages/zh-hant';
import { enVariants } from './messages/en';
import { zhHansVariants } from './messages/zh-hans';
import { zhHantVariants } from './messages/zh-hant';

export const textsFor = textsWith({
  variants: inAllLanguages(enVariants, { 'zh-Hans': zhHansVariants, 'zh-Hant': zhHantVariants }),
  /** About other programs. */
  exchange: inAllLanguages(enExchange, { 'zh-Hans': zhHansExchange, 'zh-Hant': zhHantExchange }),
});

export type Texts = ReturnType<typeof textsFor>;
