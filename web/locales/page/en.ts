/** The texts of the page around a board, in English. */
import type { Level, Symmetry } from '../../engine/jiugong';
import { list, number } from '../english';

export const enPage = {
  name: '九宫',
  /** What follows the name in the heading and in titles. */
  brand: 'Jiugong Sudoku',
  description:
    'Jiugong (九宫) solves sudoku in your browser: type a puzzle, paste it, press Solve.',
  panels: 'Pages',
  /** In the header, in the title of the document and in its heading. */
  panelNames: {
    solve: 'Solve',
    rotate: 'Rotate',
    variants: 'Variants',
    batch: 'Batch',
    help: 'Help',
  },
  /** In the place of a panel whose code has not arrived. */
  part: {
    loading: 'Loading …',
    missing: (file: string) => `This part of the page could not be loaded (${file}).`,
    otherBuild: (file: string) => `This part of the page is of another version (${file}).`,
    again: 'Try again',
  },
  language: 'Language',
  themes: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  settings: {
    title: 'Settings',
    highlight: {
      label: 'Highlight',
      values: {
        all: 'Same digit and peers',
        digits: 'Same digit',
        peers: 'Row, column and box',
        none: 'Nothing',
      },
    },
    mistakes: {
      label: 'Mark at once',
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
    tidy: 'A digit removes the marks that it rules out',
    clock: 'Show the clock',
    largeBoard: 'Large board, even if the page scrolls',
  },
  privacy: 'Everything happens in your browser; what you type is never sent to a server.',
  /** What buttons around a board do, in a few words. */
  hints: {
    check: 'Check your digits without showing the answer',
    hint: 'Where the next step is, then how it goes, then what follows; then apply it (H)',
    undo: 'Undo (Ctrl+Z)',
    redo: 'Redo (Ctrl+Y)',
  },
  /** The menu with what is not in sight. */
  more: 'More',
  /** Beside a hint that has more to tell. */
  tellMore: 'Tell me more',
  /** What concerns the puzzle itself. */
  puzzle: {
    title: 'Puzzle',
    daily: 'Daily puzzles …',
    today: 'Today',
    practise: 'Practise …',
    own: 'Enter your own',
    paste: 'Paste a puzzle',
    photo: 'Photo …',
    openFile: 'Open a file …',
    history: 'History …',
    edit: 'Edit the puzzle',
    fixGivens: 'Set as givens',
    startAgain: 'Start again',
    hints: {
      daily: 'A puzzle a day for each level, the same for everybody',
      practise: 'Positions in which the technique of your choice is the next step',
      own: 'Empty the board to type a puzzle from a newspaper or a book',
      paste: 'Put the copied puzzle on the board',
      photo: 'Read a puzzle from a newspaper or a screen, in this browser',
      openFile: 'Open puzzles, boards and pictures that were saved',
      history: 'The boards that you played last, to look at and to go on with',
      edit: 'Change the digits of the puzzle itself',
      fixGivens: 'Make all digits on the board givens of the puzzle',
      startAgain: 'Back to the givens',
    },
  },
  /** If the page cannot read the clipboard. */
  paste: {
    here: 'The browser does not allow reading the clipboard.',
    hereHow: 'Paste into the text field, and press “Put on board”.',
  },
  /** What the solver does. */
  solver: {
    title: 'Solver',
    cell: 'Solve this cell',
    candidates: 'True candidates',
    conflict: 'Why no solution?',
    explain: 'Explain …',
    count: 'Count solutions',
    markCandidates: 'Mark all candidates',
    expert: 'For experts',
    hints: {
      solve: 'Solve the puzzle (Ctrl+Enter)',
      cell: 'Fill in the selected cells only',
      candidates:
        'Shows the answer if there is only one solution; otherwise the digits of each cell that occur in some solution',
      count: (limit: number) => `How many solutions there are, up to ${number(limit)}`,
      conflict: 'Mark digits that have no solution together, yours included',
      explain: 'Go through all steps of the solution, each with its reason',
      markCandidates: 'Mark in every blank cell the digits that the rules allow',
    },
  },
  /** The end of entering a puzzle. */
  start: {
    label: 'Start',
    hint: 'Say whether the puzzle has one solution, and play it',
    how: 'Then press Start.',
    lastCellHow: 'Press Start, or pick a cell to change it.',
    onlyGivensHow: 'Press Start to fill in your own.',
    ready: 'Ready: one solution.',
    several: 'Ready, but with several solutions.',
    severalHow: '“Edit the puzzle” in the menu More adds what is missing.',
    nothing: 'There is no puzzle yet.',
    nothingHow: 'Type its digits first.',
  },
  kept: {
    where: 'It is saved in this browser until you delete it.',
    nowhere: 'This browser saves nothing: what you enter is lost when you close the page.',
    erase: 'Delete saved work',
    question: (panels: readonly string[]) =>
      `Delete the saved work of ${list(panels)}, and the history? This cannot be undone; the boards on screen stay.`,
    eraseAll: 'Delete all',
    otherTab: 'Another tab has saved its board. When both are closed, the one changed last stays.',
    unsaved: {
      full: 'This browser has no room left to save your work.',
      later:
        'A later version of Jiugong saved the work in this browser, which stays as it is. Reload the page to get that version.',
      /** What a reload restores. */
      inTab: 'Your latest changes may be lost when you close this tab.',
      nowhere: 'Your latest changes may be lost when you close or reload this tab.',
    },
    damaged: 'Saved work was damaged: not all of it could be restored.',
    noHistory: 'There is no room for the history of boards, or it is not allowed.',
    restored: 'Your board is as you left it.',
  },
  clock: {
    time: (time: string) => `Time ${time}`,
    pause: 'Pause',
    paused: 'Paused',
    goOn: 'Continue',
    /** After “Solved!”: how hard it was, and the time, as far as they are known. */
    finish: (level: string | null, time: string | null) => {
      if (time === null) return level === null ? '' : `${level}.`;
      return level === null ? `It took you ${time}.` : `${level}, in ${time}.`;
    },
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
    hint: 'How hard the puzzle is, as a word beside the clock: press it for ratings and the hardest technique',
    label: (level: string) => `Difficulty: ${level}`,
    about: {
      beginner: 'The last cell of a row, column or box, or the only place of a digit in a box.',
      easy: 'The only place of a digit in a row or column, too.',
      medium: 'The only digit of a cell, or a digit that is locked in a line of a box.',
      hard: 'Patterns: sets of cells, fish, wings, rectangles.',
      expert: 'Chains: if this were so, then that.',
      extreme: 'Chains that follow an assumption to its end, or chains within chains.',
    } satisfies Record<Level, string> as Readonly<Record<Level, string>>,
    hardest: 'Hardest technique',
    er: 'Hardest step (ER)',
    ep: 'Until the first digit (EP)',
    ed: 'First step (ED)',
    unknown: 'unknown',
    source: 'The numbers are those of Sudoku Explainer, from 1.0 to about 12.',
  },
  /** The link to the page of a technique in Help. */
  whatIs: (technique: string) => `What is “${technique}”?`,
  drop: {
    invitation: 'Drop files with puzzles here.',
    textInvitation: 'Drop the text of a puzzle here.',
    picture: 'Pictures cannot be read here.',
    unreadable: 'That cannot be read: drop files of at most 64 MB.',
  },
  wishes: {
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
    title: 'Import / export text',
    put: 'Put on board',
    copied: 'Copied.',
    notCopied: 'The browser did not allow copying.',
  },
};

export type OwnMessages = typeof enPage;
