/** The texts of the pages of techniques in all languages, and with them those of the page. */
import type { Language } from '../../../locales/languages';
import { pageMessagesFor, type PageMessages } from '../../../locales/page-messages';
import { inAllLanguages } from '../../../locales/translation';
import { enTechniques, type TechniqueMessages } from './messages/en';
import { zhHansTechniques } from './messages/zh-hans';
import { zhHantTechniques } from './messages/zh-hant';

const MESSAGES = inAllLanguages(enTechniques, {
  'zh-Hans': zhHansTechniques,
  'zh-Hant': zhHantTechniques,
});

export interface TechniqueTexts extends PageMessages {
  readonly techniques: TechniqueMessages;
}

export const textsFor = (language: Language): TechniqueTexts => ({
  ...pageMessagesFor(language),
  techniques: MESSAGES[language],
});
