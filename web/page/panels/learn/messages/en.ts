/** The texts of the panel Learn, in English. */
export const enLearn = {
  intro:
    'A course of sudoku techniques, one group after another. Each chapter has a page that explains the technique, five positions in which it is the next step, and a puzzle that needs it. A position counts if the step was not shown before, a puzzle if you solve it without Solve and Explain, and with Hint shown to the end three times at most. Begin wherever you like.',
  begin: (technique: string) => `Begin: ${technique}`,
  goOn: (technique: string) => `Continue: ${technique}`,
  all: 'You have finished the course.',
  /** How many chapters of a group are done. */
  done: (chapters: number, of: number) => `${chapters} of ${of} done`,
  mixed: 'Practise them mixed',
  mixedOf: (group: string) => `Practise them mixed: ${group}`,
  positions: 'Positions',
  /** The positions in which the step was found. */
  positionsOf: (technique: string, found: number, of: number) =>
    `Positions: ${technique}, ${found} of ${of} found`,
  noPuzzle: 'No puzzle: one that needs it is too hard to find.',
  rare: 'It is rare: the search can take a minute, or find nothing.',
  puzzle: 'Puzzle',
  puzzleOf: (technique: string, isSolved: boolean) =>
    `Puzzle: ${technique}${isSolved ? ', solved' : ''}`,
};

export type LearnMessages = typeof enLearn;
