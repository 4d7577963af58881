import type { Cells, Layout } from '../board/layout';
import { doubleArrows, partsOf, regionSums, wayOf } from './equal-sums';
import type { Exchange, Written } from './exchange/exchange';
import { readLines, writeLine, type DrawnAs } from './exchange/f-puzzles';
import { drawEnded } from './exchange/sudokupad';

/** Groups that are the parts of a line within each box; null for others. */
function writeParts(
  groups: readonly Cells[],
  layout: Layout,
  drawnAs: DrawnAs | null,
): readonly Written[] | null {
  const cells = groups.flat();
  return JSON.stringify(partsOf(cells, layout)) === JSON.stringify(groups)
    ? writeLine('regionsumline', cells, layout, drawnAs)
    : null;
}

export const equalSums: Exchange<'equal-sums'> = {
  write: ({ groups }, layout) => writeParts(groups, layout, null),
  draw: ({ groups }, on) => {
    for (const cells of groups) on.line(on.centres(cells), '#8a8a8a', 0.06);
  },
};

export const regionSum: Exchange<'equal-sums'> = {
  lists: { regionsumline: readLines(regionSums) },
  write: ({ groups }, layout) => writeParts(groups, layout, ['Region Sum Line', '#2ECBFF', 0.25]),
  draw: ({ groups }, on) => on.line(on.centres(groups.flat()), '#2ecbff', 0.15),
  line: {
    words: /region sum|same sum|box (?:border|boundar)|区域和|區域和/i,
    hue: 'blue',
    color: '#2ecbff',
    make: regionSums,
  },
};

export const doubleArrow: Exchange<'equal-sums'> = {
  lists: { doublearrow: readLines(doubleArrows) },
  write: ({ groups }, layout) =>
    writeLine('doublearrow', wayOf(groups), layout, ['Double Arrow', '#DC5F8E', 0.1]),
  draw: ({ groups }, on) => drawEnded(wayOf(groups), false, '#dc5f8e', on),
};
