/** How the panel Solve shares its boards. */
import { withoutEngine } from '../../../../board/errors';
import { getEngine } from '../../../../board/get-engine';
import { boardFrom, snapshotOf } from '../../../../board/snapshot';
import type { Board } from '../../../../board/state';
import { formatValues } from '../../../../board/values';
import type { TextFormat } from '../../../../api/engine';
import type { ShareMessages } from '../../../../locales/share/en';
import type { BoardKind } from '../../../ui/boards/board-share';
import type { Collection } from '../../../ui/boards/contents';
import { writeState } from '../../../ui/link';
import type { TextForm } from '../../../ui/share/model';
import { untouched, type PanelPuzzle } from '../candidates';
import { BOARD_LINK } from '../link';
import { digitsOf, jsonOf, markdownOf, sdkOf, sdmOf } from './texts';
import { pictureWords } from './words';

const FORMS: readonly TextForm[] = ['line', 'rows', 'boxed', 'markdown', 'json', 'cells', 'cases'];

/** Formats a board; without an engine, as one line. */
async function written(digits: string, format: TextFormat): Promise<string> {
  try {
    return await (await getEngine()).writeText(digits, { format });
  } catch (error) {
    return withoutEngine(error) ?? digits;
  }
}

async function textAs(
  board: Board,
  form: TextForm,
  link: string,
  { openHere }: ShareMessages,
): Promise<string> {
  const snapshot = snapshotOf(board);
  const digits = digitsOf(snapshot);
  if (form === 'line') return digits;
  if (form === 'json') return jsonOf(snapshot);
  if (form === 'cells') return written(digits, 'json');
  if (form !== 'markdown') return written(digits, form);
  return markdownOf(await written(digits, 'boxed'), openHere, link);
}

/** A collection to print. */
export const printable = (puzzles: readonly PanelPuzzle[]): Collection => ({
  count: puzzles.length,
  first: (most) =>
    puzzles.slice(0, most).map((puzzle) => ({
      board: boardFrom(untouched(puzzle)),
      caption: puzzle.comment,
    })),
});

/** `collection` has the puzzles of the text that the board belongs to. */
export const sudokuKind = (
  texts: () => ShareMessages,
  collection: () => readonly PanelPuzzle[],
): BoardKind => ({
  link: BOARD_LINK,
  fileName: () => 'sudoku',
  // Without the letter of a link, as the first version wrote it.
  pictured: (board) => writeState(BOARD_LINK, board),
  words: (board) => pictureWords(board, texts()),
  forms: FORMS,
  textAs: (board, form, link) => textAs(board, form, link, texts()),
  embedded: ({ givens }) => formatValues(givens),
  textFiles: {
    sdk: (board) => sdkOf(snapshotOf(board)),
    sdm: (board) => {
      const puzzles = collection().map(({ puzzle, candidates = puzzle }) => candidates);
      return sdmOf(puzzles.length > 1 ? puzzles : [digitsOf(snapshotOf(board))]);
    },
  },
});
