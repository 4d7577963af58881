/** Presses: turns of a block of 2×2 tiles. */

/**
 * The turns that count as one press: only clockwise quarter turns (the buttons of the original
 * games), quarter turns in either direction, or half turns as well.
 */
export type Turns = 'clockwise' | 'quarter' | 'any';

/**
 * One press: the top left tile of the block, 0-based, and the direction of the turn. A clockwise
 * turn moves the top left tile to the top right, that one to the bottom right, then bottom left,
 * then top left.
 */
export interface Move {
  row: number;
  col: number;
  turn: 'cw' | 'ccw' | 'half';
}
