import type { Cells, Layout } from '../board/layout';
import type { Exchange, Read } from './exchange/exchange';
import { readCell, writeLine } from './exchange/f-puzzles';
import { placeOf } from './exchange/sudokupad';
import { extremes } from './inequality';

/** Signs between a cell and those beside it that are no extremes themselves. */
const readExtremes = (isLeast: boolean): Read =>
  readCell((cell, layout, all) => extremes(cell, isLeast, layout, all));

/** The sign that points from the larger to the smaller of two cells. */
function signBetween([smaller = 0, larger = 0]: Cells, { cols }: Layout): string {
  if (Math.abs(smaller - larger) === 1 || cols === 1) {
    const isAcross = Math.floor(smaller / cols) === Math.floor(larger / cols);
    if (isAcross) return smaller < larger ? '<' : '>';
  }
  return smaller < larger ? '∧' : '∨';
}

export const inequality: Exchange<'thermometer'> = {
  lists: { minimum: readExtremes(true), maximum: readExtremes(false) },
  write: ({ cells }, layout) => writeLine('thermometer', cells, layout),
  draw: ({ cells }, on) => on.text(placeOf(cells, on), signBetween(cells, on.layout)),
};
