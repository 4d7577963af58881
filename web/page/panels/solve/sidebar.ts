/** Renders everything around the board: status, keypad, actions, and the text panel. */
import { html, nothing, type TemplateResult } from 'lit';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { keypad, modeChoice, statusLine, viewChoice } from '../../../board/controls';
import type { Texts } from './texts';
import { CLASSICS, EXAMPLES, FAMOUS, type Example } from './examples';
import { step } from '../../ui/form';
import type { GameKeeper } from '../../ui/boards/game-keeper';
import { withFinish } from '../../ui/boards/finish';
import { newPanel, type NewEvents } from './new-puzzle-form';
import { tools, toolsButton, tray, type ToolEvents } from '../../ui/tools';
import { collectionOn, type Page } from './model';
import { solveTextPanel, type TextEvents } from './text-panel';
import { describeNotice } from './words';

export interface SidebarEvents extends TextEvents, NewEvents, ToolEvents {
  readonly onToggleNew: () => void;
  readonly onSolve: () => void;
  readonly onClear: () => void;
  readonly onShare: () => void;
  readonly onExample: (id: string) => void;
  readonly onGoTo: (index: number) => void;
  readonly onNext: () => void;
}

/** The id of the tools. */
export const TOOLS = 'solve-tools';

/** A native menu whose label is always "Examples", whichever example is on the board. */
function exampleMenu(
  board: JiugongBoard,
  texts: Texts,
  onExample: (id: string) => void,
): TemplateResult {
  const words = texts.solve.examples;
  const isShown = (example: Example): boolean => example.puzzle === board.puzzle;
  const shown = board.editing ? '' : (EXAMPLES.find(isShown)?.id ?? '');
  const option = (example: Example): TemplateResult =>
    html`<option value=${example.id} .selected=${example.id === shown}>
      ${words.names[example.id]}
    </option>`;
  const choose = (event: Event): void => onExample((event.target as HTMLSelectElement).value);
  return html`<label class="menu examples">
    <select aria-label=${words.label} @change=${choose}>
      <option value="" disabled .selected=${shown === ''}>${words.prompt}</option>
      <optgroup label=${words.famous}>${FAMOUS.map(option)}</optgroup>
      <optgroup label=${words.classic}>${CLASSICS.map(option)}</optgroup>
    </select>
    <span aria-hidden="true">${words.label} ▾</span>
  </label>`;
}

function actionBar(
  page: Page,
  board: JiugongBoard,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult {
  const words = texts.actions;
  const button = (name: string, label: string, hint: string, onClick: () => void) =>
    html`<button type="button" class=${name} title=${hint} @click=${onClick}>${label}</button>`;
  const { hints } = texts.page;
  return html`<div class="actions" role="group" aria-label=${words.label}>
    <div class="line first">
      ${button('main', board.slow ? words.stop : words.solve, hints.solve, board.slow ? () => board.stop() : on.onSolve)}
      ${button('', words.check, hints.check, () => void board.check())}
      ${step(words.undo, board.canUndo, () => board.undo(), hints.undo)}
      ${step(words.redo, board.canRedo, () => board.redo(), hints.redo)}
    </div>
    <div class="line">
      ${button('', words.reset, hints.reset, () => board.reset())}
      ${button('', words.clear, hints.clear, on.onClear)}
      <button
        type="button"
        title=${texts.solve.newPuzzle.hint}
        aria-expanded=${page.making.open}
        aria-controls=${page.making.open ? 'new-panel' : nothing}
        @click=${on.onToggleNew}
      >
        ${texts.solve.newPuzzle.label} <span aria-hidden="true">▾</span>
      </button>
      ${button('', `${texts.share.open} …`, texts.share.openHint, on.onShare)}
    </div>
    <div class="line last">
      <button
        type="button"
        class="toggle"
        title=${hints.editGivens}
        aria-pressed=${board.editing}
        @click=${() => (board.editing = !board.editing)}
      >
        ${texts.solve.editGivens}
      </button>
      ${exampleMenu(board, texts, on.onExample)} ${toolsButton(TOOLS, page.tools, texts, on)}
    </div>
  </div>`;
}

function navigator(
  page: Page,
  board: JiugongBoard,
  texts: Texts,
  onGoTo: (index: number) => void,
): TemplateResult | typeof nothing {
  const { at } = page;
  const puzzles = collectionOn(page, board.puzzle);
  const words = texts.solve.navigator;
  if (puzzles.length === 0) return nothing;
  const step = (by: number): void => onGoTo((at + by + puzzles.length) % puzzles.length);
  return html`<nav class="navigator" aria-label=${words.label}>
    <button type="button" aria-label=${words.previous} @click=${() => step(-1)}>‹</button>
    <p>
      ${words.position(at + 1, puzzles.length)}
      <span class="comment">${puzzles[at]?.comment}</span>
    </p>
    <button type="button" aria-label=${words.next} @click=${() => step(1)}>›</button>
  </nav>`;
}

/**
 * Renders the sidebar in the order of a phone: status, keys, actions, then the optional panels. The
 * style sheet places the status, which has a fixed height.
 */
export function sidebar(
  page: Page,
  board: JiugongBoard,
  games: GameKeeper,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult {
  const { finish } = games;
  const message = withFinish(board.message, finish, texts);
  const next = html`<button type="button" @click=${on.onNext}>${texts.page.clock.next}</button>`;
  return html`<div class="side">
      <div class="outcome">
        ${games.clock.element} ${statusLine(describeNotice(page.notice, message, texts), true)}
        <div class="choice">${finish === null ? viewChoice(board, texts) : next}</div>
      </div>
      ${tray(
        TOOLS,
        html`${modeChoice(board, texts)} ${keypad(board, texts)}`,
        tools(board, page.countLimit, texts, on),
        page.tools,
        texts,
      )}
      ${actionBar(page, board, texts, on)}
      ${page.making.open ? newPanel(page.making, texts, on) : nothing}
      ${navigator(page, board, texts, on.onGoTo)}
    </div>
    ${solveTextPanel(page.panel, texts, on)}`;
}
