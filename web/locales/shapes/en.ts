/** The texts of boards of other shapes than a classic sudoku, in English. */
import { list, plural, sized } from '../english';

const span = (low: string, high: string): string => (low === high ? low : `${low} to ${high}`);

export const enShapes = {
  /** Above the rules of a puzzle in words. */
  rulesTitle: 'Rules of this puzzle',
  /** The name of the board. */
  label: (rows: number, cols: number) => `Puzzle board, ${rows} × ${cols}`,
  /** The regions of a cell, in its label. */
  regions: {
    box: (index: number, letter: string) => `box ${index}${letter && ` ${letter}`}`,
    area: (index: number, letter: string) => `region ${index}${letter && ` ${letter}`}`,
    extra: (name: string) => `extra region ${name}`,
    diagonal: 'diagonal',
    cage: (sum: number) => `cage of ${sum}`,
    cageWithoutSum: 'cage without a sum',
    inParts: (letter: string) => `in parts ${letter}`,
  },
  void: 'hole',

  /** What a board holds before it is played. */
  puzzle: (givens: number, cages: number, rules = 0) =>
    givens + cages + rules === 0
      ? 'An empty board.'
      : `${[
          ...(givens > 0 ? [plural(givens, 'given')] : []),
          ...(cages > 0 ? [plural(cages, 'cage')] : []),
          ...(rules > 0 ? [plural(rules, 'drawn rule')] : []),
        ].join(', ')}.`,
  shape: (rows: number, cols: number, low: string, high: string, rules: readonly string[]) =>
    `${sized(rows, cols, 'cell')}, ${low === high ? 'value' : 'values'} ${span(low, high)}${rules.length === 0 ? '' : `: ${rules.join(', ')}`}.`,
  rules: {
    rows: 'rows',
    columns: 'columns',
    diagonals: 'both diagonals',
    antiKnight: 'anti-knight',
    antiKing: 'anti-king',
    nonConsecutive: 'non-consecutive',
    boxes: (rows: number, cols: number) => `boxes ${rows} × ${cols}`,
    areas: (count: number) => plural(count, 'region'),
    extras: (count: number) => plural(count, 'extra region'),
  },

  /** Cells in which no value occurs twice, at the beginning of a sentence. */
  houses: {
    area: (index: number) => `Region ${index}`,
    extra: (index: number) => `Extra region ${index}`,
    cage: (index: number) => `Cage ${index}`,
    diagonal: () => 'A diagonal',
    antiKnight: () => 'A pair of cells a knight’s move apart',
    antiKing: () => 'A pair of touching cells',
  } satisfies Readonly<Record<string, (index: number) => string>>,

  consecutive: (names: string) => `Adjacent cells hold consecutive values: ${names}.`,
  outside: (value: string, low: string, high: string, names: string) =>
    low === high
      ? `${value} in ${names} is out of range: the only value is ${low}.`
      : `${value} in ${names} is out of range: the values are ${low} to ${high}.`,
  /** A rule about some cells, by its name. */
  broken: (rule: string, names: string) => `${rule} not satisfied: ${names}.`,
  wrongSum: (sum: number, names: string) => `A cage does not add up to ${sum}: ${names}.`,

  /** Why there is no solution. */
  cage: (sum: number, cells: number, least: number, most: number) =>
    `Cage of ${sum}: ${cells === 1 ? '1 cell' : `${cells} cells`} can only make ${least === most ? least : `${least} to ${most}`}.`,
  contradiction: (cages: number) =>
    `The rules${cages > 0 ? ' and the cages' : ''} conflict, even on an empty board.`,
  /** What has no solution together, in a line: by its names, or how many of each kind. */
  conflict: (names: string, count: number) =>
    count === 1 ? `Cannot be satisfied: ${names}` : `${names} conflict`,
  conflicts: (digits: number, houses: number, cages: number, rules: number) =>
    `${list([
      ...(digits > 0 ? [plural(digits, 'digit')] : []),
      ...(houses > 0 ? [plural(houses, 'house')] : []),
      ...(cages > 0 ? [plural(cages, 'cage')] : []),
      ...(rules > 0 ? [plural(rules, 'rule')] : []),
    ])} ${digits + houses + cages + rules === 1 ? 'cannot be satisfied' : 'conflict'}`,
  /** The same, item by item. */
  together:
    'These conflict; removing any one digit, house, cage or rule named here makes the puzzle solvable:',
  perhapsTogether: 'These conflict, though perhaps not all of them:',
  digits: (names: readonly string[]) =>
    `${names.length === 1 ? 'Digit' : 'Digits'}: ${list(names)}`,
  listed: list,
  cageAt: (sum: number, first: string) => `Cage of ${sum} at ${first}`,
  oneReason: (name: string) => `This digit conflicts with the rules: ${name}.`,

  /** Why the solver cannot take a shape. */
  unsolvable: 'This is not a puzzle yet.',
  tooLarge: (name: string, cells: number, values: number) =>
    `${name} has ${plural(cells, 'cell')}, but there ${values === 1 ? 'is' : 'are'} only ${plural(values, 'value')}.`,
  empty: 'The puzzle has no cells.',
};

export type ShapeMessages = typeof enShapes;
