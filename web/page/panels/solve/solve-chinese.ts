/** The texts of the panel in Chinese: a part of its own, since the first page has the code of the panel. */
import type { Translations } from '../../../locales/translation';
import type { SolveMessages } from './messages/en';
import { zhHansSolve } from './messages/zh-hans';
import { zhHantSolve } from './messages/zh-hant';

export const SOLVE_CHINESE: Translations<SolveMessages> = {
  'zh-Hans': zhHansSolve,
  'zh-Hant': zhHantSolve,
};
