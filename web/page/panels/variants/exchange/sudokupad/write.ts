/**
 * Writes puzzles for SudokuPad. It only draws, so that each rule becomes a drawing with the look that players know there, and
 * the words of the rules say what it means. The puzzle itself travels along as it stands in links, for boards here.
 */
import type { Cosmetic, CosmeticShape } from '../../../../../board/cosmetics';
import { isSameConstraint } from '../../../../../board/constraints';
import { diagonalsOf, piecesOf, type Layout } from '../../../../../board/layout';
import type { Board } from '../../../../../board/state';
import type { Values } from '../../../../../board/values';
import { exchangeOf } from '../../../../../rules/exchange/exchanges';
import { cellThere, Drawer } from '../../../../../rules/exchange/sudokupad';
import { ruleName, type RuleName } from '../../../../../rules/rules';
import { writeState } from '../../../../ui/link';
import { PUZZLE_LINK } from '../../link';
import { shownIn } from '../unmarked';
import { OWN, PIXELS } from './read';

const shapeLook = (shape: CosmeticShape): Parameters<Drawer['shape']>[3] => ({
  rounded: shape.isRound,
  ...(shape.fill === null ? {} : { fill: shape.fill }),
  ...(shape.border === null ? {} : { border: shape.border }),
  text: shape.text,
  letters: shape.letters,
  ink: shape.ink,
  angle: shape.angle,
});

function drawCosmetic(cosmetic: Cosmetic, on: Drawer): void {
  switch (cosmetic.kind) {
    case 'line': {
      const { points, color, width, head } = cosmetic;
      if (head > 0) on.arrow(points, color, width, head);
      else on.line(points, color, width);
      return;
    }
    case 'shape': {
      const { at, size, isOver } = cosmetic;
      on.shape(isOver ? 'overlays' : 'underlays', at, size, shapeLook(cosmetic));
      return;
    }
    case 'cage': {
      const { cells, text, color } = cosmetic;
      on.cage(cells, { unique: false, value: text, outlineC: color, borderColor: color });
    }
  }
}

/** The rules that are switched on. */
function globalOf(layout: Layout): readonly string[] {
  const { rules, constraints } = layout;
  const { white, black } = shownIn(layout);
  const isXv = constraints.some(
    (constraint) => constraint.kind === 'unmarked' && constraint.of === 'xv',
  );
  return [
    ...(rules.antiKnight ? ['antiknight'] : []),
    ...(rules.antiKing ? ['antiking'] : []),
    ...(white ? [black ? 'antidifference' : 'nonconsecutive'] : []),
    ...(black ? ['antiratio'] : []),
    ...(isXv ? ['antixv'] : []),
  ];
}

/** What of a puzzle is not to be seen there: kinds of constraints, or parts of a layout. */
export function lostThere(
  layout: Layout,
): readonly (RuleName | 'rows' | 'void' | 'nonConsecutive' | 'unknown')[] {
  const { rules, voids, constraints } = layout;
  const { said, isLost } = shownIn(layout);
  const unsaid = constraints.filter((constraint) => {
    const name = ruleName(constraint, layout);
    const isHalf = name === 'unmarked-white' || name === 'unmarked-black';
    const isSaid = said.some((other) => isSameConstraint(constraint, other));
    return exchangeOf(constraint, layout).isUnsaid || (isHalf && !isSaid);
  });
  return [
    ...(rules.rows && rules.columns ? [] : ['rows' as const]),
    ...(voids.length === 0 ? [] : ['void' as const]),
    ...(isLost ? ['nonConsecutive' as const] : []),
    ...(layout.about?.unknown ? ['unknown' as const] : []),
    ...new Set(unsaid.map((constraint) => ruleName(constraint, layout))),
  ];
}

/** A solution as it stands there, a digit for each cell; '' where values need more. */
export const solutionText = (solution: Values | null): string =>
  solution?.every((value) => value !== null && value >= 0 && value <= 9) ? solution.join('') : '';

/**
 * Writes the puzzle of a board, without what a person made of it. `made` are words for its rules, for a puzzle whose
 * author says nothing, and `solution` its only one as text, by which it is told there when it is solved.
 */
export function writeSudokuPad(
  { layout, givens, ...board }: Board,
  made: string,
  solution = '',
): object {
  const { rows, cols, about, cages, extras, constraints, cosmetics = [] } = layout;
  const on = new Drawer(layout, PIXELS);
  for (const diagonal of diagonalsOf(layout)) {
    const isFalling = diagonal[0] === 0;
    on.line(
      [
        [0, isFalling ? 0 : rows],
        [cols, isFalling ? rows : 0],
      ],
      '#34bbe6',
      0.03,
    );
  }
  for (const cell of layout.voids) {
    on.shape('underlays', on.centre(cell), [1, 1], { fill: '#8a8a8a' });
  }
  for (const { sum, cells } of cages) {
    on.cage(cells, { unique: true, ...(sum === null ? {} : { value: String(sum), sum }) });
  }
  for (const cells of extras) on.cage(cells, { style: 'extraregion', unique: true });
  for (const constraint of constraints) exchangeOf(constraint, layout).draw?.(constraint, on);
  for (const cosmetic of cosmetics) drawCosmetic(cosmetic, on);
  const words: Readonly<Record<string, string>> = {
    title: about?.title ?? '',
    author: about?.author ?? '',
    rules: about?.rules || made,
    msgcorrect: about?.message ?? '',
    solution,
  };
  const all = givens.map((value) => (value === null ? {} : { value }));
  const none = givens.map(() => null);
  const empty = givens.map(() => 0);
  const plain: Board = {
    ...board,
    layout,
    givens,
    own: none,
    corner: empty,
    candidates: empty,
    removed: empty,
    colors: empty,
  };
  const global = globalOf(layout);
  return {
    cellSize: PIXELS,
    metadata: {
      ...Object.fromEntries(Object.entries(words).filter(([, text]) => text !== '')),
      [OWN]: writeState(PUZZLE_LINK, plain),
    },
    ...(global.length === 0 ? {} : { global }),
    cells: Array.from({ length: rows }, (_, row) => all.slice(row * cols, (row + 1) * cols)),
    regions: piecesOf(layout).map((cells) => cells.map((cell) => cellThere(cell, layout))),
    ...Object.fromEntries(Object.entries(on.parts).filter(([, list]) => list.length > 0)),
  };
}
