import type { Panel } from '../../panel';
import { loadPart } from '../../ui/part';
import { PRACTISED, practiseRoute, puzzleRoute, TOPICS } from '../../ui/techniques';
import { BOARD_LINK } from './link';
import { isOfSudoku } from './read-shared';
import { Solve } from './solve';
import { addTexts, hasTexts } from './texts';

/** A sudoku to enter, to play and to solve. */
export const SOLVE: Panel = {
  id: 'solve',
  name: { en: 'Solve', 'zh-Hans': '求解', 'zh-Hant': '求解' },
  routes: [...TOPICS.map(practiseRoute), ...PRACTISED.map(puzzleRoute)],
  link: BOARD_LINK.letter,
  keepsWork: true,
  hasBoards: true,
  claims: isOfSudoku,
  // The first page has it.
  load: () => Promise.resolve(Solve),
  loadTexts: async (language) => {
    if (hasTexts(language)) return;
    const { SOLVE_CHINESE } = await loadPart('solve-chinese', () => import('./solve-chinese'));
    addTexts(SOLVE_CHINESE);
  },
};
