/**
 * Reads killers and jigsaws as SumoCue writes them (Ruud van der Werf): `SumoCueV1`, `D` for both diagonals, and an entry for each of
 * 81 cells, `=15` for the first cell of a cage with its sum, 0 for none, or `+7` for a cell of the cage that
 * begins at cell 7; `J0` to `J8` behind it is the piece of a jigsaw. A cage of one cell is a given.
 */
import { CLASSIC, isConsistent, named, type Cage, type Layout } from '../../../../board/layout';
import { boardOf } from '../../../../board/state';
import { Fault, reading } from './fields';
import type { Path, Reading } from './reading';

const CELLS = 81;

/** The place of a cell, in the words of the page. */
const placeOf = (cell: number): Path => [`r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`];

/** Reads the entries of all cells. */
function entriesIn(text: string) {
  const entries = [];
  let rest = text;
  while (rest !== '') {
    const found = /^([=+])(\d{1,3})(?:J([0-8]))?(?![\dJ])/.exec(rest);
    if (found === null) throw new Fault(placeOf(entries.length), 'entry');
    if (entries.length === CELLS) throw new Fault([], 'cells81');
    entries.push({ isFirst: found[1] === '=', number: Number(found[2]), piece: found[3] });
    rest = rest.slice(found[0].length);
  }
  if (entries.length < CELLS) throw new Fault([], 'cells81');
  return entries;
}

function interpret(text: string): Reading {
  const found = /^SumoCueV1(D?)(.*)$/s.exec(text.trim());
  if (found === null) throw new Fault([], 'entry');
  const entries = entriesIn(found[2]!);
  const members = new Map<number, number[]>();
  for (const [cell, { isFirst, number }] of entries.entries()) {
    const first = isFirst ? cell : number;
    if (entries[first]?.isFirst !== true) throw new Fault(placeOf(cell), 'first');
    members.set(first, [...(members.get(first) ?? []), cell]);
  }
  const isGiven = ([first, cells]: readonly [number, readonly number[]]): boolean =>
    cells.length === 1 && entries[first]!.number >= 1 && entries[first]!.number <= 9;
  const all = [...members].sort(([a], [b]) => a - b);
  const givens = entries.map(({ number }, cell) =>
    isGiven([cell, members.get(cell) ?? []]) ? number : null,
  );
  const cages = all.flatMap(([first, cells]): Cage[] => {
    const { number } = entries[first]!;
    const isCage = cells.length > 1 || number > 9;
    return isCage ? [{ sum: number === 0 ? null : number, cells }] : [];
  });
  const pieces = [...'012345678'].map((name) =>
    entries.flatMap(({ piece }, cell) => (piece === name ? [cell] : [])),
  );
  const isJigsaw = pieces.some((cells) => cells.length > 0);
  const uneven = isJigsaw ? pieces.findIndex((cells) => cells.length !== 9) : -1;
  if (uneven >= 0) throw new Fault([`J${uneven}`], 'cells9');
  const layout: Layout = {
    ...CLASSIC,
    preset: null,
    rules: { ...CLASSIC.rules, diagonals: found[1] === 'D' },
    boxes: isJigsaw ? null : CLASSIC.boxes,
    areas: isJigsaw ? pieces : [],
    cages,
  };
  return isConsistent(layout)
    ? { kind: 'puzzle', board: boardOf(givens, named(layout)) }
    : { kind: 'damaged' };
}

/** Reads the text of a puzzle, which is untrusted; names the place of what is none. */
export const readSumoCue = (text: string): Reading => reading(() => interpret(text));
