/** Renders the rules of a puzzle in words, and while it is edited each constraint, to erase it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Constraint } from '../../../board/constraints';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { CLASSIC, RULES, type Layout } from '../../../board/layout';
import { describeRule } from '../../../rules/on-board/names';
import { rulesInWords as sentencesOf } from '../../../rules/on-board/rules-in-words';
import { button } from '../../ui/form';
import { reveal, revealDetails } from '../../ui/reveal';
import type { SidebarEvents } from './events';
import type { Texts } from './texts';

/** Where the rules are; a button on a phone leads there. */
const RULES_ID = 'variants-rules';

/** Whether a board has rows, columns and boxes alone, which everybody knows. */
const isPlain = ({ constraints, cages, areas, extras, boxes, rules }: Layout): boolean =>
  boxes !== null &&
  [constraints, cages, areas, extras].every(({ length }) => length === 0) &&
  RULES.every((rule) => rules[rule] === CLASSIC.rules[rule]);

const hasRules = ({ layout }: Pick<JiugongBoard, 'layout'>): boolean =>
  layout.about !== null || !isPlain(layout);

/**
 * What the author says of the puzzle, and what it demands, in words made from its shape and what is drawn. Beside the
 * board `headline`, what is said above them, may be all there is of them.
 */
export function rulesInWords(
  board: Pick<JiugongBoard, 'layout'>,
  texts: Texts,
  headline = '',
): TemplateResult | typeof nothing {
  if (!hasRules(board)) return nothing;
  const { layout } = board;
  const words = texts.variants.rules;
  const { title = '', author = '', rules = '', unknown = '' } = layout.about ?? {};
  const made = sentencesOf(layout, texts.language);
  const isShort = layout.about === null && made.length < 2;
  return html`<section
    id=${RULES_ID}
    class="rules ${isShort ? (made[0] === headline ? 'said' : '') : 'long'}"
    tabindex="-1"
    aria-labelledby="${RULES_ID}-title"
  >
    <h2 id="${RULES_ID}-title">${title === '' ? texts.shapes.rulesTitle : title}</h2>
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

/** Leads to the rules where they are below the screen; a hint needs its room. */
export const rulesButton = (
  board: Pick<JiugongBoard, 'layout' | 'hinted'>,
  { variants, shapes }: Texts,
): TemplateResult | typeof nothing =>
  hasRules(board) && board.hinted === null
    ? button(variants.shape.rulesLabel, () => reveal(document.getElementById(RULES_ID)), {
        look: 'to-rules',
        hint: shapes.rulesTitle,
      })
    : nothing;

/** Each constraint in words, to erase it, while the puzzle is edited. */
export function ruleList(
  { layout, editing }: Pick<JiugongBoard, 'layout' | 'editing'>,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult | typeof nothing {
  if (!editing || layout.constraints.length === 0) return nothing;
  const words = texts.variants.rules;
  const item = (constraint: Constraint, index: number): TemplateResult => {
    const said = describeRule(constraint, layout, texts.language);
    return html`<li>
      <span>${said}</span>
      ${button('✕', () => on.onEraseRule(index), { name: words.erase(said) })}
    </li>`;
  };
  return html`<details class="fold drawn-rules" @toggle=${revealDetails}>
    <summary>${words.drawn(layout.constraints.length)}</summary>
    <ul>
      ${layout.constraints.map(item)}
    </ul>
  </details>`;
}
