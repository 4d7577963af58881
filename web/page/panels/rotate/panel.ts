import type { Panel } from '../../panel';
import { GAME_LINK } from './link';
import { KINDS } from './position';
import { Rotate } from './rotate';
import { MESSAGES } from './texts';

/** Rotation puzzles. */
export const ROTATE: Panel = {
  id: 'rotate',
  routes: KINDS,
  link: GAME_LINK.letter,
  messages: MESSAGES,
  keepsWork: true,
  claims: () => false,
  create: (context) => new Rotate(context),
};
