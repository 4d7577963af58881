/**
 * Jiugong: a sudoku engine for the browser and for Node.
 *
 * This file and those it exports are the whole public surface: what they declare,
 * in this order, is `jiugong.d.ts`.
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
export * from '../api/call';
export * from '../api/error';
export * from '../api/sudoku';
export * from '../api/text';
export * from '../api/many';
export * from '../api/regions';
export * from '../api/exact-cover';
export * from '../api/move';
export * from '../api/twist';
export { load } from './load';
