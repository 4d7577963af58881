/**
 * What the page of Jiugong uses of its boards besides the public interface (`element.ts`). Nothing of it is promised to other
 * sites: it has the types of the board's state, and may change with any version.
 */
import type { Exhibit } from './exhibit';
import type { GivenHint } from './hint';
import type { History } from './history';
import type { Layout } from './layout';
import type { Board } from './state';
import type { Tool } from './tool';

export interface PageBoard {
  /** The board as plain data; other sites may read it, without its types. */
  readonly board: Board;
  /** The shape of the board. */
  readonly layout: Layout;
  /** Applies a change of the board, its layout included, as one undo step of a person. */
  change(edit: (board: Board) => Board): void;
  /** Puts a board as a step of its own. */
  open(board: Board): void;
  /** The undo history as plain data, for a page that stores it. */
  readonly history: History<Board>;
  /** Restores a history that `history` returned. */
  resume(history: History<Board>): void;
  /** What marked cells are for in place of typing; a read-only board has no use for it. */
  tool: Tool | null;
  /** What is shown in place of the board's own content; null for nothing. */
  exhibit: Exhibit | null;
  /**
   * Performs the action of a key that was pressed outside the board; returns whether the key has
   * one, and the board is in sight. A key that moves has one only if a cell is selected, and takes the focus there.
   */
  press(event: KeyboardEvent): boolean;
  /** Whether F and holding the button of a digit set it. */
  readonly canFilter: boolean;
  /** Whether F has asked for that digit, which the next key says. */
  readonly isFilterAsked: boolean;
  /** Whether Hint is offered: for puzzles that are played. */
  readonly hasHints: boolean;
  /** The hint that is told, null for none. */
  readonly hinted: GivenHint | null;
  /** Undoes steps until the board is as wanted, all of them as one change. */
  undoTo(isWanted: (board: Board) => boolean): void;
  /** Goes back to before the first wrong digit, by as many steps of undo as that takes. */
  undoMistake(): Promise<void>;
}
