/** The texts of the Batch panel, in English. */
import type { GenerateManyFormat, ManyFormat } from '../../../../api/engine';
import { list, number, plural } from '../../../../locales/english';

const theyAre = ({ length }: readonly string[]): string => (length === 1 ? 'it is' : 'they are');

const leftOut = (noun: string, numbers: readonly number[]): string =>
  `Unfinished and left out: ${noun}${numbers.length === 1 ? '' : 's'} ${list(numbers.map(number))}.`;

export const enBatch = {
  tasks: { label: 'What to do', solve: 'Solve files', make: 'Make puzzles' },
  input: {
    label: 'Puzzles',
    hint: 'Lines of 81 characters, a column of a table, grids of nine lines with titles in between, and any other text that Solve reads. Choose files (.gz too), drop them anywhere here, or paste.',
    choose: 'Choose files',
    draft: 'Puzzle text',
    placeholder: '81 characters per line',
    files: 'Chosen files',
    size: {
      bytes: (count: number) => plural(count, 'byte'),
      kilo: (size: string) => `${size} KB`,
      mega: (size: string) => `${size} MB`,
    },
    remove: 'Remove files',
    pasted: 'Pasted text',
    nothing: 'There is nothing to solve yet: choose a file, or paste puzzles.',
    binary: (names: readonly string[]) =>
      `Skipped because ${theyAre(names)} not text: ${list(names)}.`,
    empty: (names: readonly string[]) => `Skipped because ${theyAre(names)} empty: ${list(names)}.`,
    unread: (names: readonly string[]) =>
      `Skipped because ${theyAre(names)} unreadable: ${list(names)}.`,
    notOpened: 'The browser could not open the file for writing.',
  },
  choices: {
    format: 'Write for each puzzle',
    formats: {
      solution: 'the solution',
      status: 'solution and status',
      count: 'status and count',
      csv: 'a CSV table',
      json: 'JSON lines',
      rating: 'puzzle and rating (ER/EP/ED)',
      canonical: 'the canonical form',
      minimal: 'puzzle and redundant givens',
    } satisfies Record<ManyFormat, string> as Readonly<Record<ManyFormat, string>>,
    limit: 'Count solutions',
    limitTo: (limit: number) => `up to ${number(limit)}`,
    rating: 'With ratings (ER, EP, ED)',
    canonical: 'With the canonical form',
    minimal: 'With redundant givens',
    keepColumns: 'Keep a table’s columns and add the answers',
    column: 'Column with the puzzles, by name or number',
    anyColumn: 'automatic',
    workers: 'Processors',
    direct: 'Write straight to a file (for large results)',
    solve: 'Solve all',
  },
  make: {
    label: 'New puzzles',
    amount: 'How many',
    badAmount: (max: number) => `Enter a whole number from 1 to ${number(max)}.`,
    minimal: 'Minimal: no redundant givens',
    format: 'Write for each puzzle',
    formats: {
      puzzle: 'the puzzle',
      csv: 'a CSV table',
      json: 'JSON lines',
    } satisfies Record<GenerateManyFormat, string> as Readonly<Record<GenerateManyFormat, string>>,
    hint: 'The same seed and options always make the same puzzles in the same order, on any machine with any number of processors.',
    anySeed: 'random',
    anyLevel: 'any',
    suitable: 'automatic',
    start: 'Make all',
  },
  work: {
    label: 'Progress',
    idle: 'Not started yet.',
    goesOn: 'Work continues while you use other parts of this page; closing the page ends it.',
    bar: 'Done',
    pause: 'Pause',
    resume: 'Resume',
    cancel: 'Cancel',
    save: 'Save result',
    solving: 'Solving.',
    making: 'Making puzzles.',
    solvingAt: (percent: number) => `Solving: ${percent}% done.`,
    makingAt: (percent: number) => `Making puzzles: ${percent}% done.`,
    /** Said aloud: a quarter is behind. */
    percent: (percent: number) => `At least ${percent}% done.`,
    paused: 'Paused.',
    solved: (puzzles: number, bad: number) =>
      `Done: ${plural(puzzles, 'puzzle')}, ${plural(bad, 'bad line')}.`,
    ambiguous: (puzzles: number) => `${plural(puzzles, 'puzzle')} with more than one solution.`,
    noPuzzle: 'Done: no puzzles found.',
    made: (puzzles: number) => `Done: ${plural(puzzles, 'new puzzle')}.`,
    stopped: (puzzles: number) =>
      puzzles === 0
        ? 'Stopped before the first puzzle.'
        : `Stopped after ${plural(puzzles, 'puzzle')}, which you can keep.`,
    waits: {
      solve: (line: number) =>
        `Still on line ${number(line)}, which takes a while. Cancel leaves it out and keeps everything solved after it.`,
      make: (puzzle: number) =>
        `Still on puzzle ${number(puzzle)}, which takes a while. Cancel leaves it out and keeps everything made after it.`,
    },
    skipped: {
      solve: (lines: readonly number[]) => leftOut('line', lines),
      make: (puzzles: readonly number[]) => leftOut('puzzle', puzzles),
    },
    unmarked: (puzzles: number, format: string) =>
      `${plural(puzzles, 'puzzle')} with several solutions: the result shows one of them for each. Choose “${format}” to have these puzzles marked.`,
    failed: (reason: string) => `Could not continue: ${reason}`,
    notSo: 'the file is not a table, or has no such column.',
    badFile: (reason: string) => `a file could not be read or written (${reason}).`,
    toSave: (name: string) => `The result is in memory until you save it as ${name}.`,
    saved: (name: string) => `The result is in ${name}.`,
    ofPart: {
      toSave: (name: string) =>
        `The finished part, in the order of the puzzles, is in memory until you save it as ${name}.`,
      saved: (name: string) => `The finished part, in the order of the puzzles, is in ${name}.`,
    },
    seed: (seed: string) => `The seed is ${seed}.`,
    missed: (puzzles: number) =>
      `${plural(puzzles, 'puzzle')}: closest match, not exactly what you asked for.`,
    part: (done: string, total: string) => `${done} of ${total}`,
    puzzles: (count: number) => plural(count, 'puzzle'),
    perSecond: (puzzles: number) => `${number(puzzles)} a second`,
    left: (time: string) => `${time} left`,
    took: (time: string) => `took ${time}`,
    seconds: (seconds: number) => `${seconds} s`,
    minutes: (minutes: number, seconds: number) => `${minutes} min ${seconds} s`,
    hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  },
  counts: {
    label: 'So far',
    unique: 'One solution',
    multiple: 'Several solutions',
    none: 'No solution',
    bad: 'Bad lines',
    guesses: 'Guesses',
    distinct: 'Essentially different',
  },
  histogram: {
    guesses: 'How many guesses the puzzles took',
    clues: 'How many givens the puzzles have',
    levels: 'How hard the puzzles are',
    guessesColumn: 'Guesses',
    cluesColumn: 'Givens',
    puzzles: 'Puzzles',
    range: (first: number, last: number) => `${number(first)} to ${number(last)}`,
  },
  badLines: {
    title: 'Bad lines',
    more: (lines: number) => `And ${plural(lines, 'more bad line')}.`,
    in: (file: string, mistake: string) => `${file}: ${mistake}`,
  },
};

export type BatchMessages = typeof enBatch;
