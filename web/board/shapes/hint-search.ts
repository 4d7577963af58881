/** Looks for a hint on a board of another shape than a classic sudoku. */
import type { Engine } from '../../api/engine';
import type { BoardHint } from '../next-cell';
import { cellsOf } from '../layout';
import { has } from '../marks';
import { questionsOn } from '../search';
import { entries, type Board } from '../state';
import type { BoardRules } from './figures';

/**
 * The first thing to tell: a wrong value, marks that lack the right one, or else the cell whose value is easiest to tell.
 * The only solution judges; without one there is nothing to tell but that.
 */
export async function findShapeHint(
  engine: Engine,
  board: Board,
  areAutomatic: boolean,
  rules: BoardRules,
  signal: AbortSignal,
): Promise<BoardHint> {
  const { layout, givens, own } = board;
  const values = entries(board);
  const { solution, second } = await questionsOn(engine, layout, signal).solve(givens);
  if (solution === null) return { kind: 'no-solution' };
  if (second !== null) return { kind: 'several-solutions' };
  const cells = cellsOf(layout);
  const wrong = cells.find((cell) => own[cell] !== null && own[cell] !== solution[cell]);
  if (wrong !== undefined) return { kind: 'wrong-digit', cells: [wrong] };
  if (cells.every((cell) => values[cell] !== null)) return { kind: 'solved' };
  const unmarked = cells.filter((cell) => {
    const mask = board.candidates[cell]!;
    const hasMarks = areAutomatic || mask !== 0;
    return values[cell] === null && hasMarks && !has(mask, solution[cell]!, layout);
  });
  if (unmarked.length > 0) return { kind: 'missing-mark', cells: unmarked };
  return rules.nextCell(layout, values, solution);
}
