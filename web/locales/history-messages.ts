/** The texts of the history of boards in all languages, apart from those that the page always has. */
import { enHistory } from './history/en';
import { zhHansHistory } from './history/zh-hans';
import { zhHantHistory } from './history/zh-hant';
import { inAllLanguages } from './translation';

export const HISTORY_MESSAGES = inAllLanguages(enHistory, {
  'zh-Hans': zhHansHistory,
  'zh-Hant': zhHantHistory,
});
