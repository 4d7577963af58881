/**
 * What a board has on pages of others, such as blogs: the controls, their looks, its colours, and that a reader's work
 * survives a reload. The page has its own around its boards; no-controls.ts takes the place of this file there.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../locales/messages';
import {
  hintLabel,
  keypad,
  modeChoice,
  reasonButton,
  statusLine,
  viewChoice,
  type ControlledBoard,
} from './controls';
import { CHECK, named, REDO, UNDO } from './icons';
import { isPuzzle } from './kept-work';
import { CLASSIC } from './layout';
import { pageAddress } from './page-link';
import { boardRules } from './shapes/figures';

export { controlStyles } from './control-styles';
export { KeptWork } from './kept-work';
export { palette } from './palette';

/** Opens the puzzle, without what was done on it, beside this page. */
function pageLink(
  { board, site, puzzle, editing }: ControlledBoard,
  { actions }: Messages,
): TemplateResult | typeof nothing {
  const address = site === null || editing || !isPuzzle(board) ? null : pageAddress(site, puzzle);
  return address === null
    ? nothing
    : html`<a part="link" href=${address} target="_blank" rel="noopener">${actions.openPage}</a>`;
}

/** The rules in words, of which classic sudokus need none. Those without drawn ones come once they are asked for. */
function rulesFold(
  { board: { layout } }: ControlledBoard,
  { shapes, language }: Messages,
  onLoad: () => void,
): TemplateResult | typeof nothing {
  if (layout === CLASSIC) return nothing;
  const rules = boardRules()?.rulesInWords(layout, language) ?? [];
  return html`<details
    class="rules"
    part="rules"
    @toggle=${({ target }: Event) =>
      (target as HTMLDetailsElement).open && rules.length === 0 && onLoad()}
  >
    <summary>${shapes.rulesTitle}</summary>
    <ul>
      ${rules.map((rule) => html`<li>${rule}</li>`)}
    </ul>
  </details>`;
}

/**
 * The complete controls for a page that has none of its own, such as a blog. What is said stands between the board and the
 * keys, in sight of either also on a phone, and scrolls; parts that change their height come last: nothing moves under a finger.
 */
export function controls(
  board: ControlledBoard,
  texts: Messages,
  onClear: () => void,
  onRules: () => void,
): TemplateResult {
  const words = texts.actions;
  const button = (
    label: string,
    onClick: () => void,
    isPossible = true,
    icon: TemplateResult | null = null,
    look: string | typeof nothing = icon === null ? nothing : 'named',
  ): TemplateResult =>
    html`<button
      type="button"
      class=${look}
      part="button"
      aria-disabled=${!isPossible}
      @click=${() => isPossible && onClick()}
    >
      ${icon === null ? label : named(icon, label)}
    </button>`;
  // The one that comes next is filled, as on the page: Hint, where there are hints.
  const look = board.hasHints && !board.slow ? 'main' : nothing;
  const playing = html`${button(words.undo, () => board.undo(), board.canUndo, UNDO)}
  ${button(words.redo, () => board.redo(), board.canRedo, REDO)}
  ${button(words.check, () => void board.check(), true, CHECK)}`;
  return html`<div class="controls" part="controls">
    <div class=${board.hinted === null ? 'told' : 'told hinting'}>
      ${reasonButton(board, texts)} ${statusLine(board.message)}
    </div>
    ${
      board.readOnly
        ? nothing
        : html`<div class="entry">${modeChoice(board, texts)} ${keypad(board, texts)}</div>`
    }
    <div class="bar" part="bar" role="group" aria-label=${words.label}>
      <div>
        ${board.readOnly ? nothing : playing}
        ${
          board.hasHints
            ? button(hintLabel(board, texts), () => void board.hint(), true, null, look)
            : nothing
        }
        ${
          board.slow
            ? button(words.stop, () => board.stop(), true, null, 'main')
            : board.play === null
              ? button(
                  words.solve,
                  () => void board.solve(),
                  true,
                  null,
                  board.hasHints ? nothing : 'main',
                )
              : nothing
        }
      </div>
      <div>
        ${board.readOnly ? nothing : button(words.clear, onClear)}
        ${button(words.reset, () => board.reset())}
      </div>
    </div>
    ${viewChoice(board, texts)} ${rulesFold(board, texts, onRules)} ${pageLink(board, texts)}
  </div>`;
}
