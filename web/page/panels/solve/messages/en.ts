/** The texts of the Solve panel, in English. */
import { en } from '../../../../locales/board/en';
import { number, plural } from '../../../../locales/english';
import type { ExampleId } from '../examples';

export const enSolve = {
  newPuzzle: {
    label: 'New puzzle …',
    hint: 'Make a puzzle with as many givens as you like',
    title: 'New puzzle',
    unseeded: 'No puzzle was made: the seed is not a whole number, or too large.',
    make: 'Make puzzle',
    made: (clues: number) => `A new puzzle with ${plural(clues, 'given')}.`,
    isMinimal: 'It has one solution, and is minimal.',
    isUnique: 'It has one solution.',
    missed: (wished: number) =>
      `You asked for ${number(wished)}; this is the nearest that was found.`,
    noSeed: 'The same seed and choices make the same puzzle again.',
    seedOf: (seed: string) => `Its seed is ${seed}.`,
    copySeed: 'Copy seed',
  },
  examples: {
    label: 'Examples …',
    title: 'Examples',
    hint: 'Easy and famous puzzles',
    famous: 'Easy and famous',
    classic: 'For programmers',
    names: {
      easy: 'An easy one to begin with',
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
      'against-backtracking': 'Made to be slow for simple backtracking',
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
        failed > 0 ? `${number(failed)} not readable` : '',
      ].filter((part) => part !== '');
      return `${plural(total, 'puzzle')}: ${parts.join(', ')}.`;
    },
    moreErrors: (count: number) => `And ${plural(count, 'more place')} like this.`,
  },
};

export type SolveMessages = typeof enSolve;
