import type { Panel } from '../../panel';
import { Help } from './help';
import { SECTION_IDS } from './section-ids';
import { MESSAGES } from './texts';

/** What the page does, and how to use it. */
export const HELP: Panel = {
  id: 'help',
  routes: SECTION_IDS,
  sign: '?',
  link: null,
  messages: MESSAGES,
  keepsWork: false,
  claims: () => false,
  create: (context) => new Help(context),
};
