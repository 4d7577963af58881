/** The texts of the panel in all languages, and with them those of the page. */
import { textsWith } from '../../../locales/page-messages';
import { inAllLanguages } from '../../../locales/translation';
import { enLearn } from './messages/en';
import { zhHansLearn } from './messages/zh-hans';
import { zhHantLearn } from './messages/zh-hant';

export const textsFor = textsWith({
  learn: inAllLanguages(enLearn, { 'zh-Hans': zhHansLearn, 'zh-Hant': zhHantLearn }),
});

export type Texts = ReturnType<typeof textsFor>;
