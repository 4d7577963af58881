/** Shares a sudoku of the panel Solve: links, texts, files and print sheets. */
import type { JiugongBoard } from '../../../../board/jiugong-board';
import { getEngine } from '../../../../board/get-engine';
import type { Snapshot } from '../../../../board/snapshot';
import type { TextFormat, TextPuzzle } from '../../../../engine/jiugong';
import type { ShareMessages } from '../../../../locales/share/en';
import { rasterize } from '../../../ui/download';
import { fragmentOf, writeState } from '../../../ui/link';
import { BOARD_LINK } from '../link';
import { type Content, type FileKind, type TextForm } from '../../../ui/share/model';
import { contentsOf, printed } from './contents';
import { pictureOf } from './picture';
import { withText } from './png-text';
import { fillSheets } from './print-sheet';
import type { FileHost, ShareHost } from '../../../ui/share/share';
import { digitsOf, jsonOf, markdownOf, sdkOf, sdmOf } from './texts';
import { pictureWords } from './words';

/** The interface to the page. */
export interface SudokuPlace {
  readonly board: JiugongBoard;
  /** The puzzles of the text that the board belongs to. */
  readonly collection: () => readonly TextPuzzle[];
  readonly open: (files: readonly File[]) => void;
  readonly texts: () => ShareMessages;
  /** The content that the dialog shares; null while it is closed. */
  readonly chosen: () => Content | null;
  /** The element for the print sheets. */
  readonly sheets: HTMLElement;
}

/** Formats a board; without an engine, as one line. */
async function written(digits: string, format: TextFormat): Promise<string> {
  try {
    return await (await getEngine()).writeText(digits, { format });
  } catch {
    return digits;
  }
}

export class SudokuShare implements ShareHost {
  readonly forms: readonly TextForm[] = [
    'line',
    'rows',
    'boxed',
    'markdown',
    'json',
    'cells',
    'cases',
  ];
  readonly files: FileHost;
  readonly #place: SudokuPlace;
  /** The boards per page of the next print, which may also start from the browser's own menu. */
  #perPage: 1 | 4 = 1;

  constructor(place: SudokuPlace) {
    this.#place = place;
    this.files = {
      collection: () => place.collection().length,
      fileOf: (content, kind) => this.#fileOf(content, kind),
      print: (perPage) => {
        this.#perPage = perPage;
        print();
      },
      open: place.open,
    };
    addEventListener('beforeprint', () => this.#fillSheets());
    addEventListener('afterprint', () => this.#emptySheets());
  }

  readonly contents = (): readonly Content[] => [...this.#contents.keys()];

  readonly fragment = (content: Content): string => fragmentOf(BOARD_LINK, this.#snapshot(content));

  readonly textAs = async (content: Content, form: TextForm, link: string): Promise<string> => {
    const snapshot = this.#snapshot(content);
    const digits = digitsOf(snapshot);
    if (form === 'line') return digits;
    if (form === 'json') return jsonOf(snapshot);
    if (form === 'cells') return written(digits, 'json');
    if (form !== 'markdown') return written(digits, form);
    const grid = await written(digits, 'boxed');
    return markdownOf(grid, this.#place.texts().text.openHere, link);
  };

  readonly embedded = (): string => this.#snapshot('puzzle').givens;

  get #contents(): ReadonlyMap<Content, Snapshot> {
    return contentsOf(this.#place.board.board);
  }

  #snapshot(content: Content): Snapshot {
    return this.#contents.get(content)!;
  }

  async #fileOf(content: Content, kind: FileKind): Promise<Blob> {
    const snapshot = this.#snapshot(content);
    const picture = (): string => pictureOf(snapshot, pictureWords(snapshot, this.#place.texts()));
    if (kind === 'png')
      return withText(await rasterize(picture()), writeState(BOARD_LINK, snapshot));
    if (kind === 'svg') return new Blob([picture()], { type: 'image/svg+xml' });
    if (kind === 'sdk') return new Blob([sdkOf(snapshot)], { type: 'text/plain' });
    const puzzles = this.#place.collection().map(({ puzzle }) => puzzle);
    return new Blob([sdmOf(puzzles.length > 1 ? puzzles : [digitsOf(snapshot)])], {
      type: 'text/plain',
    });
  }

  /**
   * Fills the print sheets if the page shows the board. While the dialog is closed, the visible
   * board is printed.
   */
  #fillSheets(): void {
    const { board, sheets, collection, texts, chosen } = this.#place;
    if (board.closest('[hidden]') !== null) return;
    const content = chosen();
    const shown = Array.from(this.#contents.values()).at(-1)!;
    const boards = printed(
      content === null ? shown : this.#snapshot(content),
      content === null ? [] : collection(),
      this.#perPage,
      texts().paper.number,
    );
    fillSheets(sheets, boards, this.#perPage, ({ snapshot }) => pictureWords(snapshot, texts()));
  }

  #emptySheets(): void {
    this.#perPage = 1;
    fillSheets(this.#place.sheets, [], 1, () => ({ title: '', description: '' }));
  }
}
