/**
 * The row of actions of a board: what playing and solving need, then one menu with the rest. Its buttons keep their
 * places, whatever the board is for, and the one that comes next is filled. While one plays that is Hint, which then
 * tells more of the hint, and applies it.
 *
 *     [↶ Undo] [↷ Redo] [✓ Check] [ Hint ] [ Solve ] [⋯ More]      while a puzzle is entered: [ Start ] instead of two;
 *                                                                  without a solution: [ Edit ] instead of Hint
 */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { hintLabel } from '../../../board/controls';
import { isReady, tellMore, type GivenHint } from '../../../board/hint';
import { CHECK, named, REDO, UNDO } from '../../../board/icons';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { hasWork } from '../../../board/state';
import type { PageMessages } from '../../../locales/page-messages';
import { button } from '../form';
import { itemOf, menuButton, type MenuGroup, type MenuItem } from '../menu';

export interface ActionEvents {
  readonly onSolve: () => void;
  /** Ends the entering of a puzzle. */
  readonly onStart: () => void;
  readonly onStop: () => void;
  /** Explains the board step by step; absent where no steps are known for it. */
  readonly onExplain?: () => void;
}

/** What any panel with a board does besides, from its menu. */
export interface BoardEvents extends ActionEvents {
  readonly onPaste: () => void;
  readonly onOpenFile: () => void;
  readonly onHistory: () => void;
  readonly onShare: () => void;
}

/** How far to count solutions: a second or two at most for a sudoku. */
export const COUNT_LIMIT = 1_000_000;

/** What comes next on a board, for which one button of the panel is filled; `new` is another puzzle, `example` one for an empty board, `edit` mends one without a solution. */
export type NextAction = 'stop' | 'start' | 'next' | 'new' | 'example' | 'edit' | 'hint';

/** Whether a hint has no more to tell, and nothing to apply. */
const isTold = (hinted: GivenHint): boolean =>
  !isReady(hinted) && tellMore(hinted).stage === hinted.stage;

/** What of a board decides it. */
type Decisive = Pick<
  JiugongBoard,
  'board' | 'editing' | 'hinted' | 'hasHints' | 'canUndo' | 'canRedo'
>;

/** Whether the board is as the page has put it there for somebody who has just come. */
export const isFirst = (board: Decisive): boolean =>
  !board.canUndo &&
  !board.canRedo &&
  !board.editing &&
  board.board.finding === null &&
  !hasWork(board.board);

/** Never Solve: one press of it shows the whole answer to somebody who may have brought the puzzle to play it. */
export function nextAction(
  board: Decisive,
  isSlow: boolean,
  isFinished: boolean,
): NextAction | null {
  if (isSlow) return 'stop';
  if (board.editing) return 'start';
  if (isFinished) return 'next';
  if (board.hinted !== null) return isTold(board.hinted) ? null : 'hint';
  if (isFirst(board)) return 'new';
  const { finding } = board.board;
  // (Where candidates leave no solution, it is they that are wrong.)
  if (finding !== null)
    return finding.kind === 'none' && finding.candidates === undefined ? 'edit' : null;
  return board.hasHints ? 'hint' : null;
}

const MORE = svg`<path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3.5" />`;

/** An icon above its name, that stays in place and focusable while it has nothing to do. */
const iconAction = (
  icon: TemplateResult,
  name: string,
  hint: string,
  isPossible: boolean,
  onClick: () => void,
): TemplateResult => button(named(icon, name), onClick, { look: 'named', hint, isPossible });

const action = (
  label: string,
  hint: string,
  isNext: boolean,
  isPossible: boolean,
  onClick: () => void,
): TemplateResult => button(label, onClick, { look: isNext ? 'main' : '', hint, isPossible });

/** What the solver does besides, of any board. */
export const solverItems = (
  board: JiugongBoard,
  { page: { solver } }: PageMessages,
  { onExplain }: ActionEvents,
): readonly MenuItem[] => [
  itemOf(solver, 'cell', () => void board.solveCells()),
  {
    label: solver.count,
    hint: solver.hints.count(COUNT_LIMIT),
    onChoose: () => void board.count(COUNT_LIMIT),
  },
  itemOf(solver, 'conflict', () => void board.explainConflict()),
  ...(onExplain === undefined ? [] : [itemOf(solver, 'explain', onExplain)]),
];

/** What only experts look for. */
export const expertGroup = (
  board: JiugongBoard,
  { page: { solver, puzzle } }: PageMessages,
): MenuGroup => ({
  label: solver.expert,
  isDense: true,
  items: [
    itemOf(solver, 'candidates', () => void board.showCandidates()),
    itemOf(solver, 'markCandidates', () => board.markCandidates()),
    itemOf(puzzle, 'fixGivens', () => board.fixGivens()),
  ],
});

/** The row; `groups` are what its menu has. */
export const actionRow = (
  board: JiugongBoard,
  next: NextAction | null,
  groups: readonly MenuGroup[],
  texts: PageMessages,
  on: ActionEvents,
): TemplateResult => {
  const { actions, page } = texts;
  const { hints, puzzle, start, solver } = page;
  // On a board that the person has solved nothing is left of it.
  const isOn = next !== 'next';
  const isHinted = next === 'hint';
  const edit = (): void => {
    board.editing = true;
    board.focus({ preventScroll: true });
  };
  const help = (): TemplateResult | typeof nothing => {
    // There is no hint for what has no solution.
    if (next === 'edit') return action(puzzle.mend, puzzle.hints.edit, true, true, edit);
    return board.hasHints
      ? action(hintLabel(board, texts), hints.hint, isHinted, isOn, () => void board.hint())
      : nothing;
  };
  const playing = html`${iconAction(CHECK, actions.check, hints.check, isOn, () => void board.check())}
  ${help()}`;
  const begin = (): void => {
    on.onStart();
    // The button goes when the game begins.
    board.focus({ preventScroll: true });
  };
  return html`<div class="line actions" role="group" aria-label=${actions.label}>
    ${iconAction(UNDO, actions.undo, hints.undo, board.canUndo, () => board.undo())}
    ${iconAction(REDO, actions.redo, hints.redo, board.canRedo, () => board.redo())}
    ${board.editing ? action(start.label, start.hint, next === 'start', true, begin) : playing}
    ${
      next === 'stop'
        ? action(actions.stop, '', true, true, on.onStop)
        : action(actions.solve, solver.hints.solve, false, isOn, on.onSolve)
    }
    ${menuButton(page.more, groups, { content: named(MORE, page.more) })}
  </div>`;
};

/** What a wide page has room to show beside the board, and then leaves out of the menu. */
export const shelf = (groups: readonly MenuGroup[]): TemplateResult =>
  html`<div class="shelf">
    ${groups
      .filter(({ isShelved }) => isShelved)
      .flatMap(({ items }) => items)
      .map(({ label, hint, onChoose }) => button(label, onChoose, { hint }))}
  </div>`;
