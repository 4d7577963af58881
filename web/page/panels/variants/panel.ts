import type { Panel } from '../../panel';
import { stateIn } from '../../ui/link';
import { REGION_PRESETS } from '../../../api/regions';
import { PUZZLE_LINK } from './link';
import { takesText } from './reads';
import { Variants } from './variants';
import { MESSAGES } from './texts';

/** Puzzles of any shape and rule. */
export const VARIANTS: Panel = {
  id: 'variants',
  routes: REGION_PRESETS,
  link: PUZZLE_LINK.letter,
  messages: MESSAGES,
  keepsWork: true,
  claims: ({ text, isPicture }) => !isPicture && takesText(text),
  boardIn: (state) => stateIn(PUZZLE_LINK, state),
  create: (context) => new Variants(context),
};
