/** Puzzles of candidates (sukaku) as the engine writes them: 729 characters, nine a cell, each digit at its place. */
import { boardFrom, extrasOf, type Snapshot } from './snapshot';
import { CLASSIC } from './layout';
import { candidatesOf, NO_MARKS, without } from './marks';
import { boardOf, type Board } from './state';
import { BLANK, formatValues, parseValues } from './values';

export const isPacked = (puzzle: string): boolean => puzzle.length === 729;

const maskOf = (digits: string): number =>
  Array.from(digits, Number).reduce((mask, digit) => mask | (1 << (digit - 1)), 0);

/** The board of such a puzzle: a digit that is alone is a given, others are notes, and automatic notes have no more. */
export function snapshotOfPacked(packed: string): Snapshot {
  const cells = (packed.match(/.{9}/g) ?? []).map((cell) => cell.replaceAll(/[^1-9]/g, ''));
  const givens = cells.map((digits) => (digits.length === 1 ? digits : '.')).join('');
  const candidates = cells.map((digits) => (digits.length === 1 ? 0 : maskOf(digits)));
  const allowed = candidatesOf(CLASSIC, parseValues(givens)!);
  const removed = allowed.map((mask, cell) => without(mask, candidates[cell]!));
  const extras = extrasOf({ removed, colors: NO_MARKS });
  return { givens, own: formatValues(BLANK), corner: NO_MARKS, candidates, ...extras };
}

/** The board of a puzzle as the engine has read it. */
export const boardOfPuzzle = (puzzle: string): Board =>
  isPacked(puzzle) ? boardFrom(snapshotOfPacked(puzzle)) : boardOf(parseValues(puzzle)!);
