/** embed.html: one board, told by the address and by messages what to be, which tells its height and what happens. */
import type { JiugongBoard } from '../board/element';
import { chooseLanguage } from '../locales/languages';
import {
  readFragment,
  readRequest,
  type FrameReport,
  type FrameRequest,
  type Settings,
} from './frame-messages';

/** The page around the frame; null where there is none, as in a tab of its own. */
const host = window.parent === window ? null : window.parent;

/** A board is no secret and may stand on any page, so any page may hear of it. */
const tell = (report: FrameReport): void => host?.postMessage(report, '*');

/** The language of the reader, unless the page around says another. */
const ownLanguage = chooseLanguage(navigator.languages);

/** The puzzle that was asked for last: asking for it again takes no digits away. */
let puzzle = '';

function apply(board: JiugongBoard, settings: Settings): void {
  if (settings.puzzle !== undefined && settings.puzzle !== puzzle) {
    puzzle = settings.puzzle;
    board.puzzle = puzzle;
  }
  if (settings.controls !== undefined) board.controls = settings.controls;
  if (settings.readonly !== undefined) board.readOnly = settings.readonly;
  if (settings.theme !== undefined) {
    board.theme = settings.theme === 'auto' ? null : settings.theme;
    document.documentElement.style.colorScheme = board.theme ?? '';
  }
  if (settings.lang !== undefined) board.lang = settings.lang || ownLanguage;
}

function obey(board: JiugongBoard, request: FrameRequest): void {
  if (request.type === 'jiugong-set') apply(board, request.settings);
  else tell({ type: 'jiugong-value', puzzle: board.puzzle, value: board.value });
}

function tellSize(): void {
  tell({ type: 'jiugong-size', height: Math.ceil(document.body.getBoundingClientRect().height) });
}

function start(): void {
  const board = document.querySelector('jiugong-board');
  if (board === null) throw new Error('embed.html has lost its board');
  document.documentElement.lang = ownLanguage;
  const applyFragment = (): void => apply(board, readFragment(location.hash));
  board.addEventListener('jiugong-input', ({ detail }) =>
    tell({ type: 'jiugong-input', value: detail.value }),
  );
  board.addEventListener('jiugong-solved', ({ detail: { by, value } }) =>
    tell({ type: 'jiugong-solved', by, value }),
  );
  board.addEventListener('jiugong-error', ({ detail: { error } }) =>
    tell({ type: 'jiugong-error', code: error.code, message: error.message }),
  );
  addEventListener('hashchange', applyFragment);
  addEventListener('message', ({ data, source }) => {
    const request = host !== null && source === host ? readRequest(data) : null;
    if (request !== null) obey(board, request);
  });
  applyFragment();
  // (In a task of our own: what is sent while WebKit lays out the page seems to come from the page around.)
  new ResizeObserver(() => setTimeout(tellSize)).observe(document.body);
  tell({ type: 'jiugong-ready' });
}

start();
