import { panelNames } from '../../../locales/page-messages';
import type { Panel } from '../../panel';
import { GAME_LINK } from './link';
import { KINDS } from './position';
import { Rotate } from './rotate';

/** Rotation puzzles. */
export const ROTATE: Panel = {
  id: 'rotate',
  routes: KINDS,
  link: GAME_LINK.letter,
  messages: panelNames('rotate'),
  keepsWork: true,
  claims: () => false,
  create: (context) => new Rotate(context),
};
