/** The cells that can still hold one digit, which a person asks to see; no part of the game. */
import type { CellFace } from './cells';
import { cellsOf, type Cells } from './layout';
import { candidatesOf, has } from './marks';
import { boardIn, facesIn, hasAutomaticNotes, withNotice, type Model } from './model';
import { entries } from './state';

/**
 * Whether F and holding a button mark them: not where a reader wants nothing highlighted, nor while givens are entered, nor
 * beside a walk-through, which has the board.
 */
export const isOffered = (model: Model): boolean =>
  model.settings.highlight !== 'none' && !boardIn(model).editing && model.exhibit === null;

/** Whether the next key says the digit. */
export const isAsked = ({ notice }: Model): boolean => notice?.kind === 'pick-digit';

/** Marks the cells that can hold this digit, in place of a hint; null for no digit. */
export function withFilter(model: Model, filter: number | null): Model {
  if (filter === model.filter && !isAsked(model)) return model;
  if (filter === null) return { ...withNotice(model, null), filter };
  return { ...withNotice(model, { kind: 'filtered', digit: filter }), filter, hint: null };
}

/** Asks for the digit that the next key says; marks nothing any more where something is marked, or asked already. */
export const askFilter = (model: Model): Model =>
  model.filter !== null || isAsked(model)
    ? withFilter(model, null)
    : withNotice(model, { kind: 'pick-digit' });

/**
 * The blank cells that can hold the digit: by the solver where it shows candidates, else by the candidates that the person or
 * the board has noted, and where a cell has none by the digits that it sees.
 */
export function cellsThatFit(model: Model, faces: readonly CellFace[] = facesIn(model)): Cells {
  const { filter } = model;
  const board = boardIn(model);
  const { layout } = board;
  if (filter === null) return [];
  const allowed = candidatesOf(layout, entries(board));
  const areComplete = hasAutomaticNotes(model, board);
  return cellsOf(layout).filter((cell) => {
    const { value, possible } = faces[cell]!;
    if (value !== null) return false;
    const noted = board.candidates[cell]!;
    const isNoted = areComplete || noted !== 0;
    const marks = possible !== 0 ? possible : isNoted ? noted : allowed[cell]!;
    return has(marks, filter, layout) && has(allowed[cell]!, filter, layout);
  });
}
