/** The texts of the panel in all languages, and with them those of the page. */
import { textsWith } from '../../../locales/page-messages';
import { inAllLanguages } from '../../../locales/translation';
import { ROTATION_MESSAGES } from '../../../locales/rotation-messages';
import { enHelp } from './messages/en';
import { zhHansHelp } from './messages/zh-hans';
import { zhHantHelp } from './messages/zh-hant';

export const textsFor = textsWith({
  help: inAllLanguages(enHelp, { 'zh-Hans': zhHansHelp, 'zh-Hant': zhHantHelp }),
  rotation: ROTATION_MESSAGES,
});

export type Texts = ReturnType<typeof textsFor>;
