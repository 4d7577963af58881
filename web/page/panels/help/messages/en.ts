/** The texts of the Help panel, in English. What buttons do is said where the buttons are. */
import type { SectionId } from '../section-ids';

export const enHelp = {
  contents: 'Contents',
  sections: {
    sudoku: 'How to play',
    keys: 'Keys',
    touch: 'Mouse and touch',
    marks: 'What a cell can show',
    buttons: 'Buttons',
    techniques: 'Techniques',
    formats: 'What you can paste and open',
    rotate: 'Rotation puzzles',
    variants: 'Variants',
    batch: 'Many puzzles at once',
    privacy: 'Privacy',
    about: 'About Jiugong',
  } satisfies Record<SectionId, string> as Readonly<Record<SectionId, string>>,

  sudoku: {
    rules: [
      'A sudoku has nine rows, nine columns and nine boxes of nine cells each.',
      'Fill every blank cell with a digit from 1 to 9 so that each row, column and box holds every digit once.',
      'The digits there from the start, the givens, cannot be changed; a proper puzzle has exactly one solution.',
    ],
    steps: [
      'Pick a cell and type a digit, or press one beside the board.',
      'Check shows which of your digits are wrong without giving the answer away.',
      'Undo takes back any step: a digit, an answer, even a new puzzle.',
      'Solve shows the answer and tells you whether it is the only one.',
      'The clock runs while you play and pauses while the page is hidden; you can hide it in Settings.',
      'History, in the More menu, reopens your recent boards.',
    ],
    own: (menu: string, item: string, start: string) =>
      `To play a puzzle from a newspaper or a book, choose “${item}” in the ${menu} menu, enter its digits cell by cell, and press ${start}: the page tells you whether it has one solution.`,
  },

  keys: {
    key: 'Key',
    effect: 'Effect',
    /** In the order of `KEYS` in keys.ts. */
    effects: {
      digit: 'enters a digit in the current mode; a letter enters a value above 9',
      corner: 'corner mark',
      candidate: 'candidate',
      filter: 'then a digit: marks the cells that can still hold it; again, or Esc: no longer',
      mode: 'next mode',
      hint: 'Hint; again for more, then Apply',
      check: 'Check',
      erase: 'erases; while you enter a puzzle, leaves the cell blank',
      enter:
        'enters the chosen digit, if digits are chosen first; in Variants, draws over the selected cells',
      arrows: 'moves to the next cell',
      line: 'first and last cell of the row',
      board: 'first and last cell of the board',
      extend: 'selects several cells',
      escape: 'back to one cell; stops a search; hides a hint; leaves this help',
      undo: 'Undo',
      redo: 'Redo',
      solve: 'Solve',
      newPuzzle: 'New puzzle; in Variants, asks which kind',
      paste: 'puts the copied puzzle on the board',
      print: 'prints the board',
      help: 'this help',
    },
    space: 'Space',
    arrows: 'Arrows',
    mouse: 'With the mouse, Ctrl-click adds or removes a cell, and Shift-click adds it.',
    mac: 'On a Mac, use Command instead of Ctrl, except with digits.',
    anywhere:
      'Keys work wherever the focus is, except in text fields and menus. On the digit buttons, arrows move from button to button.',
  },

  touch: {
    gestures: [
      'Hold down the button of a digit, or right-click it, to mark the cells that can still hold it; again to end that. With nothing highlighted (Settings), this is off.',
      'Tap a cell to pick it. Drag over several cells to fill or mark them together; with a finger, start on the picked cell, since dragging elsewhere scrolls.',
      'Drop a file, a board picture saved here, or text anywhere on the page.',
      'In Rotate, press where four tiles meet to turn them; right-click, Shift-click or a long press turns them the other way.',
      'In Variants, drag over cells to draw regions, cages, holes and rules. Draw a line from its start, diagonally if you like; drag back over its last cells to shorten it.',
    ],
  },

  marks: {
    given: ['Given', 'A digit of the puzzle, in bold.'],
    own: ['Your digit', 'In blue; you can change it at any time.'],
    answer: ['Answer', 'A digit found by the solver, smaller and in grey.'],
    either: ['Two digits', 'The digits of two solutions, where they differ.'],
    corner: [
      'Corner marks',
      'Small digits at the edge of a cell: most players use them for the places of a digit in a box.',
    ],
    candidates: ['Candidates', 'Small digits, each at its own place: what the cell can still be.'],
    possible: [
      'True candidates',
      'Small grey digits from the solver: each appears in some solution of the puzzle.',
    ],
    dot: ['Dot in a corner', 'While you set a puzzle: the cell can hold more than one value.'],
    color: ['Colours', 'Background colours of your own, for anything you want to tell apart.'],
    clash: ['Red corner', 'The digit clashes with another one in its row, column or box.'],
    wrong: ['Struck-out digit', 'Check found it wrong.'],
    reason: [
      'Dashed circle',
      'One of the givens that conflict: remove any one of them and the conflict disappears.',
    ],
  } satisfies Record<string, readonly [name: string, meaning: string]> as Readonly<
    Record<MarkId, readonly [name: string, meaning: string]>
  >,

  buttons: {
    inSight: 'Beside the board',
    puzzleTitle: 'Puzzle',
    solverTitle: 'Solver',
    puzzle: 'The first entries start another puzzle: a new one, an example, or one of your own.',
    newPuzzle: 'New puzzle…',
    newPuzzleHint: 'Make one by level, rating or technique',
  },

  formats: {
    how: 'Paste anywhere on the page, or drop a file. It opens in the panel it belongs to; a text that cannot be read can be edited.',
    list: [
      'A sudoku as 81 characters or nine lines, with . 0 ? * _ or x for blanks; as a drawn grid or a table; several in one text.',
      '.sdk and .sdm files, and any text file with puzzles.',
      'Links to a board of this page, and its pictures (SVG, PNG): they reopen the board with everything filled in.',
      'Links of other sites with the digits in their address; from f-puzzles and SudokuPad, variants too.',
      'Variants: squares up to 36 × 36, jigsaws as cells and labels or as numbers with walls, Solo game IDs, constraints of Interactive Sudoku Solver, killers with one cage per line (15 r1c1 r1c2), and the text that Share copies there, such as',
    ],
    notation: '9x9; rows; columns; boxes 3x3; diagonals; cells …',
    programs:
      'JSON and other formats of programs are under “More formats” in Share, code for websites above that.',
    examples: 'Sudoku for your website or program',
    batch:
      'Batch solves files of any size: lines of 81 characters, a column of a table (CSV), and grids of nine lines with titles in between.',
  },

  rotate: {
    notation:
      "Moves are written r2c3 (clockwise), r2c3' (counter-clockwise) and r2c3*2 (half a turn), with the row and column of the top-left one of the four.",
    introduction: 'Show the introduction again',
  },

  variants: [
    'Variants has sizes from 1 × 1 to 36 × 36, any range of values, and rules to turn on and off: rows, columns, boxes, both diagonals, anti-knight, anti-king, and non-consecutive.',
    'Choose a kind of puzzle, then Example for one with a single solution. Change it under “Size and rules”.',
    'Regions, cages with sums and holes are drawn on the board: drag over cells. One press selects a cell; a second press there draws it. Type the sum of a cage; Enter ends it and goes to the next free cell.',
    '“Rules” draws everything else: lines, dots, cages, outside clues and cells. Choose the rule and draw it; draw it again to erase it. Type a clue at its cell, or in its field. “Move” moves rules, and the list below the board erases them one by one.',
    'While you set a puzzle, the space beside the status shows after each change whether it has one solution. Press it for details: which cells can still differ, or which givens and rules conflict. The More menu turns it off.',
    'A rule of your own: a pattern says which values a line may have, one after another.',
  ],

  batch: [
    'Batch solves files of any size on all processors, and writes solutions, counts, ratings or a CSV table.',
    'It can keep a table and add columns for the answers. Puzzles that are essentially the same have the same canonical form; Batch counts how many are different.',
    'It also makes puzzles by the thousand; the same seed and options always make the same list.',
  ],

  privacy: {
    kept: 'Your boards with their undo steps, the history of recent boards, your settings and your options for new puzzles are saved in this browser alone. “Delete saved work” at the bottom of the page deletes the boards and the history.',
    links:
      'A link to a board contains the board itself, after the #, which browsers never send to a server.',
    offline: 'Once loaded, the page works without a network.',
  },

  about: {
    version: (version: string) => `Version ${version}.`,
    licence: 'Jiugong is free software under the MIT licence.',
    parts:
      'It contains Lit (BSD licence), lz-string, lean-qr and Workbox (MIT licence), pako (MIT and zlib licences), and idb (ISC licence). The solver builds on ideas from tdoku by Tom Dillon and on Algorithm X by Donald Knuth.',
    licences: 'The licences of these parts',
    licencesInside: 'The licences of these parts are at the end of this file.',
    download: 'Download the page as one file',
    downloadHow: 'It opens with a double click and works without a network.',
    single: 'This is the page as one file: copy it wherever you want to use it.',
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
