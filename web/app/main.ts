/** Starts the page: one app around the one board in index.html, and what belongs to the whole document. */
import type { JiugongBoard } from '../board/jiugong-board';
import { App } from './app';

const TEXT_FIELDS = 'textarea, select, input:not([type="radio"]), [contenteditable]';

const isTextField = (event: Event): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.matches(TEXT_FIELDS));

const isButton = (event: Event): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.matches('button, summary'));

/** Keys that may go to the board from wherever the focus is; arrows and space have work to do elsewhere. */
const isTyping = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey ? /^[zy]$/i.test(key) : /^([0-9.]|Backspace|Delete)$/.test(key);

function listen(app: App, board: JiugongBoard): void {
  document.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (isTextField(event) || text.trim() === '') return;
    event.preventDefault();
    app.paste(text);
  });
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isTextField(event)) return;
    if (event.key === 'Enter') {
      if (!isButton(event)) void app.solve();
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
