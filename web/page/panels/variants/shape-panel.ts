/** Renders the size, the values and the rules of a board that can be switched. */
import { html, nothing, type TemplateResult } from 'lit';
import { UNMARKED } from '../../../board/constraints';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { MAX_SIDE, RULES, type Layout, type Rule } from '../../../board/layout';
import { FIGURE_MESSAGES } from '../../../rules/on-board/texts';
import { signOf } from '../../../board/values';
import { checkbox, numberField, numberMenu } from '../../ui/form';
import { revealDetails } from '../../ui/reveal';
import { capitalized } from './capitalized';
import type { SidebarEvents } from './events';
import { hasUnmarked, usualBoxes, type RangeEnd } from './shape';
import type { Texts } from './texts';

/** The largest value that the fields for the range accept. */
const LARGEST_VALUE = 999;

/** The field for one end of the range of values, with the sign that the board shows for it. */
function rangeField(
  end: RangeEnd,
  { [end]: value, high }: Layout,
  texts: Texts,
  onChoose: (end: RangeEnd, value: number) => void,
): TemplateResult {
  const { [end]: name, shownAs } = texts.variants.shape;
  const sign = signOf(value, high);
  const label = sign === String(value) ? name : shownAs(name, sign);
  return numberField(label, value, [0, LARGEST_VALUE], value, (chosen) => onChoose(end, chosen));
}

/** The size, the values, and the rules that can be switched. */
export function shapePanel(
  { layout }: Pick<JiugongBoard, 'layout'>,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult {
  const words = texts.variants.shape;
  const { rows, cols, rules, boxes } = layout;
  const sides = [1, MAX_SIDE] as const;
  const box = boxes ?? usualBoxes(layout);
  const isPossible = (rule: Rule): boolean => rule !== 'diagonals' || rows === cols;
  return html`<details class="fold shape" @toggle=${revealDetails}>
    <summary>${words.title}</summary>
    <div class="fields">
      ${numberMenu(words.rows, sides, rows, (size) => on.onSize(size, cols))}
      ${numberMenu(words.cols, sides, cols, (size) => on.onSize(rows, size))}
      ${rangeField('low', layout, texts, on.onRange)}
      ${rangeField('high', layout, texts, on.onRange)}
    </div>
    <fieldset class="checks">
      <legend>${words.rulesLabel}</legend>
      ${RULES.map((rule) =>
        checkbox(
          capitalized(texts.shapes.rules[rule]),
          rules[rule],
          (isOn) => on.onRule(rule, isOn),
          { hint: words.hints[rule], isOff: !isPossible(rule) },
        ),
      )}
      ${UNMARKED.map((of) =>
        checkbox(
          capitalized(FIGURE_MESSAGES[texts.language].names[`unmarked-${of}`]),
          hasUnmarked(layout, of),
          (isOn) => on.onUnmarked(of, isOn),
          { hint: words.unmarked[of] },
        ),
      )}
      ${checkbox(words.boxes, boxes !== null, (isOn) => on.onBoxes(isOn ? box : null))}
    </fieldset>
    ${
      boxes === null
        ? nothing
        : html`<div class="fields">
            ${numberMenu(words.boxRows, [1, rows], box.rows, (size) => on.onBoxes({ ...box, rows: size }))}
            ${numberMenu(words.boxCols, [1, cols], box.cols, (size) => on.onBoxes({ ...box, cols: size }))}
          </div>`
    }
  </details>`;
}
