/** The texts of the Variants panel, in English. */
import type { RegionPresetName } from '../../../../engine/jiugong';
import { list, plural } from '../../../../locales/english';

/** Lines, shapes and texts of f-puzzles. */
const DRAWINGS = 'drawings that only words explain';

const presets: Readonly<Record<RegionPresetName, string>> = {
  '4x4': '4 × 4',
  '6x6': '6 × 6',
  '8x8': '8 × 8',
  '9x9': '9 × 9',
  '10x10': '10 × 10',
  '12x12': '12 × 12',
  '16x16': '16 × 16',
  '25x25': '25 × 25',
  x: 'X: both diagonals',
  windoku: 'Windoku: four windows',
  disjoint: 'Disjoint groups',
  'anti-knight': 'Anti-knight',
  'anti-king': 'Anti-king',
  'non-consecutive': 'Non-consecutive',
  jigsaw: 'Jigsaw: nine pieces',
  toroidal: 'Toroidal: pieces over the edge',
  killer: 'Killer: cages with sums',
};

export const enVariants = {
  presets: {
    label: 'Puzzle',
    own: 'Your own shape',
    groups: { sizes: 'Sizes', rules: 'With extra rules', jigsaw: 'Jigsaw', killer: 'Killer' },
    names: presets,
    example: 'Example',
    exampleHint: 'A puzzle of this kind with one solution',
  },

  modes: {
    label: 'On the board',
    givens: 'Givens',
    regions: 'Regions',
    cages: 'Cages',
    void: 'Void',
    hints: {
      givens: 'Type the digits of the puzzle itself',
      regions: 'Draw regions',
      cages: 'Draw cages and type their sums',
      void: 'Remove cells from the puzzle',
    },
  },

  tools: {
    sum: 'Cage sum',
    erase: {
      regions: 'Erase region',
      cages: 'Erase cage',
      void: 'Erase void',
    },
    eraseAll: 'Erase all',
    /** Hints for mouse and touch. */
    howTo: {
      regions: 'Drag over cells to draw a region, from inside one to enlarge it.',
      cages: 'Drag over cells to draw a cage, from inside one to enlarge it, then type its sum.',
      void: 'Tap or drag over cells to remove them from the puzzle, and again to put them back.',
    },
    /** Hints for the keyboard. */
    keys: {
      regions: 'Keys: Shift+arrows mark cells, Enter draws, Delete erases.',
      cages: 'Keys: Shift+arrows mark cells, Enter draws, Delete erases.',
      void: 'Keys: Shift+arrows mark cells, Enter changes them.',
    },
    across: 'While boxes are switched on, drawn regions overlap them.',
  },

  actions: {
    clearDigits: 'Clear digits',
    clearAll: 'Clear all',
    hints: {
      edit: 'Type givens, draw regions and cages, or remove cells',
      clearDigits: 'Take all digits away, the givens too',
      clearAll: 'Leave only the size and the rules',
    },
    searching: 'Search',
  },

  shape: {
    title: 'Size and rules',
    rows: 'Rows',
    cols: 'Columns',
    low: 'Lowest value',
    high: 'Highest value',
    /** A value above 9 is one letter on the board. */
    shownAs: (label: string, sign: string) => `${label} (${sign} on the board)`,
    boxes: 'Boxes',
    boxRows: 'Box rows',
    boxCols: 'Box columns',
    rulesLabel: 'Rules',
    hints: {
      rows: 'No value twice in a row',
      columns: 'No value twice in a column',
      diagonals: 'No value twice in either diagonal; for square boards',
      antiKnight: 'Cells a knight’s move apart differ',
      antiKing: 'Cells that touch at a side or corner differ',
      nonConsecutive: 'Cells side by side do not hold neighbouring values',
    },
  },

  status: {
    howTo: 'Or press Example for a puzzle of this kind.',
    howToKiller: 'Draw cages and type their sums, or press Example.',
    cut: 'What lay outside was cut off.',
    drawn: {
      regions: 'Region drawn.',
      cages: 'Cage drawn.',
      void: 'Cells changed.',
    },
    taken: {
      regions: 'Cells were taken from another region.',
      cages: 'Cells were taken from another cage.',
    },
    erased: { regions: 'Region erased.', cages: 'Cage erased.', void: 'Part of the puzzle again.' },
    typeSum: 'Now type its sum; without one its values only have to differ.',
    nothingHere: {
      regions: 'No drawn region here.',
      boxesHere: 'Boxes are switched off under Size and rules.',
      cages: 'No cage here.',
      void: 'This cell is part of the puzzle.',
    },
    /** After a press on a cell outside all of them. */
    freeCell: {
      regions: 'Drag over cells to draw one; press again for one of this cell alone.',
      cages: 'Drag over cells to draw one; press again for one of this cell alone.',
    },
    piecesGone: (count: number) => `Boxes replaced ${plural(count, 'drawn region')}.`,
    rangeMoved: {
      low: (value: string) => `The lowest value is ${value} now, to fit the highest.`,
      high: (value: string) => `The highest value is ${value} now, to fit the lowest.`,
    },
    undoBrings: 'Undo brings back what was there.',
  },

  /** A puzzle of f-puzzles with rules that the panel does not have. */
  foreign: {
    headline: 'This puzzle has rules that Jiugong does not know.',
    has: (rules: readonly string[]) => `It has ${list(rules)}. The board is unchanged.`,
    /** By the names that f-puzzles and SudokuPad give them, in lower case. */
    rules: {
      arrow: 'arrows',
      betweenline: 'between lines',
      boxindexer: 'indexers',
      cage: DRAWINGS,
      circle: DRAWINGS,
      clone: 'clones',
      columnindexer: 'indexers',
      difference: 'difference dots',
      disjointgroups: 'disjoint groups in irregular regions',
      doublearrow: 'double arrows',
      entropicline: 'entropic lines',
      even: 'even cells',
      foglight: 'fog',
      fogofwar: 'fog',
      givenpencilmarks: 'given candidates',
      killercage: 'cages with something other than a sum',
      line: DRAWINGS,
      littlekillersum: 'little killer sums',
      lockout: 'lockout lines',
      maximum: 'maximum cells',
      minimum: 'minimum cells',
      modularline: 'modular lines',
      nabner: 'Nabner lines',
      negative: 'rules for neighbours without a mark',
      odd: 'odd cells',
      palindrome: 'palindromes',
      quadruple: 'quadruples',
      ratio: 'ratio dots',
      rectangle: DRAWINGS,
      regionsumline: 'region sum lines',
      renban: 'renban lines',
      rowindexer: 'indexers',
      sandwichsum: 'sandwich sums',
      skyscraper: 'skyscrapers',
      slowthermometer: 'slow thermometers',
      text: DRAWINGS,
      thermometer: 'thermometers',
      whispers: 'whisper lines',
      xsum: 'X-sums',
      xv: 'X and V between cells',
      zipperline: 'zipper lines',
    },
    other: 'other rules',
  },

  text: {
    label: 'Puzzle text',
    placeholder: '9x9; rows; columns; boxes 3x3; …',
    hint: 'Also accepted: classic puzzles of any size, jigsaws as cells and then labels, killers with one cage per line: 15 r1c1 r1c2, and links of f-puzzles and SudokuPad.',
    copy: 'Copy text',
  },
};

export type VariantsMessages = typeof enVariants;
