/** The texts of boards of other shapes than a classic sudoku, in all languages. */
import type { Language } from './languages';
import { enShapes, type ShapeMessages } from './shapes/en';
import { zhHansShapes } from './shapes/zh-hans';
import { zhHantShapes } from './shapes/zh-hant';

export type { ShapeMessages } from './shapes/en';

export const SHAPE_MESSAGES: Readonly<Record<Language, ShapeMessages>> = {
  en: enShapes,
  'zh-Hans': zhHansShapes,
  'zh-Hant': zhHantShapes,
};
