/** The texts of a board in all languages, which `jiugong.js` contains. */
import { en, type Messages as BoardMessages } from './board/en';
import { zhHans } from './board/zh-hans';
import { zhHant } from './board/zh-hant';
import type { Language } from './languages';
import { enShapes, type ShapeMessages } from './shapes/en';
import { zhHansShapes } from './shapes/zh-hans';
import { zhHantShapes } from './shapes/zh-hant';

export interface Messages extends BoardMessages {
  /** Those that a classic sudoku does not need. */
  readonly shapes: ShapeMessages;
}

export const MESSAGES: Readonly<Record<Language, Messages>> = {
  en: { ...en, shapes: enShapes },
  'zh-Hans': { ...zhHans, shapes: zhHansShapes },
  'zh-Hant': { ...zhHant, shapes: zhHantShapes },
};
