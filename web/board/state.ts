/**
 * The state of a board: plain data changed by pure functions.
 *
 * It has a layout and five layers: colours, pencil marks, the givens, the person's own digits, and a
 * finding (a result of the engine), which the next edit of digits or marks removes.
 */
import type { JiugongError, RegionContradiction } from '../api/engine';
import { isSolved } from './clashes';
import { COLORS } from './colors';
import { cellsIn, type Constraint } from './constraints';
import { cellsOf, CLASSIC, known, sameCell, type Layout } from './layout';
import * as marks from './marks';
import { isThereAndBack } from './shapes/figures/geometry';
import { difference, has, noMarks, onlyValue, type MarkKind, type Masks } from './marks';
import { areSame, blank, BLANK, isValue, type Values } from './values';

/** The cost of a search. */
export interface Cost {
  readonly guesses: number;
  readonly micros: number;
}

/** The choice between two solutions. */
export type View = 'both' | 'first' | 'second';

export const VIEWS: readonly View[] = ['both', 'first', 'second'];

export type Finding =
  | { readonly kind: 'unique'; readonly solution: Values; readonly cost: Cost }
  | {
      readonly kind: 'several';
      readonly first: Values;
      readonly second: Values;
      /** Whether these two are the only solutions. */
      readonly exact: boolean;
      /**
       * The number of cells that differ between solutions; null if it equals the number in which
       * these two differ.
       */
      readonly undecided: number | null;
      readonly view: View;
      readonly cost: Cost;
      /** What was asked about, where these were the candidates of the cells: 729 characters. */
      readonly candidates?: string;
    }
  | {
      readonly kind: 'none';
      /** The givens that clash. */
      readonly conflicts: readonly number[];
      /**
       * If none clash: a minimal set of givens that have no solution together, with `rules` if these are there; empty if
       * there is none even without givens.
       */
      readonly reason: readonly number[];
      /** The rules that have none together with these, of a layout whose rules can be named. */
      readonly rules?: RegionContradiction;
      readonly cost: Cost;
      /** As for several solutions: these are wrong then, whatever the puzzle. */
      readonly candidates?: string;
    }
  /** The engine does not take the layout, for example a region larger than there are values. */
  | { readonly kind: 'invalid'; readonly error: JiugongError }
  | {
      readonly kind: 'checked';
      /**
       * The wrong own digits; null if they have no solution together but none can be singled out.
       */
      readonly wrong: readonly number[] | null;
    }
  | {
      /** Whether all digits on the board, the person's included, have a solution together. */
      readonly kind: 'conflict';
      /**
       * Cells whose digits have none, as for 'none'; empty also if a rule is broken at sight. Null if they have one.
       */
      readonly reason: readonly number[] | null;
      readonly rules?: RegionContradiction;
    }
  | {
      /** The digits that each cell holds in some solution. */
      readonly kind: 'candidates';
      readonly masks: Masks;
      readonly ofGivens: boolean;
    }
  | {
      /** The same for a few cells; those with only one digit are filled in. */
      readonly kind: 'cells';
      readonly cells: readonly number[];
      readonly masks: Masks;
      readonly ofGivens: boolean;
    }
  | {
      readonly kind: 'counted';
      readonly count: number;
      /** Whether there are more solutions. */
      readonly capped: boolean;
      /**
       * Whether this is about the givens alone, because the person's own digits leave no solution.
       */
      readonly ofGivens: boolean;
      /** As for several solutions. */
      readonly candidates?: string;
    };

export interface Board {
  readonly layout: Layout;
  readonly givens: Values;
  readonly own: Values;
  /** Pencil marks. Those of a cell with a digit are kept but not shown. */
  readonly corner: Masks;
  readonly candidates: Masks;
  /** The values that the person removed from automatic candidates, which stay away. */
  readonly removed: Masks;
  /** The colours of the cells, bit c - 1 for colour c. */
  readonly colors: Masks;
  /** Whether typed digits become givens and every cell can be changed. */
  readonly editing: boolean;
  readonly finding: Finding | null;
}

export const boardOf = (givens: Values, layout = CLASSIC, editing = false): Board => ({
  layout: known(layout),
  givens,
  own: blank(layout),
  corner: noMarks(layout),
  candidates: noMarks(layout),
  removed: noMarks(layout),
  colors: noMarks(layout),
  editing,
  finding: null,
});

export const EMPTY_BOARD: Board = boardOf(BLANK);

/** The givens and the person's own digits; searches start from these. */
export const entries = (board: Board): Values =>
  board.givens.map((given, cell) => given ?? board.own[cell] ?? null);

/** Whether a cell cannot be changed. */
export const isLocked = (board: Board, cell: number): boolean =>
  !board.editing && board.givens[cell] !== null;

const withValue = (values: Values, cell: number, value: number | null): Values =>
  values[cell] === value ? values : values.map((old, at) => (at === cell ? value : old));

/** An edit removes what was found, but an erased digit leaves others known that are wrong. */
function leftOf({ editing, finding }: Board, cell: number, value: number | null): Finding | null {
  if (value !== null || editing || finding?.kind !== 'checked') return null;
  const wrong = finding.wrong?.filter((other) => other !== cell);
  return wrong?.length ? { ...finding, wrong } : null;
}

/**
 * Enters a value into a cell, null to erase; returns the same board if the cell is locked or
 * nothing changes.
 */
export function enter(board: Board, cell: number, value: number | null): Board {
  if (isLocked(board, cell)) return board;
  const givens = board.editing ? withValue(board.givens, cell, value) : board.givens;
  const own = withValue(board.own, cell, board.editing ? null : value);
  if (givens === board.givens && own === board.own && board.finding === null) return board;
  return { ...board, givens, own, finding: leftOf(board, cell, value) };
}

/** Enters a value into several cells. */
export const enterAll = (board: Board, cells: readonly number[], value: number | null): Board =>
  cells.reduce((next, cell) => enter(next, cell, value), board);

/** The layers of masks of values. */
const MARKS = ['corner', 'candidates', 'removed'] as const;

/** All layers of masks. */
export const LAYERS = [...MARKS, 'colors'] as const;

/** Maps some layers of masks; returns the same board if no mask changes. */
function withMasks<Layer extends (typeof LAYERS)[number]>(
  board: Board,
  layers: readonly Layer[],
  change: (masks: Masks, layer: Layer) => Masks,
): Board {
  const changed = layers
    .map((layer) => [layer, change(board[layer], layer)] as const)
    .filter(([layer, masks]) => masks !== board[layer]);
  return changed.length === 0 ? board : { ...board, ...Object.fromEntries(changed) };
}

/** Maps the marks; an edit, which removes the finding, only if a mask changes. */
function marked(
  board: Board,
  change: (masks: Masks, layer: (typeof MARKS)[number]) => Masks,
): Board {
  const next = withMasks(board, MARKS, change);
  return next === board ? board : { ...next, finding: null };
}

function openAmong(board: Board, cells: readonly number[]): readonly number[] {
  const values = entries(board);
  return cells.filter((cell) => values[cell] === null);
}

/** Adds a value to the marks of the blank cells; removes it if all of them have it. */
export function mark(board: Board, kind: MarkKind, cells: readonly number[], value: number): Board {
  const open = openAmong(board, cells);
  return marked(board, (masks, which) =>
    which === kind ? marks.toggleMark(board.layout, masks, open, value) : masks,
  );
}

/**
 * Removes a value from the automatic candidates of the cells that can hold it; brings it back if it was
 * removed from all of them.
 */
export function strike(board: Board, cells: readonly number[], value: number): Board {
  const possible = marks.candidatesOf(board.layout, entries(board));
  const open = cells.filter((cell) => has(possible[cell]!, value, board.layout));
  if (open.length === 0) return board;
  return marked(board, (masks, layer) =>
    layer === 'removed' ? marks.toggleMark(board.layout, masks, open, value) : masks,
  );
}

/** Whether typing a value into cells takes marks or colours away, as `mark`, `paint` and, of automatic candidates, `strike` do. */
export function takesAway(
  board: Board,
  layer: MarkKind | 'colors',
  cells: readonly number[],
  value: number,
  areAutomatic: boolean,
): boolean {
  const isColor = layer === 'colors';
  const open = isColor ? cells : openAmong(board, cells);
  const isThere = (cell: number): boolean =>
    has(board[layer][cell]!, value, isColor ? COLORS : board.layout);
  return areAutomatic && layer === 'candidates'
    ? open.some(isThere)
    : open.length > 0 && open.every(isThere);
}

/**
 * Removes candidates of blank cells. Where a person writes them, blank cells without any have those that the
 * rules allow from then on: a few cells with marks would say nothing of the others.
 */
export function eliminate(
  board: Board,
  eliminations: readonly { readonly cell: number; readonly digits: readonly number[] }[],
  areAutomatic: boolean,
): Board {
  const { layout } = board;
  const values = entries(board);
  const possible = marks.candidatesOf(layout, values);
  const gone = new Map(eliminations.map(({ cell, digits }) => [cell, digits]));
  const all = (mask: number, cell: number): number =>
    values[cell] === null && mask === 0 ? possible[cell]! : mask;
  const changed = areAutomatic ? 'removed' : 'candidates';
  const change = areAutomatic ? marks.add : marks.remove;
  return marked(board, (masks, layer) =>
    layer === changed
      ? marks.changeMarks(masks, (mask, cell) =>
          (gone.get(cell) ?? []).reduce(
            (rest, digit) => change(rest, digit, layout),
            areAutomatic ? mask : all(mask, cell),
          ),
        )
      : masks,
  );
}

/** Brings back all candidates that the rules allow in these cells. */
export function restoreCandidates(
  board: Board,
  cells: readonly number[],
  areAutomatic: boolean,
): Board {
  const possible = marks.candidatesOf(board.layout, entries(board));
  const changed = areAutomatic ? 'removed' : 'candidates';
  return marked(board, (masks, layer) =>
    layer === changed
      ? marks.changeMarks(masks, (mask, cell) => {
          if (!cells.includes(cell)) return mask;
          return areAutomatic ? 0 : possible[cell]!;
        })
      : masks,
  );
}

/** Sets the candidates to all that the rules allow, less those that the person removed. */
export function withAutomaticNotes(board: Board): Board {
  const possible = marks.candidatesOf(board.layout, entries(board));
  return withMasks(board, ['candidates'], (masks) =>
    marks.changeMarks(masks, (_, cell) => marks.without(possible[cell]!, board.removed[cell]!)),
  );
}

/** Adds a colour to these cells; removes it if all of them have it. A finding stays. */
export const paint = (board: Board, cells: readonly number[], color: number): Board =>
  withMasks(board, ['colors'], (masks) => marks.toggleMark(COLORS, masks, cells, color));

/** Removes all colours of these cells. */
export const wipe = (board: Board, cells: readonly number[]): Board =>
  withMasks(board, ['colors'], (masks) => marks.eraseMarks(masks, cells));

/** Removes a value that was entered into these cells from the marks of their peers. */
export const tidy = (board: Board, cells: readonly number[], value: number): Board =>
  marked(board, (masks, layer) =>
    layer === 'removed' ? masks : marks.withoutSeen(board.layout, masks, cells, value),
  );

/**
 * Erases the digits of cells, or their marks if they have no digits; the candidates that were removed
 * from automatic ones come back.
 */
export function erase(board: Board, cells: readonly number[]): Board {
  const values = entries(board);
  const free = cells.filter((cell) => !isLocked(board, cell));
  if (free.length === 0) return board;
  if (free.some((cell) => values[cell] !== null)) return enterAll(board, free, null);
  const erased = marked(board, (masks) => marks.eraseMarks(masks, free));
  return erased.finding === null ? erased : { ...erased, finding: null };
}

/** Whether cells and values are numbered the same in two layouts. */
const hasSameGrid = (a: Layout, b: Layout): boolean =>
  a.rows === b.rows && a.cols === b.cols && a.low === b.low;

/** How the marks of a cell differ from one board to a later one. */
const markedIn = (cell: number, earlier: Board, later: Board): string =>
  LAYERS.map((layer) => difference(earlier[layer][cell]!, later[layer][cell]!)).join();

/**
 * The cells that a step changed, from one board to a later one: those whose digit it changed, or else those whose marks
 * it changed, since a digit also removes marks of other cells.
 */
export function changedCells(earlier: Board, later: Board): readonly number[] {
  if (!hasSameGrid(earlier.layout, later.layout)) return [];
  const [before, after] = [entries(earlier), entries(later)];
  const all = [...before.keys()];
  const filled = all.filter((cell) => before[cell] !== after[cell]);
  return filled.length > 0
    ? filled
    : all.filter((cell) => /[1-9]/.test(markedIn(cell, earlier, later)));
}

/** Where a rule is drawn; undefined for one of the whole board, whose lines, if any, are hidden and go all their steps back. */
function placeOf(rule: Constraint): number | undefined {
  const cells = cellsIn(rule);
  return isThereAndBack(cells) ? undefined : cells[0];
}

/** The first cell of the cage or rule that a step drew, erased or wrote in; none if it changed several. */
function drawnCell(earlier: Layout, later: Layout): readonly number[] {
  if (earlier === later || !hasSameGrid(earlier, later)) return [];
  const drawnIn = ({ cages, constraints }: Layout): Map<string, number | undefined> =>
    new Map<string, number | undefined>([
      ...cages.map((cage) => [JSON.stringify(cage), cage.cells[0]!] as const),
      ...constraints.map((rule) => [JSON.stringify(rule), placeOf(rule)] as const),
    ]);
  const [before, after] = [drawnIn(earlier), drawnIn(later)];
  const changed = [...before, ...after].filter(([text]) => before.has(text) !== after.has(text));
  const cells = [...new Set(changed.map(([, cell]) => cell))];
  return cells.length === 1 ? cells.filter((cell) => cell !== undefined) : [];
}

/**
 * Those that a step typed into, and where it drew: none if several cells changed in different ways, since the step was then
 * about the whole board, such as a reset.
 */
export function typedCells(earlier: Board, later: Board): readonly number[] {
  const cells = changedCells(earlier, later);
  if (cells.length === 0) return drawnCell(earlier.layout, later.layout);
  if (cells.length === 1) return cells;
  const [before, after] = [entries(earlier), entries(later)];
  const isFilled = cells.some((cell) => before[cell] !== after[cell]);
  const changes = new Set<number | string | null>(
    cells.map((cell) => (isFilled ? (after[cell] ?? null) : markedIn(cell, earlier, later))),
  );
  return changes.size === 1 && !changes.has(null) ? cells : [];
}

/**
 * Sets the candidates of every blank cell to the values that the rules allow beside the others, those
 * that the person removed from automatic ones included.
 */
export function markCandidates(board: Board): Board {
  const all = marks.candidatesOf(board.layout, entries(board));
  const next = { corner: board.corner, candidates: all, removed: noMarks(board.layout) };
  return marked(board, (masks, layer) => marks.changeMarks(masks, (_, cell) => next[layer][cell]!));
}

/**
 * Gives a board another shape. What is in a cell stays at its row and column if that is part of the
 * puzzle; marks of values that there are no longer go, while such digits stay and clash.
 */
export function reshape(board: Board, shape: Layout): Board {
  const layout = known(shape);
  const { layout: old } = board;
  const parts = new Set(cellsOf(layout));
  const wereParts = new Set(cellsOf(old));
  /** Where a cell was; null for a new one. */
  const before = (cell: number): number | null => {
    const was = sameCell(cell, layout, old);
    return was !== null && parts.has(cell) && wereParts.has(was) ? was : null;
  };
  const move = <T>(entries: readonly T[], empty: readonly T[]): readonly T[] =>
    empty.map((none, cell) => {
      const was = before(cell);
      return was === null ? none : entries[was]!;
    });
  const moveMarks = (masks: Masks): Masks =>
    move(masks, noMarks(layout)).map((mask) =>
      marks
        .valuesIn(mask, old)
        .filter((value) => isValue(value, layout))
        .reduce((sum, value) => marks.add(sum, value, layout), 0),
    );
  return {
    ...board,
    layout,
    givens: move(board.givens, blank(layout)),
    own: move(board.own, blank(layout)),
    corner: moveMarks(board.corner),
    candidates: moveMarks(board.candidates),
    removed: moveMarks(board.removed),
    colors: move(board.colors, noMarks(layout)),
    finding: null,
  };
}

/** Turns all digits of the puzzle and the person into givens. */
export const fixGivens = (board: Board): Board => ({
  ...board,
  givens: entries(board),
  own: blank(board.layout),
  editing: false,
  finding: null,
});

/** An empty board in editing mode; the same if it is one. */
export function clear(board: Board): Board {
  const { layout, givens } = board;
  const isClear = isPlain(board) && givens.every((value) => value === null);
  return isClear ? setEditing(board, true) : boardOf(blank(layout), layout, true);
}

export const hasSameContent = (a: Board, b: Board): boolean =>
  a.layout === b.layout &&
  a.editing === b.editing &&
  a.finding === b.finding &&
  (['givens', 'own', ...LAYERS] as const).every((layer) => areSame(a[layer], b[layer]));

/** Whether a board has nothing but its givens. */
const isPlain = (board: Board): boolean =>
  board.finding === null &&
  board.own.every((value) => value === null) &&
  LAYERS.every((layer) => !hasAny(board[layer]));

const hasAny = (masks: Masks): boolean => masks.some((mask) => mask !== 0);

/**
 * Whether a person has entered digits, marks or colours. All candidates that the rules allow are none:
 * the board writes them itself.
 */
export const hasWork = (board: Board): boolean =>
  board.own.some((value) => value !== null) ||
  LAYERS.some((layer) => layer !== 'candidates' && hasAny(board[layer])) ||
  (hasAny(board.candidates) && withAutomaticNotes(board) !== board);

/** Whether a person is in the middle of it. */
export const isPlayed = (board: Board): boolean => hasWork(board) && !isComplete(board);

/** Removes everything but the givens; returns the same board if there is nothing else. */
export const reset = (board: Board): Board =>
  isPlain(board) ? board : boardOf(board.givens, board.layout, board.editing);

/** Whether two boards are of one puzzle, whatever was entered on them. */
export const isSamePuzzle = (one: Board, other: Board | null): boolean =>
  one.layout === other?.layout && one.givens === other.givens;

export const setEditing = (board: Board, editing: boolean): Board =>
  board.editing === editing ? board : { ...board, editing };

/** Sets the person's digits in all cells without a given. */
export const fill = (board: Board, values: Values): Board => ({
  ...board,
  own: board.givens.map((given, cell) => (given === null ? (values[cell] ?? null) : null)),
  finding: null,
});

/**
 * Adds a finding. The answer for selected cells becomes the person's own digits, so that solving
 * continues from there.
 */
export function withFinding(board: Board, finding: Finding): Board {
  if (finding.kind !== 'cells') return { ...board, finding };
  const { cells, masks } = finding;
  const { layout } = board;
  const answered = (values: Values, cell: number): Values => {
    const mask = masks[cell]!;
    const own = values[cell] ?? null;
    const stays = own !== null && has(mask, own, layout);
    return stays ? values : withValue(values, cell, onlyValue(mask, layout));
  };
  return { ...board, own: cells.reduce(answered, board.own), finding };
}

export function chooseView(board: Board, view: View): Board {
  if (board.finding?.kind !== 'several' || board.finding.view === view) return board;
  return { ...board, finding: { ...board.finding, view } };
}

/** Whether a solution, or two, is shown. */
export const hasAnswer = ({ finding }: Board): boolean =>
  finding?.kind === 'unique' || finding?.kind === 'several';

/** Whether the board shows digits that nobody entered: solutions or possible digits. */
export const showsDigits = (board: Board): boolean =>
  hasAnswer(board) || board.finding?.kind === 'candidates' || board.finding?.kind === 'cells';

/** Whether the person has filled the board correctly without the solver. */
export const isComplete = (board: Board): boolean =>
  board.finding === null &&
  board.own.some((value) => value !== null) &&
  isSolved(board.layout, entries(board));
