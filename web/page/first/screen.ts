/**
 * The screen of a first visit: the header, the board with the puzzle of index.html, and its keys, which the build has
 * drawn in each language (bundle/first-screen.mjs). It is there before the page is, which takes its place.
 *
 *     <template id="first-en">
 *       <div data-for="views">…</div>       what goes into the element with this id
 *       <div data-for="board">…</div>       what goes into the board
 */
import { styles } from '../../board/styles';
import type { Language } from '../../locales/languages';
import { readChoice } from '../ui/choices';
import { hasStoredWork } from '../ui/store';

/** Whether the page will show what is drawn: no link, no kept work, and no settings. */
const isFirstVisit = (): boolean =>
  location.hash === '' && !hasStoredWork() && readChoice('settings') === null;

/** Draws the board into the element, which is not defined yet; Lit finds the shadow root later. */
function drawBoard(board: Element, content: ParentNode): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.map(({ cssText }) => cssText).join(''));
  const root = board.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.append(...content.childNodes);
  board.classList.add('drawn');
}

/** Fills an element of the page, if the parser has come past it; returns whether it has. */
function fill(name: string, content: ParentNode): boolean {
  const element =
    name === 'board' ? document.querySelector('jiugong-board') : document.getElementById(name);
  if (!element?.nextSibling) return false;
  if (name === 'board') drawBoard(element, content);
  else element.replaceChildren(...content.childNodes);
  return true;
}

/** Draws the screen while the page is parsed, so that no part of it is on screen without its content. */
export function drawFirstScreen(language: Language): void {
  const screen = document.querySelector<HTMLTemplateElement>(`#first-${language}`);
  if (screen === null || !isFirstVisit()) return;
  document.documentElement.lang = language;
  const parts = new Map(
    [...screen.content.querySelectorAll<HTMLElement>('[data-for]')].map((content) => [
      content.dataset['for']!,
      content,
    ]),
  );
  const observer = new MutationObserver(() => {
    for (const [name, content] of parts) if (fill(name, content)) parts.delete(name);
    if (parts.size === 0) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Makes room for the page, whose board has taken its place already. (The single file has no #site.) */
export function eraseFirstScreen(): void {
  for (const name of ['views', 'settings', 'sidebar', 'kept', 'site'])
    document.getElementById(name)?.replaceChildren();
}
