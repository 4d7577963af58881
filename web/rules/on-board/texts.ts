/** The texts of constraints in all languages. */
import { inAllLanguages } from '../../locales/translation';
import { enFigures } from '../messages/en';
import { zhHansFigures } from '../messages/zh-hans';
import { zhHantFigures } from '../messages/zh-hant';

export const FIGURE_MESSAGES = inAllLanguages(enFigures, {
  'zh-Hans': zhHansFigures,
  'zh-Hant': zhHantFigures,
});
