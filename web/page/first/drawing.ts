/**
 * Draws the page of a first visit, for the build: it writes the templates into index.html as markup
 * (bundle/first-screen.mjs), which is on screen while the page is on its way. They are the templates of the page itself.
 */
import { html, nothing } from 'lit';
import { grid, type GridEvents } from '../../board/grid';
import type { JiugongBoard } from '../../board/jiugong-board';
import { boardIn, EMPTY_MODEL, startWith } from '../../board/model';
import { boardOf } from '../../board/state';
import { addTexts, textsIn } from '../../board/texts';
import { parseValues } from '../../board/values';
import { describe } from '../../board/words';
import { LANGUAGES, type Language } from '../../locales/languages';
import { PAGE_CHINESE } from '../../locales/page-chinese';
import { addPageMessages } from '../../locales/page-messages';
import { PANELS } from '../panels/panels';
import { FIRST_MODEL } from '../panels/solve/model';
import { sidebar, type SidebarEvents } from '../panels/solve/sidebar';
import { SOLVE_CHINESE } from '../panels/solve/solve-chinese';
import { addTexts as addSolveTexts, textsFor } from '../panels/solve/texts';
import { panelLinks, settingsButton, signLinks } from '../shell/header';
import { siteLines } from '../shell/offline';
import { keptNotice, type Erasing } from '../shell/storage-notice';
import { formatTime } from '../ui/boards/clock';
import type { GameKeeper } from '../ui/boards/game-keeper';

addPageMessages(PAGE_CHINESE);
addTexts(PAGE_CHINESE);
addSolveTexts(SOLVE_CHINESE);

/** What templates call when they are used, which markup never is. */
const UNUSED: unknown = {};

/** What is in the elements of index.html with these ids, and in the board, for a language. */
function screenIn(language: Language, puzzle: string): Readonly<Record<string, unknown>> {
  const texts = textsFor(language);
  const words = textsIn(language);
  const model = startWith(EMPTY_MODEL, boardOf(parseValues(puzzle)!));
  // What the templates read of the element.
  const board = {
    puzzle,
    board: boardIn(model),
    message: describe(model, words),
    mode: model.mode,
    entry: model.settings.entry,
    hasHints: true,
    hinted: null,
  } as unknown as JiugongBoard;
  const time = formatTime(0);
  const clock = html`<div class="clock">
    <span role="timer" aria-label=${texts.page.clock.time(time)}>${time}</span>
  </div>`;
  const games = { clock: { element: clock }, finish: null } as unknown as GameKeeper;
  const knowledge = { difficulty: null, names: null, language, label: null, practice: null };
  const use = { readOnly: false, draws: false, margins: undefined, labels: false, exhibit: null };
  const shown = PANELS[0]!;
  return {
    name: texts.page.name,
    brand: texts.page.brand,
    views: panelLinks(PANELS, shown, texts),
    settings: [signLinks(PANELS, shown, texts), settingsButton(texts, () => undefined)],
    board: html`<div class="frame" lang=${language}>
      ${grid(model, words, use, UNUSED as GridEvents)}
    </div>`,
    sidebar: sidebar(FIRST_MODEL, board, games, knowledge, nothing, texts, UNUSED as SidebarEvents),
    kept: keptNotice(
      { kept: 'nothing', unsaved: null, isDamaged: false, hasNoHistory: false, isAsked: false },
      texts.page,
      UNUSED as Erasing,
    ),
    site: siteLines(texts.site),
  };
}

/** What is said by language where the page does not arrive, or takes long (missing.ts). */
export const missingNotices = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const { site, page } = textsFor(language);
      const notice = html`<p data-of="missing">${site.missing('app.js')}</p>
        <p data-of="slow">${site.slow('app.js')}</p>
        <p data-of="loading">${page.part.loading}</p>
        <button type="button" class="main">${page.part.again}</button>`;
      return [language, notice];
    }),
  );

/** The screens by language. */
export const screensWith = (
  puzzle: string,
): Readonly<Record<string, Readonly<Record<string, unknown>>>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, screenIn(language, puzzle)]));
