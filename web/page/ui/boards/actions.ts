/**
 * The row of actions of a board: what playing needs is in sight, the rest in two menus. Its first
 * buttons keep their places, whatever the board is for.
 */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { hintLabel } from '../../../board/controls';
import { isReady } from '../../../board/hint';
import type { JiugongBoard } from '../../../board/jiugong-board';
import type { PageMessages } from '../../../locales/page-messages';
import { menuButton, type MenuGroup } from '../menu';

export interface ActionEvents {
  readonly onSolve: () => void;
  /** Ends the entering of a puzzle. */
  readonly onStart: () => void;
  readonly onStop: () => void;
  /** Explains the board step by step; absent where no steps are known for it. */
  readonly onExplain?: () => void;
}

/** What any panel with a board does besides, from its menus. */
export interface BoardEvents extends ActionEvents {
  readonly onPaste: () => void;
  readonly onOpenFile: () => void;
  readonly onHistory: () => void;
  readonly onShare: () => void;
}

/** The keys that solve, in any language. */
const SOLVE_KEYS = 'Ctrl+Enter';

/** How far to count solutions. */
export const COUNT_LIMITS = [100, 10_000, 1_000_000, 100_000_000] as const;

const UNDO = svg`<path d="M8.5 4.5 4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11h-4" />`;
const REDO = svg`<path d="M15.5 4.5 20 9l-4.5 4.5M20 9H10a5.5 5.5 0 0 0 0 11h4" />`;

/** A button with an icon, that stays in place and focusable while it has nothing to do. */
const iconStep = (
  icon: TemplateResult,
  label: string,
  hint: string,
  isPossible: boolean,
  onClick: () => void,
): TemplateResult =>
  html`<button
    type="button"
    class="icon"
    aria-label=${label}
    title=${hint}
    aria-disabled=${!isPossible}
    @click=${() => isPossible && onClick()}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">${icon}</svg>
  </button>`;

/** Check; Start while a puzzle is entered; Stop while a search takes long. */
function mainAction(
  board: JiugongBoard,
  isSlow: boolean,
  { actions, page }: PageMessages,
  on: ActionEvents,
): TemplateResult {
  const { label, hint, look, act } = isSlow
    ? { label: actions.stop, hint: '', look: 'main', act: on.onStop }
    : board.editing
      ? { label: page.start.label, hint: page.start.hint, look: 'main', act: on.onStart }
      : { label: actions.check, hint: page.hints.check, look: '', act: () => void board.check() };
  return html`<button type="button" class=${look} title=${hint} @click=${act}>${label}</button>`;
}

/** Hint, or Apply once a hint is told to its end, where the board has hints. */
const hintAction = (board: JiugongBoard, texts: PageMessages): TemplateResult | typeof nothing =>
  board.hasHints
    ? html`<button
        type="button"
        class="tells-hint ${board.hinted !== null && isReady(board.hinted) ? 'main' : ''}"
        title=${texts.page.hints.hint}
        @click=${({ currentTarget }: MouseEvent) => {
          // The hint is in full sight while its button has the focus, which Safari gives to no pressed button.
          (currentTarget as HTMLElement).focus();
          void board.hint();
        }}
      >
        ${hintLabel(board, texts)}
      </button>`
    : nothing;

/** What the solver does, of any board. */
export const solverMenu = (
  board: JiugongBoard,
  { actions, page: { solver } }: PageMessages,
  { onSolve, onExplain }: ActionEvents,
): readonly MenuGroup[] => [
  {
    items: [
      { label: actions.solve, hint: solver.hints.solve, note: SOLVE_KEYS, onChoose: onSolve },
      {
        label: solver.cell,
        hint: solver.hints.cell,
        onChoose: () => void board.solveCells(),
      },
      {
        label: solver.candidates,
        hint: solver.hints.candidates,
        note: solver.candidatesNote,
        onChoose: () => void board.showCandidates(),
      },
      {
        label: solver.conflict,
        hint: solver.hints.conflict,
        onChoose: () => void board.explainConflict(),
      },
      ...(onExplain === undefined
        ? []
        : [{ label: solver.explain, hint: solver.hints.explain, onChoose: onExplain }]),
    ],
  },
  {
    label: solver.count,
    isDense: true,
    items: COUNT_LIMITS.map((limit) => ({
      label: solver.countTo(limit),
      onChoose: () => void board.count(limit),
    })),
  },
  {
    items: [
      {
        label: solver.markCandidates,
        hint: solver.hints.markCandidates,
        onChoose: () => board.markCandidates(),
      },
    ],
  },
];

/** `puzzleMenu` is what the panel has for the puzzle itself. */
export const actionRow = (
  board: JiugongBoard,
  isSlow: boolean,
  puzzleMenu: readonly MenuGroup[],
  texts: PageMessages,
  on: ActionEvents,
): TemplateResult => {
  const { actions, page } = texts;
  return html`<div class="line actions" role="group" aria-label=${actions.label}>
    ${iconStep(UNDO, actions.undo, page.hints.undo, board.canUndo, () => board.undo())}
    ${iconStep(REDO, actions.redo, page.hints.redo, board.canRedo, () => board.redo())}
    ${mainAction(board, isSlow, texts, on)} ${hintAction(board, texts)}
    ${menuButton(page.puzzle.menu, puzzleMenu)}
    ${menuButton(page.solver.menu, solverMenu(board, texts, on))}
  </div>`;
};
