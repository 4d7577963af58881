/** The regions of f-puzzles: those of a cell that says none are the boxes. */
import { colOf, rowOf } from '../../../../../board/layout';
import { boxSides } from '../../shape';

/** The number of each cell's box. */
export function boxNumbers(side: number): readonly number[] {
  const sides = { rows: side, cols: side };
  const boxes = boxSides(side);
  return Array.from({ length: side * side }, (_, cell) => {
    const down = Math.floor(rowOf(cell, sides) / boxes.rows);
    return down * (side / boxes.cols) + Math.floor(colOf(cell, sides) / boxes.cols);
  });
}
