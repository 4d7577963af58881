/** Starts the page: one app around the one board in index.html, the panels beside it, and what belongs to the whole document. */
import { html, nothing, render } from 'lit';
import type { JiugongBoard } from '../board/jiugong-board';
import { pageMessagesFor } from '../locales/page-messages';
import { App } from './app';
import { takeDrops } from './drop';
import { openKeeper } from './keeper';
import { Rotate } from './rotate/rotate';
import { Variants } from './variants/variants';
import { viewOf, type View } from './views';

const isIn = (event: Event, selector: string): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.matches(selector));

/** What keeps a paste to itself. */
const TEXT_FIELDS =
  'textarea, input:not([type="radio"], [type="range"], [type="checkbox"]), [contenteditable]';

/** What has work of its own for digits and Enter. */
const TAKES_KEYS = `${TEXT_FIELDS}, select`;

/** What Enter presses, opens or follows. */
const TAKES_ENTER = 'button, summary, a';

/**
 * Keys that may go to the board from wherever the focus is; arrows and space have work to do elsewhere, and
 * digits with Control are the browser's there.
 */
const isTyping = ({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
  if (ctrlKey || metaKey) return /^[zy]$/i.test(key);
  return /^([0-9a-z.]|Backspace|Delete)$/i.test(key) || (shiftKey && /^Digit[1-9]$/.test(code));
};

/** What pastes and keys go to that belong to nothing in particular. */
interface Panel {
  paste(text: string): void | Promise<void>;
  solve(): Promise<void>;
  /** Whether a key means anything. */
  press(event: KeyboardEvent): boolean;
}

function listen(panel: () => Panel): void {
  // Before the board can take it: a page does more with a text of several puzzles.
  const takePaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (isIn(event, TEXT_FIELDS) || text.trim() === '') return;
    event.preventDefault();
    void panel().paste(text);
  };
  document.addEventListener('paste', takePaste, { capture: true });
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isIn(event, TAKES_KEYS)) return;
    // What lies under a dialog cannot be seen.
    if (document.querySelector('dialog[open]') !== null) return;
    if (event.key === 'Enter') {
      if (!isIn(event, TAKES_ENTER)) void panel().solve();
    } else if (isTyping(event) && panel().press(event)) {
      event.preventDefault();
    }
  });
}

/** An element of index.html. */
function element<T extends HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (found === null) throw new Error(`index.html has lost its ${selector}`);
  return found;
}

function drawLinks(place: HTMLElement, view: View): void {
  const words = pageMessagesFor(document.documentElement.lang).rotate.views;
  place.setAttribute('aria-label', words.label);
  const names: readonly View['name'][] = ['solve', 'rotate', 'variants'];
  render(
    names.map(
      (name) =>
        html`<a href="#${name}" aria-current=${name === view.name ? 'page' : nothing}
          >${words[name]}</a
        >`,
    ),
    place,
  );
}

function start(): void {
  const board = element<JiugongBoard>('jiugong-board');
  const places = {
    solve: element('#solve-view'),
    rotate: element('#rotate-view'),
    variants: element('#variants-view'),
  };
  const links = element('#views');
  const app = new App(
    board,
    { desk: element('#desk'), share: element('#share'), sheets: element('#sheets') },
    openKeeper(),
  );
  const rotate = new Rotate(places.rotate);
  const variants = new Variants(places.variants);
  const panels: Record<View['name'], Panel> = {
    solve: {
      paste: (text) => app.paste(text),
      solve: () => app.solve(),
      press: (event) => board.press(event),
    },
    rotate,
    variants,
  };
  let view: View = { name: 'solve' };

  const show = (): void => {
    // Loading the page again must not put the link's board over the work that followed.
    if (app.openLink(location.hash)) history.replaceState(null, '', '#solve');
    if (view.name === 'rotate') rotate.leave();
    view = viewOf(location.hash);
    if (view.name === 'rotate') rotate.open(view.kind);
    if (view.name === 'variants') variants.open(view.preset);
    for (const [name, place] of Object.entries(places)) place.hidden = name !== view.name;
    drawLinks(links, view);
  };
  listen(() => panels[view.name]);
  takeDrops(
    element('#drop'),
    () => pageMessagesFor(document.documentElement.lang).page.drop,
    (text) => void panels[view.name].paste(text),
  );
  addEventListener('hashchange', show);
  show();
  void app.start();
}

start();
