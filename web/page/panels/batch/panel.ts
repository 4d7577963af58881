import { panelNames } from '../../../locales/page-messages';
import type { Panel } from '../../panel';
import { Batch } from './batch';

/** Files of many sudokus: solved, or made. */
export const BATCH: Panel = {
  id: 'batch',
  routes: [],
  link: null,
  messages: panelNames('batch'),
  keepsWork: false,
  claims: () => false,
  create: (context) => new Batch(context),
};
