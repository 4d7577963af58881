/** Renders the rules of a puzzle in words, and while it is edited each constraint, to erase it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Constraint } from '../../../board/constraints';
import type { JiugongBoard } from '../../../board/jiugong-board';
import type { Layout } from '../../../board/layout';
import { describeConstraint, rulesOf } from '../../../board/shapes/figures/names';
import { revealDetails } from '../../ui/reveal';
import type { SidebarEvents } from './events';
import { ordinaryRules } from './ordinary-rules';
import type { Texts } from './texts';

/** Whether a board tells all of its rules itself: cages do not say that no value is twice in them, nor do the rules of moves. */
const isTold = ({ constraints, cages, rules }: Layout): boolean =>
  constraints.length === 0 &&
  cages.length === 0 &&
  !(rules.antiKnight || rules.antiKing || rules.nonConsecutive);

/** What the author says of the puzzle, and what its constraints demand, in words made from what is drawn. */
export function rulesInWords(
  { layout }: Pick<JiugongBoard, 'layout'>,
  texts: Texts,
): TemplateResult | typeof nothing {
  const { about } = layout;
  if (about === null && isTold(layout)) return nothing;
  const words = texts.variants.constraints;
  const { title = '', author = '', rules = '', unknown = '' } = about ?? {};
  const made = [...ordinaryRules(layout, texts), ...rulesOf(layout, texts.language)];
  return html`<section class="rules">
    <h2>${title === '' ? words.title : title}</h2>
    ${author === '' ? nothing : html`<p>${words.by(author)}</p>`}
    ${rules === '' ? nothing : html`<p class="told">${rules}</p>`}
    ${
      made.length === 0
        ? nothing
        : html`<ul>
            ${made.map((rule) => html`<li>${rule}</li>`)}
          </ul>`
    }
    ${
      unknown === ''
        ? nothing
        : html`<h3>${texts.variants.unknown.title}</h3>
            <p class="told">${unknown}</p>`
    }
  </section>`;
}

/** Each constraint in words, to erase it, while the puzzle is edited. */
export function constraintList(
  { layout, editing }: Pick<JiugongBoard, 'layout' | 'editing'>,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult | typeof nothing {
  if (!editing || layout.constraints.length === 0) return nothing;
  const words = texts.variants.constraints;
  const item = (constraint: Constraint, index: number): TemplateResult => {
    const said = describeConstraint(constraint, layout, texts.language);
    return html`<li>
      <span>${said}</span>
      <button
        type="button"
        aria-label=${words.erase(said)}
        @click=${() => on.onEraseConstraint(index)}
      >
        ✕
      </button>
    </li>`;
  };
  return html`<details class="fold constraints" @toggle=${revealDetails}>
    <summary>${words.drawn(layout.constraints.length)}</summary>
    <ul>
      ${layout.constraints.map(item)}
    </ul>
  </details>`;
}
