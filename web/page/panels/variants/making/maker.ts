/** Makes new puzzles for the board, as requested in a dialog. */
import { asJiugongError } from '../../../../board/errors';
import { getEngine } from '../../../../board/get-engine';
import { SearchRunner } from '../../../../board/search-runner';
import { isSamePuzzle, type Board } from '../../../../board/state';
import type { Engine, JiugongError } from '../../../../api/engine';
import { keepChoice, readChoice } from '../../../ui/choices';
import { copyText } from '../../../ui/clipboard';
import { showDialog } from '../../../ui/dialog';
import { withMaking, withNotice, type Model, type Notice } from '../model';
import { MAKING_DIALOG, type MakingEvents } from './form';
import type { Making } from './model';
import {
  FIRST_VARIANT_REQUEST,
  formatRequest,
  makePuzzle,
  parseRequest,
  type DrawnKind,
  type VariantRequest,
} from './request';

/** The storage name of the request. */
const REQUEST = 'new-variant';

/** The panel around it. */
export interface MakerHost {
  readonly place: HTMLElement;
  readonly model: () => Model;
  readonly show: (model: Model) => void;
  /** Called before a puzzle is made. */
  readonly onBegin: () => void;
  readonly put: (
    board: Board,
    notice: Extract<Notice, { kind: 'made' }>,
    request: VariantRequest,
  ) => void;
  readonly onError: (error: JiugongError) => void;
  /** The engine of the page by default. */
  readonly engine?: () => Promise<Engine>;
}

export class VariantMaker {
  readonly #host: MakerHost;
  /** Any user action on the board cancels it. */
  readonly #runner = new SearchRunner((slow) => this.#follow(slow));
  /** The boards that were made, which Undo brings back, and what was requested of them. */
  readonly #made: { readonly board: Board; readonly request: VariantRequest }[] = [];

  readonly events: MakingEvents = {
    onChange: (change) => this.#change(change),
    onMake: () => void this.make(),
    onStop: () => this.stop(),
    onClose: () => this.open(false),
    onCopySeed: () => void this.#copySeed(),
  };

  constructor(host: MakerHost) {
    this.#host = host;
  }

  /** The model with what was kept of earlier visits. */
  restore(model: Model): Model {
    return withMaking(model, { request: parseRequest(readChoice(REQUEST)) });
  }

  /** Opens or closes the dialog; what is made goes on without it. */
  open(isOpen: boolean): void {
    this.#set({ isOpen, copied: null });
    showDialog(this.#host.place, MAKING_DIALOG, isOpen);
    this.#tell();
  }

  /** Knows a board of an earlier visit as made here, by its request. */
  recall(board: Board, request: string): void {
    this.#made.push({ board, request: parseRequest(request) });
  }

  /** What was requested of the puzzle of a board; null if it was not made here. */
  #requestOf(board: Board): VariantRequest | null {
    return this.#made.find((made) => isSamePuzzle(board, made.board))?.request ?? null;
  }

  /** Whether the puzzle of a board was made here, so that the next one is of its kind. */
  isOf(board: Board): boolean {
    return this.#requestOf(board) !== null;
  }

  /** What is drawn in a board, if it was made here as `makeKind` does; null for any other. */
  kindOf(board: Board): DrawnKind | null {
    const request = this.#requestOf(board);
    if (request === null) return null;
    const { grid, drawn, irregular } = request;
    return grid === FIRST_VARIANT_REQUEST.grid && !irregular ? drawn : null;
  }

  /** Makes a puzzle of a kind with everything else as usual, whatever the dialog is set to. */
  makeKind(drawn: DrawnKind): Promise<void> {
    return this.make({ ...FIRST_VARIANT_REQUEST, drawn });
  }

  /** Stops what is made, without a word; returns whether anything was. */
  stop(): boolean {
    return this.#runner.stop();
  }

  /** Makes another puzzle like that of a board, whatever the dialog has been set to meanwhile. */
  async next(board: Board): Promise<void> {
    const request = this.#requestOf(board) ?? this.#host.model().making.request;
    await this.make({ ...request, seed: '' });
  }

  async make(request = this.#host.model().making.request): Promise<void> {
    const { onBegin, onError, put, engine = getEngine } = this.#host;
    onBegin();
    this.#set({ done: 0 });
    try {
      const made = await this.#runner.run(async (signal) =>
        makePuzzle(await engine(), request, signal, ({ done }) => {
          if (!signal.aborted) this.#set({ done });
        }),
      );
      if (made === null) return;
      const { board, givens, seed, reached } = made;
      this.open(false);
      this.#made.push({ board, request });
      this.#set({ seed });
      put(
        board,
        { kind: 'made', givens, missed: reached ? null : { requested: request.givens } },
        request,
      );
    } catch (error) {
      // What is told beside the board is behind an open dialog.
      this.open(false);
      onError(asJiugongError(error));
    }
  }

  #change(change: Partial<VariantRequest>): void {
    const request = { ...this.#host.model().making.request, ...change };
    keepChoice(REQUEST, formatRequest(request));
    this.#set({ request });
  }

  #set(change: Partial<Making>): void {
    this.#host.show(withMaking(this.#host.model(), change));
  }

  #follow(slow: boolean): void {
    this.#set({ slow });
    this.#tell();
  }

  /** Says what takes long, where no dialog does. */
  #tell(): void {
    const { making, notice } = this.#host.model();
    const isDue = making.slow && !making.isOpen;
    if (isDue === (notice?.kind === 'making')) return;
    this.#host.show(withNotice(this.#host.model(), isDue ? { kind: 'making' } : null));
  }

  async #copySeed(): Promise<void> {
    const { seed } = this.#host.model().making;
    if (seed !== null) this.#set({ copied: await copyText(seed) });
  }
}
