/**
 * embed.html: a page with one board, configured by the fragment of its address and by messages of
 * the parent page, to which it reports its height and events.
 */
import type { JiugongBoard } from '../board/element';
import { chooseLanguage } from '../locales/languages';
import {
  readFragment,
  readRequest,
  type FrameReport,
  type FrameRequest,
  type Settings,
} from './frame-messages';

/** The parent page; null if there is none, as in a tab of its own. */
const host = window.parent === window ? null : window.parent;

/**
 * Sends a message to the parent page, of any origin: a board holds no secret and may be on any
 * page.
 */
const tell = (report: FrameReport): void => host?.postMessage(report, '*');

/** The reader's language, used unless the parent page sets another. */
const ownLanguage = chooseLanguage(navigator.languages);

/** The puzzle that was set last: setting it again keeps the digits. */
let puzzle = '';

function apply(board: JiugongBoard, settings: Settings): void {
  if (settings.puzzle !== undefined && settings.puzzle !== puzzle) {
    puzzle = settings.puzzle;
    board.puzzle = puzzle;
  }
  if (settings.controls !== undefined) board.controls = settings.controls;
  if (settings.hints !== undefined) board.hints = settings.hints;
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
  board.addEventListener('jiugong-hint', ({ detail: { stage } }) =>
    tell({ type: 'jiugong-hint', stage }),
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
  // (In a task of its own: messages that WebKit sends during layout seem to come from the parent
  // page.)
  new ResizeObserver(() => setTimeout(tellSize)).observe(document.body);
  tell({ type: 'jiugong-ready' });
}

start();
