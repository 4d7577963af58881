/** The texts of positions to practise in all languages, and with them those of the page. */
import { textsWith } from '../../../../locales/page-messages';
import { inAllLanguages } from '../../../../locales/translation';
import { enPractice } from './messages/en';
import { zhHansPractice } from './messages/zh-hans';
import { zhHantPractice } from './messages/zh-hant';

export const textsFor = textsWith({
  practice: inAllLanguages(enPractice, { 'zh-Hans': zhHansPractice, 'zh-Hant': zhHantPractice }),
});

export type PracticeTexts = ReturnType<typeof textsFor>;
