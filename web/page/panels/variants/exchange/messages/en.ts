/** The texts about puzzles of other programs, and about the words of their authors, in English. */
import { list, plural } from '../../../../../locales/english';

export const enExchange = {
  /** The rules that drawings were taken for. */
  recognized: (rules: readonly string[]) => `Drawings read as rules: ${list(rules)}.`,
  /** In case the author means something else by them. */
  onlyDrawn: 'Keep as drawings only',
  cosmetics: (count: number) =>
    `${plural(count, 'drawing')} without a rule here; see the author’s text for what ${count === 1 ? 'it means' : 'they mean'}.`,
  left: (what: readonly string[]) => `Left out: ${list(what)}.`,
  /** Drawings that cannot be shown. */
  drawings: (count: number) => plural(count, 'drawing'),

  /** A puzzle with a part that is not as it should be. */
  damaged: {
    headline: 'This puzzle cannot be read.',
    at: (place: string, expected: string) =>
      `At ${place}: expected ${expected}. The board is unchanged.`,
    whole: 'the beginning',
  },
  expected: {
    grid: 'rows of cells',
    rectangle: 'as many cells as in the first row',
    object: 'an entry in braces',
    list: 'a list of entries',
    fewer: 'fewer entries',
    cell: 'a row and a column of the grid, from 0',
    point: 'two numbers',
    number: 'a plain number',
    text: 'a text in quotes',
    part: 'cells of the grid and what this rule needs',
    entry: '= or + and a number',
    first: 'the first cell of a cage',
    cells9: 'nine cells',
    cells81: '81 cells',
  },

  /** What is drawn and is no rule, while the puzzle is edited. */
  drawn: (count: number) => `Drawings without a rule: ${count}`,
  eraseDrawn: 'Erase them',

  about: {
    summary: 'Title and text',
    title: 'Title',
    author: 'Author',
    rules: 'Rules, in your own words',
    message: 'Message when solved',
  },

  /** What a program does not get of a puzzle. */
  lost: (program: string, names: readonly string[]) => `Lost in ${program}: ${list(names)}.`,
  /** What texts and code do not have of a puzzle. */
  unwritten: (what: readonly string[]) =>
    `Not in this text: ${list(what)}. A link keeps everything.`,
  itsWords: 'the title and the author’s text',
  lostDrawings: 'drawings that lie between cells',
  /** In place of the usual words, for a puzzle whose author says none. */
  cages: 'Values in a cage do not repeat and add up to its number.',
};

export type ExchangeMessages = typeof enExchange;
