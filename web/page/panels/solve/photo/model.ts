/** The reading of a photo while a person compares it with the photo: plain data, changed by pure functions. */
import type { PhotoPoint, PhotoPuzzle, PhotoVerdict } from '../../../../api/engine';
import type { Snapshot } from '../../../../board/snapshot';
import { NO_MARKS } from '../../../../board/marks';

/** What a cell may hold: a digit, 0 for none, printed or written by hand. */
export interface Content {
  readonly digit: number;
  readonly isByHand: boolean;
}

export const BLANK: Content = { digit: 0, isByHand: false };

export interface ReadCell {
  readonly content: Content;
  /** What it may hold, the likeliest first; one alone unless the reading is doubtful. */
  readonly readings: readonly Content[];
  readonly isDoubtful: boolean;
  /** Whether its given, as it was read, clashes with another. */
  readonly isClashing: boolean;
}

interface ReadGrid {
  readonly verdict: PhotoVerdict;
  /** Why a puzzle that is read as it is printed is no proper one; null for others. */
  readonly flaw: 'several' | 'none' | null;
  readonly cells: readonly ReadCell[];
  /** The 10 × 10 crossings of the lines in the photo. */
  readonly crossings: readonly PhotoPoint[];
}

/** All puzzles of a photo, one of which is shown. */
export interface Checking {
  readonly grids: readonly ReadGrid[];
  readonly at: number;
  /** The cell that keys and the keypad change. */
  readonly selected: number;
  /** Whether digits that were written by hand become the person's own. */
  readonly takesHandwriting: boolean;
}

/** Other readings that are offered: so many, and this likely in thousandths (the likeliest one in any case). */
const MOST_READINGS = 3;
const LIKELY = 10;

/** Thousandths from which on a cell of a puzzle that could not be read is not marked. */
const CERTAIN = 990;

const digitAt = (line: string, cell: number): number => Number(line[cell]!.replace('.', '0'));

/** Whether a puzzle is read, though a print with several solutions or none is no proper puzzle. */
export const isLegible = ({ verdict, status, doubtful }: PhotoPuzzle): boolean =>
  verdict !== 'unread' || ((status === 'multiple' || status === 'none') && doubtful.length < 81);

function flawOf(puzzle: PhotoPuzzle): ReadGrid['flaw'] {
  if (puzzle.verdict !== 'unread' || !isLegible(puzzle)) return null;
  return puzzle.status === 'multiple' ? 'several' : 'none';
}

function readCell(puzzle: PhotoPuzzle, cell: number): ReadCell {
  const [printed, byHand] = [digitAt(puzzle.puzzle, cell), digitAt(puzzle.byHand, cell)];
  const content: Content =
    printed === 0 && byHand !== 0
      ? { digit: byHand, isByHand: true }
      : { digit: printed, isByHand: false };
  const chances = puzzle.chances[cell]!;
  // Of a puzzle that could not be read all cells are doubtful: those that may be something else are marked.
  const isDoubtful =
    puzzle.doubtful.includes(cell) && (isLegible(puzzle) || chances[printed]! < CERTAIN);
  const isClashing = flawOf(puzzle) !== null && puzzle.conflicts.includes(cell);
  if (!isDoubtful) return { content, readings: [content], isDoubtful, isClashing };
  const others = chances
    .map((chance, digit) => ({ chance, digit }))
    .filter(({ digit }) => content.isByHand || digit !== printed)
    .sort((one, other) => other.chance - one.chance || one.digit - other.digit)
    .filter(({ chance }, rank) => rank === 0 || (rank < MOST_READINGS && chance >= LIKELY))
    .map(({ digit }): Content => ({ digit, isByHand: false }));
  return { content, readings: [content, ...others], isDoubtful, isClashing };
}

export const readGrid = (puzzle: PhotoPuzzle): ReadGrid => ({
  verdict: puzzle.verdict,
  flaw: flawOf(puzzle),
  crossings: puzzle.crossings,
  cells: Array.from({ length: 81 }, (_, cell) => readCell(puzzle, cell)),
});

export const gridOf = ({ grids, at }: Checking): ReadGrid => grids[at]!;

/** Where the comparing begins: at the first doubtful cell. */
const firstCell = ({ cells }: ReadGrid): number =>
  Math.max(
    cells.findIndex(({ isDoubtful }) => isDoubtful),
    0,
  );

export function checkingOf(first: PhotoPuzzle, others: readonly PhotoPuzzle[]): Checking {
  const grids = [first, ...others].map(readGrid);
  return { grids, at: 0, selected: firstCell(grids[0]!), takesHandwriting: true };
}

export const select = (checking: Checking, selected: number): Checking => ({
  ...checking,
  selected,
});

const withGrid = (checking: Checking, change: (grid: ReadGrid) => ReadGrid): Checking => ({
  ...checking,
  grids: checking.grids.map((grid, index) => (index === checking.at ? change(grid) : grid)),
});

const withCell = (
  checking: Checking,
  cell: number,
  change: (before: ReadCell) => ReadCell,
): Checking =>
  withGrid(select(checking, cell), (grid) => ({
    ...grid,
    cells: grid.cells.map((before, index) => (index === cell ? change(before) : before)),
  }));

const isSame = (one: Content, other: Content): boolean =>
  one.digit === other.digit && one.isByHand === other.isByHand;

/** A press on a cell: it is selected, and a doubtful one holds its next reading. */
export const press = (checking: Checking, cell: number): Checking =>
  withCell(checking, cell, (before) => {
    const { content, readings } = before;
    const at = readings.findIndex((reading) => isSame(reading, content));
    return readings.length < 2
      ? before
      : { ...before, content: readings[(at + 1) % readings.length]! };
  });

/** Puts a printed digit into the selected cell, or none; the person has looked at it. */
export const enter = (checking: Checking, digit: number): Checking =>
  withCell(checking, checking.selected, (before) => ({
    ...before,
    content: { digit, isByHand: false },
    isDoubtful: false,
  }));

const inside = (value: number): number => Math.min(Math.max(value, 0), 8);

/** Moves the selection; it stays on the board. */
export function move(checking: Checking, down: number, right: number): Checking {
  const { selected } = checking;
  return select(
    checking,
    9 * inside(Math.floor(selected / 9) + down) + inside((selected % 9) + right),
  );
}

/** Turns a square of size × size by a quarter clockwise. */
const turnedSquare = <T>(square: readonly T[], size: number): readonly T[] =>
  square.map((_, index) => {
    const [row, column] = [Math.floor(index / size), index % size];
    return square[size * (size - 1 - column) + row]!;
  });

/** Turns the shown puzzle by a quarter clockwise, and what is selected with it. */
export const turn = (checking: Checking): Checking => {
  const { selected } = checking;
  const turned = withGrid(checking, (grid) => ({
    ...grid,
    cells: turnedSquare(grid.cells, 9),
    crossings: turnedSquare(grid.crossings, 10),
  }));
  return select(turned, 9 * (selected % 9) + 8 - Math.floor(selected / 9));
};

/** Shows the next puzzle of the photo. */
export function showNext(checking: Checking): Checking {
  const at = (checking.at + 1) % checking.grids.length;
  return { ...checking, at, selected: firstCell(checking.grids[at]!) };
}

export const takeHandwriting = (checking: Checking, takesHandwriting: boolean): Checking => ({
  ...checking,
  takesHandwriting,
});

export const hasHandwriting = (checking: Checking): boolean =>
  gridOf(checking).cells.some(({ content }) => content.isByHand);

export const doubtfulCells = ({ cells }: ReadGrid): readonly number[] =>
  [...cells.keys()].filter((cell) => cells[cell]!.isDoubtful);

/** The cells in the order of the Tab key: the doubtful ones come first. */
export const inOrder = (grid: ReadGrid): readonly number[] => {
  const first = doubtfulCells(grid);
  return [...first, ...[...grid.cells.keys()].filter((cell) => !first.includes(cell))];
};

/** The shown puzzle as it comes onto the board. */
export function snapshotOf(checking: Checking): Snapshot {
  const line = (isMine: (content: Content) => boolean): string =>
    gridOf(checking)
      .cells.map(({ content }) => (content.digit > 0 && isMine(content) ? content.digit : '.'))
      .join('');
  return {
    givens: line(({ isByHand }) => !isByHand),
    own: line(({ isByHand }) => isByHand && checking.takesHandwriting),
    corner: NO_MARKS,
    candidates: NO_MARKS,
  };
}
