/** Rows of a list, as the walk-through has them. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Row } from './choice';
import { placeShown, type Walk } from './model';

/** A row of the list: a step, or several in a line that can be opened. */
export function listRow(
  walk: Walk,
  { first, last }: Row,
  isOpen: boolean,
  head: TemplateResult,
  line: (place: number) => TemplateResult,
  onOpen: (first: number) => void,
): TemplateResult {
  if (first === last) return line(first);
  const at = placeShown(walk);
  const isShown = !isOpen && first <= at && at <= last;
  const places = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return html`<li>
    <button
      type="button"
      class="run"
      tabindex=${isShown ? 0 : -1}
      aria-expanded=${isOpen}
      aria-current=${isShown ? 'step' : nothing}
      @click=${() => onOpen(first)}
    >
      ${head}
      <span class="sign" aria-hidden="true">${isOpen ? '▾' : '▸'}</span>
    </button>
    ${
      isOpen
        ? html`<ol>
            ${places.map(line)}
          </ol>`
        : nothing
    }
  </li>`;
}
