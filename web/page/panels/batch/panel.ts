import type { Panel } from '../../panel';
import { Batch } from './batch';
import { MESSAGES } from './texts';

/** Files of many sudokus: solved, or made. */
export const BATCH: Panel = {
  id: 'batch',
  routes: [],
  link: null,
  messages: MESSAGES,
  keepsWork: false,
  claims: () => false,
  create: (context) => new Batch(context),
};
