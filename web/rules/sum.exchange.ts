import { outsideOf } from '../board/shapes/figures/outside';
import { DIRECTIONS, placeIn } from './exchange/cells';
import type { Exchange, Read } from './exchange/exchange';
import { cellTexts, isBlank, outsideText, parseCells, ray } from './exchange/f-puzzles';
import { drawClue, placeOf } from './exchange/sudokupad';
import { wholeNumber } from './exchange/whole-number';

const readXv: Read = ({ cells: names, value }, layout) => {
  const cells = parseCells(names, layout);
  if (cells?.length !== 2) return 'damaged';
  if (isBlank(value)) return [];
  const sum = ({ X: 10, V: 5 } as Readonly<Record<string, number>>)[
    typeof value === 'string' ? value.toUpperCase() : ''
  ];
  return sum === undefined ? 'foreign' : [{ kind: 'sum', cells, sum }];
};

const letter = (value: 'X' | 'V'): Exchange<'sum'> => ({
  write: ({ cells }, layout) => [['xv', { cells: cellTexts(cells, layout), value }]],
  draw: ({ cells }, on) => on.text(placeOf(cells, on), value),
});

export const x: Exchange<'sum'> = { ...letter('X'), lists: { xv: readXv } };
export const v = letter('V');

export const edgeSum: Exchange<'sum'> = {
  draw: (pair, on) => on.text(placeOf(pair.cells, on), String(pair.sum), 0.3),
};

const readLittleKiller: Read = ({ cell: name, direction, value }, layout) => {
  const place = placeIn(name, layout.rows);
  const step = Object.entries(DIRECTIONS).find(([other]) => other === direction)?.[1];
  if (place === null || step === undefined) return 'damaged';
  const clue = wholeNumber(value);
  if (clue === null) return isBlank(value) ? [] : 'foreign';
  const cells = ray(place, step, layout);
  return cells.length === 0 ? 'damaged' : [{ kind: 'sum', cells, sum: clue }];
};

export const littleKiller: Exchange<'sum'> = {
  lists: { littlekillersum: readLittleKiller },
  write: (diagonal, layout) => {
    const { cells } = diagonal;
    const step = outsideOf(cells, layout)?.direction.join();
    const direction = Object.keys(DIRECTIONS).find((name) => DIRECTIONS[name]!.join() === step);
    if (direction === undefined) return null;
    const cell = outsideText(cells, layout);
    const value = String(diagonal.sum);
    return [['littlekillersum', { cell, cells: cellTexts(cells, layout), direction, value }]];
  },
  draw: (diagonal, on) => {
    const {
      place: [col, row],
      direction: [right, down],
    } = outsideOf(diagonal.cells, on.layout)!;
    const [from, to] = [0.3, 0.48].map((way) => [col + way * right, row + way * down] as const);
    on.arrow([from!, to!], '#000000', 0.03, 0.1);
    on.text([col, row], String(diagonal.sum), 0.42);
  },
};

export const outsideSum: Exchange<'sum'> = {
  draw: (line, on) => drawClue(line.cells, `Σ${line.sum}`, on),
};

export const sum: Exchange<'sum'> = {
  draw: (cage, on) => on.cage(cage.cells, { unique: false, value: String(cage.sum) }),
};
