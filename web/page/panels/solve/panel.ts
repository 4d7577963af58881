import type { Panel } from '../../panel';
import { stateIn } from '../../ui/link';
import { BOARD_LINK } from './link';
import { isOfSudoku } from './read-shared';
import { Solve } from './solve';
import { MESSAGES } from './texts';

/** A sudoku to enter, to play and to solve. */
export const SOLVE: Panel = {
  id: 'solve',
  routes: [],
  link: BOARD_LINK.letter,
  messages: MESSAGES,
  keepsWork: true,
  claims: isOfSudoku,
  boardIn: (state) => stateIn(BOARD_LINK, state),
  create: (context) => new Solve(context),
};
