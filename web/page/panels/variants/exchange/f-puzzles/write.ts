/** Writes a puzzle in the format of f-puzzles.com. */
import { compressToBase64 } from 'lz-string';
import { isSameConstraint, type Constraint } from '../../../../../board/constraints';
import { piecesOf, type Cells, type Layout } from '../../../../../board/layout';
import { ruleName, type RuleName } from '../../../../../rules/rules';
import type { Board } from '../../../../../board/state';
import type { Values } from '../../../../../board/values';
import { GIVEN_CANDIDATES } from '../../../../ui/f-puzzles';
import { Fault } from '../fields';
import { cellText } from '../../../../../rules/exchange/cells';
import { exchangeOf } from '../../../../../rules/exchange/exchanges';
import type { Written } from '../../../../../rules/exchange/exchange';
import { boxNumbers } from './boxes';
import { writeCosmetic } from './cosmetics';
import { shownIn } from '../unmarked';
import { readAllowed, readRule, READERS } from './read-rules';

/** What of a puzzle the format cannot carry: kinds of constraints, or parts of a layout. */
export type Lost =
  RuleName | 'size' | 'values' | 'rows' | 'void' | 'nonConsecutive' | 'unknown' | 'drawings';

export interface WrittenPuzzle {
  readonly puzzle: object;
  readonly lost: readonly Lost[];
}

/** What of the layout itself the format cannot carry: it has squares of the values from 1 on. */
function lostOf(layout: Layout): readonly Lost[] {
  const { rows, cols, low, high, rules, voids } = layout;
  return [
    ...(rows === cols ? [] : ['size' as const]),
    ...(low === 1 && high === cols ? [] : ['values' as const]),
    ...(rules.rows && rules.columns ? [] : ['rows' as const]),
    ...(voids.length === 0 ? [] : ['void' as const]),
  ];
}

/** Whether a reader takes something. */
function isTaken(read: () => boolean): boolean {
  try {
    return read();
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}

/** Whether entries are rules for a reader: dots between cells that do not touch are none, nor are lines of one cell. */
const areRead = (written: readonly Written[], layout: Layout): boolean =>
  written.every(([name, part]) =>
    isTaken(() => {
      if (!READERS.has(name)) return true;
      const { constraints, foreign } = readRule(name, [part], layout);
      return foreign.length === 0 && constraints.length > 0;
    }),
  );

/** The candidates that cells are restricted to, and whether a restriction is none there, or leaves a cell without any. */
function allowedIn(layout: Layout): {
  readonly allowed: ReadonlyMap<number, readonly number[]>;
  readonly isLost: boolean;
} {
  const allowed = new Map<number, readonly number[]>();
  let isLost = false;
  for (const constraint of layout.constraints) {
    if (constraint.kind !== 'values' || ruleName(constraint, layout) !== 'allowed') continue;
    const { cells, values } = constraint;
    const left = cells.map((cell) => {
      const others = allowed.get(cell) ?? values;
      return [cell, values.filter((value) => others.includes(value))] as const;
    });
    if (left.every(([cell, some]) => isTaken(() => Boolean(readAllowed(cell, some, layout))))) {
      for (const [cell, some] of left) allowed.set(cell, some);
    } else isLost = true;
  }
  return { allowed, isLost };
}

/** The lists of a puzzle by their names. */
function listsOf(
  layout: Layout,
  said: readonly Constraint[],
): {
  readonly lists: ReadonlyMap<string, object[]>;
  readonly lost: readonly Lost[];
} {
  const lists = new Map<string, object[]>();
  const lost: Lost[] = [];
  const add = (name: string, part: object): void => {
    lists.set(name, [...(lists.get(name) ?? []), part]);
  };
  const texts = (cells: Cells): readonly string[] => cells.map((cell) => cellText(cell, layout));
  for (const { sum, cells } of layout.cages) {
    add('killercage', { cells: texts(cells), ...(sum === null ? {} : { value: String(sum) }) });
  }
  for (const cells of layout.extras) add('extraregion', { cells: texts(cells) });
  for (const constraint of layout.constraints) {
    if (said.some((other) => isSameConstraint(constraint, other))) continue;
    const written = exchangeOf(constraint, layout).write?.(constraint, layout) ?? null;
    if (written === null || !areRead(written, layout)) {
      lost.push(ruleName(constraint, layout));
    } else for (const [name, part] of written) add(name, part);
  }
  if (allowedIn(layout).isLost) lost.push('allowed');
  for (const cosmetic of layout.cosmetics ?? []) {
    const written = writeCosmetic(cosmetic, layout);
    if (written === null) lost.push('drawings');
    else add(...written);
  }
  return { lists, lost };
}

/** The cells with their givens, regions and the candidates that they are restricted to. */
function gridOf({ layout, givens }: Board): readonly (readonly object[])[] {
  const numbers = boxNumbers(layout.rows);
  const pieces = piecesOf(layout);
  const pieceOf = (cell: number): number | null => {
    const piece = pieces.findIndex((cells) => cells.includes(cell));
    return piece < 0 ? null : piece;
  };
  const { allowed } = allowedIn(layout);
  const cellOf = (cell: number): object => {
    const given = givens[cell];
    const piece = pieceOf(cell);
    return {
      ...(given === null ? {} : { value: given, given: true }),
      ...(piece === numbers[cell] ? {} : { region: piece }),
      ...(allowed.has(cell) ? { [GIVEN_CANDIDATES]: allowed.get(cell) } : {}),
    };
  };
  return Array.from({ length: layout.rows }, (_, row) =>
    Array.from({ length: layout.cols }, (__, col) => cellOf(row * layout.cols + col)),
  );
}

/** The entries that say anything. */
const entriesOf = (table: Readonly<Record<string, boolean | string>>): object =>
  Object.fromEntries(Object.entries(table).filter(([, value]) => value));

/**
 * Writes the puzzle of a board, and tells what the format cannot carry, which has to be said to the
 * person: a puzzle that is no square of values from 1 on is another one there. With its only solution the program tells
 * when it is solved.
 */
export function writeFPuzzle(board: Board, solution: Values | null = null): WrittenPuzzle {
  const { layout } = board;
  const { rules, about, constraints } = layout;
  const { white, black, said, isLost } = shownIn(layout);
  const { lists, lost } = listsOf(layout, said);
  const lostOfShape = lostOf(layout);
  // There the grid is another one, or has values that cannot be entered.
  const isElse = lostOfShape.some((name) => name !== 'rows');
  const isXv = constraints.some(
    (constraint) => constraint.kind === 'unmarked' && constraint.of === 'xv',
  );
  const negative = [...(black ? ['ratio'] : []), ...(isXv ? ['xv'] : [])];
  const flags: Readonly<Record<string, boolean>> = {
    'diagonal+': rules.diagonals,
    'diagonal-': rules.diagonals,
    antiknight: rules.antiKnight,
    antiking: rules.antiKing,
    nonconsecutive: white,
  };
  const words: Readonly<Record<string, string>> = {
    title: about?.title ?? '',
    author: about?.author ?? '',
    ruleset: about?.rules ?? '',
    msgcorrect: about?.message ?? '',
  };
  return {
    puzzle: {
      size: layout.rows,
      ...entriesOf(words),
      ...(solution === null || isElse ? {} : { solution }),
      grid: gridOf(board),
      ...entriesOf(flags),
      ...(negative.length === 0 ? {} : { negative }),
      ...Object.fromEntries(lists),
    },
    lost: [
      ...new Set<Lost>([
        ...lostOfShape,
        ...(isLost ? ['nonConsecutive' as const] : []),
        ...(about?.unknown ? ['unknown' as const] : []),
        ...lost,
      ]),
    ],
  };
}

/** The address that opens a puzzle of the format in f-puzzles. */
export const fPuzzlesAddress = (puzzle: object): string =>
  `https://f-puzzles.com/?load=${encodeURIComponent(compressToBase64(JSON.stringify(puzzle)))}`;
