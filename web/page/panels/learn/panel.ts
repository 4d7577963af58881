import type { Panel } from '../../panel';
import { loadPart } from '../../ui/part';
import { TOPICS } from '../../ui/techniques';

/** The techniques one after another: pages, positions to practise, and puzzles. */
export const LEARN: Panel = {
  id: 'learn',
  name: { en: 'Learn', 'zh-Hans': '学习', 'zh-Hant': '學習' },
  routes: TOPICS,
  keepsWork: true,
  load: async () => (await loadPart('learn', () => import('./learn'))).Learn,
};
