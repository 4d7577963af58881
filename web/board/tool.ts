import type { Cells } from './layout';
import type { Margins } from './shapes/figures';

/** What marked cells are for in place of typing: drawing regions or cages. */
export interface Tool {
  /** Whether cells that are not part of the puzzle can be marked, too. */
  readonly reachesVoids: boolean;
  /** Whether a stroke goes on to cells that only touch at a corner, and back over its last ones. */
  readonly goesDiagonally: boolean;
  /** The room around the grid that the tool needs, so that its first clue moves nothing; without it that of clues. */
  readonly margins?: Margins | undefined;
  /** Takes the marked cells, in the order in which the stroke passed them, when it ends. */
  readonly draw: (cells: Cells) => void;
  /** Handles a key that does not move; returns whether it did. */
  readonly press: (event: KeyboardEvent) => boolean;
}
