/** Formats presses as text. */
import type { Move, Turn } from './turns';

/**
 * Names a block by the row and column of its top left place, or by the number of its button on a
 * board with four.
 */
export type Notation = 'places' | 'buttons';

const MARK: Readonly<Record<Turn, string>> = { cw: '', ccw: "'", half: '*2' };

const formatMove = ({ row, col, turn }: Move, notation: Notation): string =>
  (notation === 'places' ? `r${row + 1}c${col + 1}` : String(2 * row + col)) + MARK[turn];

export const formatMoves = (moves: readonly Move[], notation: Notation): string =>
  moves.map((move) => formatMove(move, notation)).join(' ');
