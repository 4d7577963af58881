/** Renders everything around a board of any shape: presets, status, tools, rules, and texts. */
import { html, nothing, type TemplateResult } from 'lit';
import { ERASE_ICON, key, radioRow, statusLine, viewRow } from '../../../board/controls';
import type { View } from '../../../board/state';
import type { RegionPresetName } from '../../../engine/jiugong';
import { copiedLine, puzzleField, textPanel } from '../../ui/text-panel';
import type { Texts } from './texts';
import { numberIn, numberMenu, step } from '../../ui/form';
import { revealDetails } from '../../ui/reveal';
import { GROUPS, type Group } from './examples';
import { chosenCage, LIMITS, MODES, puzzleOf, stepOf, type Mode, type Model } from './model';
import { RULES, valuesOf, type Rule, type Sides } from '../../../board/layout';
import { LARGEST_SIDE, usualBoxes, type RangeEnd } from './puzzle';
import { LARGEST_SUM } from './sums';
import { signOf } from '../../../board/values';
import { describe, textComplaint } from './words';

export interface SidebarEvents {
  readonly onPreset: (name: RegionPresetName) => void;
  readonly onExample: () => void;
  readonly onSolve: () => void;
  readonly onCount: () => void;
  readonly onLimit: (limit: number) => void;
  readonly onStop: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onView: (view: View) => void;
  readonly onMode: (mode: Mode) => void;
  readonly onValue: (value: number) => void;
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
  readonly onToggleText: (open: boolean) => void;
  readonly onDraft: (text: string) => void;
  readonly onPut: () => void;
  readonly onCopy: () => void;
  readonly onShare: () => void;
}

/** The largest value that the fields for the range accept. */
const LARGEST_VALUE = 999;

const GROUP_NAMES = Object.keys(GROUPS) as readonly Group[];

const count = (length: number): readonly number[] => Array.from({ length }, (_, i) => i + 1);

/** The choice of a preset, and its example. */
export function presetChoice(model: Model, texts: Texts, on: SidebarEvents): TemplateResult {
  const words = texts.variants.presets;
  const { preset } = stepOf(model);
  const option = (name: RegionPresetName): TemplateResult =>
    html`<option value=${name} .selected=${name === preset}>${words.names[name]}</option>`;
  const choose = (event: Event): void =>
    on.onPreset((event.target as HTMLSelectElement).value as RegionPresetName);
  return html`<div class="line presets">
    <label class="choice-of">
      <span>${words.label}</span>
      <select @change=${choose}>
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
    </label>
    ${step(words.example, preset !== null, on.onExample, words.exampleHint)}
  </div>`;
}

function keypad(model: Model, texts: Texts, on: SidebarEvents): TemplateResult {
  const words = texts.variants.tools;
  const puzzle = puzzleOf(model);
  const values = valuesOf(puzzle);
  const valueKey = (value: number): TemplateResult => {
    const sign = signOf(value, puzzle.high);
    return key(words.enter(sign), '', () => on.onValue(value), sign);
  };
  const name = values.length > 9 ? 'keypad many' : 'keypad';
  return html`<div class=${name} role="group" aria-label=${words.values}>
    ${values.map(valueKey)} ${key(words.erase.digits, '', on.onErase, ERASE_ICON)}
  </div>`;
}

function sumField(model: Model, texts: Texts, on: SidebarEvents): TemplateResult {
  const words = texts.variants.tools;
  const cage = chosenCage(model);
  const sum = cage === null ? null : (puzzleOf(model).cages[cage]?.sum ?? null);
  const input = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const number = Math.trunc(field.valueAsNumber);
    const chosen = Number.isNaN(number) ? null : Math.max(0, Math.min(number, LARGEST_SUM));
    field.value = chosen === null ? '' : String(chosen);
    on.onSum(chosen);
  };
  return html`<label class="choice-of">
    <span>${words.sum}</span>
    <input
      type="number"
      id="sum"
      min="0"
      max=${LARGEST_SUM}
      inputmode="numeric"
      autocomplete="off"
      ?disabled=${cage === null}
      .value=${sum === null ? '' : String(sum)}
      @change=${input}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        input(event);
        on.onSumDone();
      }}
    />
  </label>`;
}

/** The mode of a press on the board, and the controls of the mode. */
function tools(model: Model, texts: Texts, on: SidebarEvents): TemplateResult {
  const words = texts.variants.tools;
  const { mode } = model;
  const names = texts.variants.modes;
  const drawing = (layer: Exclude<Mode, 'digits'>): TemplateResult =>
    html`<div class="line">
      ${layer === 'cages' ? sumField(model, texts, on) : nothing}
      <button type="button" @click=${on.onErase}>${words.erase[layer]}</button>
      <button type="button" @click=${on.onEraseDrawn}>${words.eraseAll}</button>
    </div>`;
  const { boxes, high } = puzzleOf(model);
  const more: Readonly<Record<Mode, string>> = {
    digits: high > 9 ? words.letters : '',
    regions: boxes === null ? '' : words.across,
    cages: '',
    void: '',
  };
  return html`<div class="modes">
      ${radioRow('variants-mode', names.label, MODES, mode, names, on.onMode)}
    </div>
    <div class="tools">
      ${mode === 'digits' ? keypad(model, texts, on) : drawing(mode)}
      <p class="hint small" id="variants-keys">
        ${words.howTo[mode]} ${more[mode]}
        ${mode === 'digits' ? nothing : html`<span class="by-keys">${words.keys[mode]}</span>`}
      </p>
    </div>`;
}

function actions(model: Model, texts: Texts, on: SidebarEvents): TemplateResult {
  const words = texts.variants.actions;
  const plain = texts.actions;
  const { game, searching } = model;
  return html`<div class="actions" role="group" aria-label=${words.label}>
    <div class="line">
      <button
        type="button"
        class="main"
        title=${texts.page.hints.solve}
        @click=${searching ? on.onStop : on.onSolve}
      >
        ${searching ? plain.stop : plain.solve}
      </button>
      ${step(plain.undo, game.past.length > 0, on.onUndo, texts.page.hints.undo)}
      ${step(plain.redo, game.future.length > 0, on.onRedo, texts.page.hints.redo)}
    </div>
    <div class="line">
      <button type="button" title=${words.hints.count} @click=${on.onCount}>${words.count}</button>
      <select
        class="limit"
        aria-label=${words.upTo}
        @change=${(event: Event) => on.onLimit(numberIn(event))}
      >
        ${LIMITS.map(
          (limit) =>
            html`<option value=${limit} .selected=${limit === model.limit}>
              ${words.limit(limit)}
            </option>`,
        )}
      </select>
    </div>
    <div class="line">
      <button type="button" title=${words.hints.clearDigits} @click=${on.onClearDigits}>
        ${words.clearDigits}
      </button>
      <button type="button" title=${words.hints.clearAll} @click=${on.onClearAll}>
        ${words.clearAll}
      </button>
      <button type="button" title=${texts.share.openHint} @click=${on.onShare}>
        ${texts.share.open} …
      </button>
    </div>
  </div>`;
}

/** The panel beside the board. */
export function sidebar(model: Model, texts: Texts, on: SidebarEvents): TemplateResult {
  const { finding } = stepOf(model);
  return html`<div class="side">
    <div class="outcome">
      <div class="report">
        ${statusLine(describe(model, texts), true)}
        <div class="progress">
          ${
            model.searching
              ? html`<progress aria-label=${texts.variants.actions.searching}></progress>`
              : nothing
          }
        </div>
      </div>
      <div class="choice">
        ${
          finding?.kind === 'several'
            ? viewRow('variants-view', finding.view, texts, on.onView)
            : nothing
        }
      </div>
    </div>
    ${tools(model, texts, on)} ${actions(model, texts, on)}
  </div>`;
}

function rangeField(
  label: string,
  value: number,
  onChoose: (value: number) => void,
): TemplateResult {
  const choose = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const number = Math.trunc(field.valueAsNumber);
    const chosen = Number.isNaN(number) ? value : Math.max(0, Math.min(number, LARGEST_VALUE));
    // An invalid value is removed from the field, even if the range has not changed.
    field.value = String(chosen);
    onChoose(chosen);
  };
  return html`<label class="choice-of">
    <span>${label}</span>
    <input
      type="number"
      min="0"
      max=${LARGEST_VALUE}
      inputmode="numeric"
      autocomplete="off"
      .value=${String(value)}
      @change=${choose}
    />
  </label>`;
}

function check(
  label: string,
  hint: string,
  isOn: boolean,
  isPossible: boolean,
  onChange: (isOn: boolean) => void,
): TemplateResult {
  return html`<label class="check" title=${hint === '' ? nothing : hint}>
    <input
      type="checkbox"
      .checked=${isOn}
      ?disabled=${!isPossible}
      @change=${(event: Event) => onChange((event.target as HTMLInputElement).checked)}
    />
    <span>${label}</span>
  </label>`;
}

/** The size, the values, and the rules that can be switched. */
export function shapePanel(model: Model, texts: Texts, on: SidebarEvents): TemplateResult {
  const words = texts.variants.shape;
  const puzzle = puzzleOf(model);
  const { rows, cols, low, high, rules, boxes } = puzzle;
  const sides = count(LARGEST_SIDE);
  const box = boxes ?? usualBoxes(puzzle);
  const isPossible = (rule: Rule): boolean => rule !== 'diagonals' || rows === cols;
  return html`<details class="text shape" @toggle=${revealDetails}>
    <summary>${words.title}</summary>
    <div class="fields">
      ${numberMenu(words.rows, sides, rows, (size) => on.onSize(size, cols))}
      ${numberMenu(words.cols, sides, cols, (size) => on.onSize(rows, size))}
      ${rangeField(words.low, low, (value) => on.onRange('low', value))}
      ${rangeField(words.high, high, (value) => on.onRange('high', value))}
    </div>
    <fieldset class="checks">
      <legend>${words.rulesLabel}</legend>
      ${RULES.map((rule) =>
        check(words.rules[rule], words.hints[rule], rules[rule], isPossible(rule), (isOn) =>
          on.onRule(rule, isOn),
        ),
      )}
      ${check(words.boxes, '', boxes !== null, true, (isOn) => on.onBoxes(isOn ? box : null))}
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
export function variantsTextPanel(model: Model, texts: Texts, on: SidebarEvents): TemplateResult {
  const words = texts.variants.text;
  const complaint = textComplaint(model, texts);
  const content = html`${puzzleField({
      id: 'variants-text',
      label: words.label,
      rows: 6,
      placeholder: words.placeholder,
      value: model.draft ?? model.written,
      hint: words.hint,
      onInput: on.onDraft,
    })}
    <div class="row">
      <button type="button" @click=${on.onPut}>${texts.page.text.put}</button>
      <button type="button" @click=${on.onCopy}>${words.copy}</button>
    </div>
    ${complaint === null ? nothing : html`<p class="alarm">${complaint}</p>`}
    ${copiedLine(model.copied, texts)}`;
  return textPanel({ title: words.title, onToggle: on.onToggleText }, content);
}
