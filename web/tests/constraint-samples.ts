/** A constraint of each kind that people know, on a classic board. */
import type { Constraint } from '../board/constraints';
import type { RuleName } from '../rules/rules';

const line = (from: number, step: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index * step);

export const SAMPLES: Readonly<Record<RuleName, Constraint>> = {
  odd: { kind: 'values', cells: [0, 2], values: [1, 3, 5, 7, 9] },
  even: { kind: 'values', cells: [1], values: [2, 4, 6, 8] },
  allowed: { kind: 'values', cells: [3], values: [1, 2, 3, 4, 5, 6] },
  inequality: { kind: 'thermometer', cells: [0, 9] },
  thermometer: { kind: 'thermometer', cells: [0, 1, 11] },
  'slow-thermometer': { kind: 'thermometer', cells: [4, 5, 6], slow: true },
  'german-whisper': { kind: 'whisper', cells: [18, 27, 37], difference: 5 },
  whisper: { kind: 'whisper', cells: [18, 27, 37], difference: 4 },
  renban: { kind: 'renban', cells: [20, 21, 22] },
  palindrome: { kind: 'palindrome', cells: [20, 21, 22] },
  between: { kind: 'between', cells: [20, 21, 22] },
  lockout: { kind: 'lockout', cells: [20, 30, 31], difference: 4 },
  zipper: { kind: 'zipper', cells: [20, 21, 22] },
  modular: { kind: 'modular', cells: [20, 21, 22], modulus: 3 },
  entropic: { kind: 'entropic', cells: [20, 21, 22] },
  'entropic-quad': { kind: 'entropic-set', cells: [40, 41, 49, 50] },
  'entropic-set': { kind: 'entropic-set', cells: [40, 41, 42] },
  'sum-segments': { kind: 'sum-segments', cells: [40, 41, 42], sum: 10 },
  'double-arrow': {
    kind: 'equal-sums',
    groups: [
      [40, 43],
      [41, 42],
    ],
  },
  'region-sum': { kind: 'equal-sums', groups: [[40, 41], [42]] },
  'equal-sums': {
    kind: 'equal-sums',
    groups: [
      [0, 1, 2],
      [40, 41, 42],
    ],
  },
  arrow: { kind: 'arrow', bulb: [60, 61], cells: [51, 42] },
  x: { kind: 'sum', cells: [0, 1], sum: 10 },
  v: { kind: 'sum', cells: [0, 9], sum: 5 },
  'edge-sum': { kind: 'sum', cells: [0, 1], sum: 12 },
  'little-killer': { kind: 'sum', cells: line(1, 10, 8), sum: 40 },
  'outside-sum': { kind: 'sum', cells: [27, 28, 29], sum: 12 },
  sum: { kind: 'sum', cells: [40, 41, 50], sum: 22 },
  'white-dot': { kind: 'difference', cells: [0, 1], difference: 1 },
  difference: { kind: 'difference', cells: [0, 1], difference: 3 },
  'black-dot': { kind: 'ratio', cells: [0, 9], ratio: 2 },
  ratio: { kind: 'ratio', cells: [0, 9], ratio: 3 },
  'unmarked-dots': { kind: 'unmarked', of: 'dots' },
  'unmarked-white': { kind: 'whisper', cells: [0, 1, 10, 1, 0], difference: 2 },
  'unmarked-black': {
    kind: 'automaton',
    cells: [0, 1, 10, 1, 0],
    start: 0,
    transitions: [[0, [5, 7, 9], 0]],
    accept: [0],
  },
  'unmarked-xv': { kind: 'unmarked', of: 'xv' },
  quadruple: { kind: 'contains', cells: [40, 41, 49, 50], values: [1, 2, 5] },
  contains: { kind: 'contains', cells: [40, 41, 42], values: [5, 5], exactly: true },
  clone: { kind: 'same-values', groups: [[0], [40]] },
  'same-values': {
    kind: 'same-values',
    groups: [
      [0, 1],
      [40, 49],
    ],
  },
  'counting-circles': { kind: 'counting-circles', cells: [0, 20, 40] },
  sandwich: { kind: 'sandwich', cells: line(0, 1, 9), sum: 15 },
  'x-sum': { kind: 'x-sum', cells: line(80, -9, 9), sum: 22 },
  skyscraper: { kind: 'skyscraper', cells: line(8, -1, 9), count: 3 },
  'hidden-skyscraper': { kind: 'hidden-skyscraper', cells: line(3, 9, 9), value: 4 },
  'numbered-room': { kind: 'numbered-room', cells: line(4, 9, 9), value: 7 },
  indexing: { kind: 'indexing', cells: line(0, 1, 9), index: 2, value: 3 },
  regex: { kind: 'regex', cells: [60, 61, 62], pattern: '1.*' },
  automaton: {
    kind: 'automaton',
    cells: [60, 61],
    start: 0,
    transitions: [[0, [1, 2], 0]],
    accept: [0],
  },
  table: { kind: 'table', cells: [60, 61], pairs: [[1, 2]] },
};
