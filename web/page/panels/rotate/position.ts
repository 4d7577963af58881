/** The positions of the three puzzles, and when each is solved. */
import { findClashes } from '../../../board/clashes';
import { CLASSIC } from '../../../board/layout';
import { formatValues, parseValues, type Values } from '../../../board/values';
import type { Kind } from './address';
import { turned, type Move } from './turns';

export interface Position {
  readonly kind: Kind;
  /** The number of units that turn, tiles or boxes, per column; `cols` is the number per row. */
  readonly rows: number;
  readonly cols: number;
  /** The numbers row by row; for boxes the 81 digits, 0 for a blank cell. */
  readonly tiles: readonly number[];
  /** The goal of tiles to sort; null for the ascending order. */
  readonly goal: readonly number[] | null;
}

export const SMALLEST = 2;
export const LARGEST = 10;

export const sortPosition = (
  rows: number,
  cols: number,
  tiles: readonly number[],
  goal: readonly number[] | null = null,
): Position => ({
  kind: 'sort',
  rows,
  cols,
  tiles,
  goal: goal?.join() === ascending(tiles).join() ? null : goal,
});

const ofDigits =
  (kind: Kind, side: number) =>
  (tiles: readonly number[]): Position => ({ kind, rows: side, cols: side, tiles, goal: null });

export const boxesPosition = ofDigits('boxes', 3);
export const tripodsPosition = ofDigits('tripods', 9);

export const inOrder = (rows: number, cols: number): Position =>
  sortPosition(
    rows,
    cols,
    Array.from({ length: rows * cols }, (_, index) => index + 1),
  );

export const samePosition = (a: Position, b: Position): boolean =>
  a.kind === b.kind &&
  a.cols === b.cols &&
  a.tiles.join() === b.tiles.join() &&
  a.goal?.join() === b.goal?.join();

/** The cells 0..80 of each box; boxes and cells are numbered row by row. */
const BOX_CELLS: readonly (readonly number[])[] = Array.from({ length: 9 }, (_, box) =>
  Array.from(
    { length: 9 },
    (__, cell) => (Math.floor(box / 3) * 3 + Math.floor(cell / 3)) * 9 + (box % 3) * 3 + (cell % 3),
  ),
);

export const boxOf = (cell: number): number => BOX_CELLS.findIndex((cells) => cells.includes(cell));

/** Parses 81 characters into digits, 0 for a blank cell; null for any other text. */
export const parseDigits = (text: string): readonly number[] | null =>
  parseValues(text)?.map((value) => value ?? 0) ?? null;

const valuesOf = (digits: readonly number[]): Values => digits.map((digit) => digit || null);

export const formatDigits = (digits: readonly number[]): string => formatValues(valuesOf(digits));

export const boxesOf = (digits: readonly number[]): readonly (readonly number[])[] =>
  BOX_CELLS.map((cells) => cells.map((cell) => digits[cell]!));

export function joinBoxes(boxes: readonly (readonly number[])[]): readonly number[] {
  const digits = Array.from({ length: 81 }, () => 0);
  BOX_CELLS.forEach((cells, box) =>
    cells.forEach((cell, index) => (digits[cell] = boxes[box]![index]!)),
  );
  return digits;
}

/** Applies a press. Boxes move as a whole; their digits stay upright. */
export function press(position: Position, move: Move): Position {
  const { kind, cols, tiles } = position;
  return {
    ...position,
    tiles:
      kind === 'boxes' ? joinBoxes(turned(boxesOf(tiles), cols, move)) : turned(tiles, cols, move),
  };
}

/** The positions before, between and after the moves. */
export function trackOf(from: Position, moves: readonly Move[]): readonly Position[] {
  const track = [from];
  for (const move of moves) track.push(press(track.at(-1)!, move));
  return track;
}

export const ascending = (tiles: readonly number[]): readonly number[] =>
  [...tiles].sort((a, b) => a - b);

export const goalOf = ({ tiles, goal }: Position): readonly number[] => goal ?? ascending(tiles);

/** Whether each tile is where the goal has its number. */
export function inPlace(position: Position): readonly boolean[] {
  const goal = goalOf(position);
  return position.tiles.map((tile, index) => tile === goal[index]);
}

/** Gives a new position the goal of another board, if it has the same tiles. */
export function withGoalOf(board: Position, position: Position): Position {
  const { rows, cols, tiles } = position;
  const isFit =
    board.goal !== null &&
    board.cols === cols &&
    ascending(board.tiles).join() === ascending(tiles).join();
  return isFit ? sortPosition(rows, cols, tiles, board.goal) : position;
}

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The rows and columns that hold nine different digits. */
export function completeLines({ tiles }: Position): {
  readonly rows: readonly number[];
  readonly cols: readonly number[];
} {
  const isComplete = (cells: readonly number[]): boolean =>
    new Set(cells.map((cell) => tiles[cell])).size === 9;
  return {
    rows: NINE.filter((row) => isComplete(NINE.map((col) => row * 9 + col))),
    cols: NINE.filter((col) => isComplete(NINE.map((row) => row * 9 + col))),
  };
}

/** The cells whose digit occurs in its row or column more than once. */
export const clashingCells = ({ tiles }: Position): ReadonlySet<number> =>
  new Set(findClashes(CLASSIC, valuesOf(tiles)).flatMap(({ cells }) => cells));

/** Whether a position is solved; for boxes only the engine can tell. */
export function isDone(position: Position): boolean {
  switch (position.kind) {
    case 'sort':
      return inPlace(position).every(Boolean);
    case 'tripods': {
      const { rows, cols } = completeLines(position);
      return rows.length === 9 && cols.length === 9;
    }
    case 'boxes':
      return false;
  }
}

/** The first digit that does not occur nine times, and its count; null if there is none. */
export function wrongCount(digits: readonly number[]): { digit: number; count: number } | null {
  for (let digit = 1; digit <= 9; ++digit) {
    const count = digits.filter((other) => other === digit).length;
    if (count !== 9) return { digit, count };
  }
  return null;
}
