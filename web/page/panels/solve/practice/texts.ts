/** The texts of positions to practise in all languages, and with them those of the page. */
import type { Language } from '../../../../locales/languages';
import { pageMessagesFor, type PageMessages } from '../../../../locales/page-messages';
import { inAllLanguages } from '../../../../locales/translation';
import { enPractice, type PracticeMessages } from './messages/en';
import { zhHansPractice } from './messages/zh-hans';
import { zhHantPractice } from './messages/zh-hant';

const MESSAGES = inAllLanguages(enPractice, {
  'zh-Hans': zhHansPractice,
  'zh-Hant': zhHantPractice,
});

export interface PracticeTexts extends PageMessages {
  readonly practice: PracticeMessages;
}

export const textsFor = (language: Language): PracticeTexts => ({
  ...pageMessagesFor(language),
  practice: MESSAGES[language],
});
