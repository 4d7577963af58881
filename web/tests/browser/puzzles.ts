/** The page's initial puzzle and its solution. */
export const FIRST =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const FIRST_SOLVED =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** Its first step is pointing: in box 5 the 1 is in column 5, where r1c5 and others lose it. */
export const POINTING =
  '7..6.39.82.6.....4..9........1......4..2.86.....4.97....2.5.19...78...5..........';

export const BLANK = '.'.repeat(81);

/** A solved board without four digits, which fit in two ways. */
export const TWO_WAYS =
  '..3456789456789123789123456..4365897365897214897214365531642978642978531978531642';

/** Two 5s are in the first row. */
export const CLASHING = `55${FIRST.slice(2)}`;

/** No two givens clash, but r1c9 has no digit left. */
export const IMPOSSIBLE = `12345678.........9${'.'.repeat(63)}`;

/**
 * The first step, in either style, is a contradiction of two branches, which rest on chains inside; all steps take
 * seconds.
 */
export const HARD =
  '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';

const lines = (...rows: string[]): string => rows.map((row) => `${row}\n`).join('');

export const QUESTION_MARKS = lines(
  '5????7??6',
  '?6????5?4',
  '?834?????',
  '???182?4?',
  '??1???9??',
  '?7?369???',
  '?????543?',
  '1?5????9?',
  '7??2????1',
);
export const QUESTION_MARKS_SOLVED = lines(
  '514927386',
  '967831524',
  '283456179',
  '659182743',
  '321574968',
  '478369215',
  '892615437',
  '135748692',
  '746293851',
);

export const POJ = lines(
  '1',
  '103000509',
  '002109400',
  '000704000',
  '300502006',
  '060000050',
  '700803004',
  '000401000',
  '009205800',
  '804000107',
);
export const POJ_SOLVED = lines(
  '143628579',
  '572139468',
  '986754231',
  '391542786',
  '468917352',
  '725863914',
  '237481695',
  '619275843',
  '854396127',
);

export const ZEROS = lines(
  '004003010',
  '000250000',
  '080000726',
  '020030000',
  '760000805',
  '350867000',
  '905084007',
  '032700900',
  '000905300',
);

/** Returns the board of a text of nine lines, with `.` for blanks. */
export const boardOf = (text: string): string =>
  text.replaceAll('\n', '').replaceAll(/[^1-9]/g, '.');

const cellsOf = (board: string): string[][] =>
  Array.from({ length: 9 }, (_, row) => board.slice(row * 9, row * 9 + 9).split(''));

export const asJson = (board: string): string => JSON.stringify(cellsOf(board));

export const asDrawing = (board: string): string =>
  cellsOf(board)
    .map((row, index) => {
      const thirds = [row.slice(0, 3), row.slice(3, 6), row.slice(6)];
      const line = thirds.map((cells) => cells.join(' ')).join(' | ');
      return index === 3 || index === 6 ? `------+-------+------\n${line}` : line;
    })
    .join('\n');

/** Whether 81 characters are a full and valid board. */
export function isSolved(board: string): boolean {
  const nine = Array.from({ length: 9 }, (_, index) => index);
  const rows = nine.map((row) => nine.map((column) => row * 9 + column));
  const columns = nine.map((column) => nine.map((row) => row * 9 + column));
  const boxes = nine.map((box) =>
    nine.map((cell) => {
      const row = Math.floor(box / 3) * 3 + Math.floor(cell / 3);
      return row * 9 + (box % 3) * 3 + (cell % 3);
    }),
  );
  const holds = (cells: number[]): boolean =>
    cells
      .map((cell) => board[cell])
      .sort()
      .join('') === '123456789';
  return board.length === 81 && [...rows, ...columns, ...boxes].every(holds);
}
