/**
 * What is said of a board, at its full length, as a card below it, with the buttons that answer to it in its upper corner:
 * they stay in place however long it gets.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { hintLabel, reasonButton, statusLine } from '../../../board/controls';
import { isReady, tellMore } from '../../../board/hint';
import type { JiugongBoard } from '../../../board/jiugong-board';
import type { Message } from '../../../board/words';
import type { PageMessages } from '../../../locales/page-messages';
import type { NextAction } from './actions';
import { formatTime } from './clock';
import type { Finish } from './game-keeper';

/** What a person who has solved a puzzle may do then; the first is what comes next. */
export interface Offer {
  readonly label: string;
  readonly onChoose: () => void;
}

/**
 * Says how hard it was, the time and the hints, instead of the rules; `finish` is null unless the person has solved it.
 */
export const withFinish = (
  message: Message,
  finish: Finish | null,
  level: string | null,
  { page: { clock }, status }: PageMessages,
): Message => {
  if (finish === null) return message;
  const { time, hints } = finish;
  const parts = [
    level ?? '',
    time === null || time < 1000 ? '' : formatTime(time),
    clock.hints(hints),
  ];
  const details = message.details.filter((detail) => detail !== status.completeMore);
  const told = parts.filter(Boolean).join(' · ');
  return { ...message, details: [told.charAt(0).toUpperCase() + told.slice(1), ...details] };
};

/** Tells more of a hint, or applies it once it is told. */
function hintButton(
  board: JiugongBoard,
  next: NextAction | null,
  texts: PageMessages,
): TemplateResult | typeof nothing {
  const { hinted } = board;
  if (hinted === null) return nothing;
  const isTold = isReady(hinted);
  if (!isTold && tellMore(hinted).stage === hinted.stage) return nothing;
  return html`<button
    type="button"
    class=${next === 'apply' ? 'main' : ''}
    @click=${() => {
      void board.hint();
      // The button is gone then.
      if (isTold) board.focus({ preventScroll: true });
    }}
  >
    ${isTold ? hintLabel(board, texts) : texts.page.tellMore}
  </button>`;
}

/** `offers` are for somebody who has solved the puzzle; `more` stands among the buttons, `below` under the words. */
export function outcome(
  board: JiugongBoard,
  next: NextAction | null,
  message: Message,
  offers: readonly Offer[] | null,
  texts: PageMessages,
  more: TemplateResult | typeof nothing = nothing,
  below: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  const buttons =
    offers === null
      ? html`${reasonButton(board, texts)}${hintButton(board, next, texts)}${more}`
      : offers.map(
          ({ label, onChoose }, index) =>
            html`<button
              type="button"
              class=${index === 0 && next === 'next' ? 'main' : ''}
              @click=${onChoose}
            >
              ${label}
            </button>`,
        );
  const look = offers !== null ? 'won' : board.hinted !== null ? 'hinting' : '';
  return html`<div class="outcome ${look}">
    <div class="choice">${buttons}</div>
    ${statusLine(message, below)}
  </div>`;
}
