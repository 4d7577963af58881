import type { Cells } from './layout';

/** What marked cells are for in place of typing: drawing regions or cages. */
export interface Tool {
  /** Whether cells that are not part of the puzzle can be marked, too. */
  readonly reachesVoids: boolean;
  /** Takes the marked cells, in the order in which the stroke passed them, when it ends. */
  readonly draw: (cells: Cells) => void;
  /** Handles a key that does not move; returns whether it did. */
  readonly press: (event: KeyboardEvent) => boolean;
}
