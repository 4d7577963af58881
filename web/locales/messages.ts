/** The type of the texts of a board, and those in English, which `jiugong.js` contains. */
import { en, type Messages as BoardMessages } from './board/en';
import { enShapes, type ShapeMessages } from './shapes/en';

export interface Messages extends BoardMessages {
  /** Those that a classic sudoku does not need. */
  readonly shapes: ShapeMessages;
}

export const ENGLISH: Messages = { ...en, shapes: enShapes };
