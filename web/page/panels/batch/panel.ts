import type { Panel } from '../../panel';
import { loadPart } from '../../ui/part';

/** Files of many sudokus: solved, or made. */
export const BATCH: Panel = {
  id: 'batch',
  name: { en: 'Batch', 'zh-Hans': '批量', 'zh-Hant': '批次' },
  takesUnread: true,
  load: async () => (await loadPart('batch', () => import('./batch'))).Batch,
};
