/** Renders all steps of a position, of which one can be chosen. */
import { html, nothing, type TemplateResult } from 'lit';
import { cellName, CLASSIC } from '../../../board/layout';
import type { Step } from '../../../api/engine';
import {
  boxOf,
  chainsIn,
  effectsOf,
  groupsOf,
  ORDERS,
  type Choice,
  type Order,
  type Row,
} from './choice';
import { isRunOpen, placeShown, ratingOf, stepsListed, type Walk } from './model';
import { button, menu } from '../form';
import { listRow } from './parts';
import type { Words } from './texts';

export interface ChoiceEvents {
  readonly onGoTo: (place: number) => void;
  /** Opens a row of the list, by its first step, or closes it. */
  readonly onRun: (first: number) => void;
  readonly onOrder: (order: Order) => void;
  /** Lists chains, too, or no longer. */
  readonly onChains: () => void;
}

/** What a step does, in short: `r1c3 = 4`, or `r2c1, r4c5 ≠ 3`. */
function effectText(step: Step, { texts }: Words): string {
  const relation = step.placement === null ? '≠' : '=';
  const namesOf = (cells: readonly number[]): string =>
    texts.cellNames(cells.map((cell) => cellName(cell, CLASSIC)));
  return [...effectsOf(step)]
    .map(([digit, cells]) => `${namesOf(cells)} ${relation} ${digit}`)
    .join('; ');
}

/** How hard some steps are: from the easiest to the hardest. */
function ratingsOf(steps: readonly Step[], { style }: Walk): string {
  const ends = [steps[0]!, steps.at(-1)!].map((step) => ratingOf(step, style));
  return [...new Set(ends)].join('–');
}

/** A step that can be chosen; in a group of its technique it goes without its name, but for its variant. */
function choiceLine(walk: Walk, place: number, isAlone: boolean, words: Words, on: ChoiceEvents) {
  const { hints, language } = words;
  const step = stepsListed(walk)[place]!;
  const isShown = place === placeShown(walk);
  const name = hints.nameOf(step, language);
  const isNamed = isAlone || name !== hints.techniqueName(step.technique, language);
  return html`<li>
    <button
      type="button"
      tabindex=${isShown ? 0 : -1}
      aria-current=${isShown ? 'step' : nothing}
      @click=${() => on.onGoTo(place)}
    >
      ${isNamed ? html`<span class="name">${name}</span>` : nothing}
      <span class=${isNamed ? 'effect' : 'name'}>${effectText(step, words)}</span>
      <span class="rating">${words.texts.walk.rated(ratingOf(step, walk.style))}</span>
    </button>
  </li>`;
}

/** All steps of the position, by groups that can be opened. */
export function choiceList(walk: Walk, choice: Choice, words: Words, on: ChoiceEvents) {
  const { steps, order, isCut, hasChains } = choice;
  if (steps.length === 0) return nothing;
  const { texts, hints, language } = words;
  const { others } = texts.walk;
  const groups = groupsOf(choice);
  const chains = chainsIn(choice);
  const isPart = chains > 0 && !hasChains;
  const count = isPart ? others.withoutChains : isCut ? others.first : others.count;
  const row = (one: Row): TemplateResult => {
    const members = steps.slice(one.first, one.last + 1);
    const first = members[0]!;
    const isByPlace = order === 'place';
    const name = isByPlace
      ? texts.houses.box(boxOf(first) + 1)
      : hints.techniqueName(first.technique, language);
    const head = html`<span class="name"
        >${texts.walk.withRemarks(name, [String(members.length)])}</span
      >
      <span class="rating">${texts.walk.rated(ratingsOf(members, walk))}</span>`;
    const isAlone = isByPlace || members.length === 1;
    const line = (place: number) => choiceLine(walk, place, isAlone, words, on);
    return listRow(walk, one, isRunOpen(walk, one, groups), head, line, on.onRun);
  };
  return html`<div class="about">
      <p>${count(steps.length)}</p>
      ${menu(others.order.label, ORDERS, order, others.order, on.onOrder)}
    </div>
    <ol class="list" aria-label=${others.label}>
      ${groups.map(row)}
    </ol>
    ${
      chains === 0
        ? nothing
        : button(isPart ? others.chains(chains) : others.noChains, on.onChains, {
            hint: others.chainsHint,
          })
    }`;
}
