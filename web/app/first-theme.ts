/** The first script of the page, before anything is drawn: so the page is never seen in the wrong theme. */
import { firstTheme, wearTheme } from './theme';

wearTheme(firstTheme());
