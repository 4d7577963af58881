/**
 * What the shell knows of a panel. `panels/panels.ts` lists the panels; CONTRIBUTING.md says how to
 * add one. A panel uses `ui/`, the board and the API, and no other panel.
 */
import type { Language } from '../locales/languages';
import type { TextFile } from './ui/files';
import type { Share } from './ui/share/share';
import type { Store } from './ui/store';

export interface Panel {
  /** The name in addresses, `#rotate`, in the store and in the document. */
  readonly id: string;
  /** The parts of the panel with addresses of their own: `boxes` for `#rotate/boxes`. */
  readonly routes: readonly string[];
  /**
   * A sign in place of the name in the header, beside the settings. As a key it shows the panel from
   * anywhere.
   */
  readonly sign?: string;
  /** The letter of links with the state of the panel, `#r=…`; null if there are none. */
  readonly link: string | null;
  readonly messages: Readonly<Record<Language, PanelMessages>>;
  /** Whether the panel keeps work in the store. */
  readonly keepsWork: boolean;
  /**
   * Whether a pasted or dropped text or picture can only be for this panel. What no panel claims goes
   * to the one that is shown.
   */
  readonly claims: (content: TextFile) => boolean;
  /** Creates the panel when it is shown for the first time. */
  readonly create: (context: PanelContext) => PanelView;
}

export interface PanelMessages {
  /** The name in the header, in the title of the document and in its heading. */
  readonly name: string;
}

/** What a panel is given. */
export interface PanelContext {
  readonly place: HTMLElement;
  readonly language: Language;
  readonly store: Store;
  /** The dialog that shares what the panel shows. */
  readonly share: Share;
  /**
   * Hands texts and files that the panel was given to another panel if they can only be for it, and
   * shows that one; returns whether it did.
   */
  readonly handOver: (files: readonly TextFile[]) => boolean;
  /** Shows another route of the panel in the address, or none, without a new history entry. */
  readonly setRoute: (route: string | null) => void;
}

export interface PanelView {
  /** Shows the panel, or one of its routes. */
  open(route: string | null): void;
  /** What it shows of several things, for the title and the heading. */
  readonly subject?: string | null;
  /** Called when another panel is shown. */
  leave?(): void;
  /** Draws everything in a language. */
  speak(language: Language): void;
  /** Called when all kept work was erased: a notice that it was restored is out of date. */
  forget?(): void;
  /** Opens a link with the letter of the panel; returns whether it was readable. */
  openLink?(fragment: string): boolean;
  /** Takes a text that no panel claims; of a panel without this the first one takes it. */
  paste?(text: string): void | Promise<void>;
  /** Takes files that were read; a panel without this is given their texts as one paste. */
  takeFiles?(files: readonly TextFile[]): void;
  /** Takes files of any size before they are read. */
  takeUnread?(files: readonly File[]): void | Promise<void>;
  solve?(): void | Promise<void>;
  /** Handles a key from any focus; returns whether it did. */
  press?(event: KeyboardEvent): boolean;
}
