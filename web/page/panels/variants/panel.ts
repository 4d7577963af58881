import type { Panel } from '../../panel';
import { LETTER, ROUTES } from './address';
import { takesText } from './reads';
import { loadPart } from '../../ui/part';

/** Puzzles of any shape and rule. */
export const VARIANTS: Panel = {
  id: 'variants',
  name: { en: 'Variants', 'zh-Hans': '变体', 'zh-Hant': '變體' },
  routes: ROUTES,
  link: LETTER,
  keepsWork: true,
  hasBoards: true,
  claims: ({ text, isPicture }) => !isPicture && takesText(text),
  load: async () => (await loadPart('variants', () => import('./variants'))).Variants,
};
