/** The texts of the Solve panel, in English. */
import { en } from '../../../../locales/board/en';
import { number, plural } from '../../../../locales/english';
import type { ExampleId } from '../examples';

export const enSolve = {
  newPuzzle: {
    label: 'New puzzle …',
    hint: 'Make a puzzle as hard as you like',
    title: 'New puzzle',
    make: 'Make puzzle',
    made: (clues: number) => `A new puzzle with ${plural(clues, 'given')}.`,
    rating: (er: string) => `ER ${er}.`,
    madeOf: (level: string) => `A new puzzle: ${level}.`,
    isMinimal: 'It has one solution and is minimal.',
    isUnique: 'It has one solution.',
    missed: (wished: number) => `You asked for ${number(wished)}; this is the closest match.`,
    noSeed: 'The same seed and options always make the same puzzle.',
    seedOf: (seed: string) => `Its seed is ${seed}.`,
    copySeed: 'Copy seed',
    more: 'More options',
    otherGoals: 'Or',
    goals: { any: 'Any', er: 'Rating', technique: 'Technique' },
    erFrom: 'ER from',
    erTo: 'to',
    technique: 'Hardest technique',
    /** The number of givens, where the difficulty decides it. */
    suitable: 'automatic',
    onlyMinimal: 'No redundant givens (minimal)',
    making: 'Making a puzzle …',
    best: (level: string, er: string) => `Best so far: ${level}, ER ${er}.`,
    takeBest: 'Use the best so far',
    missedGoal: (wished: string) => `You asked for ${wished}; this is the closest match.`,
    range: (low: number, high: number) => `ER ${low} to ${high}`,
  },
  daily: {
    title: 'Daily puzzles',
    solved: 'solved',
    begun: 'begun',
    before: 'The day before',
    after: 'The day after',
    same: 'They are made from the date, so they are the same for everyone, even offline.',
    made: (level: string, date: string) => `${level}, ${date}.`,
  },
  print: {
    label: 'Print …',
    hint: 'This board, or new puzzles with their solutions',
    title: 'Print',
    board: 'This board',
    puzzles: 'New puzzles',
    level: 'Level',
    mixed: 'Easiest to hardest',
    amount: 'How many',
    start: 'Print puzzles',
    about: 'Four to a page, with the date; the solutions follow on a page of their own.',
    solutions: 'Solutions',
  },
  practise: {
    title: 'Practise a technique',
    technique: 'Technique',
    how: 'You get positions where it is the next step. Hint helps if you are stuck.',
    start: 'Practise',
    searching: 'Looking for a position …',
    now: (name: string) => `Practising: ${name}`,
    next: 'Next position',
    ready: (name: string) => `The next step: ${name}.`,
    readyHow: 'Find it on the board. Hint helps if you are stuck.',
    missed: (name: string) => `No position for “${name}” found this time.`,
    missedHow: 'Try again, or choose another technique.',
  },
  candidates: {
    has: 'This puzzle has candidates.',
    solve: 'Solve with these candidates',
  },
  examples: {
    label: 'Examples …',
    title: 'Examples',
    hint: 'Easy and famous puzzles',
    famous: 'Easy and famous',
    classic: 'For programmers',
    names: {
      easy: 'An easy one to start with',
      escargot: 'AI Escargot (Arto Inkala, 2006)',
      'inkala-2010': 'Arto Inkala’s puzzle of 2010',
      everest: 'Everest (Arto Inkala, 2012)',
      'easter-monster': 'Easter Monster (JPF, 2007)',
      'golden-nugget': 'Golden Nugget (tarek)',
      seventeen: 'Seventeen givens (Gordon Royle’s list, no. 1)',
      leetcode: 'LeetCode 37, a JSON board',
      'question-marks': 'Nine lines with ?',
      poj: 'POJ 2676, number of puzzles first',
      zeros: 'Nine lines with 0',
      'against-backtracking': 'Designed to slow down simple backtracking',
      blank: 'All blank',
    } satisfies Record<ExampleId, string> as Readonly<Record<ExampleId, string>>,
  },
  navigator: {
    label: 'Puzzles',
    position: (index: number, count: number) => `Puzzle ${number(index)} of ${number(count)}`,
    previous: 'Previous puzzle',
    next: 'Next puzzle',
  },
  paste: {
    several: (count: number) => `${plural(count, 'puzzle')} read.`,
    failed: (count: number) => `${plural(count, 'puzzle')} could not be read.`,
    unread: (files: string) => `No puzzle in ${files}.`,
  },
  text: {
    puzzle: 'Puzzle text',
    placeholder: 'Nine lines, 81 characters, a drawn grid, a JSON board …',
    answer: 'Answer',
    solve: 'Solve text',
    copyAnswer: 'Copy answer',
    /**
     * `several` and `none` are the numbers of the puzzles with that many solutions, counted from 1.
     */
    summary: (
      total: number,
      unique: number,
      several: readonly number[],
      none: readonly number[],
      failed: number,
    ) => {
      const which = (puzzles: readonly number[]): string =>
        total === 1
          ? ''
          : ` (${puzzles.length === 1 ? 'puzzle' : 'puzzles'} ${en.cellNames(puzzles.map(number))})`;
      const parts = [
        unique > 0 ? `${number(unique)} unique` : '',
        several.length > 0
          ? `${number(several.length)} with several solutions${which(several)}`
          : '',
        none.length > 0 ? `${number(none.length)} without a solution${which(none)}` : '',
        failed > 0 ? `${number(failed)} unreadable` : '',
      ].filter((part) => part !== '');
      return `${plural(total, 'puzzle')}: ${parts.join(', ')}.`;
    },
    moreErrors: (count: number) => `And ${number(count)} more like this.`,
  },
};

export type SolveMessages = typeof enSolve;
