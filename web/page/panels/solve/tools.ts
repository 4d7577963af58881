/**
 * Renders rarely used tools. They take the place of the keys, so that a phone shows few controls
 * and nothing moves.
 */
import { html, type TemplateResult } from 'lit';
import type { JiugongBoard } from '../../../board/jiugong-board';
import type { Texts } from './texts';
import { numberIn } from '../../ui/form';
import { COUNT_LIMITS } from './model';

export interface ToolEvents {
  readonly onCount: () => void;
  readonly onCountLimit: (limit: number) => void;
}

export function tools(
  board: JiugongBoard,
  countLimit: number,
  texts: Texts,
  on: ToolEvents,
): TemplateResult {
  const words = texts.solve.tools;
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
      ${button(words.count, words.hints.count, on.onCount)}
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
