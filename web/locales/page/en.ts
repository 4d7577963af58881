/** The texts of the page around a board, in English. */
import type { Symmetry } from '../../engine/jiugong';
import { list, number } from '../english';

export const enPage = {
  name: '九宫',
  /** What follows the name in the heading and in titles. */
  brand: 'Jiugong Sudoku',
  description:
    'Jiugong (九宫) solves sudoku in your browser: type a puzzle, paste it, press Solve.',
  panels: 'Pages',
  /** In the header, in the title of the document and in its heading. */
  panelNames: { solve: 'Solve', rotate: 'Rotate', variants: 'Variants', batch: 'Batch' },
  /** In the place of a panel whose code has not arrived. */
  part: {
    loading: 'Loading …',
    missing: (file: string) => `This part of the page could not be loaded (${file}).`,
    otherBuild: (file: string) => `This part of the page is of another version (${file}).`,
    again: 'Try again',
  },
  language: 'Language',
  themes: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  privacy: 'Everything happens in your browser; what you type is never sent to a server.',
  /** What buttons around a board do, in a few words. */
  hints: {
    solve: 'Solve the puzzle (Ctrl+Enter)',
    check: 'Check your digits without showing the answer',
    undo: 'Undo (Ctrl+Z)',
    redo: 'Redo (Ctrl+Y)',
    clear: 'Empty the board to type a puzzle of your own',
    reset: 'Back to the givens',
    editGivens: 'Type the digits of the puzzle itself',
    more: 'Candidates, counting, single cells and marks, instead of the keypad',
  },
  more: 'More',
  tools: {
    solver: 'Solver',
    cell: 'Solve cell',
    candidates: 'True candidates',
    candidatesNote: 'may solve it',
    count: 'Count solutions',
    counting: 'Counting',
    countLimit: 'How far to count',
    countTo: (limit: number) => `up to ${number(limit)}`,
    marks: 'Marks and givens',
    markCandidates: 'Auto marks',
    tidy: 'Tidy marks',
    fixGivens: 'Set as givens',
    hints: {
      cell: 'Fill in the selected cells only',
      candidates:
        'Shows the answer if there is only one solution; otherwise the digits of each cell that occur in some solution',
      count: 'Count the solutions, up to the chosen number',
      markCandidates: 'Mark in every blank cell the digits that the rules allow',
      tidy: 'Entering a digit removes it from the marks that it rules out',
      fixGivens: 'Make all digits on the board givens of the puzzle',
    },
  },
  kept: {
    where: 'It is saved in this browser until you delete it.',
    nowhere: 'This browser saves nothing: what you enter is lost when you close the page.',
    erase: 'Delete saved work',
    question: (panels: readonly string[]) =>
      `Delete the saved work of ${list(panels)}, and the history? This cannot be undone; the boards on screen stay.`,
    eraseAll: 'Delete all',
    otherTab: 'Another tab has saved its board. When both are closed, the one changed last stays.',
    history: 'History',
    noHistory: 'There is no room for the history of boards, or it is not allowed.',
    restored: 'Your board is as you left it.',
  },
  clock: {
    time: (time: string) => `Time ${time}`,
    pause: 'Pause',
    paused: 'Paused',
    goOn: 'Continue',
    /** After “Solved!”. */
    finish: (time: string) => `It took you ${time}.`,
    next: 'Next puzzle',
  },
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
