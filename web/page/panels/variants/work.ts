/** The stored work of the panel Variants. */
import { stateIn, writeState } from '../../ui/link';
import type { WorkFormat } from '../../ui/boards/work';
import { PUZZLE_LINK } from './link';

export const VARIANTS_WORK: WorkFormat = {
  link: PUZZLE_LINK,
  // (The first version stored nothing else.)
  writePresent: (board) => ({ puzzle: writeState(PUZZLE_LINK, board) }),
  readPresent: ({ puzzle }) => (typeof puzzle === 'string' ? stateIn(PUZZLE_LINK, puzzle) : null),
};
