/**
 * What is said of a board, at its full length, as a card below it, with the buttons that answer to it in its upper corner:
 * they stay in place however long it gets. In a wide window those of a hint are below its words.
 */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { reasonButton, statusLine } from '../../../board/controls';
import { tellsMistake } from '../../../board/hint';
import type { JiugongBoard } from '../../../board/jiugong-board';
import type { Message } from '../../../board/words';
import type { PageMessages } from '../../../locales/page-messages';
import { button } from '../form';
import type { NextAction } from './actions';
import { formatTime } from './clock';
import type { Finish } from './game-keeper';

/** What a person who has solved a puzzle may do then; the first is what comes next. */
export interface Offer {
  readonly label: string;
  readonly onChoose: () => void;
}

/**
 * Says what it was, the time and the hints, instead of the rules; `finish` is null unless the person has solved it, and
 * `names` are what its puzzle is called by.
 */
export const withFinish = (
  message: Message,
  finish: Finish | null,
  names: readonly string[],
  { page: { clock }, status }: PageMessages,
): Message => {
  if (finish === null) return message;
  const { time, hints } = finish;
  const lines = [names, [time === null || time < 1000 ? '' : formatTime(time), clock.hints(hints)]];
  const details = message.details.filter((detail) => detail !== status.completeMore);
  const told = lines
    .map((parts) => parts.filter(Boolean).join(' · '))
    .filter(Boolean)
    .map((line) => line.charAt(0).toUpperCase() + line.slice(1));
  return { ...message, details: [...told, ...details] };
};

/** The nine boxes, which come up column by column. */
const EMBLEM = html`<svg class="emblem" viewBox="0 0 30 30" aria-hidden="true">
  ${Array.from(
    { length: 9 },
    (_, box) =>
      svg`<rect
        x=${10 * (box % 3) + 1}
        y=${10 * Math.floor(box / 3) + 1}
        width="8"
        height="8"
        rx="2"
      />`,
  )}
</svg>`;

/** Leads back to before a mistake that is told. */
const backButton = (
  board: JiugongBoard,
  { page: { puzzle } }: PageMessages,
): TemplateResult | typeof nothing =>
  board.canUndo && tellsMistake(board.board, board.hinted)
    ? button(
        puzzle.goBack,
        // The button goes with the mistake.
        () => board.undoMistake().then(() => board.focus({ preventScroll: true })),
        { hint: puzzle.hints.goBack },
      )
    : nothing;

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
      ? html`${reasonButton(board, texts)}${backButton(board, texts)}${more}`
      : offers.map(({ label, onChoose }, index) =>
          button(label, onChoose, { look: index === 0 && next === 'next' ? 'main' : '' }),
        );
  const look = offers !== null ? 'won' : board.hinted !== null ? 'hinting' : '';
  // (A hint that scrolls begins at its beginning.)
  return html`<div class="outcome ${look}" .scrollTop=${live(0)}>
    <div class="choice">${buttons}</div>
    ${offers === null ? nothing : EMBLEM} ${statusLine(message, below)}
  </div>`;
}
