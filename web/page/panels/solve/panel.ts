import type { Panel } from '../../panel';
import { PRACTISED, practiseRoute, puzzleRoute, TOPICS } from '../../ui/techniques';
import { BOARD_LINK } from './link';
import { isOfSudoku } from './read-shared';
import { Solve } from './solve';

/** A sudoku to enter, to play and to solve. */
export const SOLVE: Panel = {
  id: 'solve',
  routes: [...TOPICS.map(practiseRoute), ...PRACTISED.map(puzzleRoute)],
  link: BOARD_LINK.letter,
  keepsWork: true,
  hasBoards: true,
  takesUnread: false,
  claims: isOfSudoku,
  // The first page has it.
  load: () => Promise.resolve(Solve),
};
