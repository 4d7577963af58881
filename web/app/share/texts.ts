/** A board as text, for what the engine's own formats are not for: documents, and programs that keep work. */
import type { Snapshot } from '../../board/snapshot';
import { digitsIn, NO_MARKS } from '../../board/marks';
import { NO_DIGITS } from './link';

/** A puzzle without any work on it. */
export const puzzleOnly = (givens: string): Snapshot => ({
  givens,
  own: NO_DIGITS,
  corner: NO_MARKS,
  candidates: NO_MARKS,
});

/** The digits of a board, a person's own ones among them. */
export const digitsOf = ({ givens, own }: Snapshot): string =>
  Array.from(givens, (given, cell) => (given === '.' ? own[cell] : given)).join('');

export const hasOwn = ({ own }: Snapshot): boolean => own !== NO_DIGITS;

const hasMarks = ({ corner, candidates }: Snapshot): boolean =>
  [...corner, ...candidates].some((mask) => mask !== 0);

/** Whether a person has put anything on the board. */
export const hasWork = (snapshot: Snapshot): boolean => hasOwn(snapshot) || hasMarks(snapshot);

const rowsOf = <T>(cells: ArrayLike<T>): readonly (readonly T[])[] =>
  Array.from({ length: 9 }, (_, row) => Array.from(cells).slice(9 * row, 9 * row + 9));

/** Everything on the board, for programs; `"jiugong"` is the version. */
export const jsonOf = ({ givens, own, corner, candidates }: Snapshot): string =>
  `${JSON.stringify({ jiugong: 1, givens, own, corner, candidates })}\n`;

/**
 * A drawn grid in a block of code, which looks alike wherever Markdown is shown, and below it the link
 * with everything that the grid does not tell.
 */
export const markdownOf = (drawnGrid: string, linkText: string, link: string): string =>
  `\`\`\`text\n${drawnGrid.trimEnd()}\n\`\`\`\n\n[${linkText}](${link})\n`;

const lines = (cells: ArrayLike<string>, between = ''): string =>
  rowsOf(cells)
    .map((row) => `${row.join(between)}\n`)
    .join('');

/**
 * A `.sdk` file of SadMan Sudoku. A bare puzzle is nine lines, which all programs with such files read. Work
 * follows in sections; there is one kind of pencil marks, so those in the corners join the candidates.
 */
export function sdkOf(snapshot: Snapshot): string {
  const { givens, corner, candidates } = snapshot;
  if (!hasWork(snapshot)) return lines(givens);
  const state = `[Puzzle]\n${lines(givens)}[State]\n${lines(digitsOf(snapshot))}`;
  if (!hasMarks(snapshot)) return state;
  const marks = corner.map((mask, cell) => digitsIn(mask | candidates[cell]!).join(''));
  return `${state}[PencilMarks]\n${lines(marks, ',')}`;
}

/** A `.sdm` file: a puzzle a line. */
export const sdmOf = (puzzles: readonly string[]): string =>
  puzzles.map((puzzle) => `${puzzle}\n`).join('');
