/** What hints ask the engine. */
import type { Engine, Hint } from '../api/engine';
import { positionOf } from './hint';
import type { Cells } from './layout';
import { onlySolution, questionsOn } from './search';
import { entries, type Board } from './state';

/** The teacher for people: names and order of the techniques as they learn them. */
const STYLE = 'human';

/**
 * Blank cells that have lost all automatic candidates, as a hint; null for none. To the engine they would be cells
 * without marks, which may hold whatever the digits allow.
 */
function lostCandidates(board: Board): Hint | null {
  const cells = entries(board).flatMap((value, cell) =>
    value === null && board.candidates[cell] === 0 ? [cell] : [],
  );
  return cells.length === 0 ? null : { kind: 'missing-mark', cells };
}

/**
 * The first thing to tell of a classic sudoku: a wrong digit, marks that lack the right one, or else the easiest
 * step. One wrong digit is told at a time. Clashing digits are told as wrong where the puzzle says which are.
 */
export async function findHint(
  engine: Engine,
  board: Board,
  areAutomatic: boolean,
  signal: AbortSignal,
): Promise<Hint> {
  const hint = await engine.hint(positionOf(board), { style: STYLE, signal });
  if (hint.kind === 'wrong-digit') return { ...hint, cells: hint.cells.slice(0, 1) };
  if (hint.kind === 'step' && areAutomatic) return lostCandidates(board) ?? hint;
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
  { layout, givens, own }: Board,
  wrong: number,
  signal: AbortSignal,
): Promise<Cells> {
  const values = givens.map((given, cell) => (cell === wrong ? own[cell]! : given));
  const cells = await questionsOn(engine, layout, signal).contradiction(values);
  return cells.filter((cell) => cell !== wrong);
}
