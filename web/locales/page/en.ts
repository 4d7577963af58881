/** The texts of the page around a board, in English. */
import type { Level, Symmetry } from '../../api/engine';
import { list, number, plural } from '../english';

export const enPage = {
  name: '九宫',
  /** What follows the name in the heading and in titles. */
  brand: 'Jiugong Sudoku',
  description:
    'Jiugong (九宫) solves sudoku in your browser: type a puzzle, paste it, press Solve.',
  panels: 'Pages',
  /** In the place of a panel whose code has not arrived. */
  part: {
    loading: 'Loading…',
    missing: (file: string) => `This part of the page could not be loaded (${file}).`,
    otherBuild: (file: string) => `This part of the page belongs to a different version (${file}).`,
    again: 'Try again',
  },
  language: 'Language',
  themes: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  settings: {
    title: 'Settings',
    highlight: {
      label: 'Highlight',
      values: {
        all: 'Digit, row, column, box',
        digits: 'Same digit',
        peers: 'Row, column, box',
        none: 'Nothing',
      },
    },
    mistakes: {
      label: 'Mark mistakes',
      values: { clashes: 'Clashing digits', wrong: 'Wrong digits', none: 'Nothing' },
    },
    entry: {
      label: 'Entry',
      values: { cell: 'Cell, then digit', digit: 'Digit, then cells' },
    },
    notes: {
      label: 'Notes',
      values: { own: 'Your own marks', automatic: 'Automatic candidates' },
    },
    tidy: 'Entering a digit removes the marks it rules out',
    clock: 'Show the clock',
    largeBoard: 'Large board, even if the page scrolls',
    labels: 'Label rows and columns',
  },
  privacy: 'Everything happens in your browser; nothing you type is sent to a server.',
  /** What buttons around a board do, in a few words. */
  hints: {
    check: 'Check your digits without showing the answer (K)',
    hint: 'Show the next step in stages, then apply it (H)',
    undo: 'Undo (Ctrl+Z)',
    redo: 'Redo (Ctrl+Y)',
  },
  /** The menu with what is not in sight. */
  more: 'More',
  /** What concerns the puzzle itself. */
  puzzle: {
    daily: 'Daily puzzles…',
    today: 'Today',
    /** After a puzzle was solved; the others after one of today. */
    todays: 'Today’s puzzles',
    others: 'Today’s other puzzles',
    practise: 'Practise…',
    own: 'Enter your own',
    paste: 'Paste a puzzle',
    photo: 'Photo…',
    openFile: 'Open a file…',
    history: 'History…',
    edit: 'Edit the puzzle',
    mend: 'Edit',
    cancel: 'Cancel',
    fixGivens: 'Set as givens',
    startAgain: 'Start again',
    goBack: 'Go back',
    hints: {
      daily: 'A puzzle a day at each level, the same for everyone',
      practise: 'A course of techniques, with positions and puzzles',
      own: 'Enter a puzzle from a newspaper or a book',
      paste: 'Put the copied puzzle on the board',
      photo: 'Read a puzzle from paper or a screen; the photo stays in this browser',
      openFile: 'Open puzzles, boards and pictures',
      history: 'Look at your recent boards, or continue them',
      edit: 'Change the puzzle’s givens',
      fixGivens: 'Turn every digit on the board into a given',
      startAgain: 'Back to the givens',
      goBack: 'Undo everything since the first mistake',
    },
  },
  /** The field for a text that the page cannot read from the clipboard, or not as a puzzle. */
  paste: {
    label: 'Puzzle text',
    put: 'Put on board',
    mend: 'Edit the text…',
    more: (count: number) => `And ${number(count)} more like this.`,
  },
  /** What the solver does. */
  solver: {
    cell: 'Solve this cell',
    candidates: 'True candidates',
    conflict: 'Why no solution?',
    explain: 'Explain…',
    count: 'Count solutions',
    markCandidates: 'Mark all candidates',
    expert: 'For experts',
    hints: {
      solve: 'Solve the puzzle (Ctrl+Enter)',
      cell: 'Fill in the selected cells only',
      candidates:
        'Show the answer if it is unique, or else the digits each cell can have in some solution',
      count: (limit: number) => `How many solutions there are, up to ${number(limit)}`,
      conflict: 'Mark the digits that conflict, yours included',
      explain: 'Walk through every step of the solution, with its reason',
      markCandidates: 'Fill every blank cell with the candidates the rules allow',
    },
  },
  /** The end of entering a puzzle. */
  start: {
    label: 'Start',
    hint: 'Check that the puzzle has one solution, and play it',
    how: 'Then press Start.',
    lastCellHow: 'Press Start, or pick a cell to change it.',
    onlyGivensHow: 'Press Start to enter your own.',
    ready: 'Ready: one solution.',
    several: 'Ready, but with several solutions.',
    severalHow: 'If givens are missing, add them with “Edit the puzzle” in the More menu.',
    nothing: 'There is no puzzle yet.',
    nothingHow: 'Enter its digits first.',
  },
  kept: {
    where: 'Your work is saved in this browser until you delete it.',
    nowhere: 'This browser cannot save your work: it is lost when you close the page.',
    erase: 'Delete saved work',
    question: (panels: readonly string[]) =>
      `Delete the saved work in ${list(panels)}, and the history? This cannot be undone; the boards on screen stay.`,
    eraseAll: 'Delete all',
    otherTab:
      'Another tab has saved its board. When both are closed, the one changed last is kept.',
    unsaved: {
      full: 'This browser has no room left to save your work.',
      later:
        'The work in this browser was saved by a newer version of Jiugong and is left as it is. Reload the page to get that version.',
      /** What a reload restores. */
      inTab: 'Your latest changes may be lost when you close this tab.',
      nowhere: 'Your latest changes may be lost when you close or reload this tab.',
    },
    damaged: 'Some saved work was damaged and could not be restored.',
    noHistory:
      'The history cannot be saved: storage is full, not allowed, or in use by a newer version of Jiugong.',
    restored: 'Your board is as you left it.',
  },
  clock: {
    time: (time: string) => `Time ${time}`,
    pause: 'Pause',
    paused: 'Paused',
    goOn: 'Resume',
    /** After “Solved!”, and in the history. */
    hints: (count: number) => (count === 0 ? 'no hints' : plural(count, 'hint')),
    next: 'Next puzzle',
  },
  /** How hard a puzzle is. */
  difficulty: {
    title: 'Difficulty',
    levels: {
      beginner: 'Beginner',
      easy: 'Easy',
      medium: 'Medium',
      hard: 'Hard',
      expert: 'Expert',
      extreme: 'Extreme',
    } satisfies Record<Level, string> as Readonly<Record<Level, string>>,
    hint: 'The difficulty beside the clock: press it for ratings and the hardest technique',
    label: (level: string) => `Difficulty: ${level}`,
    about: {
      beginner: 'The last cell in a row, column or box, or the only place for a digit in a box.',
      easy: 'The only place for a digit in a row, column or box.',
      medium: 'The only digit left for a cell, or a digit locked in one line of a box.',
      hard: 'Patterns: sets of cells, fish, wings, rectangles.',
      expert: 'Chains: if this, then that.',
      extreme: 'Chains that follow an assumption to its end, or chains within chains.',
    } satisfies Record<Level, string> as Readonly<Record<Level, string>>,
    hardest: 'Hardest technique',
    er: 'Hardest step (ER)',
    ep: 'Hardest up to the first digit (EP)',
    ed: 'First step (ED)',
    unknown: 'unknown',
    source: 'Ratings are those of Sudoku Explainer, from 1.0 to about 12.',
  },
  /** The link to the page of a technique in Help. */
  whatIs: (technique: string) => `What is “${technique}”?`,
  drop: {
    invitation: 'Drop puzzle files here.',
    textInvitation: 'Drop puzzle text here.',
    picture: 'This panel does not read pictures.',
    unreadable: 'That could not be read: drop files of at most 64 MB.',
    unshared: 'What was shared could not be read: share pictures of at most 64 MB.',
  },
  request: {
    clues: 'Givens',
    minimal: 'minimal',
    symmetry: 'Symmetry',
    symmetries: {
      none: 'none',
      rotate180: 'half turn (180°)',
      rotate90: 'quarter turn (90°)',
      horizontal: 'left and right',
      vertical: 'top and bottom',
      diagonal: 'diagonal ╲',
      antidiagonal: 'diagonal ╱',
    } satisfies Record<Symmetry, string> as Readonly<Record<Symmetry, string>>,
    seed: 'Seed',
    anySeed: 'random',
    badSeed: 'A seed is a whole number below 2⁶⁴, with at most 20 digits.',
  },
  text: {
    copied: 'Copied.',
    notCopied: 'The browser did not allow copying.',
  },
};

export type OwnMessages = typeof enPage;
