/** Puzzles in the format of f-puzzles.com, as its links hold them. */
import lzString from 'lz-string';
import { EXAMPLES } from '../page/panels/variants/examples';

/** A link to a JSON text. */
export const linkToText = (json: string): string =>
  `https://f-puzzles.com/?load=${encodeURIComponent(lzString.compressToBase64(json))}`;

export const linkTo = (puzzle: unknown): string => linkToText(JSON.stringify(puzzle));

export const emptyGrid = (side: number): readonly (readonly object[])[] =>
  Array.from({ length: side }, () => Array.from({ length: side }, () => ({})));

/** A puzzle with a title, an author, rules in words, a line and a clue beside the board. */
export const TITLED = {
  size: 9,
  title: 'A title',
  author: 'Somebody',
  ruleset: 'Normal rules.\nAnd more.',
  grid: emptyGrid(9),
  thermometer: [{ lines: [['R1C1', 'R1C2', 'R2C3']] }],
  sandwichsum: [{ cell: 'R4C0', value: '12' }],
};

/** The cells of a rectangle such as `r1c1-r2c2`, or a cell. */
function cellsOf(rectangle: string): readonly string[] {
  const [top, left, bottom = top, right = left] = (rectangle.match(/\d+/g) ?? []).map(Number) as [
    number,
    number,
    number?,
    number?,
  ];
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (__, across) => `R${top + down}C${left + across}`),
  ).flat();
}

/** The panel's example of a killer, which has one solution. */
export const KILLER = {
  size: 9,
  title: 'A killer',
  ruleset: 'Cells in a cage differ.',
  grid: emptyGrid(9),
  killercage: Array.from(EXAMPLES.killer.matchAll(/cage (\d+) ([^;]+)/g), ([, value, cells]) => ({
    cells: cells!.split(' ').flatMap(cellsOf),
    value,
  })),
};
