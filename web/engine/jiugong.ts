/**
 * Jiugong: a sudoku engine for the browser and for Node.
 *
 * `jiugong.d.ts` declares what this file and `api/engine.ts` export.
 * Cells are numbered 0..80 in row-major order. A board is a string of 81
 * characters, `1`..`9` for digits and `.` for blank cells.
 *
 * @example
 * const engine = await load();
 * const { status, solution } = await engine.solve(
 *   '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
 * );
 * engine.close();
 */
export * from '../api/engine';
export { load } from './load';
