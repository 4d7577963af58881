/** The texts of photos in all languages, and with them those of the page. */
import { textsWith } from '../../../../locales/page-messages';
import { inAllLanguages } from '../../../../locales/translation';
import { enPhoto } from './messages/en';
import { zhHansPhoto } from './messages/zh-hans';
import { zhHantPhoto } from './messages/zh-hant';

export const textsFor = textsWith({
  photo: inAllLanguages(enPhoto, { 'zh-Hans': zhHansPhoto, 'zh-Hant': zhHantPhoto }),
});

export type PhotoTexts = ReturnType<typeof textsFor>;
