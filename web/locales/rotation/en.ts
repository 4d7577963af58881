/** The rotation puzzles, in English: their names, and the rules of each in one sentence. */
export const enRotation = {
  names: {
    sort: 'Sort the tiles',
    boxes: 'Rotating sudoku',
    tripods: 'Nine tripods',
  },
  rules: {
    sort: 'Turn four tiles at a time until the numbers are in order, row by row.',
    /** Of tiles with a goal of the person's own. */
    goal: 'Turn four tiles at a time until they match the goal.',
    boxes: 'Turn four boxes at a time until the nine make a sudoku with a solution.',
    tripods: 'Turn four tiles at a time until every row and every column holds 1 to 9.',
  },
};

export type RotationMessages = typeof enRotation;
