/**
 * The first script of the examples: sets the theme before anything is drawn, so that the wrong one
 * never shows.
 */
import { firstTheme, applyTheme } from '../ui/theme';

applyTheme(firstTheme());
