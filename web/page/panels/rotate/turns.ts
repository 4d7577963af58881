/** Turns of 2×2 blocks: the effect of a press and its cost. */

import type { Move as EngineMove, Turns } from '../../../api/engine';

export type { Turns } from '../../../api/engine';

/** The top left place of the block, 0-based, and the turn. */
export type Move = Readonly<EngineMove>;

export type Turn = Move['turn'];

export const TURNS: readonly Turns[] = ['clockwise', 'quarter', 'any'];

/** The number of clockwise quarter turns. */
const QUARTERS: Readonly<Record<Turn, number>> = { cw: 1, half: 2, ccw: 3 };

/**
 * The cost of a turn under a rule. Every turn has a cost under every rule, so that turns made
 * before a change of the rule still count.
 */
export const costOf = (turn: Turn, turns: Turns): number =>
  turns === 'clockwise' ? QUARTERS[turn] : turns === 'quarter' && turn === 'half' ? 2 : 1;

/** The turns that are one press each. */
export const allowedTurns = (turns: Turns): readonly Turn[] =>
  (['cw', 'ccw', 'half'] as const).filter((turn) => costOf(turn, turns) === 1);

export type Tally = Readonly<Record<Turn, number>>;

export const NO_PRESSES: Tally = { cw: 0, ccw: 0, half: 0 };

export function counted(tally: Tally, moves: readonly Move[]): Tally {
  const sum = { ...tally };
  for (const { turn } of moves) ++sum[turn];
  return sum;
}

export const pressesOf = (tally: Tally, turns: Turns): number =>
  tally.cw * costOf('cw', turns) +
  tally.ccw * costOf('ccw', turns) +
  tally.half * costOf('half', turns);

/** The four places of a block on a board with `cols` columns, clockwise from its top left. */
export function blockOf({ row, col }: Pick<Move, 'row' | 'col'>, cols: number): readonly number[] {
  const at = row * cols + col;
  return [at, at + 1, at + cols + 1, at + cols];
}

/** Returns the board after a press; a clockwise turn moves the top left to the top right. */
export function turned<T>(tiles: readonly T[], cols: number, move: Move): readonly T[] {
  const block = blockOf(move, cols);
  const next = [...tiles];
  block.forEach((from, index) => {
    next[block[(index + QUARTERS[move.turn]) % 4]!] = tiles[from]!;
  });
  return next;
}

/** The press that undoes another. */
export const inverse = (move: Move): Move => ({
  ...move,
  turn: move.turn === 'half' ? 'half' : move.turn === 'cw' ? 'ccw' : 'cw',
});
