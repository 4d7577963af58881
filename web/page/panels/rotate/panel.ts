import type { Panel } from '../../panel';
import { KINDS, LETTER } from './address';
import { loadPart } from '../../ui/part';

/** Rotation puzzles. */
export const ROTATE: Panel = {
  id: 'rotate',
  name: { en: 'Rotate', 'zh-Hans': '旋转', 'zh-Hant': '旋轉' },
  routes: KINDS,
  link: LETTER,
  keepsWork: true,
  load: async () => (await loadPart('rotate', () => import('./rotate'))).Rotate,
};
