/** The texts of the panel in all languages, and with them those of the page. */
import type { Language } from '../../../locales/languages';
import { pageMessagesFor, type PageMessages } from '../../../locales/page-messages';
import { inAllLanguages } from '../../../locales/translation';
import { ROTATION_MESSAGES } from '../../../locales/rotation-messages';
import type { RotationMessages } from '../../../locales/rotation/en';
import { enHelp, type HelpMessages } from './messages/en';
import { zhHansHelp } from './messages/zh-hans';
import { zhHantHelp } from './messages/zh-hant';

export const MESSAGES = inAllLanguages(enHelp, {
  'zh-Hans': zhHansHelp,
  'zh-Hant': zhHantHelp,
});

export interface Texts extends PageMessages {
  readonly help: HelpMessages;
  readonly rotation: RotationMessages;
}

export const textsFor = (language: Language): Texts => ({
  ...pageMessagesFor(language),
  help: MESSAGES[language],
  rotation: ROTATION_MESSAGES[language],
});
