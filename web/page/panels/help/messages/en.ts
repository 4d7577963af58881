/** The texts of the Help panel, in English. What buttons do is said where the buttons are. */
import type { SectionId } from '../section-ids';

export const enHelp = {
  contents: 'Contents',
  sections: {
    sudoku: 'How to play',
    keys: 'Keys',
    touch: 'Mouse and touch',
    marks: 'What stands in a cell',
    buttons: 'Buttons',
    techniques: 'Techniques',
    formats: 'What can be pasted and opened',
    rotate: 'Rotation puzzles',
    variants: 'Variants',
    batch: 'Many puzzles at once',
    privacy: 'Privacy',
    about: 'About Jiugong',
  } satisfies Record<SectionId, string> as Readonly<Record<SectionId, string>>,

  sudoku: {
    rules: [
      'A sudoku has nine rows, nine columns and nine boxes of nine cells each.',
      'Fill every blank cell with a digit from 1 to 9, so that each row, column and box holds every digit once.',
      'The digits that are there from the beginning, the givens, stay; a proper puzzle has exactly one solution.',
    ],
    steps: [
      'Pick a cell and type a digit, or press its key beside the board.',
      'Check says which of your digits are wrong without giving the answer away.',
      'Undo takes back any step: a digit, an answer, even another puzzle.',
      'Solve shows the answer, and says whether it is the only one.',
      'The clock counts while you play, and waits while the page is out of sight; Settings hides it.',
      'History, in the menu More, opens the boards that you played last again.',
    ],
    own: (menu: string, item: string, start: string) =>
      `To play a puzzle from a newspaper or a book, choose “${item}” in the menu ${menu}, type its digits cell by cell, and press ${start}: the page says whether it has one solution.`,
  },

  keys: {
    key: 'Key',
    effect: 'Effect',
    /** In the order of `KEYS` in keys.ts. */
    effects: {
      digit: 'enters a digit in the chosen mode; a letter enters a value above 9',
      corner: 'corner mark',
      candidate: 'candidate',
      mode: 'next mode',
      hint: 'Hint, then more of it, then Apply',
      erase: 'erases; where givens are typed, leaves the cell blank',
      enter: 'enters the chosen digit, where digits are chosen first',
      arrows: 'moves to the next cell',
      line: 'first and last cell of the row',
      board: 'first and last cell of the board',
      extend: 'selects several cells',
      escape: 'one cell alone; stops a search; hides a hint',
      undo: 'Undo',
      redo: 'Redo',
      solve: 'Solve',
      paste: 'puts the copied puzzle on the board',
      print: 'prints the board',
      help: 'this help',
    },
    space: 'Space',
    arrows: 'Arrows',
    mac: 'On a Mac, Command does what Ctrl does here, but for digits.',
    anywhere: 'Keys work wherever the focus is, except in text fields and menus.',
  },

  touch: {
    gestures: [
      'Tap a cell to pick it. Drag over several cells to fill or mark them together; a finger has to begin on the picked cell, since elsewhere it scrolls.',
      'With the mouse, Ctrl and a click adds a cell or takes it away, and Shift and a click adds it.',
      'Drop a file, a picture of a board that was saved here, or a text anywhere on the page.',
      'In Rotate, press between four tiles to turn them; the right button, Shift or a long touch turns them the other way.',
      'In Variants, drag over cells to draw regions, cages, voids and rules: along a line from its beginning, also diagonally, and back over its last cells.',
    ],
  },

  marks: {
    given: ['Given', 'A digit of the puzzle, in bold.'],
    own: ['Your digit', 'In blue; you can change it at any time.'],
    answer: ['Answer', 'A digit that the solver has found, smaller and in grey.'],
    either: ['Two digits', 'The digits of two solutions, where they differ.'],
    corner: [
      'Corner marks',
      'Small digits at the edge of a cell: most players note the places of a digit in a box there.',
    ],
    candidates: ['Candidates', 'Small digits in the middle: those that the cell may still hold.'],
    possible: [
      'True candidates',
      'Small grey digits from the solver: each is in some solution of the puzzle.',
    ],
    dot: ['Dot in a corner', 'While a puzzle is set: the cell can hold more than one value.'],
    color: ['Colours', 'Backgrounds of your own, for whatever you want to tell apart.'],
    clash: ['Red corner', 'The digit clashes with another one in its row, column or box.'],
    wrong: ['Struck-out digit', 'Check has found it wrong.'],
    reason: [
      'Dashed circle',
      'One of the givens that have no solution together; without any one of them they have.',
    ],
  } satisfies Record<string, readonly [name: string, meaning: string]> as Readonly<
    Record<MarkId, readonly [name: string, meaning: string]>
  >,

  buttons: {
    inSight: 'Beside the board',
    puzzle: 'The first entries bring another puzzle: a new one, an example, or one of your own.',
    newPuzzle: 'New puzzle …',
    newPuzzleHint: 'Make one of a level, of a range of ratings, or for a technique',
    count: 'Count the solutions, up to the chosen number',
  },

  formats: {
    how: 'Paste anywhere on the page, drop a file, or put the text into the field below the board. The page shows what it is in the panel that it is for.',
    list: [
      'A sudoku as 81 characters or nine lines, with . 0 ? * _ or x for blanks; as a drawn grid, a table or a JSON board; several in one text.',
      'Files .sdk and .sdm, and any text file with puzzles.',
      'Links to a board of this page, and its pictures (SVG, PNG): they open the board again with all that was filled in.',
      'Links of other sites that have the digits in their address; of f-puzzles and SudokuPad also variants.',
      'Variants: squares up to 36 × 36, jigsaws as cells and labels or as numbers with walls, IDs of Solo, killers with one cage per line (15 r1c1 r1c2), and the notation that Variants shows, such as',
    ],
    notation: '9x9; rows; columns; boxes 3x3; diagonals; cells …',
    batch:
      'Batch solves files of any size: lines of 81 characters, a column of a table (CSV), and grids of nine lines with titles between.',
  },

  rotate: {
    notation:
      "Moves are written r2c3 (clockwise), r2c3' (counter-clockwise) and r2c3*2 (half a turn): the row and column of the top left of the four.",
    introduction: 'Show the introduction again',
  },

  variants: [
    'Variants has sizes from 1 × 1 to 36 × 36, values of any range, and rules to switch: rows, columns, boxes, both diagonals, anti-knight, anti-king, and non-consecutive.',
    'Choose a kind of puzzle, and Example for one with a single solution. Under “Size and rules” it can be changed.',
    'Regions, cages with sums and void cells are drawn on the board: drag over cells, or mark them with Shift and the arrows and press Enter. A press alone selects a cell; a second one there draws it.',
    '“Rules” draws all else: lines, dots, cages, clues outside and cells. Choose the rule; the same stroke again erases it. A clue is typed at its cell, or in its field. “Move” carries rules elsewhere, and a list below the board erases them one by one.',
    'While a puzzle is set, the place beside the status says after each change whether it has one solution. A press on it says more: which cells can still differ, or which givens and rules have no solution together. The menu More switches it off.',
    'Rules of your own: a pattern says which values a line may have, one after the other; a state machine reads them as a short program says. The program runs apart from the page, and only when you use it.',
  ],

  batch: [
    'Batch solves files of any size on all processors, and writes solutions, counts, ratings, a CSV table or JSON lines.',
    'A table can be kept, with columns for the answers added. Canonical forms are the same for puzzles that are essentially the same; Batch counts how many differ.',
    'It also makes puzzles by the thousand; the same seed and choices make the same list again.',
  ],

  privacy: {
    kept: 'Your boards with their steps of Undo, the history of those that you played last, your settings and the wishes for new puzzles are saved in this browser alone. “Delete saved work” at the end of a page deletes the boards and the history.',
    links:
      'A link to a board holds the board itself, after the sign #, which browsers do not send to any server.',
    offline: 'Once it is open, the page needs no network.',
  },

  about: {
    version: (version: string) => `Version ${version}.`,
    licence: 'Jiugong is free software under the MIT licence.',
    parts:
      'It contains Lit (BSD licence), lz-string, lean-qr and Workbox (MIT licence), pako (MIT and zlib licences), and idb (ISC licence). The solver follows ideas of tdoku by Tom Dillon, and Algorithm X by Donald Knuth.',
    licences: 'The licences of these parts',
    licencesInside: 'The licences of these parts stand at the end of this file.',
    download: 'Download the page as one file',
    downloadHow: 'It opens by double click and works without a network.',
    single: 'This is the page as one file: copy it to wherever you want to use it.',
  },
};

/** What stands in a cell. */
export type MarkId =
  | 'given'
  | 'own'
  | 'answer'
  | 'either'
  | 'corner'
  | 'candidates'
  | 'possible'
  | 'dot'
  | 'color'
  | 'clash'
  | 'wrong'
  | 'reason';

export type HelpMessages = typeof enHelp;
