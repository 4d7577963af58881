/** The dialogs with puzzles of the day, and for practising a technique. */
import { html, nothing, type TemplateResult } from 'lit';
import { LEVELS } from '../../../api/teach';
import type { Level, Technique } from '../../../engine/jiugong';
import type { TechniqueNames } from '../../ui/boards/difficulty-view';
import { menu } from '../../ui/form';
import { dateInWords, type Daily } from './daily';
import { PRACTISED } from '../../ui/techniques';
import type { Texts } from './texts';
import { nameIn } from './words';

export interface OfferEvents {
  readonly onDaily: (level: Level) => void;
  readonly onTechnique: (technique: Technique) => void;
  readonly onPractise: () => void;
}

/** A press for each level; those that the person has solved are marked. */
export function dailyList(
  { date, solved }: Daily,
  language: string,
  texts: Texts,
  { onDaily }: OfferEvents,
): TemplateResult {
  const words = texts.solve.daily;
  return html`<p>${dateInWords(date, language)}</p>
    <ul class="daily">
      ${LEVELS.map(
        (level) =>
          html`<li>
            <button type="button" @click=${() => onDaily(level)}>
              ${texts.page.difficulty.levels[level]}
              ${
                solved.includes(level)
                  ? html`<span><span aria-hidden="true">✓ </span>${words.solved}</span>`
                  : nothing
              }
            </button>
          </li>`,
      )}
    </ul>
    <p class="hint">${words.same}</p>`;
}

export function practiseForm(
  technique: Technique,
  names: TechniqueNames,
  texts: Texts,
  on: OfferEvents,
): TemplateResult {
  const words = texts.solve.practise;
  return html`<div class="new">
    ${menu(
      words.technique,
      PRACTISED,
      technique,
      (known) => nameIn(names, known),
      (known) => on.onTechnique(known),
    )}
    <p class="hint">${words.how}</p>
    <button type="button" class="main" @click=${on.onPractise}>${words.start}</button>
  </div>`;
}
