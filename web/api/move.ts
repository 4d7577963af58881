/** A press: how a block of 2×2 tiles turns. */

/**
 * What counts as one press: clockwise quarter turns only (the buttons of the
 * original games), quarter turns either way, or half turns too.
 */
export type Turns = 'clockwise' | 'quarter' | 'any';

/**
 * One press: the top left tile of the block, 0-based, and how the block turns.
 * Clockwise, its tiles go from top left to top right to bottom right to bottom
 * left to top left.
 */
export interface Move {
  row: number;
  col: number;
  turn: 'cw' | 'ccw' | 'half';
}
