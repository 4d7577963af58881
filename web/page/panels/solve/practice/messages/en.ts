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
  begun: (name: string) => `The puzzle of this chapter: ${name}.`,
  begunHow: 'Go on where you were. The next one is made once it is solved.',
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
