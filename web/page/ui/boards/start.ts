/** The end of entering a puzzle: whether it is a proper one, without showing its answer, and the game that begins. */
import type { Engine } from '../../../api/engine';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { CLASSIC } from '../../../board/layout';
import { classicQuestions } from '../../../board/questions';
import { shapeQuestions } from '../../../board/shapes/questions';
import { setEditing, type Board } from '../../../board/state';
import { praise, say, type Message } from '../../../board/words';
import type { PageMessages } from '../../../locales/page-messages';
import { isEmpty } from './contents';
import type { GameKeeper } from './game-keeper';

/** `nothing`: there is nothing to play, since nothing was entered. */
export type Verdict = 'unique' | 'several' | 'none' | 'nothing';

/** Judges the givens of a board. Rejects for a shape that the engine does not take. */
export async function judge(engine: Engine, board: Board, signal: AbortSignal): Promise<Verdict> {
  const { layout, givens } = board;
  if (isEmpty(board) && layout === CLASSIC) return 'nothing';
  const ask =
    layout === CLASSIC ? classicQuestions(engine, signal) : shapeQuestions(engine, layout, signal);
  const { solution, second } = await ask.solve(givens);
  if (solution === null) return 'none';
  return second === null ? 'unique' : 'several';
}

/**
 * Ends the entering of a puzzle, as a step of its own: Undo goes back to entering before it takes givens away. The
 * puzzle has its place in the history from now on, as it may have been much to type.
 */
export function startGame(board: JiugongBoard, games: GameKeeper): void {
  board.change((entered) => setEditing(entered, false));
  games.begin();
}

/** Says what a puzzle is; why one has no solution is said by the board. */
export function describeVerdict(
  verdict: Exclude<Verdict, 'none'>,
  { page: { start } }: PageMessages,
): Message {
  switch (verdict) {
    case 'unique':
      return praise(start.ready);
    case 'several':
      return say(start.several, start.severalHow);
    case 'nothing':
      return say(start.nothing, start.nothingHow);
  }
}

/** The message of a board with what the controls of the page do, where an embedded board has no button that starts. */
export function onPage(message: Message, { status, page: { start } }: PageMessages): Message {
  const others: Readonly<Record<string, readonly string[]>> = {
    [status.editingHow]: [status.editingHow, start.how],
    [status.lastCellHow]: [start.lastCellHow],
    [status.onlyGivensHow]: [start.onlyGivensHow],
  };
  return { ...message, details: message.details.flatMap((detail) => others[detail] ?? [detail]) };
}
