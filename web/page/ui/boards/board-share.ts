/** Shares the board of a panel, classic or of any layout: links, texts, files and print sheets. */
import type { Layout } from '../../../board/layout';
import type { Board } from '../../../board/state';
import type { ShareMessages } from '../../../locales/share/en';
import { rasterize } from '../download';
import { fragmentOf, type LinkFormat } from '../link';
import type { Content, Elsewhere, Embedded, FileKind, TextForm } from '../share/model';
import type { FileHost, Share, ShareHost } from '../share/share';
import { contentsOf, NO_COLLECTION, printed, type Collection, type Section } from './contents';
import { CELL } from './picture-parts';
import { pictureOf, pictureSize, type PictureWords } from './picture';
import { withText } from './png-text';
import { fillSheets } from './print-sheet';

/** The panel around it. */
export interface BoardShareHost {
  readonly board: () => Board;
  /** The puzzles of the text that the board belongs to. */
  readonly collection: () => Collection;
  /** What stands above the board on paper. */
  readonly title: () => string;
  /** Its element, which is hidden while another panel is shown. */
  readonly place: HTMLElement;
  readonly sheets: HTMLElement;
  readonly share: Share;
  readonly texts: () => ShareMessages;
  readonly open: (files: readonly File[]) => void;
}

/** What differs between the panels. */
export interface BoardKind {
  readonly link: LinkFormat<Board>;
  /** The name of its files, without their endings. */
  readonly fileName: (board: Board) => string;
  /** The board in a picture, which opens it again: a link, or what stands for one. */
  readonly pictured: (board: Board) => string;
  readonly words: (board: Board) => PictureWords;
  readonly forms: readonly TextForm[];
  readonly textAs: (board: Board, form: TextForm, link: string) => Promise<string>;
  readonly embedded: (puzzle: Board) => string;
  /** What texts and code lack of the puzzle, in words; null if they have all. */
  readonly unwritten?: (puzzle: Board) => string | null;
  /** The puzzle in other programs. */
  readonly elsewhere?: (puzzle: Board) => Elsewhere;
  /** The files that it saves besides pictures, with their contents. */
  readonly textFiles: Readonly<Partial<Record<FileKind, (board: Board) => string>>>;
}

/** The pictures of a print, and how many are on a page. */
interface ToPrint {
  readonly sections: readonly Section[];
  readonly perPage: 1 | 4;
}

/** The pixels of the longer side of a PNG file: more for many cells, so that marks can be read. */
const PIXELS = 1200;
const PIXELS_OF_CELL = 64;

/** The width and height of a PNG file. */
export function pixelsOf(layout: Layout): readonly [width: number, height: number] {
  const size = pictureSize(layout);
  const scale = Math.max(PIXELS / Math.max(...size), PIXELS_OF_CELL / CELL);
  const [width, height] = size.map((units) => Math.max(1, Math.round(units * scale)));
  return [width!, height!];
}

export class BoardShare implements ShareHost {
  readonly forms: readonly TextForm[];
  readonly files: FileHost;
  readonly #host: BoardShareHost;
  readonly #kind: BoardKind;
  /** The boards per page of the next print, which may also start from the browser's own menu. */
  #perPage: 1 | 4 = 1;
  /** What the next print shows in place of the board, four per page. */
  #others: readonly Section[] | null = null;

  constructor(host: BoardShareHost, kind: BoardKind) {
    this.#host = host;
    this.#kind = kind;
    this.forms = kind.forms;
    this.files = {
      kinds: [...(Object.keys(kind.textFiles) as FileKind[]), 'svg', 'png'],
      name: () => kind.fileName(host.board()),
      collection: () => host.collection().count,
      fileOf: (content, file) => this.#fileOf(content, file),
      print: (perPage) => {
        this.#perPage = perPage;
        print();
      },
      open: host.open,
    };
    addEventListener('beforeprint', () => this.#fillSheets());
    addEventListener('afterprint', () => this.#emptySheets());
  }

  /** Prints boards that are not on the screen, four per page. */
  print(sections: readonly Section[]): void {
    this.#others = sections;
    print();
  }

  readonly contents = (): readonly Content[] => [...this.#contents.keys()];

  readonly fragment = (content: Content): string =>
    fragmentOf(this.#kind.link, this.#contentOf(content));

  readonly textAs = (content: Content, form: TextForm, link: string): Promise<string> =>
    this.#kind.textAs(this.#contentOf(content), form, link);

  readonly embedded = (): Embedded => {
    const board = this.#contentOf('puzzle');
    return { puzzle: this.#kind.embedded(board), layout: board.layout };
  };

  readonly unwritten = (): string | null =>
    this.#kind.unwritten?.(this.#contentOf('puzzle')) ?? null;

  readonly elsewhere = (): Elsewhere | null =>
    this.#kind.elsewhere?.(this.#contentOf('puzzle')) ?? null;

  get #contents(): ReadonlyMap<Content, Board> {
    return contentsOf(this.#host.board());
  }

  #contentOf(content: Content): Board {
    return this.#contents.get(content)!;
  }

  #draw(board: Board): string {
    return pictureOf(board, this.#kind.pictured(board), this.#kind.words(board));
  }

  async #fileOf(shared: Content, file: FileKind): Promise<Blob> {
    const board = this.#contentOf(shared);
    if (file === 'svg') return new Blob([this.#draw(board)], { type: 'image/svg+xml' });
    if (file === 'png') {
      const png = await rasterize(this.#draw(board), ...pixelsOf(board.layout));
      return withText(png, this.#kind.pictured(board));
    }
    const content = this.#kind.textFiles[file]!(board);
    return new Blob([content], { type: 'text/plain' });
  }

  /**
   * What the next print shows: what it was asked for, what the dialog shares, or while that is closed the
   * visible board.
   */
  get toPrint(): ToPrint {
    if (this.#others !== null) return { sections: this.#others, perPage: 4 };
    const { collection, share, texts, title } = this.#host;
    const { content } = share;
    const shown = Array.from(this.#contents.values()).at(-1)!;
    const boards = printed(
      content === null ? shown : this.#contentOf(content),
      content === null ? NO_COLLECTION : collection(),
      texts().puzzleOf,
    );
    return {
      sections: [{ title: boards.length === 1 ? title() : '', boards }],
      perPage: this.#perPage,
    };
  }

  /** Fills the print sheets if the page shows the panel. */
  #fillSheets(): void {
    const { place, sheets } = this.#host;
    if (place.closest('[hidden]') !== null) return;
    const { sections, perPage } = this.toPrint;
    fillSheets(sheets, sections, perPage, (board) => this.#draw(board));
  }

  #emptySheets(): void {
    this.#perPage = 1;
    this.#others = null;
    fillSheets(this.#host.sheets, [], 1, () => '');
  }
}
