/** The texts of the Variants panel, in English. */
import type { RegionPresetName } from '../../../../engine/jiugong';
import { list, number, plural } from '../../../../locales/english';
import type { DrawnKind } from '../making/wishes';

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
    groups: { sizes: 'Sizes', rules: 'With extra rules', jigsaw: 'Jigsaw', killer: 'Killer' },
    names: presets,
    example: 'Example',
    exampleHint: 'A puzzle of this kind with one solution',
  },

  making: {
    label: 'New puzzle …',
    hint: 'Make a puzzle of a kind that you choose',
    title: 'New puzzle',
    grid: 'Grid',
    drawn: 'Drawn in it',
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
      none: 'Nothing',
    } satisfies Record<DrawnKind, string> as Readonly<Record<DrawnKind, string>>,
    make: 'Make puzzle',
    more: 'More',
    irregular: 'Pieces of random shapes instead of boxes',
    /** The number of givens that nobody chose. */
    few: 'as few as possible',
    making: 'A puzzle is being made …',
    made: (givens: number) =>
      givens === 0
        ? 'A new puzzle without givens.'
        : `A new puzzle with ${plural(givens, 'given')}.`,
    unique: 'It has one solution.',
    missed: (wished: number | null) =>
      wished === null
        ? 'Not all that you asked for fits into it; this is the nearest that was found.'
        : `You asked for ${plural(wished, 'given')}; this is the nearest that was found.`,
    noSeed: 'The same seed and choices make the same puzzle again.',
    seedOf: (seed: string) => `Its seed is ${seed}.`,
    copySeed: 'Copy seed',
  },

  modes: {
    label: 'On the board',
    givens: 'Givens',
    regions: 'Regions',
    cages: 'Cages',
    void: 'Void',
    constraints: 'Rules',
    hints: {
      givens: 'Type the digits of the puzzle itself',
      regions: 'Draw regions',
      cages: 'Draw cages and type their sums',
      void: 'Remove cells from the puzzle',
      constraints: 'Draw lines, dots, clues outside and other rules',
    },
  },

  tools: {
    sum: 'Cage sum',
    erase: {
      regions: 'Erase region',
      cages: 'Erase cage',
      void: 'Erase void',
      constraints: 'Erase rule',
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
      constraints: 'Keys: Space marks cells in their order, Enter draws, Delete erases.',
    },
    across: 'While boxes are switched on, drawn regions overlap them.',
  },

  /** Rules about some cells. */
  constraints: {
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
      line: 'Drag along the line from its beginning, also diagonally.',
      pair: 'Drag from a cell to the one beside it.',
      block: 'Drag across the crossing of four cells.',
      square: 'Drag across the square from corner to corner.',
      edge: 'Press a cell at an edge, or drag from it into its row or column.',
      diagonal: 'Drag diagonally from a cell at an edge into the grid.',
      start: 'Drag from a cell at an edge straight over the cells of the sum.',
      ends: 'Drag from a cell to its clone.',
      cells: 'Press a cell, or drag over several.',
      groups: 'Drag over a group of cells, then over another one.',
    },
    /** After the first of two groups. */
    nextGroup: 'Now drag over the group that goes with it.',
    nextGroupHow: 'Or over one that has a rule of this kind already, to add to it; Esc forgets it.',
    /** Rules that are carried elsewhere. */
    move: 'Move',
    moveHint: 'Carry rules to other cells',
    moveHow: 'Drag a rule to another place.',
    moveKeys: 'Keys: Space picks the rule of a cell up, arrows go elsewhere, Enter puts it down.',
    carried: (rule: string) => `${rule} is carried.`,
    carriedHow: 'Go to another cell, and press Enter to put it down there; Esc leaves it.',
    moved: 'Rule moved.',
    noRoom: 'It does not fit there.',
    noRoomHow: 'A rule keeps its shape, within the grid.',
    again: 'The same once more erases it.',
    unfit: 'Nothing was drawn.',
    lacksClue: 'Its number or values are missing, or the line does not fit.',
    typeClue: 'Type another number or other values to change it.',
    /** The list of rules. */
    title: 'Rules of this puzzle',
    by: (author: string) => `By ${author}`,
    drawn: (count: number) => `Erase single rules (${count})`,
    erase: (rule: string) => `Erase: ${rule}`,
  },

  /** The rules that are not drawn, each a sentence. */
  ordinary: {
    houses: {
      row: 'the rows',
      column: 'the columns',
      box: 'the boxes',
      area: 'the regions',
      extra: 'the shaded regions',
      diagonal: 'the diagonals',
      cage: 'the cages',
    },
    whole: (names: readonly string[], low: string, high: string) =>
      `All values from ${low} to ${high} occur once in each of ${list(names)}.`,
    different: (names: readonly string[]) => `No value occurs twice in any of ${list(names)}.`,
    cages: 'The values of a cage add up to the number in its corner.',
    sentence: (hint: string) => `${hint}.`,
  },

  /** Patterns of values, in words. */
  pattern: {
    how: '. is any value, [135] one of these, [^135] none of them, a|b one or the other; * any number of times, + at least once, ? perhaps, {2,4} two to four times; ( ) takes several together.',
    wrong: 'This is no pattern.',
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
    perhaps: (what: string) => `perhaps ${what}`,
    times: (count: number, what: string) => `${plural(count, 'time')} ${what}`,
    atLeast: (count: number, what: string) => `at least ${plural(count, 'time')} ${what}`,
    fromTo: (least: number, most: number, what: string) =>
      `${number(least)} to ${plural(most, 'time')} ${what}`,
  },

  /** The editor of state machines. */
  machine: {
    open: 'Machine …',
    title: 'State machine',
    about:
      'A machine reads the values of a line, from its beginning on. Each value leads from one state to the next; the line is right if the last state is an accepting one.',
    example: 'Begin with',
    choose: 'an example …',
    examples: {
      alternating: 'odd and even take turns',
      divisible: 'the sum is a multiple of three',
      fall: 'rises, falls once, and rises',
    },
    parts: { start: 'First state', step: 'Next state', accept: 'Accepting states' },
    hints: {
      start: 'A number, a text, a list or an object.',
      step: 'A JavaScript function of a state and a value; undefined ends the line as wrong.',
      accept: 'A list of states, or a function that says whether a state is one.',
    },
    use: 'Use',
    safe: 'It runs when you press Use or draw a line with it, apart from the page and without access to anything, for two seconds at most. Puzzles keep the machine that comes of it, not its text.',
    ready: (states: number) => `A machine of ${plural(states, 'state')}. Now draw its line.`,
    place: (part: string, line: number, column: number) =>
      `${part}, line ${number(line)}${column === 0 ? '' : `, column ${number(column)}`}:`,
    faults: {
      syntax: 'this is no JavaScript.',
      thrown: 'the program failed.',
      'no-function': 'Next state has to be a function.',
      'no-accept': 'Accepting states have to be a list or a function.',
      'bad-state': 'A state has to be a number, a text, a list or an object, and not too long.',
      'too-many-states': (most: number) =>
        `It has more than ${plural(most, 'state')}; let a state hold less.`,
      'too-slow': 'It takes longer than two seconds.',
      'accepts-nothing': 'It accepts no line at all.',
      unavailable: 'This browser does not let the page run it.',
    },
  },

  /** What is said of a puzzle while it is set. */
  live: {
    setting: 'Check while setting',
    settingHint: 'Say after each change whether the puzzle has one solution',
    hint: 'Press for more about it',
    checking: 'Checking …',
    unique: 'One solution',
    several: 'Several solutions',
    none: 'No solution',
    unknown: 'Not known yet',
    invalid: 'No puzzle yet',
    failed: 'Not checked',
    sentence: (words: string) => `${words}.`,
    uniqueHow: 'Start ends the setting and begins to play.',
    differ: (count: number, names: string) =>
      `${plural(count, 'cell')} can hold more than one value, with a dot each: ${names}.`,
    differAtLeast: (count: number, names: string) =>
      `At least ${plural(count, 'cell')} can hold more than one value, with a dot each: ${names}.`,
    unknownHow:
      'The puzzle takes longer than is spent on it in the background; Solve goes on to the end.',
    reasonUnknown: 'Why was not found in the time that is spent on it.',
  },

  actions: {
    clearDigits: 'Clear digits',
    clearAll: 'Clear all',
    hints: {
      edit: 'Type givens, draw regions, cages and rules, or remove cells',
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
    /** Marks whose absence is a rule. */
    unmarked: {
      dots: 'Cells side by side without a dot are neither consecutive nor twice each other',
      xv: 'Cells side by side without X or V add up to neither 10 nor 5',
    },
  },

  status: {
    howTo: 'Type its givens, or press Example.',
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
    erased: {
      regions: 'Region erased.',
      cages: 'Cage erased.',
      void: 'Part of the puzzle again.',
      constraints: 'Rule erased.',
    },
    typeSum: 'Now type its sum; without one its values only have to differ.',
    nothingHere: {
      regions: 'No drawn region here.',
      boxesHere: 'Boxes are switched off under Size and rules.',
      cages: 'No cage here.',
      void: 'This cell is part of the puzzle.',
      constraints: 'No rule was drawn here.',
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

  /** Links to other programs. */
  elsewhere: {
    title: 'Open elsewhere',
    about: 'The address holds the puzzle; it is sent when you open it, not before.',
    parts: {
      size: 'a board that is no square',
      values: 'values that do not begin at 1',
      rows: 'rows or columns in which values repeat',
      void: 'void cells',
      nonConsecutive: 'neighbours at dots that must not be consecutive either',
    },
  },

  /** A puzzle of f-puzzles with rules that the panel does not have. */
  foreign: {
    headline: 'This puzzle has rules that Jiugong does not know.',
    has: (rules: readonly string[]) => `It has ${list(rules)}. The board is unchanged.`,
    /** By the names that f-puzzles and SudokuPad give them, in lower case. */
    rules: {
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
    other: 'other rules',
  },

  text: {
    label: 'Puzzle text',
    placeholder: '9x9; rows; columns; boxes 3x3; …',
    hint: 'Also accepted: classic puzzles of any size, jigsaws as cells and labels or as numbers with walls, IDs of Solo, killers with one cage per line: 15 r1c1 r1c2, and links of f-puzzles and SudokuPad.',
    copy: 'Copy text',
  },
};

export type VariantsMessages = typeof enVariants;
