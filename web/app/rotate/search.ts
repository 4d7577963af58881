/** Asks the engine about a position and tells what it found as plain data. */
import { parseDigits, formatDigits } from '../../board/digits';
import type { Engine, Progress } from '../../engine/jiugong';
import type { Notice } from './model';
import type { Found } from './step';
import {
  boxesPosition,
  inOrder,
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
  /** What was found before, where a longer search shall find better; else null. */
  readonly last: Found | null;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** How much longer than the last search the next one for the same position may take. */
const LONGER = 4;

/** What came of a search or of reading a text: what was wished, or why not. */
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
  // (Of a search that was stopped nobody knows what it would have taken.)
  const budget = last === null || last.nodes === 0 ? {} : { effort: last.nodes * LONGER };
  switch (kind) {
    case 'sort': {
      const wished = goal === null ? {} : { goal: [...goal] };
      const board = { rows, cols, tiles: [...tiles], ...wished };
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
      // Its effort has an upper bound; from there on only chance leads elsewhere.
      const board = { grid: [...tiles], seed: attempt };
      const { moves, nodes } = await engine.nineTripods({ ...board, ...options, ...budget });
      return found({ ...usual, moves, optimal: moves.length === 0, nodes });
    }
  }
}

/** The solved sudoku where the boxes of a position are in place; null where they are not. */
export async function solveInPlace(
  engine: Engine,
  { tiles }: Position,
): Promise<readonly number[] | null> {
  const { solution } = await engine.solve(formatDigits(tiles));
  return solution === null ? null : parseDigits(solution);
}

/** A position from a text; a board of tiles without the engine. */
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
  const digits = parseDigits(readable[0]!)!;
  if (board.kind === 'boxes') return { value: boxesPosition(digits), puzzles: readable.length };
  const blank = digits.indexOf(0);
  if (blank >= 0) return failed({ kind: 'blank-cell', cell: blank });
  const wrong = wrongCount(digits);
  if (wrong !== null) return failed({ kind: 'wrong-count', ...wrong });
  return { value: tripodsPosition(digits), puzzles: readable.length };
}

/** Givens of a new sudoku: enough that a person finds the places of its boxes. */
const CLUES = 36;

/** Another position of the same puzzle. */
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
      const { puzzle } = await (await engine()).generate({ clues: CLUES, signal });
      return pressAtRandom(boxesPosition(parseDigits(puzzle)!), random);
    }
  }
}

export const shuffledOfSize = (rows: number, cols: number, random: Random): Position =>
  shuffleTiles(inOrder(rows, cols), random);
