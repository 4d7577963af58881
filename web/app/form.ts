/** Parts of what stands around a board, drawn alike by the panels of the page. */
import { html, nothing, type TemplateResult } from 'lit';

/** A button that stays where it is, and in reach of Tab, while there is nothing for it to do. */
export const step = (
  label: string,
  isPossible: boolean,
  onClick: () => void,
  hint = '',
): TemplateResult =>
  html`<button
    type="button"
    class="step"
    title=${hint === '' ? nothing : hint}
    aria-disabled=${!isPossible}
    @click=${() => isPossible && onClick()}
  >
    ${label}
  </button>`;

/** The number that a field or a menu holds. */
export const numberIn = (event: Event): number =>
  Number((event.target as HTMLInputElement | HTMLSelectElement).value);

/** A menu of numbers with its name above it. */
export const numberMenu = (
  label: string,
  numbers: readonly number[],
  value: number,
  onChoose: (number: number) => void,
): TemplateResult =>
  html`<label class="choice-of">
    <span>${label}</span>
    <select @change=${(event: Event) => onChoose(numberIn(event))}>
      ${numbers.map(
        (number) => html`<option value=${number} .selected=${number === value}>${number}</option>`,
      )}
    </select>
  </label>`;
