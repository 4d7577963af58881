/** A board in a frame: it obeys the fragment of its address and the parent page, to which it reports events. */
import type { JiugongBoard } from '../board/element';
import type { Language } from '../locales/languages';
import {
  readFragment,
  readRequest,
  type FrameReport,
  type FrameRequest,
  type Settings,
} from './frame-messages';

/** The parent page. */
export type Host = Pick<Window, 'postMessage'>;

export class FramedBoard {
  readonly #board: JiugongBoard;
  readonly #host: Host | null;
  readonly #language: Language;
  readonly #root: HTMLElement;
  /** The puzzle that was set last: setting it again keeps the digits. */
  #puzzle = '';

  /**
   * `host` is null if there is none, as in a tab of its own; `language` is the reader's, used unless the parent page
   * sets another; `root` gets the colours of the theme.
   */
  constructor(board: JiugongBoard, host: Host | null, language: Language, root: HTMLElement) {
    this.#board = board;
    this.#host = host;
    this.#language = language;
    this.#root = root;
    board.addEventListener('jiugong-input', ({ detail }) =>
      this.post({ type: 'jiugong-input', value: detail.value }),
    );
    board.addEventListener('jiugong-hint', ({ detail: { stage } }) =>
      this.post({ type: 'jiugong-hint', stage }),
    );
    board.addEventListener('jiugong-solved', ({ detail: { by, value } }) =>
      this.post({ type: 'jiugong-solved', by, value }),
    );
    board.addEventListener('jiugong-error', ({ detail: { error } }) =>
      this.post({ type: 'jiugong-error', code: error.code, message: error.message }),
    );
  }

  /** Sends a message to the parent page, of any origin: a board holds no secret and may be on any page. */
  post(report: FrameReport): void {
    this.#host?.postMessage(report, '*');
  }

  /** Applies the fragment of the address. */
  follow(fragment: string): void {
    this.#apply(readFragment(fragment));
  }

  /** Obeys a message of the parent page; those of others, and invalid ones, are ignored. */
  take({ data, source }: Pick<MessageEvent, 'data' | 'source'>): void {
    const request = this.#host !== null && source === this.#host ? readRequest(data) : null;
    if (request !== null) this.#obey(request);
  }

  #obey(request: FrameRequest): void {
    const board = this.#board;
    if (request.type === 'jiugong-set') this.#apply(request.settings);
    else this.post({ type: 'jiugong-value', puzzle: board.puzzle, value: board.value });
  }

  #apply(settings: Settings): void {
    const board = this.#board;
    if (settings.puzzle !== undefined && settings.puzzle !== this.#puzzle) {
      this.#puzzle = settings.puzzle;
      board.puzzle = this.#puzzle;
    }
    if (settings.controls !== undefined) board.controls = settings.controls;
    if (settings.hints !== undefined) board.hints = settings.hints;
    if (settings.play !== undefined) board.play = settings.play;
    if (settings.keep !== undefined) board.keep = settings.keep;
    if (settings.site !== undefined) board.site = settings.site ? '' : null;
    if (settings.readonly !== undefined) board.readOnly = settings.readonly;
    if (settings.theme !== undefined) {
      board.theme = settings.theme === 'auto' ? null : settings.theme;
      this.#root.style.colorScheme = board.theme ?? '';
    }
    if (settings.lang !== undefined) board.lang = settings.lang || this.#language;
  }
}
