/** The dialog with the puzzles of the days: a month, and what of the day that is chosen in it is begun or solved. */
import { html, nothing, type TemplateResult } from 'lit';
import { LEVELS, type Level } from '../../../api/engine';
import {
  dayInWords,
  dayOf,
  monthInWords,
  monthOf,
  monthsLater,
  weekBegins,
  weekInWords,
  type Daily,
  type Day,
} from './daily';
import { button } from '../../ui/form';
import type { OfferEvents } from './offers';
import type { Texts } from './texts';

type State = 'solved' | 'begun';

const stateIn = ({ puzzles, solved }: Day, level: Level): State | null =>
  solved.includes(level) ? 'solved' : puzzles[level] === undefined ? null : 'begun';

const dots = (states: readonly State[]): TemplateResult =>
  html`<span class="dots">${states.map((state) => html`<i class=${state}></i>`)}</span>`;

function dayChoice(
  date: string,
  { date: chosen, today, days }: Daily,
  language: string,
  texts: Texts,
  on: OfferEvents,
): TemplateResult {
  const words = texts.solve.daily;
  const day = dayOf(days, date);
  const states = LEVELS.flatMap((level) => stateIn(day, level) ?? []);
  const told = (['solved', 'begun'] as const).flatMap((state) => {
    const count = states.filter((one) => one === state).length;
    return count === 0 ? [] : [words.counted[state](count)];
  });
  return html`<label class=${date === today ? 'today' : ''}
    ><input
      type="radio"
      name="day"
      aria-label=${texts.board.contents([dayInWords(date, language), ...told])}
      ?disabled=${date > today}
      .checked=${date === chosen}
      @change=${() => on.onDay(date)}
    /><span class="day">${Number(date.slice(8))}${dots(states)}</span></label
  >`;
}

/** A month, of which a day is chosen, and a press for each of its levels, which says whether its puzzle is begun or solved. */
export function dailyForm(
  daily: Daily,
  language: string,
  texts: Texts,
  on: OfferEvents,
): TemplateResult {
  const { date, today, days } = daily;
  const words = texts.solve.daily;
  const begins = weekBegins(language);
  const { dates, before } = monthOf(date, begins);
  const month = monthInWords(date, language);
  const isLast = date.slice(0, 7) === today.slice(0, 7);
  return html`<div class="daily">
    <div class="navigator">
      ${button('‹', () => on.onDay(monthsLater(date, -1)), { name: words.before })}
      <p>${month}</p>
      ${button('›', () => on.onDay(monthsLater(date, 1)), { name: words.after, isPossible: !isLast })}
    </div>
    <fieldset class="month">
      <legend class="spoken">${month}</legend>
      ${weekInWords(begins, language).map(
        (day) => html`<span class="weekday" aria-hidden="true">${day}</span>`,
      )}
      ${Array.from({ length: before }, () => html`<span></span>`)}
      ${dates.map((one) => dayChoice(one, daily, language, texts, on))}
    </fieldset>
    <h3>${dayInWords(date, language)}</h3>
    <ul class="levels">
      ${LEVELS.map((level) => {
        const state = stateIn(dayOf(days, date), level);
        return html`<li>
          <button type="button" @click=${() => on.onDaily(level)}>
            ${texts.page.difficulty.levels[level]}
            ${
              state === null
                ? nothing
                : html`<span class="state">${dots([state])} ${words[state]}</span>`
            }
          </button>
        </li>`;
      })}
    </ul>
    <p class="hint">${words.same}</p>
  </div>`;
}
