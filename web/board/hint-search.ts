/** What hints ask the engine. */
import type { Engine, Hint } from '../engine/jiugong';
import { positionOf } from './hint';
import type { Cells } from './layout';
import { classicQuestions } from './questions';
import { onlySolution } from './search';
import type { Board } from './state';

/** The teacher for people: names and order of the techniques as they learn them. */
const STYLE = 'human';

/**
 * The first thing to tell of a classic sudoku: a wrong digit, marks that lack the right one, or else the easiest
 * step. One wrong digit is told at a time. Clashing digits are told as wrong where the puzzle says which are.
 */
export async function findHint(engine: Engine, board: Board, signal: AbortSignal): Promise<Hint> {
  const hint = await engine.hint(positionOf(board), { style: STYLE, signal });
  if (hint.kind === 'wrong-digit') return { ...hint, cells: hint.cells.slice(0, 1) };
  if (hint.kind !== 'clash') return hint;
  const solution = await onlySolution(engine, board, signal);
  const isWrong = (cell: number): boolean =>
    solution !== null && board.own[cell] !== null && board.own[cell] !== solution[cell];
  const wrong = hint.cells.find(isWrong);
  return wrong === undefined ? hint : { kind: 'wrong-digit', cells: [wrong] };
}

/** A smallest set of givens that has no solution together with the wrong digit of a cell. */
export async function findReason(
  engine: Engine,
  { givens, own }: Board,
  wrong: number,
  signal: AbortSignal,
): Promise<Cells> {
  const values = givens.map((given, cell) => (cell === wrong ? own[cell]! : given));
  const cells = await classicQuestions(engine, signal).contradiction(values);
  return cells.filter((cell) => cell !== wrong);
}
