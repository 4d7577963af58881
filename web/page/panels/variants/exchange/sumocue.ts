/**
 * Reads killers and jigsaws as SumoCue writes them (Ruud van der Werf): `SumoCueV1`, `D` for both diagonals, and an entry for each of
 * 81 cells, `=15` for the first cell of a cage with its sum, 0 for none, or `+7` for a cell of the cage that
 * begins at cell 7; `J0` to `J8` behind it is the piece of a jigsaw. A cage of one cell is a given.
 */
import { CLASSIC, isConsistent, named, type Cage, type Layout } from '../../../../board/layout';
import { boardOf } from '../../../../board/state';
import type { Reading } from './reading';

const DAMAGED: Reading = { kind: 'damaged' };

/** Reads the text of a puzzle, which is untrusted. */
export function readSumoCue(text: string): Reading {
  const found = /^\s*SumoCueV1(D?)((?:[=+]\d{1,3}(?:J[0-8])?){81})\s*$/.exec(text);
  if (found === null) return DAMAGED;
  const entries = Array.from(found[2]!.matchAll(/([=+])(\d+)(?:J(\d))?/g), (entry) => ({
    isFirst: entry[1] === '=',
    number: Number(entry[2]),
    piece: entry[3],
  }));
  const members = new Map<number, number[]>();
  for (const [cell, { isFirst, number }] of entries.entries()) {
    const first = isFirst ? cell : number;
    if (entries[first]?.isFirst !== true) return DAMAGED;
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
  if (isJigsaw && pieces.some((cells) => cells.length !== 9)) return DAMAGED;
  const layout: Layout = {
    ...CLASSIC,
    preset: null,
    rules: { ...CLASSIC.rules, diagonals: found[1] === 'D' },
    boxes: isJigsaw ? null : CLASSIC.boxes,
    areas: isJigsaw ? pieces : [],
    cages,
  };
  return isConsistent(layout) ? { kind: 'puzzle', board: boardOf(givens, named(layout)) } : DAMAGED;
}
