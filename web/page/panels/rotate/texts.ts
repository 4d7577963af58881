/** The texts of the panel in all languages, and with them those of the page. */
import { textsWith } from '../../../locales/page-messages';
import { inAllLanguages } from '../../../locales/translation';
import { ROTATION_MESSAGES } from '../../../locales/rotation-messages';
import { enRotate } from './messages/en';
import { zhHansRotate } from './messages/zh-hans';
import { zhHantRotate } from './messages/zh-hant';

export const textsFor = textsWith({
  rotate: inAllLanguages(enRotate, { 'zh-Hans': zhHansRotate, 'zh-Hant': zhHantRotate }),
  rotation: ROTATION_MESSAGES,
});

export type Texts = ReturnType<typeof textsFor>;
