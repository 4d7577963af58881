/** The words of hints in all languages. */
import { inAllLanguages } from '../locales/translation';
import { en } from './messages/en';
import { zhHans } from './messages/zh-hans';
import { zhHant } from './messages/zh-hant';

export const MESSAGES = inAllLanguages(en, {
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
});
