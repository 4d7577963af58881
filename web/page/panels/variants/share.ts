/** How the panel Variants shares its boards. */
import { writeNotation } from '../../../board/shapes/notation';
import { entries, type Board } from '../../../board/state';
import { countValues, type Values } from '../../../board/values';
import type { RuleName } from '../../../rules/rules';
import { FIGURE_MESSAGES } from '../../../rules/on-board/texts';
import type { BoardKind } from '../../ui/boards/board-share';
import { fragmentOf } from '../../ui/link';
import { fPuzzlesAddress, writeFPuzzle, type Lost } from './exchange/f-puzzles/write';
import { sudokuPadAddress } from './exchange/sudokupad/unpack';
import { lostThere, solutionText, writeSudokuPad } from './exchange/sudokupad/write';
import { describeUnwritten, madeWords } from './exchange/words';
import { PUZZLE_LINK } from './link';
import type { Texts } from './texts';

/** The names of what a program does not get. */
function lostNames(lost: readonly Lost[], texts: Texts): readonly string[] {
  const { names } = FIGURE_MESSAGES[texts.language];
  const { parts } = texts.variants.elsewhere;
  return lost.map((name) =>
    name === 'drawings'
      ? texts.exchange.lostDrawings
      : name in parts
        ? parts[name as keyof typeof parts]
        : names[name as RuleName],
  );
}

/** `solutionOf` is the only solution of a puzzle, null as long as none is known. */
export const variantKind = (
  texts: () => Texts,
  solutionOf: (puzzle: Board) => Values | null = () => null,
): BoardKind => ({
  link: PUZZLE_LINK,
  fileName: ({ layout }) => `sudoku-${layout.preset ?? 'variant'}`,
  // The letter of the link leads to this panel, from wherever the picture is opened.
  pictured: (board) => fragmentOf(PUZZLE_LINK, board),
  words: ({ givens, layout }) => {
    const { share, shapes } = texts();
    const description = shapes.puzzle(
      countValues(givens),
      layout.cages.length,
      layout.constraints.length,
    );
    return { title: share.picture.title, description };
  },
  forms: [],
  // Own digits are included, as there is one text alone.
  textAs: async (board) => writeNotation({ layout: board.layout, givens: entries(board) }),
  embedded: writeNotation,
  unwritten: ({ layout }) => describeUnwritten(layout, texts()),
  elsewhere: (board) => {
    const solution = solutionOf(board);
    const { puzzle, lost } = writeFPuzzle(board, solution);
    const { title, about } = texts().variants.elsewhere;
    const drawn = writeSudokuPad(board, madeWords(board.layout, texts()), solutionText(solution));
    const note = (program: string, names: readonly Lost[]): readonly string[] =>
      names.length === 0 ? [] : [texts().exchange.lost(program, lostNames(names, texts()))];
    return {
      title,
      links: [
        { name: 'SudokuPad', address: sudokuPadAddress(drawn) },
        { name: 'f-puzzles', address: fPuzzlesAddress(puzzle) },
      ],
      notes: [about, ...note('SudokuPad', lostThere(board.layout)), ...note('f-puzzles', lost)],
    };
  },
  textFiles: {},
});
