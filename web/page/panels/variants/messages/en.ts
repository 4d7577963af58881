/** The texts of the Variants panel, in English. */
import type { RegionPresetName } from '../../../../api/engine';
import { list, number, plural } from '../../../../locales/english';
import type { DrawnKind } from '../making/request';

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
  toroidal: 'Toroidal: across the edges',
  killer: 'Killer: cages with sums',
};

export const enVariants = {
  presets: {
    label: 'Puzzle',
    own: 'Your own shape',
    /** What is no preset: “Arrows, 9 × 9”; “Arrows, Both diagonals”. */
    sized: (what: string, rows: number, cols: number) => `${what}, ${rows} × ${cols}`,
    pair: (one: string, other: string) => `${one}, ${other}`,
    several: 'Several rules',
    groups: {
      sizes: 'Sizes',
      rules: 'With extra rules',
      jigsaw: 'Jigsaw',
      killer: 'Killer',
      drawn: 'Lines, dots and clues',
    },
    names: presets,
    example: 'Example',
    exampleHint: 'A puzzle of this kind with one solution',
  },

  making: {
    label: 'New puzzle…',
    hint: 'Make a puzzle of the kind you choose (Shift+N)',
    title: 'New puzzle',
    grid: 'Grid',
    drawn: 'Extra rules',
    kinds: {
      cage: 'Killer cages',
      thermometer: 'Thermometers',
      arrow: 'Arrows',
      whisper: 'Whispers',
      renban: 'Renbans',
      palindrome: 'Palindromes',
      between: 'Between lines',
      kropki: 'Kropki dots',
      xv: 'X and V',
      quadruple: 'Quadruples',
      sandwich: 'Sandwich sums',
      'little-killer': 'Little killers',
      skyscraper: 'Skyscrapers',
      'x-sum': 'X-sums',
      mixed: 'Lines, dots and cages',
      none: 'None',
    } satisfies Record<DrawnKind, string> as Readonly<Record<DrawnKind, string>>,
    make: 'Make puzzle',
    more: 'More options',
    irregular: 'Irregular regions instead of boxes',
    /** The number of givens that nobody chose. */
    few: 'as few as possible',
    making: 'Making a puzzle…',
    made: (givens: number) =>
      givens === 0
        ? 'A new puzzle without givens.'
        : `A new puzzle with ${plural(givens, 'given')}.`,
    unique: 'It has one solution.',
    missed: (requested: number | null) =>
      requested === null
        ? 'Not every option could be met; this is the closest match.'
        : `You asked for ${plural(requested, 'given')}; this is the closest match.`,
    noSeed: 'The same seed and options always make the same puzzle.',
    seedOf: (seed: string) => `Its seed is ${seed}.`,
    copySeed: 'Copy seed',
  },

  modes: {
    label: 'On the board',
    givens: 'Givens',
    regions: 'Regions',
    cages: 'Cages',
    void: 'Holes',
    constraints: 'Rules',
    hints: {
      givens: 'Enter the puzzle’s givens',
      regions: 'Draw regions',
      cages: 'Draw cages and enter their sums',
      void: 'Take cells out of the puzzle',
      constraints: 'Draw lines, dots, outside clues and other rules',
    },
  },

  tools: {
    sum: 'Cage sum',
    erase: {
      regions: 'Erase region',
      cages: 'Erase cage',
      void: 'Fill hole',
      constraints: 'Erase rule',
    },
    eraseAll: {
      regions: 'Erase all regions',
      cages: 'Erase all cages',
      void: 'Fill all holes',
      constraints: 'Erase all rules',
    },
    /** Hints for mouse and touch. */
    howTo: {
      regions: 'Drag over cells to draw a region; start inside one to enlarge it.',
      cages: 'Drag over cells to draw a cage; start inside one to enlarge it. Then type its sum.',
      void: 'Tap or drag over cells to take them out of the puzzle, and again to put them back.',
    },
    /** Hints for the keyboard. */
    keys: {
      regions: 'Keys: Shift+arrows mark cells, Enter draws, Delete erases.',
      cages:
        'Keys: Shift+arrows mark cells, Enter draws, digits type the sum, Enter ends it, Delete erases.',
      void: 'Keys: Shift+arrows mark cells, Enter changes them.',
      constraints: 'Keys: Space marks cells in order, Enter draws or ends a number, Delete erases.',
    },
    across: 'While boxes are on, drawn regions overlap them.',
  },

  /** Rules about some cells. */
  rules: {
    tool: 'Rule to draw',
    groups: {
      lines: 'Lines',
      dots: 'Between cells',
      cages: 'Cages',
      outside: 'Outside the grid',
      cells: 'Cells',
    },
    own: {
      minimum: 'minimum cell',
      maximum: 'maximum cell',
      'row-index': 'row indexer',
      'column-index': 'column indexer',
      'magic-square': 'magic square',
    },
    /** What is typed beside the choice of the rule. */
    clues: {
      sum: 'Sum',
      difference: 'Difference',
      ratio: 'Ratio',
      modulus: 'Modulus',
      count: 'Count',
      value: 'Value',
      values: 'Values',
      pattern: 'Pattern',
      pairs: 'Pairs',
      bulb: 'Circle cells',
    },
    /** What a stroke has to be. */
    needs: {
      line: 'Drag along the line from its start; diagonals work too.',
      pair: 'Drag from a cell to its neighbour.',
      block: 'Drag across the corner where four cells meet.',
      square: 'Drag across the square from corner to corner.',
      edge: 'Press a cell on the edge, or drag from it into its row or column; in a corner, press again for the other line.',
      diagonal:
        'Press a cell on the edge, and again for the other diagonal, or drag from it into the grid.',
      start: 'Drag straight from a cell on the edge over the cells to add up.',
      ends: 'Drag from a cell to its clone.',
      cells: 'Press a cell, or drag over several.',
      groups: 'Drag over a group of cells, then over another.',
    },
    /** After the first of two groups. */
    nextGroup: 'Now drag over the matching group.',
    nextGroupHow: 'Or over one that already has such a rule, to add to it; Esc cancels.',
    /** Rules that are carried elsewhere. */
    move: 'Move',
    moveHint: 'Move rules to other cells',
    moveHow: 'Drag a rule to another place.',
    moveKeys: 'Keys: Space picks up the rule at a cell, arrows move, Enter puts it down.',
    carried: (rule: string) => `Moving: ${rule}.`,
    carriedHow: 'Go to another cell and press Enter to put it down; Esc cancels.',
    moved: 'Rule moved.',
    noRoom: 'It does not fit there.',
    noRoomHow: 'A rule keeps its shape and stays within the grid.',
    again: 'Draw it again to erase it.',
    unfit: 'Nothing was drawn.',
    lacksClue: 'Its number or values are missing, or the line does not fit.',
    badClue: (clue: string) => `“${clue}” is not possible here; nothing was changed.`,
    typeClue: 'Type another number or other values to change it.',
    by: (author: string) => `By ${author}`,
    drawn: (count: number) => `Erase individual rules (${count})`,
    erase: (rule: string) => `Erase: ${rule}`,
  },

  /** Patterns of values, in words. */
  pattern: {
    how: '. is any value, [135] one of these, [^135] none of these, a|b either one; * any number of times, + at least once, ? optional, {2,4} two to four times; ( ) groups.',
    wrong: 'Not a valid pattern.',
    meaning: (words: string) => `In order: ${words}.`,
    any: 'any value',
    nothing: 'nothing',
    oneOf: (signs: readonly string[]) => `one of ${signs.join(' ')}`,
    noneOf: (signs: readonly string[]) => `none of ${signs.join(' ')}`,
    or: (parts: readonly string[]) => parts.join(' or '),
    inOrder: (parts: readonly string[]) => parts.join(', '),
    group: (words: string) => `(${words})`,
    anyNumber: (what: string) => `any number of times ${what}`,
    some: (what: string) => `at least once ${what}`,
    perhaps: (what: string) => `optionally ${what}`,
    times: (count: number, what: string) => `${plural(count, 'time')} ${what}`,
    atLeast: (count: number, what: string) => `at least ${plural(count, 'time')} ${what}`,
    fromTo: (least: number, most: number, what: string) =>
      `${number(least)} to ${plural(most, 'time')} ${what}`,
  },

  /** What is said of a puzzle while it is set. */
  live: {
    setting: 'Live check',
    settingHint: 'Show after each change whether the puzzle has one solution',
    hint: 'Press for details',
    checking: 'Checking…',
    unique: 'One solution',
    several: 'Several solutions',
    none: 'No solution',
    unknown: 'Not known yet',
    invalid: 'No puzzle yet',
    failed: 'Not checked',
    sentence: (words: string) => `${words}.`,
    uniqueHow: 'Press Start to play it.',
    differ: (count: number, names: string) =>
      `${plural(count, 'cell')} can hold more than one value, marked with a dot: ${names}.`,
    differAtLeast: (count: number, names: string) =>
      `At least ${plural(count, 'cell')} can hold more than one value, marked with a dot: ${names}.`,
    unknownHow: 'The check in the background ran out of time; Solve searches to the end.',
    reasonUnknown: 'The cause was not found in time.',
  },

  actions: {
    own: 'Set your own',
    clearDigits: 'Clear digits',
    clearAll: 'Clear all',
    hints: {
      edit: 'Enter givens, draw regions, cages and rules, or remove cells',
      own: 'A blank 9 × 9 grid for your givens, regions, cages and rules',
      clearDigits: 'Remove all digits, including givens',
      clearAll: 'Keep only the size and the rules',
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
      rows: 'No repeats in rows',
      columns: 'No repeats in columns',
      diagonals: 'No repeats on either diagonal; square boards only',
      antiKnight: 'Cells a knight’s move apart differ',
      antiKing: 'Cells that touch at a side or corner differ',
      nonConsecutive: 'Adjacent cells do not hold consecutive values',
    },
    /** Marks whose absence is a rule. */
    unmarked: {
      dots: 'Adjacent cells without a dot are neither consecutive nor in a 1:2 ratio',
      xv: 'Adjacent cells without X or V add up to neither 10 nor 5',
    },
  },

  status: {
    /** How to begin, by what the chosen mode is for. */
    howTo: (what: string) => `${what}, or press Example.`,
    how: (what: string) => `${what}.`,
    cut: 'Anything outside the new size was removed.',
    drawn: {
      regions: 'Region drawn.',
      cages: 'Cage drawn.',
      void: 'Cells changed.',
    },
    taken: {
      regions: 'Cells were taken from another region.',
      cages: 'Cells were taken from another cage.',
    },
    erased: {
      regions: 'Region erased.',
      cages: 'Cage erased.',
      void: 'Added back to the puzzle.',
      constraints: 'Rule erased.',
    },
    sum: (sum: number, cells: number) => `Cage of ${sum}, ${plural(cells, 'cell')}.`,
    typeSum: 'Now type its sum; without one, its values just cannot repeat.',
    nothingHere: {
      regions: 'No drawn region here.',
      boxesHere: 'Turn boxes off under Size and rules.',
      cages: 'No cage here.',
      void: 'This cell is part of the puzzle.',
      constraints: 'No rule here.',
    },
    /** After a digit that would be a given in another mode. */
    digitsElsewhere: (givens: string) => `To enter digits, choose “${givens}”.`,
    /** After a press on a cell outside all of them. */
    freeCell: {
      regions: 'Drag over cells to draw one, or press again for a one-cell region.',
      cages: 'Drag over cells to draw one, or press again for a one-cell cage.',
    },
    piecesGone: (count: number) => `Boxes replaced ${plural(count, 'drawn region')}.`,
    rangeMoved: {
      low: (value: string) => `The lowest value is now ${value}, to match the highest.`,
      high: (value: string) => `The highest value is now ${value}, to match the lowest.`,
    },
    undoBrings: 'Undo brings back what was there.',
  },

  /** Links to other programs. */
  elsewhere: {
    title: 'Open elsewhere',
    about: 'The address contains the puzzle; it is sent only when you open it.',
    parts: {
      size: 'a board that is not square',
      values: 'values that do not start at 1',
      rows: 'rows or columns in which values repeat',
      void: 'holes',
      nonConsecutive: 'the non-consecutive rule at dots',
      unknown: 'rules that Jiugong does not know',
    },
  },

  /** Rules that came with a puzzle and that the panel does not have. */
  unknown: {
    /** (All of them stand below Rules.) */
    disregarded: (rules: readonly string[]) =>
      `Jiugong does not know ${list(rules.length <= 4 ? rules : [...rules.slice(0, 3), `${number(rules.length - 3)} more`])}: answers disregard ${rules.length === 1 ? 'this rule' : 'these rules'}.`,
    title: 'Rules that answers disregard',
    /** By the names that f-puzzles and SudokuPad give them, in lower case. */
    names: {
      betweenline: 'between lines',
      difference: 'difference dots',
      disjointgroups: 'disjoint groups in irregular regions',
      doublearrow: 'double arrows',
      entropicline: 'entropic lines',
      foglight: 'fog',
      fogofwar: 'fog',
      killercage: 'cages with something other than a sum',
      littlekillersum: 'little killer sums',
      lockout: 'lockout lines',
      modularline: 'modular lines',
      nabner: 'Nabner lines',
      negative: 'rules for neighbours without a mark',
      nonconsecutive: 'the non-consecutive rule',
      palindrome: 'palindromes',
      ratio: 'ratio dots',
      regionsumline: 'region sum lines',
      renban: 'renban lines',
      sandwichsum: 'sandwich sums',
      skyscraper: 'skyscrapers',
      slowthermometer: 'slow thermometers',
      thermometer: 'thermometers',
      whispers: 'whisper lines',
      xsum: 'X-sums',
      xv: 'X and V between cells',
      zipperline: 'zipper lines',
    },
  },

  paste: {
    placeholder: '9x9; rows; columns; boxes 3x3; …',
    hint: 'Also accepted: classic puzzles of any size, jigsaws as cells and labels or as numbers with walls, Solo game IDs, killers with one cage per line: 15 r1c1 r1c2, and links of f-puzzles, SudokuPad and Interactive Sudoku Solver.',
  },
};

export type VariantsMessages = typeof enVariants;
