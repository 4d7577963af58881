/** Calls the engine for a position and returns the result as plain data. */
import { JiugongError, type Engine, type Progress } from '../../../engine/jiugong';
import type { Notice } from './model';
import type { Found } from './step';
import {
  boxesPosition,
  formatDigits,
  inOrder,
  parseDigits,
  tripodsPosition,
  withGoalOf,
  wrongCount,
  type Position,
} from './position';
import { pressAtRandom, shuffleTiles, shuffleTripods, type Random } from './shuffle';
import { readTiles } from './read';
import type { Turns } from './turns';

export interface SearchOptions {
  readonly turns: Turns;
  /** The previous answer if a longer search for a better one is requested; else null. */
  readonly last: Found | null;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** The factor by which the effort of each further search for the same position grows. */
const LONGER = 4;

/**
 * The outcome of a search or of reading a text: a value, or the notice that says why there is none.
 */
export type Outcome<T> = { readonly value: T } | { readonly notice: Notice };

const found = (value: Found): Outcome<Found> => ({ value });
const failed = (notice: Notice): Outcome<never> => ({ notice });

export async function findAnswer(
  engine: Engine,
  { kind, rows, cols, tiles, goal }: Position,
  { last, ...options }: SearchOptions,
): Promise<Outcome<Found>> {
  const attempt = last === null ? 0 : last.attempt + 1;
  const usual = { attempt, solution: null, arrangements: null };
  // The effort of a stopped search is unknown.
  const budget = last === null || last.nodes === 0 ? {} : { effort: last.nodes * LONGER };
  switch (kind) {
    case 'sort': {
      const requested = goal === null ? {} : { goal: [...goal] };
      const board = { rows, cols, tiles: [...tiles], ...requested };
      const result = await engine.untwist({ ...board, ...options, ...budget, seed: attempt });
      if (result.status === 'unreachable') return failed({ kind: 'unreachable' });
      const { moves, optimal, nodes } = result;
      return found({ ...usual, moves, optimal, nodes });
    }
    case 'boxes': {
      const result = await engine.rotateSudoku({ puzzle: formatDigits(tiles), ...options });
      if (result.status === 'none') return failed({ kind: 'no-arrangement' });
      const { moves, arrangements: count, capped, unique } = result;
      const solution = parseDigits(result.solution ?? '');
      const arrangements = { count, capped, unique };
      return found({ ...usual, moves, optimal: true, nodes: 0, solution, arrangements });
    }
    case 'tripods': {
      // The effort has an upper bound; at the bound only another seed leads to other answers.
      const board = { grid: [...tiles], seed: attempt };
      const { moves, nodes } = await engine.nineTripods({ ...board, ...options, ...budget });
      return found({ ...usual, moves, optimal: moves.length === 0, nodes });
    }
  }
}

/** Returns the solved sudoku if the boxes of a position are in place, else null. */
export async function solveInPlace(
  engine: Engine,
  { tiles }: Position,
): Promise<readonly number[] | null> {
  const { solution } = await engine.solve(formatDigits(tiles));
  return solution === null ? null : parseDigits(solution);
}

/** Reads a position from a text; a board of tiles needs no engine. */
export async function readPosition(
  engine: () => Promise<Engine>,
  text: string,
  board: Position,
  signal: AbortSignal,
): Promise<Outcome<Position> & { readonly puzzles?: number }> {
  if (board.kind === 'sort') {
    const read = readTiles(text, board);
    return 'problem' in read
      ? failed({ kind: 'unreadable', problem: read.problem })
      : { value: withGoalOf(board, read.position) };
  }
  const { puzzles } = await (await engine()).readText(text, { signal });
  const readable = puzzles.flatMap((entry) => ('puzzle' in entry ? [entry.puzzle] : []));
  const digits = parseDigits(readable[0]!);
  if (digits === null) throw new JiugongError('givens-expected', 'The puzzle has candidates.');
  if (board.kind === 'boxes') return { value: boxesPosition(digits), puzzles: readable.length };
  const blank = digits.indexOf(0);
  if (blank >= 0) return failed({ kind: 'blank-cell', cell: blank });
  const wrong = wrongCount(digits);
  if (wrong !== null) return failed({ kind: 'wrong-count', ...wrong });
  return { value: tripodsPosition(digits), puzzles: readable.length };
}

/** The givens of a new sudoku: enough for a person to find the places of its boxes. */
const GIVENS = 36;

/** Returns another position of the same puzzle. */
export async function shuffled(
  engine: () => Promise<Engine>,
  board: Position,
  random: Random,
  signal: AbortSignal,
): Promise<Position> {
  switch (board.kind) {
    case 'sort':
      return shuffleTiles(board, random);
    case 'tripods':
      return shuffleTripods(random);
    case 'boxes': {
      const { puzzle } = await (await engine()).generate({ givens: GIVENS, signal });
      return pressAtRandom(boxesPosition(parseDigits(puzzle)!), random);
    }
  }
}

export const shuffledOfSize = (rows: number, cols: number, random: Random): Position =>
  shuffleTiles(inOrder(rows, cols), random);
