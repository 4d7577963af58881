/** The names of constraints and what they demand, in English. */
import { list } from '../../locales/english';
import type { KindName } from '../rules';

const names: Readonly<Record<KindName, string>> = {
  odd: 'odd cell',
  even: 'even cell',
  allowed: 'cell with listed values',
  inequality: 'inequality sign',
  thermometer: 'thermometer',
  'slow-thermometer': 'slow thermometer',
  'german-whisper': 'German whisper',
  whisper: 'whisper line',
  renban: 'renban line',
  palindrome: 'palindrome',
  between: 'between line',
  lockout: 'lockout line',
  zipper: 'zipper line',
  modular: 'modular line',
  entropic: 'entropic line',
  'entropic-quad': 'entropic square',
  'entropic-set': 'entropic set',
  'sum-segments': 'line of segments',
  'double-arrow': 'double arrow',
  'region-sum': 'equal sum line',
  'equal-sums': 'equal sums',
  arrow: 'arrow',
  x: 'X',
  v: 'V',
  'edge-sum': 'sum of two cells',
  'little-killer': 'little killer',
  'outside-sum': 'sum from the edge',
  sum: 'sum cage with repeats',
  'white-dot': 'white dot',
  difference: 'difference dot',
  'black-dot': 'black dot',
  ratio: 'ratio dot',
  'unmarked-dots': 'all dots are shown',
  'unmarked-white': 'all white dots are shown',
  'unmarked-black': 'all black dots are shown',
  'unmarked-xv': 'all X and V are shown',
  quadruple: 'quadruple',
  contains: 'cage with listed values',
  clone: 'clone',
  'same-values': 'same values',
  'counting-circles': 'counting circle',
  sandwich: 'sandwich',
  'x-sum': 'X-sum',
  skyscraper: 'skyscraper',
  'hidden-skyscraper': 'hidden skyscraper',
  'numbered-room': 'numbered room',
  indexing: 'index cell',
  regex: 'pattern',
  automaton: 'state machine',
  table: 'table of pairs',
};

/**
 * One sentence each, for people who see the board. `{}` is the letter of a clue outside, where the board shows one to
 * tell kinds apart.
 */
const rules: Readonly<Record<KindName, string>> = {
  odd: 'Cells with a grey circle hold odd values.',
  even: 'Cells with a grey square hold even values.',
  allowed: 'Cells with small values at the bottom hold one of those.',
  inequality: 'Signs between cells point to the smaller value.',
  thermometer: 'Values on a thermometer increase from the bulb.',
  'slow-thermometer': 'Values on a hollow thermometer never decrease from the bulb.',
  'german-whisper': 'Neighbours on a green line differ by at least 5.',
  whisper: 'Neighbours on a dotted orange line differ by at least the number at its start.',
  renban: 'Purple lines hold consecutive values in any order, without repeats.',
  palindrome: 'Grey lines read the same in both directions.',
  between: 'Values on a line between two circles lie strictly between those in the circles.',
  lockout:
    'Two joined diamonds differ by at least 4, or by the number at the line; values on the line are neither between them nor equal to them.',
  zipper:
    'On a lavender line, cells equally far from the middle have the same sum; a middle cell equals that sum.',
  modular:
    'On a teal line, any three cells in a row differ modulo 3; a number at the line replaces the 3.',
  entropic:
    'On a peach line, any three cells in a row hold one low, one middle and one high value.',
  'entropic-quad': 'Four cells around a peach square hold a low, a middle and a high value.',
  'entropic-set': 'Cells marked E together hold a low, a middle and a high value.',
  'sum-segments': 'Pink lines divide into segments that each add up to the number at their start.',
  'double-arrow': 'Values on a line between two pink circles add up to the two in the circles.',
  'region-sum': 'The segments of a blue line between its ticks have the same sum.',
  'equal-sums': 'The dashed lines through shaded cells have the same sum.',
  arrow: 'Values along an arrow add up to the number in its circle.',
  x: 'Cells joined by X add up to 10.',
  v: 'Cells joined by V add up to 5.',
  'edge-sum': 'Cells joined by a number add up to it.',
  'little-killer': 'Numbers with an arrow are the sum of that diagonal; values may repeat.',
  'outside-sum': 'Numbers outside{} are the sum of the first cells from there.',
  sum: 'Dotted cages add up to their number; values may repeat if other rules allow.',
  'white-dot': 'Cells joined by a white dot are consecutive.',
  difference: 'Cells joined by a white dot with a number differ by it.',
  'black-dot': 'Of two cells joined by a black dot, one is twice the other.',
  ratio: 'Of two cells joined by a black dot with a number, one is that many times the other.',
  'unmarked-dots':
    'All dots are shown: other neighbours are neither consecutive nor in a 1:2 ratio.',
  'unmarked-white': 'All white dots are shown: neighbours without a dot are not consecutive.',
  'unmarked-black':
    'All black dots are shown: neighbours without one are not in that ratio (1:2 if no dot has a number).',
  'unmarked-xv': 'All X and V are shown: other neighbours add up to neither 5 nor 10.',
  quadruple: 'Values in a circle appear in the four cells around it.',
  contains: 'Values listed at a dotted cage appear in it; with =, exactly as often.',
  clone: 'Cells that are clones hold the same value.',
  'same-values': 'Grey groups with the same letter hold the same values.',
  'counting-circles': 'A value in circles appears in exactly that many circles.',
  sandwich: 'Numbers outside{} are the sum of the values between the lowest and the highest.',
  'x-sum': 'Numbers outside{} are the sum of the first X cells; X is the first value.',
  skyscraper: 'Numbers outside{} count the cells higher than all before them.',
  'hidden-skyscraper': 'Values outside{} give the first value that a higher one hides.',
  'numbered-room': 'Values outside{} are in the Nth cell from there; N is the first value.',
  indexing: 'The value of a pink cell says where the given value is in its line.',
  regex: 'Lines with .* match their pattern.',
  automaton: 'Lines with M are accepted by their state machine.',
  table: 'The two values of a pair marked T are in its table.',
};

export const enFigures = {
  names,
  rules,
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
