/** How the panel Variants shares its boards. */
import { writeNotation } from '../../../board/shapes/notation';
import { entries } from '../../../board/state';
import { countValues } from '../../../board/values';
import type { BoardKind } from '../../ui/boards/board-share';
import { fragmentOf } from '../../ui/link';
import { PUZZLE_LINK } from './link';
import type { Texts } from './texts';

export const variantKind = (texts: () => Texts): BoardKind => ({
  link: PUZZLE_LINK,
  fileName: ({ layout }) => `sudoku-${layout.preset ?? 'variant'}`,
  // The letter of the link leads to this panel, from wherever the picture is opened.
  pictured: (board) => fragmentOf(PUZZLE_LINK, board),
  words: ({ givens, layout }) => {
    const { share, shapes } = texts();
    const description = shapes.puzzle(countValues(givens), layout.cages.length);
    return { title: share.picture.title, description };
  },
  forms: [],
  // Own digits are included, as there is one text alone.
  textAs: async (board) => writeNotation({ layout: board.layout, givens: entries(board) }),
  embedded: writeNotation,
  textFiles: {},
});
