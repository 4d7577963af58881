/** Renders everything around a board of any shape: presets, status, tools, rules, and texts. */
import { html, nothing, type TemplateResult } from 'lit';
import { keypad, modeChoice, radioRow, statusLine, viewChoice } from '../../../board/controls';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { MAX_SIDE, RULES, type Layout, type Rule, type Sides } from '../../../board/layout';
import { writeNotation } from '../../../board/shapes/notation';
import { signOf } from '../../../board/values';
import type { RegionPresetName } from '../../../engine/jiugong';
import { actionRow, type ActionEvents } from '../../ui/boards/actions';
import type { GameKeeper } from '../../ui/boards/game-keeper';
import { checkbox, numberField, numberMenu, step } from '../../ui/form';
import type { MenuGroup } from '../../ui/menu';
import { revealDetails } from '../../ui/reveal';
import { copiedLine, puzzleField, textPanel } from '../../ui/text-panel';
import type { Layer } from './draw';
import { GROUPS, type Group } from './examples';
import { chosenCage, EDITING_MODES, modeOf, type Mode, type Model } from './model';
import { usualBoxes, type RangeEnd } from './shape';
import { LARGEST_SUM } from './sums';
import type { Texts } from './texts';
import { describe, textComplaint } from './words';

export interface SidebarEvents extends ActionEvents {
  readonly onPreset: (name: RegionPresetName) => void;
  readonly onExample: () => void;
  readonly onNext: () => void;
  readonly onMode: (mode: Mode) => void;
  readonly onErase: () => void;
  readonly onEraseDrawn: () => void;
  readonly onSum: (sum: number | null) => void;
  readonly onSumDone: () => void;
  readonly onClearDigits: () => void;
  readonly onClearAll: () => void;
  readonly onSize: (rows: number, cols: number) => void;
  readonly onRange: (end: RangeEnd, value: number) => void;
  readonly onRule: (rule: Rule, isOn: boolean) => void;
  readonly onBoxes: (boxes: Sides | null) => void;
  readonly onDraft: (text: string) => void;
  readonly onPut: () => void;
  readonly onCopy: () => void;
  readonly onPaste: () => void;
  readonly onOpenFile: () => void;
  readonly onShare: () => void;
}

/** The largest value that the fields for the range accept. */
const LARGEST_VALUE = 999;

const GROUP_NAMES = Object.keys(GROUPS) as readonly Group[];

const count = (length: number): readonly number[] => Array.from({ length }, (_, i) => i + 1);

/** The choice of a preset, and its example. */
export function presetChoice(board: JiugongBoard, texts: Texts, on: SidebarEvents): TemplateResult {
  const words = texts.variants.presets;
  const { preset } = board.layout;
  const option = (name: RegionPresetName): TemplateResult =>
    html`<option value=${name} .selected=${name === preset}>${words.names[name]}</option>`;
  const choose = (event: Event): void =>
    on.onPreset((event.target as HTMLSelectElement).value as RegionPresetName);
  return html`<div class="line presets">
    <select aria-label=${words.label} @change=${choose}>
      ${
        preset === null
          ? html`<option value="" disabled .selected=${true}>${words.own}</option>`
          : nothing
      }
      ${GROUP_NAMES.map(
        (group) =>
          html`<optgroup label=${words.groups[group]}>${GROUPS[group].map(option)}</optgroup>`,
      )}
    </select>
    ${step(words.example, preset !== null, on.onExample, words.exampleHint)}
  </div>`;
}

function sumField(board: JiugongBoard, texts: Texts, on: SidebarEvents): TemplateResult {
  const cage = chosenCage(board.board, board.selected);
  const sum = cage === null ? null : (board.layout.cages[cage]?.sum ?? null);
  return numberField(texts.variants.tools.sum, sum, [0, LARGEST_SUM], null, on.onSum, {
    id: 'sum',
    isOff: cage === null,
    onEnter: on.onSumDone,
  });
}

/** What draws in a mode; it has the height of the keys, whose place it takes. */
function drawing(
  layer: Layer,
  board: JiugongBoard,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult {
  const words = texts.variants.tools;
  return html`<div class="drawing line">
    ${layer === 'cages' ? sumField(board, texts, on) : nothing}
    <button type="button" @click=${on.onErase}>${words.erase[layer]}</button>
    <button type="button" @click=${on.onEraseDrawn}>${words.eraseAll}</button>
  </div>`;
}

/** How to draw in a mode, below what it is about: it is long, and read once. */
function drawingHelp(layer: Layer, { layout }: JiugongBoard, { variants }: Texts): TemplateResult {
  const words = variants.tools;
  const isAcross = layer === 'regions' && layout.boxes !== null;
  return html`<p class="hint small">
    ${words.howTo[layer]} ${isAcross ? words.across : nothing}
    <span class="by-keys">${words.keys[layer]}</span>
  </p>`;
}

/**
 * The keys for playing; while the puzzle itself is edited the choice of what a press on the board is
 * for, and the keys or tools for that.
 */
function entry(model: Model, board: JiugongBoard, texts: Texts, on: SidebarEvents): TemplateResult {
  const { layer } = model;
  const names = texts.variants.modes;
  const mode = modeOf(model, board);
  return html`<div class="entry">
    ${
      mode === 'play'
        ? modeChoice(board, texts, 'variants-entry')
        : radioRow('variants-mode', names.label, EDITING_MODES, mode, names, on.onMode, names.hints)
    }
    ${layer === null ? keypad(board, texts) : drawing(layer, board, texts, on)}
  </div>`;
}

/** What concerns the puzzle: another one, this one, and what comes of it. */
function puzzleMenu(
  model: Model,
  board: JiugongBoard,
  texts: Texts,
  on: SidebarEvents,
): readonly MenuGroup[] {
  const { puzzle } = texts.page;
  const { hints } = puzzle;
  const words = texts.variants.actions;
  const isEdited = modeOf(model, board) !== 'play';
  return [
    {
      items: [
        { label: puzzle.paste, hint: hints.paste, onChoose: on.onPaste },
        { label: puzzle.openFile, hint: hints.openFile, onChoose: on.onOpenFile },
      ],
    },
    {
      items: [
        {
          label: puzzle.edit,
          hint: words.hints.edit,
          isOn: isEdited,
          onChoose: () => on.onMode(isEdited ? 'play' : 'givens'),
        },
        { label: puzzle.fixGivens, hint: hints.fixGivens, onChoose: () => board.fixGivens() },
        { label: puzzle.startAgain, hint: hints.startAgain, onChoose: () => board.reset() },
        { label: words.clearDigits, hint: words.hints.clearDigits, onChoose: on.onClearDigits },
        { label: words.clearAll, hint: words.hints.clearAll, onChoose: on.onClearAll },
      ],
    },
    {
      items: [{ label: `${texts.share.open} …`, hint: texts.share.openHint, onChoose: on.onShare }],
    },
  ];
}

/** The panel beside the board. */
export function sidebar(
  model: Model,
  board: JiugongBoard,
  games: GameKeeper,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult {
  const { finish } = games;
  const next = html`<button type="button" @click=${on.onNext}>${texts.page.clock.next}</button>`;
  return html`<div class="side">
    <div class="outcome">
      ${games.clock.element}
      <div class="report">
        ${statusLine(describe(model, board, finish, texts), true)}
        <div class="progress">
          ${
            board.slow || model.judging
              ? html`<progress aria-label=${texts.variants.actions.searching}></progress>`
              : nothing
          }
        </div>
      </div>
      <div class="choice">
        ${finish === null ? viewChoice(board, texts, 'variants-view') : next}
      </div>
    </div>
    ${entry(model, board, texts, on)}
    ${actionRow(board, board.slow || model.judging, puzzleMenu(model, board, texts, on), texts, on)}
    ${model.layer === null ? nothing : drawingHelp(model.layer, board, texts)}
  </div>`;
}

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

/** The name of a rule, which is said within a sentence elsewhere, as a label. */
export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The size, the values, and the rules that can be switched. */
export function shapePanel(
  { layout }: JiugongBoard,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult {
  const words = texts.variants.shape;
  const { rows, cols, rules, boxes } = layout;
  const sides = count(MAX_SIDE);
  const box = boxes ?? usualBoxes(layout);
  const isPossible = (rule: Rule): boolean => rule !== 'diagonals' || rows === cols;
  return html`<details class="text shape" @toggle=${revealDetails}>
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
      ${checkbox(words.boxes, boxes !== null, (isOn) => on.onBoxes(isOn ? box : null))}
    </fieldset>
    ${
      boxes === null
        ? nothing
        : html`<div class="fields">
            ${numberMenu(words.boxRows, count(rows), box.rows, (size) => on.onBoxes({ ...box, rows: size }))}
            ${numberMenu(words.boxCols, count(cols), box.cols, (size) => on.onBoxes({ ...box, cols: size }))}
          </div>`
    }
  </details>`;
}

/** The puzzle as text, for input and output. */
export function variantsTextPanel(
  model: Model,
  { board }: JiugongBoard,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult {
  const words = texts.variants.text;
  const complaint = textComplaint(model, texts);
  const content = html`${puzzleField({
      id: 'variants-text',
      label: words.label,
      rows: 6,
      placeholder: words.placeholder,
      value: model.draft ?? writeNotation(board),
      hint: words.hint,
      onInput: on.onDraft,
    })}
    <div class="row">
      <button type="button" @click=${on.onPut}>${texts.page.text.put}</button>
      <button type="button" @click=${on.onCopy}>${words.copy}</button>
    </div>
    ${complaint === null ? nothing : html`<p class="alarm">${complaint}</p>`}
    ${copiedLine(model.copied, texts)}`;
  return textPanel(texts, content);
}
