/** Starts the page: one app around the one board in index.html, and what belongs to the whole document. */
import type { JiugongBoard } from '../board/jiugong-board';
import { App } from './app';

const isIn = (event: Event, selector: string): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.matches(selector));

/** What keeps a paste to itself. */
const TEXT_FIELDS = 'textarea, input:not([type="radio"]), [contenteditable]';

/** What has work of its own for digits and Enter. */
const TAKES_KEYS = `${TEXT_FIELDS}, select`;

/** Keys that may go to the board from wherever the focus is; arrows and space have work to do elsewhere. */
const isTyping = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey ? /^[zy]$/i.test(key) : /^([0-9.]|Backspace|Delete)$/.test(key);

function listen(app: App, board: JiugongBoard): void {
  // Before the board can take it: a page does more with a text of several puzzles.
  const takePaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (isIn(event, TEXT_FIELDS) || text.trim() === '') return;
    event.preventDefault();
    app.paste(text);
  };
  document.addEventListener('paste', takePaste, { capture: true });
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isIn(event, TAKES_KEYS)) return;
    if (event.key === 'Enter') {
      if (!isIn(event, 'button, summary')) void app.solve();
    } else if (isTyping(event) && board.press(event)) {
      event.preventDefault();
    }
  });
}

const board = document.querySelector('jiugong-board');
const place = document.querySelector<HTMLElement>('#desk');
if (board === null || place === null) throw new Error('index.html has lost its board or its desk');
const app = new App(board, place);
listen(app, board);
void app.start();
