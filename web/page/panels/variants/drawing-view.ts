/** Renders the tools that draw on a board: which one, what is typed of what it draws, and how to use it. */
import { html, nothing, type TemplateResult } from 'lit';
import { MAX_PATTERN } from '../../../board/constraints';
import { ERASE_ICON } from '../../../board/controls';
import type { JiugongBoard } from '../../../board/jiugong-board';
import type { RuleName } from '../../../rules/rules';
import { TOOL_GROUPS } from '../../../rules/rule';
import {
  OWN_TOOLS,
  TOOLS,
  type RuleTool,
  type OwnTool,
  type ToolName,
} from '../../../rules/tools/tools';
import { FIGURE_MESSAGES } from '../../../rules/on-board/texts';
import { button, labelled, numberField } from '../../ui/form';
import { capitalized } from './capitalized';
import type { Layer } from './draw';
import type { SidebarEvents } from './events';
import { chosenCage, clueToDraw, typedRule, type Model } from './model';
import { LARGEST_SUM } from './sums';
import type { Texts } from './texts';
import { clueField, clueOf, type ClueName } from '../../../rules/tools/clues';
import { sentences } from '../../../locales/sentences';

/** What the tools show of the board. */
type ToolBoard = Pick<JiugongBoard, 'board' | 'layout' | 'selected'>;

function sumField(board: ToolBoard, texts: Texts, on: SidebarEvents): TemplateResult {
  const cage = chosenCage(board.board, board.selected);
  const sum = cage === null ? null : (board.layout.cages[cage]?.sum ?? null);
  return numberField(texts.variants.tools.sum, sum, [0, LARGEST_SUM], null, on.onSum, {
    id: 'sum',
    isOff: cage === null,
    onEnter: on.onSumDone,
  });
}

/** The name of what a tool draws. */
export function toolName(name: ToolName, texts: Texts): string {
  const { names } = FIGURE_MESSAGES[texts.language];
  return capitalized(
    name in OWN_TOOLS ? texts.variants.rules.own[name as OwnTool] : names[name as RuleName],
  );
}

/** The choice of what is drawn of constraints. */
function toolMenu(model: Model, texts: Texts, on: SidebarEvents): TemplateResult {
  const words = texts.variants.rules;
  const option = (tool: RuleTool): TemplateResult =>
    html`<option value=${tool.name} .selected=${tool === model.tool}>
      ${toolName(tool.name, texts)}
    </option>`;
  const choose = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    on.onTool(TOOLS.find(({ name }) => name === value)!);
  };
  return labelled(
    words.tool,
    html`<select id="tool" @change=${choose}>
      ${TOOL_GROUPS.map(
        (group) =>
          html`<optgroup label=${words.groups[group]}>
            ${TOOLS.filter((tool) => tool.group === group).map(option)}
          </optgroup>`,
      )}
    </select>`,
    'wide',
  );
}

/** The clues that are no numbers. */
const TEXTS: ReadonlySet<ClueName> = new Set(['values', 'pattern', 'pairs']);

/** More than all pairs of nine values have. */
const LONGEST_CLUE = 400;

/** What is typed of the constraint at the selected cell, or of the next one. */
function clueInput(
  model: Model,
  board: ToolBoard,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult {
  const index = typedRule(model, board.board, board.selected);
  const chosen = index === null ? null : board.layout.constraints[index]!;
  const name = chosen === null ? (model.tool.clue?.[0] ?? null) : clueField(chosen);
  if (name === null) return html``;
  // (A pattern with a mistake stays there to be mended.)
  const isMended = model.notice?.kind === 'bad-pattern';
  const shown = chosen === null || isMended ? clueToDraw(model) : clueOf(chosen, board.layout);
  const choose = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const typed = field.value.trim();
    // What is refused does not stay there.
    field.value = shown;
    on.onClue(typed);
  };
  const chooseOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    choose(event);
    on.onSumDone();
  };
  return labelled(
    texts.variants.rules.clues[name],
    html`<input
      type="text"
      id="clue"
      class="clue"
      inputmode=${TEXTS.has(name) ? 'text' : 'numeric'}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      maxlength=${name === 'pattern' ? MAX_PATTERN : LONGEST_CLUE}
      .value=${shown}
      @change=${choose}
      @keydown=${chooseOnEnter}
    />`,
  );
}

/** The keys for numbers, in two rows of which the last place is for what erases. */
const NUMBER_KEYS = ['1', '2', '3', '4', '5', 'Backspace', '6', '7', '8', '9', '0'];

/** Type on the board as a keyboard does. They are for fingers: the system's keyboard would cover half of the board. */
function numberKeys(
  isOn: boolean,
  erase: TemplateResult,
  { keypad }: Texts,
  on: SidebarEvents,
): TemplateResult {
  return html`<div class="keypad numbers" role="group" aria-label=${keypad.label}>
    ${NUMBER_KEYS.map((key) => {
      const isBack = key === 'Backspace';
      const name = isBack ? keypad.backspace : undefined;
      const content = isBack ? ERASE_ICON : key;
      return button(content, () => on.onNumberKey(key), { look: 'key', name, isPossible: isOn });
    })}
    ${erase}
  </div>`;
}

/** Whether a number can be typed at the selected cell; null where a tool needs none. */
function takesNumber(model: Model, layer: Layer, { board, selected }: ToolBoard): boolean | null {
  if (layer === 'cages') return chosenCage(board, selected) !== null;
  const name = model.tool.clue?.[0];
  if (layer !== 'constraints' || name === undefined) return null;
  return TEXTS.has(name) || name === 'bulb' ? null : typedRule(model, board, selected) !== null;
}

/** What draws in a mode; it has the height of the keys, whose place it takes. */
export function drawing(
  model: Model,
  layer: Layer,
  board: ToolBoard,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult {
  const isOn = takesNumber(model, layer, board);
  const erase = button(texts.variants.tools.erase[layer], on.onErase, { look: 'erase' });
  return html`<div class="drawing line">
    ${layer === 'cages' ? sumField(board, texts, on) : nothing}
    ${
      layer === 'constraints'
        ? html`${toolMenu(model, texts, on)}${clueInput(model, board, texts, on)}
            <button
              type="button"
              title=${texts.variants.rules.moveHint}
              aria-pressed=${model.moves}
              @click=${() => on.onMoves(!model.moves)}
            >
              ${texts.variants.rules.move}
            </button>`
        : nothing
    }
    ${erase} ${isOn === null ? nothing : numberKeys(isOn, erase, texts, on)}
  </div>`;
}

/** How to draw in a mode, below what it is about: it is long, and read once. */
export function drawingHelp(
  layer: Layer,
  { tool, moves }: Model,
  { layout }: ToolBoard,
  { variants }: Texts,
): TemplateResult {
  const words = variants.tools;
  const { needs, again, moveHow, moveKeys } = variants.rules;
  // (A press alone on a clue chooses it.)
  const isErased = tool.clue === null || !['edge', 'diagonal', 'cells'].includes(tool.needs);
  const ofRules = moves ? moveHow : sentences(needs[tool.needs], isErased ? again : '');
  const howTo = layer === 'constraints' ? ofRules : words.howTo[layer];
  const isAcross = layer === 'regions' && layout.boxes !== null;
  const isPattern = layer === 'constraints' && tool.of === 'regex' && !moves;
  return html`<p class="hint small">
    ${sentences(howTo, isAcross ? words.across : '', isPattern ? variants.pattern.how : '')}
    <span class="by-keys">${moves ? moveKeys : words.keys[layer]}</span>
  </p>`;
}
