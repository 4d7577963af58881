/**
 * The first script of the page, which runs before anything is drawn: it sets the theme, so that the wrong one never
 * shows, draws the screen of a first visit, records what is pressed until the page has started, and says if that does not
 * arrive.
 */
import { firstLanguage } from '../ui/chosen-language';
import { firstTheme, applyTheme } from '../ui/theme';
import { recordInput } from './input';
import { watchScript } from './missing';
import { drawFirstScreen } from './screen';

applyTheme(firstTheme());
recordInput();
const language = firstLanguage();
watchScript(language);
drawFirstScreen(language);
