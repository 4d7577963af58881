/** What is said of rules on a board, in English; their names and sentences are in their files. */
import { list } from '../../locales/english';
import { textsOf } from '../rules';

export const enFigures = {
  names: textsOf('name'),
  /** A sentence each: what they demand. */
  rules: textsOf('text'),
  /** Where a cell is in a line: the letter tells lines of the same kind apart. */
  place: (name: string, letter: string, place: number, count: number) =>
    `${name}${letter && ` ${letter}`} ${place} of ${count}`,
  /** A part of an arrow that is not its line. */
  bulb: (name: string, letter: string) => `${name}${letter && ` ${letter}`} circle`,
  /** The letter of clues outside in their rule. */
  letter: (letter: string) => ` (${letter})`,
  /** A clue with its number, or any other one that is the same for all its cells. */
  named: (name: string, clue: string) => (clue === '' ? name : `${name} ${clue}`),
  /** A constraint and its cells, at the beginning of a line. */
  item: (name: string, cells: string) =>
    `${name.charAt(0).toUpperCase()}${name.slice(1)}${cells && `: ${cells}`}`,

  /** The rules that are not drawn, each a sentence. */
  ordinary: {
    houses: {
      row: 'rows',
      column: 'columns',
      box: 'boxes',
      area: 'regions',
      extra: 'shaded regions',
      diagonal: 'diagonals',
      cage: 'cages',
    },
    whole: (names: readonly string[], low: string, high: string) =>
      `All ${list(names)} contain each value from ${low} to ${high} once.`,
    different: (names: readonly string[]) => `Values do not repeat in ${list(names)}.`,
    cages: 'The values in a cage add up to the number in its corner.',
    switched: {
      antiKnight: 'Cells a knight’s move apart differ.',
      antiKing: 'Cells that touch at a side or corner differ.',
      nonConsecutive: 'Adjacent cells do not hold consecutive values.',
    },
  },

  /** Hints for puzzles of any shape: a cell with its value, and why it has this one. */
  next: {
    where: (place: string) => `Look here: ${place}.`,
    is: (cell: string, value: string) => `${cell} is ${value}.`,
    seen: 'The cells it sees hold all other values.',
    place: (house: string, value: string) => `${house}: no other place for ${value}.`,
    rules: 'Together with the cells it sees, this leaves nothing else:',
    placeByRules: (house: string, value: string) =>
      `${house}: no other place for ${value}, because of this:`,
    steps:
      'This takes several steps: note which values are left around here, and work on from there.',
    trial: (left: readonly string[]) =>
      `No rule shows it directly: ${list(left)} are left, and all but one fail later.`,
  },
};

export type FigureMessages = typeof enFigures;
