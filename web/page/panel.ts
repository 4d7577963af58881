/**
 * What the shell knows of a panel. `panels/panels.ts` lists the panels; CONTRIBUTING.md says how to
 * add one. A panel uses `ui/`, the board and the API, and no other panel.
 */
import type { Board } from '../board/state';
import type { Language } from '../locales/languages';
import type { TextFile } from './ui/files';
import type { HistoryClient } from './ui/history/client';
import type { GameRecord } from './ui/history/record';
import type { Share } from './ui/share/share';
import type { Store } from './ui/store';

/** What is known of a panel before its code is loaded; what it has not may be left out. */
export interface Panel {
  /** The name in addresses, `#rotate`, in the store and in the document. */
  readonly id: string;
  /** In the header, in the title of the document and in its heading. */
  readonly name: { readonly en: string } & Partial<Readonly<Record<Language, string>>>;
  /** The parts of the panel with addresses of their own: `boxes` for `#rotate/boxes`. */
  readonly routes?: readonly string[];
  /**
   * A sign in place of the name in the header, beside the settings. As a key it shows the panel from
   * anywhere.
   */
  readonly sign?: string;
  /** The letter of links with the state of the panel, `#r=…`. */
  readonly link?: string;
  /** Whether the panel keeps work in the store. */
  readonly keepsWork?: boolean;
  /**
   * Whether a pasted or dropped text or picture can only be for this panel. What no panel claims goes
   * to the one that is shown.
   */
  readonly claims?: (content: TextFile) => boolean;
  /** Whether the history shows its boards: then its class has `boardIn`, and its view `openGame`. */
  readonly hasBoards?: boolean;
  /** Whether it takes files of any size before they are read. */
  readonly takesUnread?: boolean;
  /** Loads its texts in a language, where these are no part of its code. */
  readonly loadTexts?: (language: Language) => Promise<void>;
  /**
   * Returns the code of the panel, which is a part of its own (`import()`) unless the first page needs it. Rejects with
   * a PartError if it does not arrive.
   */
  readonly load: () => Promise<PanelClass>;
}

/** The name of a panel in a language; in English where it has none. */
export const nameOf = ({ name }: Panel, language: Language): string => name[language] ?? name.en;

/** Creates the panel when it is shown for the first time. */
export interface PanelClass {
  new (context: PanelContext): PanelView;
  /** Reads the state of a board in the history, as in a link; null if it is invalid. */
  boardIn?(state: string): Board | null;
  /** The route for a text that another panel has no use for; null if this one cannot read it either. */
  routeOf?(text: string): string | null;
  /** What a board is called in the history; absent where its level says what it is. */
  titleOf?(board: Board, language: Language): string;
}

/** What a panel is given. */
export interface PanelContext {
  readonly place: HTMLElement;
  readonly language: Language;
  readonly store: Store;
  /** The dialog that shares what the panel shows. */
  readonly share: Share;
  /** The history of boards. */
  readonly history: HistoryClient;
  /**
   * Hands texts and files that the panel was given to another panel if they can only be for it, and
   * shows that one; returns whether it did.
   */
  readonly handOver: (files: readonly TextFile[]) => boolean;
  /** Returns what gives a text to another panel, which is loaded to see whether it can read it; null if it cannot. */
  readonly offer: (panel: string, text: string) => Promise<(() => void) | null>;
  /** Shows another route of the panel in the address, or none, without a new history entry. */
  readonly setRoute: (route: string | null) => void;
}

export interface PanelView {
  /** Shows the panel, or one of its routes. */
  open(route: string | null): void;
  /** What it shows of several things, for the title and the heading. */
  readonly subject?: string | null;
  /** Whether a puzzle is being entered: it comes into the history when it is played. */
  readonly isEntering?: boolean;
  /** Called when another panel is shown. */
  leave?(): void;
  /** Draws everything in a language. */
  setLanguage(language: Language): void;
  /** Called when all kept work was erased: a notice that it was restored is out of date. */
  forget?(): void;
  /** Opens a link with the letter of the panel; returns whether it was readable. */
  openLink?(fragment: string): boolean;
  /** Opens the puzzle of a link from another page, which no panel claims; null is for a damaged one. Of the first panel. */
  openPuzzle?(text: string | null): void | Promise<void>;
  /** Opens a board of the history, which `boardIn` has read. */
  openGame?(record: GameRecord): void;
  /** Takes a text that no panel claims; of a panel without this the first one takes it. */
  paste?(text: string): void | Promise<void>;
  /** Takes files that were read; a panel without this is given their texts as one paste. */
  takeFiles?(files: readonly TextFile[]): void;
  /** Takes files before they are read; of a panel that `takesUnread`. */
  takeUnread?(files: readonly File[]): void | Promise<void>;
  solve?(): void | Promise<void>;
  /** Handles a key from any focus; returns whether it did. */
  press?(event: KeyboardEvent): boolean;
}
