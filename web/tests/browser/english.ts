/**
 * The texts of the page in English, the language of most tests, which find controls by them. They
 * follow the catalogue, so that a change of wording changes no test.
 */
import { allTexts } from '../texts';

export const texts = allTexts('en');

/** The label of a cell by its row and column, both 1-based, whatever it holds. */
export const labelAt = (row: number, column: number): RegExp =>
  new RegExp(`${texts.board.cell(row, column, [''], [])}(,|$)`);
