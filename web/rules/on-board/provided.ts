/** Gives the boards of a page the rules. Imported for this effect alone. */
import { provideRules } from '../../board/shapes/figures';
import { BOARD_RULES } from './on-board';

provideRules(BOARD_RULES);
