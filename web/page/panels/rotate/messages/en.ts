/**
 * The texts of the Rotate panel, in English; separate from those of a board, since the board's
 * script does not need them.
 */

import { plural, sized } from '../../../../locales/english';
import { enRotation } from '../../../../locales/rotation/en';

const moves = (count: number): string => plural(count, 'move');

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

const turnNames = { cw: 'clockwise', ccw: 'counter-clockwise', half: 'half turn' };

const otherWay = 'Mouse: Shift-click or right-click turns it the other way.';

const tapOrHold = 'Tap where four meet to turn them; press and hold to turn them the other way.';

export const enRotate = {
  puzzles: { label: 'Puzzles', ...enRotation.names },

  board: {
    sort: (rows: number, cols: number) => sized(rows, cols, 'tile'),
    boxes: 'Sudoku with its boxes in the wrong places',
    tripods: '9 × 9 tiles, nine of each digit',
    buttons: 'Blocks to turn',
    button: (row: number, col: number, tiles: readonly number[]) =>
      `Turn row ${row}, column ${col}: ${tiles.join(', ')}`,
    boxButton: (row: number, col: number) =>
      `Turn the four boxes from box row ${row}, box column ${col}`,
    next: 'next in the answer',
    blank: 'blank',
  },

  rules: {
    turns: 'Allowed turns',
    clockwise: 'clockwise',
    quarter: 'quarter turns',
    any: 'all turns',
    direction: 'Turn',
    directions: { ...turnNames, half: 'half' },
    rows: 'Rows',
    cols: 'Columns',
  },

  /** Hints for keyboard and mouse, by the turns that are allowed. */
  keys: {
    clockwise: 'On the board, arrow keys choose a block and Enter turns it.',
    quarter: `On the board, arrow keys choose a block; Enter turns it, Shift+Enter the other way. ${otherWay}`,
    any: `On the board, arrow keys choose a block; Enter turns it, Shift+Enter the other way, H by half a turn. ${otherWay}`,
  },

  touch: {
    clockwise: 'Tap where four meet to turn them.',
    quarter: tapOrHold,
    any: tapOrHold,
  },

  actions: {
    label: 'Actions',
    solve: 'Solve',
    improve: 'Find fewer',
    stop: 'Stop',
    undo: 'Undo',
    redo: 'Redo',
    shuffle: 'Shuffle',
    newSudoku: 'New sudoku',
    startOver: 'Start over',
    hints: {
      solve: 'Find the moves that solve it (Ctrl+Enter)',
      improve: 'Search longer for an answer with fewer moves',
      shuffle: 'Get another position',
      startOver: 'Back to the starting position',
    },
  },

  introduction: {
    label: 'Introduction',
    place: (at: number, count: number) => `${at} of ${count}:`,
    turn: {
      tiles: 'Press the marked button: it turns the four tiles around it.',
      boxes: 'Press the marked button: it turns the four boxes around it.',
    },
    undo: 'Your moves are counted below. Undo takes one back: try it.',
    solve: 'If you get stuck, Solve finds the moves; Step and Play show them on the board.',
    next: 'Next',
    skip: 'Skip',
    done: 'Done',
  },

  player: {
    label: 'Play the answer',
    start: 'Start',
    back: 'Back',
    play: 'Play',
    pause: 'Pause',
    step: 'Step',
    end: 'End',
    place: 'Move',
    placeText: (at: number, count: number) => (count === 0 ? '–' : `${at} of ${count}`),
    speed: 'Speed',
    speeds: ['very slow', 'slow', 'medium', 'fast', 'very fast'],
  },

  search: {
    label: 'Progress of the search',
    searching: 'Searching.',
    best: (count: number) => `${moves(count)} so far; looking for fewer. Stop keeps this answer.`,
    known: (count: number) => `Looking for fewer than ${moves(count)}. Stop ends the search.`,
    stop: 'Stop ends the search.',
  },

  status: {
    ready: {
      sort: (inPlace: number, count: number) => `${inPlace} of ${plural(count, 'tile')} in place.`,
      boxes: (clashes: number) =>
        clashes === 0
          ? 'No digits clash in the rows and columns.'
          : `${plural(clashes, 'digit clashes', 'digits clash')} in the rows and columns.`,
      tripods: (rows: number, cols: number) =>
        `${plural(rows, 'row')} and ${plural(cols, 'column')} complete.`,
    },
    done: {
      sort: 'Sorted!',
      goal: 'The tiles match the goal!',
      boxes: 'The boxes are in place!',
      tripods: 'Done! Every row and column holds 1 to 9.',
    },
    counter: (count: number, best: number | null, optimal: boolean) =>
      best === null
        ? `${moves(count)} so far.`
        : `${moves(count)} so far; ${optimal ? 'the minimum is' : 'best known'} ${best}.`,
    doneIn: (count: number, best: number | null, optimal: boolean) => {
      if (best === null || best >= count) {
        return optimal ? `${moves(count)}, the minimum.` : `${moves(count)}.`;
      }
      return `${moves(count)}; ${optimal ? 'the minimum is' : 'best known'} ${best}.`;
    },
    solved: (count: number, optimal: boolean) =>
      `Solved in ${moves(count)}${optimal ? ', the minimum' : ''}.`,
    nothingToDo: {
      sort: 'The tiles are sorted already.',
      goal: 'The tiles match the goal already.',
      boxes: 'The boxes are in place already.',
      tripods: 'Every row and column holds 1 to 9 already.',
    },
    play: 'Play or Step shows how.',
    move: (at: number, count: number, row: number, col: number, turn: keyof typeof turnNames) =>
      `Move ${at} of ${count}: r${row}c${col}, ${turnNames[turn]}.`,
    aSudoku: 'Arranged like this, the sudoku has a solution.',
    unique: 'The only answer, apart from swapping rows or columns of boxes.',
    several: (count: number, capped: boolean) =>
      `Not the only answer: ${capped ? 'at least ' : ''}${plural(count, 'arrangement has a solution', 'arrangements have solutions')}.`,
    noBetter: (count: number) => `No answer with fewer than ${moves(count)} found.`,
    noBetterHow: 'Try again to search longer, as far as memory allows.',
    unreachable: 'No moves lead to the sorted order.',
    unreachableGoal: 'No moves lead to the goal.',
    unreachableHow: 'On a board this small, some orders cannot be reached.',
    noArrangement: 'No solution.',
    noArrangementHow: 'No arrangement of the nine boxes has a solution.',
    notAllowed: (turn: keyof typeof turnNames) => `This turn is not allowed: ${turnNames[turn]}.`,
    notAllowedHow: 'Change it below, under “Allowed turns”.',
    taken: (count: number) => `The first of ${plural(count, 'puzzle')} is on the board.`,
  },

  errors: {
    unreadable: 'That text is not a board.',
    unsolvable: 'This board cannot be solved.',
    empty: 'The text is empty; expected numbers, row by row.',
    character: (line: number, column: number, found: string) =>
      `Line ${line}, column ${column}: found “${found}”, expected a number.`,
    range: (line: number, column: number, found: string, min: number, max: number) =>
      `Line ${line}, column ${column}: found ${found}, expected a number from ${min} to ${max}.`,
    rowLength: (line: number, column: number, found: number, expected: number) =>
      `Line ${line}, column ${column}: found ${plural(found, 'number')}, expected ${expected} as in the first row.`,
    size: (rows: number, cols: number) =>
      `Found ${plural(rows, 'row')} of ${plural(cols, 'number')}, expected 2 to 10 of each.`,
    oneRow: (found: number) =>
      `Found ${plural(found, 'number')} in one row, expected as many as on the board, or a square number.`,
    noGoal: 'That text is not a goal for this board.',
    goalUnchanged: 'The goal is unchanged.',
    goalSize: (rows: number, cols: number, boardRows: number, boardCols: number) =>
      `Found ${sized(rows, cols, 'number')}, expected ${boardRows} × ${boardCols} as on the board.`,
    goalNumber: (number: number, inGoal: number, onBoard: number) =>
      `The number ${number} occurs ${times(inGoal)} in the goal and ${times(onBoard)} on the board.`,
    wrongCount: (digit: number, count: number) =>
      `The digit ${digit} occurs ${times(count)}, expected nine of each.`,
    blankCell: (row: number, column: number) =>
      `Found a blank at r${row}c${column}, expected nine of each digit.`,
  },

  goal: {
    title: (order: string) => `Goal: ${order}`,
    ascending: 'in order, row by row',
    own: 'an order of your own',
    label: 'Goal order',
    hint: 'The board’s numbers in another order; leave it empty for ascending order.',
    put: 'Set goal',
  },

  text: {
    moves: 'Moves',
    noMoves: 'Press Solve to see the moves.',
    notation:
      "r2c3 turns the block with its top left at row 2, column 3 clockwise, r2c3' counter-clockwise, r2c3*2 by half a turn.",
    boxNotation: 'Here, rows and columns are those of the nine boxes.',
    classic:
      'Classic numbering: 0 is the top left button, 1 top right, 2 bottom left, 3 bottom right.',
    copyMoves: 'Copy moves',
    copyNumbers: 'Copy as 0–3',
    placeholder: {
      sort: 'Numbers row by row',
      boxes: 'A sudoku in any format',
      tripods: 'Nine rows of nine digits',
    },
  },
};

export type RotateMessages = typeof enRotate;
