/** Formats a board for documents and other programs, in formats that the engine does not have. */
import type { Snapshot } from '../../../../board/snapshot';
import { CLASSIC } from '../../../../board/layout';
import { NO_MARKS, valuesIn } from '../../../../board/marks';
import { NO_DIGITS } from '../link';

/** The puzzle without any work on it. */
export const puzzleOnly = (givens: string): Snapshot => ({
  givens,
  own: NO_DIGITS,
  corner: NO_MARKS,
  candidates: NO_MARKS,
});

/** The digits of a board, own digits included. */
export const digitsOf = ({ givens, own }: Snapshot): string =>
  Array.from(givens, (given, cell) => (given === '.' ? own[cell] : given)).join('');

export const hasOwn = ({ own }: Snapshot): boolean => own !== NO_DIGITS;

const hasMarks = ({ corner, candidates }: Snapshot): boolean =>
  [...corner, ...candidates].some((mask) => mask !== 0);

/** Whether the board has own digits or marks, the work that other programs know. */
export const hasWork = (snapshot: Snapshot): boolean => hasOwn(snapshot) || hasMarks(snapshot);

const rowsOf = <T>(cells: ArrayLike<T>): readonly (readonly T[])[] =>
  Array.from({ length: 9 }, (_, row) => Array.from(cells).slice(9 * row, 9 * row + 9));

/** Formats the whole board as JSON; `"jiugong"` is the version. */
export const jsonOf = (snapshot: Snapshot): string =>
  `${JSON.stringify({ jiugong: 1, ...snapshot })}\n`;

/**
 * A drawn grid in a code block, which looks the same in all Markdown programs, and below it the
 * link with the rest of the board.
 */
export const markdownOf = (drawnGrid: string, linkText: string, link: string): string =>
  `\`\`\`text\n${drawnGrid.trimEnd()}\n\`\`\`\n\n[${linkText}](${link})\n`;

const lines = (cells: ArrayLike<string>, between = ''): string =>
  rowsOf(cells)
    .map((row) => `${row.join(between)}\n`)
    .join('');

/**
 * Formats a `.sdk` file of SadMan Sudoku. A bare puzzle is nine lines, which all programs with such
 * files read. Work follows in sections; the format has one kind of pencil marks, so corner marks
 * join the candidates.
 */
export function sdkOf(snapshot: Snapshot): string {
  const { givens, corner, candidates } = snapshot;
  if (!hasWork(snapshot)) return lines(givens);
  const state = `[Puzzle]\n${lines(givens)}[State]\n${lines(digitsOf(snapshot))}`;
  if (!hasMarks(snapshot)) return state;
  const marks = corner.map((mask, cell) => valuesIn(mask | candidates[cell]!, CLASSIC).join(''));
  return `${state}[PencilMarks]\n${lines(marks, ',')}`;
}

/** Formats a `.sdm` file: one puzzle per line. */
export const sdmOf = (puzzles: readonly string[]): string =>
  puzzles.map((puzzle) => `${puzzle}\n`).join('');
