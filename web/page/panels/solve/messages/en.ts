/** The texts of the Solve panel, in English. */
import { number, plural } from '../../../../locales/english';
import type { ExampleId } from '../examples';

export const enSolve = {
  newPuzzle: {
    label: 'New puzzle…',
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
    making: 'Making a puzzle…',
    searching: 'Looking for a position…',
    best: (level: string, er: string) => `Best so far: ${level}, ER ${er}.`,
    takeBest: 'Use the best so far',
    missedGoal: (wished: string) => `You asked for ${wished}; this is the closest match.`,
    range: (low: number, high: number) => `ER ${low} to ${high}`,
  },
  daily: {
    title: 'Daily puzzles',
    solved: 'solved',
    begun: 'started',
    /** How many of a day’s puzzles. */
    counted: {
      solved: (count: number) => `${number(count)} solved`,
      begun: (count: number) => `${number(count)} started`,
    },
    before: 'Previous month',
    after: 'Next month',
    same: 'The same puzzles for everyone, even offline.',
    made: (level: string, date: string) => `${level}, ${date}.`,
  },
  print: {
    label: 'Print…',
    hint: 'This board, or new puzzles with their solutions',
    title: 'Print',
    board: 'This board',
    puzzles: 'New puzzles',
    level: 'Level',
    mixed: 'Easiest to hardest',
    amount: 'How many',
    start: 'Print puzzles',
    kept: (count: number) =>
      count === 1 ? 'Print the one made so far' : `Print the ${number(count)} made so far`,
    about: 'Four to a page, with the date; the solutions follow on a page of their own.',
    solutions: 'Solutions',
  },
  candidates: {
    has: 'This puzzle has candidates.',
    solve: 'Solve with these candidates',
  },
  examples: {
    label: 'Examples…',
    title: 'Examples',
    hint: 'Easy and famous puzzles',
    classic: 'For programmers',
    names: {
      easy: 'An easy puzzle',
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
    placeholder: 'Nine lines, 81 characters, a drawn grid…',
    several: (count: number) => `${plural(count, 'puzzle')} read.`,
    failed: (count: number) => `${plural(count, 'puzzle')} could not be read.`,
    unread: (files: string) => `No puzzle in ${files}.`,
  },
};

export type SolveMessages = typeof enSolve;
