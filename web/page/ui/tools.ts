/**
 * Rarely used tools of a board. They take the place of the keys, so that a phone shows few controls
 * and nothing moves.
 */
import { html, type TemplateResult } from 'lit';
import type { JiugongBoard } from '../../board/jiugong-board';
import type { PageMessages } from '../../locales/page-messages';
import { numberIn } from './form';

/** How far to count solutions. */
export const COUNT_LIMITS = [100, 10_000, 1_000_000, 100_000_000] as const;

export interface ToolEvents {
  readonly onTools: (shown: boolean) => void;
  readonly onCountLimit: (limit: number) => void;
}

/** The button that shows the tools instead of the keys, or the keys again. */
export const toolsButton = (
  id: string,
  isShown: boolean,
  { page }: PageMessages,
  { onTools }: ToolEvents,
): TemplateResult =>
  html`<button
    type="button"
    title=${page.hints.more}
    aria-expanded=${isShown}
    aria-controls=${id}
    @click=${() => onTools(!isShown)}
  >
    ${page.more}
  </button>`;

/** The keys or the tools, in the same place; `id` is that of the tools. */
export const tray = (
  id: string,
  keys: TemplateResult,
  shown: TemplateResult,
  areToolsShown: boolean,
  { page }: PageMessages,
): TemplateResult =>
  html`<div class="tray">
    <div class="entry" ?inert=${areToolsShown}>${keys}</div>
    <div
      id=${id}
      class="tools"
      role="group"
      tabindex="-1"
      aria-label=${page.more}
      ?inert=${!areToolsShown}
    >
      ${shown}
    </div>
  </div>`;

export function tools(
  board: JiugongBoard,
  countLimit: number,
  { page }: PageMessages,
  on: ToolEvents,
): TemplateResult {
  const words = page.tools;
  const button = (label: string, hint: string, onClick: () => void): TemplateResult =>
    html`<button type="button" title=${hint} @click=${onClick}>${label}</button>`;
  return html`<div class="extras">
    <div class="line" role="group" aria-label=${words.solver}>
      ${button(words.cell, words.hints.cell, () => void board.solveCells())}
      <button
        type="button"
        title=${words.hints.candidates}
        @click=${() => void board.showCandidates()}
      >
        ${words.candidates} <small aria-hidden="true">${words.candidatesNote}</small>
      </button>
    </div>
    <div class="line" role="group" aria-label=${words.counting}>
      ${button(words.count, words.hints.count, () => void board.count(countLimit))}
      <select
        aria-label=${words.countLimit}
        @change=${(event: Event) => on.onCountLimit(numberIn(event))}
      >
        ${COUNT_LIMITS.map(
          (limit) =>
            html`<option value=${limit} .selected=${limit === countLimit}>
              ${words.countTo(limit)}
            </option>`,
        )}
      </select>
    </div>
    <div class="line" role="group" aria-label=${words.marks}>
      ${button(words.markCandidates, words.hints.markCandidates, () => board.markCandidates())}
      <button
        type="button"
        title=${words.hints.tidy}
        aria-pressed=${!board.keepMarks}
        @click=${() => (board.keepMarks = !board.keepMarks)}
      >
        ${words.tidy}
      </button>
      ${button(words.fixGivens, words.hints.fixGivens, () => board.fixGivens())}
    </div>
  </div>`;
}
