/** Puts presets and their examples on the board, and the name of the shown preset into the address. */
import {
  REGION_PRESETS,
  type RegionPresetName,
  type Engine,
  type RegionsPuzzle,
} from '../../../api/engine';
import { record, undo } from '../../../board/history';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { known } from '../../../board/layout';
import { fromRegions } from '../../../board/shapes/regions';
import { setEditing, type Board } from '../../../board/state';
import type { BoardPanel } from '../../ui/boards/board-panel';
import { isEmpty } from '../../ui/boards/contents';
import { readWithout, withUnknown } from './exchange/unknown';
import { EXAMPLES, FIRST_BOARD, presetAfter } from './examples';
import type { Model, Notice } from './model';
import { contentOf } from './reshaping';
import type { Texts } from './texts';

/** The panel around them. */
export interface PresetsHost {
  readonly panel: {
    readonly board: Pick<JiugongBoard, 'board' | 'history' | 'layout' | 'resume' | 'stop'>;
  } & Pick<BoardPanel<Notice, Model, Texts>, 'ask' | 'bring' | 'bringText' | 'reading'>;
  /** Puts another board on the page, as a step of undo unless `open` puts it there. */
  readonly put: (board: Board, notice: Notice | null, open?: () => void) => void;
  readonly setRoute: (route: string | null) => void;
}

/** A board that was read: to be played, or to be set if there is nothing to play. */
export const opened = (board: Board): Board => setEditing(board, isEmpty(board));

export class Presets {
  readonly #host: PresetsHost;
  /** The preset in the address. */
  #route: RegionPresetName | null = null;
  /** The board that a choice of a preset put there, as long as nothing has changed on it. */
  #fresh: Board | null = null;

  constructor(host: PresetsHost) {
    this.#host = host;
  }

  get route(): RegionPresetName | null {
    return this.#route;
  }

  /** Shows the board of the preset in an address, unless a board of that preset is shown. */
  open(route: string | null): void {
    const preset = REGION_PRESETS.find((name) => name === route) ?? null;
    this.#route = preset;
    if (preset !== null && preset !== this.#board.layout.preset) void this.choose(preset);
  }

  async choose(name: RegionPresetName): Promise<void> {
    const { panel } = this.#host;
    this.#setRoute(name);
    panel.board.stop();
    await panel.bring(async () => {
      await this.#load(
        name,
        (engine, signal) => engine.regionPreset(name, { signal }),
        (board) => this.putFresh(board, this.#replaced),
      );
    });
  }

  /** Puts the puzzle of a text there; `preset` is what it is an example of. */
  async putText(text: string, preset: RegionPresetName | null = null): Promise<void> {
    const { panel } = this.#host;
    let unknown: readonly string[] = [];
    panel.board.stop();
    await panel.bringText(text, () =>
      this.#load(
        preset,
        async (engine, signal) => {
          const [puzzle, found] = await readWithout(text, (part) =>
            engine.readRegions(part, { signal }),
          );
          unknown = found;
          return puzzle;
        },
        (read) => {
          const { layout } = read;
          const about = withUnknown(layout.about, unknown);
          const board = about === null ? read : { ...read, layout: known({ ...layout, about }) };
          this.#host.put(board, this.#replaced);
        },
      ),
    );
  }

  /** Puts a board there that was chosen in the menu. Its arrow keys choose several, which are one step. */
  putFresh(fresh: Board, notice: Notice | null): void {
    const board = this.#board;
    const { history } = board;
    const inPlace = (): void => board.resume(record(undo(history), fresh));
    this.#host.put(fresh, notice, history.present === this.#fresh ? inPlace : undefined);
    this.#fresh = board.board;
  }

  /** Puts the example of the preset there that was chosen last, which may still be loading. */
  async showExample(): Promise<void> {
    await this.#host.panel.reading;
    const { preset } = this.#board.layout;
    if (preset !== null) await this.putText(EXAMPLES[preset], preset);
  }

  /** Puts the example of the next preset there. */
  async next(): Promise<void> {
    const preset = presetAfter(this.#board.layout.preset);
    this.#setRoute(preset);
    await this.putText(EXAMPLES[preset], preset);
  }

  /** Removes the name of a preset that has gone from the address: a reload would replace the work by the preset. */
  followBoard(): void {
    if (this.#route !== null && this.#route !== this.#board.layout.preset) {
      this.#setRoute(null);
    }
  }

  get #board(): PresetsHost['panel']['board'] {
    return this.#host.panel.board;
  }

  /** Returns whether the board was put there; a newer one may have taken its place. */
  async #load(
    preset: RegionPresetName | null,
    read: (engine: Engine, signal: AbortSignal) => Promise<RegionsPuzzle>,
    put: (board: Board) => void,
  ): Promise<boolean> {
    const puzzle = await this.#host.panel.ask(read);
    if (puzzle !== null) put(opened(fromRegions(puzzle, preset)));
    return puzzle !== null;
  }

  /** The address is for sharing. */
  #setRoute(route: RegionPresetName | null): void {
    this.#route = route;
    this.#host.setRoute(route);
  }

  /** What to say when another board takes the place of this one; null if nothing is lost. */
  get #replaced(): Notice | null {
    const { board } = this.#board;
    const isNothing = [this.#fresh, FIRST_BOARD].includes(board) || contentOf(board) === 0;
    return isNothing ? null : { kind: 'opened' };
  }
}
