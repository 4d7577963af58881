/** What is said of positions to practise, in English. */
export const enPractice = {
  now: (name: string) => `Practising: ${name}`,
  next: 'Next position',
  ready: (name: string) => `The next step: ${name}.`,
  /** Of a group of techniques. */
  readyOf: (group: string) => `The next step is one of these: ${group}.`,
  readyToRemove: 'It removes candidates: the keys are set to that. Hint helps if you are stuck.',
  readyHow: 'Find it on the board. Hint helps if you are stuck.',
  missed: (name: string) => `No position for “${name}” found this time.`,
  missedHow: 'Try again, or choose another technique.',
  /** Of the puzzle of a chapter, while it is on the board. */
  chapter: (name: string) => `Chapter: ${name}`,
  puzzle: (name: string) => `The puzzle of this chapter: ${name}.`,
  puzzleHow: 'It counts without Solve and Explain, and with at most three hints to their end.',
  later: (names: readonly string[]) =>
    `It also needs techniques of later chapters: ${names.join(', ')}.`,
  undone: 'This is the puzzle from before.',
  undoneHow: 'Redo brings back what you were practising.',
  begunHow: 'Go on where you were.',
  shown: (times: number, most: number) => `Steps shown: ${times} of ${most}`,
  counted: 'Solved: it counts.',
  notCounted: 'It does not count: too much of it was shown.',
  another: 'Another puzzle',
  /** '' for the name once all are done. */
  nextChapter: (name: string) => (name === '' ? 'To the course' : `Next chapter: ${name}`),
  done: (name: string) => `That’s it: ${name}.`,
  doneHow: 'Take the next position, or play on.',
  helped: 'It was shown before, so it does not count in the course.',
  part: (made: number, of: number) => `Right so far: ${made} of ${of}.`,
  partHow: 'The step eliminates more candidates.',
  other: 'True, but that is not the step.',
  over: 'Nothing is left that the step would do: take the next position.',
  still: (name: string) => `Still to find: ${name}.`,
  wrongCandidate: (cell: string, digit: number) =>
    `${cell} is ${digit} in the solution: that candidate has to stay.`,
  wrongDigit: (cell: string, digit: number, right: number) =>
    `${cell} is ${right} in the solution, not ${digit}.`,
  wrongHow: 'Nothing is lost: Undo takes it back.',
};

export type PracticeMessages = typeof enPractice;
