/** The stored work of the panel Variants. */
import { readState, writeState } from '../../ui/link';
import type { WorkFormat } from '../../ui/boards/work';
import { PUZZLE_LINK } from './link';

export const VARIANTS_WORK: WorkFormat = {
  link: PUZZLE_LINK,
  // (The first version stored nothing else.)
  writePresent: (board) => ({ puzzle: writeState(PUZZLE_LINK, board) }),
  readPresent: ({ puzzle }) => {
    const link = typeof puzzle === 'string' ? readState(PUZZLE_LINK, puzzle) : null;
    return link?.kind === 'state' ? link.state : null;
  },
};
