/** The texts of constraints in all languages. */
import type { Language } from '../../../locales/languages';
import { enFigures, type FigureMessages } from './messages/en';
import { zhHansFigures } from './messages/zh-hans';
import { zhHantFigures } from './messages/zh-hant';

export const FIGURE_MESSAGES: Readonly<Record<Language, FigureMessages>> = {
  en: enFigures,
  'zh-Hans': zhHansFigures,
  'zh-Hant': zhHantFigures,
};
