/** The canonical form of a puzzle: the least of all puzzles that are essentially the same. */

export interface Canonical {
  /** The canonical form: 81 characters, `.` for blank cells. */
  puzzle: string;
  /** Whether the puzzle is transposed first. */
  transposed: boolean;
  /** Row `i` of the canonical form is row `rows[i]` of the puzzle, 0..8, once transposed if need be. */
  rows: number[];
  /** Column `i` of the canonical form is column `columns[i]` of the puzzle. */
  columns: number[];
  /** Digit `d` of the puzzle is `digits[d]` in the canonical form; `digits[0]` is 0. */
  digits: number[];
  /**
   * The number of ways to transpose the puzzle and permute its rows and columns after which some
   * relabelling gives it back: 1 for most puzzles, 648 at most for filled grids.
   */
  automorphisms: number;
}
