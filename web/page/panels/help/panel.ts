import type { Panel } from '../../panel';
import { TECHNIQUES } from '../../../api/engine';
import { SECTION_IDS } from './section-ids';
import { loadPart } from '../../ui/part';

/** What the page does, and how to use it. */
export const HELP: Panel = {
  id: 'help',
  name: { en: 'Help', 'zh-Hans': '帮助', 'zh-Hant': '幫助' },
  routes: [...SECTION_IDS, ...TECHNIQUES],
  sign: '?',
  load: async () => (await loadPart('help', () => import('./help'))).Help,
};
