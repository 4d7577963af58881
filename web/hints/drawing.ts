/** What is drawn over a board, as shapes that a style sheet colours. */

/**
 * What a shape means. A style sheet colours each in both themes; besides colours they differ in shape:
 *
 * - filled: `'house'`, `'cover'` (the second kind of house: where something falls); `'candidate'` (disc), `'extra'` (square), `'on'` (disc), `'group-1'` (disc) to
 *   `'group-4'` (square, diamond, hexagon); `'arrow'` (head of a link)
 * - filled, with an outline: `'cell'` (solid), `'cell-extra'` (dashed)
 * - outlines: `'off'` (ring), `'blocker'` (round a digit), `'placed'` (double ring), `'removed'` (cross),
 *   `'strong'` (solid line), `'weak'` (dashed line)
 */
export type Look =
  | 'house'
  | 'cover'
  | 'cell'
  | 'cell-extra'
  | 'blocker'
  | 'candidate'
  | 'extra'
  | 'group-1'
  | 'group-2'
  | 'group-3'
  | 'group-4'
  | 'on'
  | 'off'
  | 'strong'
  | 'weak'
  | 'arrow'
  | 'removed'
  | 'placed';

/** A shape in units of a cell, from the upper left corner of the grid: x to the right, y down. */
export interface Shape {
  readonly look: Look;
  /** SVG path data. */
  readonly path: string;
}

/** Shapes from back to front. Candidates stand at 3 × 3 fixed places of a cell. */
export interface Drawing {
  /** Below the digits. */
  readonly under: readonly Shape[];
  /** Above the digits. */
  readonly over: readonly Shape[];
}

export const NO_DRAWING: Drawing = { under: [], over: [] };
