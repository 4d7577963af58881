/** Form controls that all panels of the page share. */
import { html, nothing, type TemplateResult } from 'lit';

/** A button that stays in place and focusable while it has nothing to do. */
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

/** The number in a field or menu. */
export const numberIn = (event: Event): number =>
  Number((event.target as HTMLInputElement | HTMLSelectElement).value);

/** A menu of numbers with its label above it. */
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
