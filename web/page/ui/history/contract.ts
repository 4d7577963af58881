/** What the two halves of the history know of each other: what the page always has, and what is loaded on need. */
import type { Board } from '../../../board/state';
import type { Language } from '../../../locales/languages';
import type { GameRecord } from './record';

/** The part of a record that a write may have changed. */
export type Noted = Pick<GameRecord, 'id' | 'updated'>;

type TitleOf = (board: Board, language: Language) => string;

/** What the history knows of the panels. */
export interface HistoryHost {
  readonly language: () => Language;
  /** The name of a panel; null if there is none that plays boards. */
  readonly nameOf: (panel: string) => string | null;
  /** The board of a state; null if it is none of the panel. */
  readonly boardIn: (panel: string, state: string) => Promise<Board | null>;
  /** What a panel calls its boards; null where that is said by their levels. */
  readonly titleOf: (panel: string) => Promise<TitleOf | null>;
  /** Puts the board of a record that is one of a panel on the page, and the focus on it. */
  readonly open: (record: GameRecord) => void;
  /** Says why the rest of the history did not arrive. */
  readonly onMissing: (error: unknown) => void;
}

/** What `history.ts` exports. */
export interface HistoryPart {
  note(record: GameRecord, known: readonly number[], mayAdd: boolean): Promise<Noted | null>;
  open(): Promise<void>;
  close(): void;
  redraw(): void;
  clear(): Promise<void>;
}

/** Who is told whether there are records. */
export interface RecordsListener {
  noteRecords(areThere: boolean): void;
}
