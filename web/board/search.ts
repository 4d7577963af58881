/** Asks the engine about a board and tells what it found as plain data. */
import type { Engine, SolveResult } from '../engine/jiugong';
import { countDigits, formatDigits, parseDigits, type Digits } from './digits';
import { CELLS } from './geometry';
import { entries, type Board, type Finding } from './state';

const digitsOf = (solution: string): Digits => {
  const digits = parseDigits(solution);
  if (digits === null) throw new TypeError('a solution is 81 digits');
  return digits;
};

function findingOf(result: SolveResult): Finding {
  const cost = { guesses: result.guesses, micros: result.micros };
  if (result.solution === null) return { kind: 'none', conflicts: result.conflicts, cost };
  const first = digitsOf(result.solution);
  if (result.second === null) return { kind: 'unique', solution: first, cost };
  const second = digitsOf(result.second);
  return { kind: 'several', first, second, exact: !result.capped, view: 'both', cost };
}

/**
 * Solves what is on the board. Where a person's own digits spoil the puzzle,
 * the answer is that of the givens alone; where those have none either, it says
 * what is wrong with the givens.
 */
export async function solveBoard(
  engine: Engine,
  board: Board,
  signal: AbortSignal,
): Promise<Finding> {
  const result = await engine.solve(formatDigits(entries(board)), { signal });
  if (result.status !== 'none' || countDigits(board.own) === 0) return findingOf(result);
  return findingOf(await engine.solve(formatDigits(board.givens), { signal }));
}

/** Compares a person's own digits with the solution, without showing it. */
export async function checkBoard(
  engine: Engine,
  board: Board,
  signal: AbortSignal,
): Promise<Finding> {
  const truth = findingOf(await engine.solve(formatDigits(board.givens), { signal }));
  if (truth.kind === 'none') return truth;
  if (truth.kind === 'unique') {
    const { solution } = truth;
    const isWrong = (cell: number): boolean =>
      board.own[cell] !== 0 && board.own[cell] !== solution[cell];
    return { kind: 'checked', wrong: CELLS.filter(isWrong) };
  }
  const together = await engine.solve(formatDigits(entries(board)), { signal });
  return { kind: 'checked', wrong: together.status === 'none' ? null : [] };
}
