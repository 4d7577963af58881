/** The controls around a board, shared by the element and the page. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../locales/messages';
import { gapAfter } from '../locales/sentences';
import { shownValues } from './cells';
import { COLORS, fillOf } from './colors';
import { timesOf, valuesOf } from './layout';
import { Hold } from './hold';
import { isReady, tellMore, wrongCell, type GivenHint } from './hint';
import { keyHint } from './key-hints';
import { add } from './marks';
import { keysOf, MODES, type Active, type Mode } from './model';
import { keepStop, rove, stopOf } from './roving';
import type { Settings } from './settings';
import { takesAway, VIEWS, type Board, type View } from './state';
import { signOf } from './values';
import { colorName, type Message } from './words';

/** The part of `<jiugong-board>` that the controls use. */
export interface ControlledBoard {
  readonly board: Board;
  readonly editing: boolean;
  readonly readOnly: boolean;
  readonly slow: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly selected: number | null;
  readonly selection: readonly number[];
  readonly message: Message;
  readonly entry: Settings['entry'];
  readonly notes: Settings['notes'];
  /** Whether the reader is to solve the puzzle: there is no button that does. */
  readonly play: string | null;
  /** The address of the page that a link opens the puzzle in, '' for that of the script; null for no link. */
  readonly site: string | null;
  readonly puzzle: string;
  /** Whether the board offers hints; the one that it tells, null for none. */
  readonly hasHints: boolean;
  readonly hinted: GivenHint | null;
  active: Active | null;
  /** The digit of which the cells that can hold it are marked. */
  filter: number | null;
  /** Whether F and holding the button of a digit set it. */
  readonly canFilter: boolean;
  /** Whether F has asked for that digit, which the next key says. */
  readonly isFilterAsked: boolean;
  mode: Mode;
  view: View;
  enter(value: number | null): void;
  erase(): void;
  solve(): Promise<unknown>;
  check(): Promise<unknown>;
  hint(): Promise<unknown>;
  explainMistake(): Promise<unknown>;
  focus(options?: FocusOptions): void;
  stop(): void;
  undo(): void;
  redo(): void;
  reset(): void;
}

/** A key of the keypad; `isActive` of one that can be active. */
function key(
  tabIndex: number,
  label: string,
  look: string,
  onPress: () => void,
  content: TemplateResult | string,
  isActive: boolean | null = null,
  style = '',
  remark: string | null = null,
): TemplateResult {
  return html`<button
    type="button"
    class="key ${look}"
    .style=${style}
    part="key"
    tabindex=${tabIndex}
    aria-label=${label}
    aria-description=${remark ?? nothing}
    aria-pressed=${isActive ?? nothing}
    @click=${onPress}
  >
    ${content}
  </button>`;
}

export const ERASE_ICON = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path
    d="M8.5 5.5h12v13h-12L3 12zM11.5 9.5l5 5m0-5l-5 5"
    fill="none"
    stroke="currentColor"
    stroke-width="1.6"
    stroke-linejoin="round"
    stroke-linecap="round"
  />
</svg>`;

/** The key that a finger holds. */
const HOLD = new Hold();

/** A key with another effect while it is held down, and at a right click or the menu key; null for none. */
const held = (
  button: TemplateResult,
  isOn: boolean,
  onHold: (() => unknown) | null,
): TemplateResult =>
  html`<span
    class=${isOn ? 'held filtered' : 'held'}
    @pointerdown=${(event: PointerEvent) => HOLD.start(event, onHold)}
    @pointermove=${(event: PointerEvent) => HOLD.move(event)}
    @pointerup=${() => HOLD.cancel()}
    @pointercancel=${() => HOLD.cancel()}
    @contextmenu=${(event: MouseEvent) => {
      if (onHold === null) return;
      event.preventDefault();
      if (!HOLD.takes(event)) onHold();
    }}
    @click=${{
      handleEvent: (event: MouseEvent) => void (HOLD.takes(event) && event.stopPropagation()),
      capture: true,
    }}
    >${button}</span
  >`;

const choosesDigitFirst = ({ entry, editing }: ControlledBoard): boolean =>
  entry === 'digit' && !editing;

/** Whether the key is active, or takes a mark or colour of the selected cells away; null where neither can be. */
function isPressed(board: ControlledBoard, what: Active): boolean | null {
  const { mode, active, selection, notes, editing } = board;
  if (choosesDigitFirst(board)) return active === what;
  if (mode === 'digit' || selection.length === 0 || what === 'erase') return null;
  const layer = mode === 'color' ? 'colors' : mode;
  return takesAway(board.board, layer, selection, what, notes === 'automatic' && !editing);
}

/**
 * The keypad: the values or colours, and erase. In the modes for pencil marks a key shows the value as
 * the cell will, else how often its value is still to be placed; one that is placed in all its cells looks done but
 * still works, because a person may want to move one. In editing mode a blank key, which moves to the next cell like a digit, and a
 * backspace key replace the erase key, because a printed puzzle is typed cell by cell. Otherwise, where
 * the digit is chosen before the cell, a key makes its digit active, or no longer; else one that takes a mark or
 * colour of the selected cells away is pressed. All keys are one tab stop; arrows that are pressed after the mouse, or after a
 * touch or pen, which gives a key the focus only once it is over, are for cells.
 */
export function keypad(board: ControlledBoard, texts: Messages): TemplateResult {
  const words = texts.keypad;
  const { mode, editing } = board;
  const { layout } = board.board;
  const shown = shownValues(board.board);
  const times = timesOf(layout);
  const values = valuesOf(keysOf(board.board, mode));
  const stop = stopOf(board, values.length + (editing ? 2 : 1));
  let keys = 0;
  const tabIndex = (): number => (keys++ === stop ? 0 : -1);
  const press = (what: Active): void => {
    if (board.isFilterAsked && what !== 'erase' && mode !== 'color') board.filter = what;
    else if (choosesDigitFirst(board)) board.active = board.active === what ? null : what;
    else if (what === 'erase') board.erase();
    else board.enter(what);
  };
  const keyOf = (
    what: Active,
    label: string,
    look: string,
    content: TemplateResult | string,
    style = '',
    remark: string | null = null,
  ): TemplateResult =>
    key(tabIndex(), label, look, () => press(what), content, isPressed(board, what), style, remark);
  const valueKey = (value: number): TemplateResult => {
    const isDigit = mode !== 'color';
    const isOn = isDigit && board.filter === value;
    const toggle = (): unknown => (board.filter = isOn ? null : value);
    return held(
      plainKey(value, isOn ? [words.filtered] : []),
      isOn,
      isDigit && board.canFilter ? toggle : null,
    );
  };
  /** `remarks` are on what holding it has done. */
  const plainKey = (value: number, remarks: readonly string[]): TemplateResult => {
    const sign = signOf(value, layout.high);
    const remark = remarks.length === 0 ? null : texts.board.contents(remarks);
    if (mode === 'color') {
      return keyOf(value, colorName(value, texts), mode, sign, fillOf(add(0, value, COLORS)));
    }
    if (mode !== 'digit') return keyOf(value, words[mode](sign), mode, sign, '', remark);
    const left = times - shown.filter((other) => other === value).length;
    if (left <= 0) return keyOf(value, words.done(sign, times), 'done', sign, '', remark);
    if (editing || !Number.isFinite(left)) {
      return keyOf(value, words.digit(sign), '', sign, '', remark);
    }
    const counted = texts.board.contents([words.left(left), ...remarks]);
    const content = html`${sign}<small aria-hidden="true">${left}</small>`;
    return keyOf(value, words.digit(sign), 'counts', content, '', counted);
  };
  const names = `keypad${editing ? ' editing' : ''}${values.length > 9 ? ' many' : ''}`;
  const release = (isPointer: boolean): void => {
    if (isPointer && board.selected !== null) board.focus({ preventScroll: true });
  };
  return html`<div
    class=${names}
    part="keypad"
    role="toolbar"
    aria-label=${words.label}
    @focusin=${keepStop(board)}
    @keydown=${rove}
    @pointerup=${({ pointerType }: PointerEvent) => release(pointerType === 'mouse')}
    @click=${({ detail }: MouseEvent) => release(detail > 0)}
  >
    ${values.map(valueKey)}
    ${
      editing
        ? html`${key(tabIndex(), words.leaveBlank, 'blank', () => board.enter(null), words.blank)}
          ${key(tabIndex(), words.backspace, '', () => board.erase(), ERASE_ICON)}`
        : keyOf('erase', words.erase, '', ERASE_ICON)
    }
  </div>`;
}

interface RowOptions<Value extends string> {
  readonly hints?: Readonly<Record<Value, string>>;
  /** The values that can be chosen; all by default. */
  readonly possible?: readonly Value[];
}

/** A row of radio buttons. `name` is the radio group and must be unique on the page. */
export function radioRow<Value extends string>(
  name: string,
  legend: string,
  values: readonly Value[],
  chosen: Value,
  labels: Readonly<Record<Value, string>>,
  onChoose: (value: Value) => void,
  { hints, possible = values }: RowOptions<Value> = {},
): TemplateResult {
  // (Chosen before it is named: where another row was, one of that with the new name would take the choice.)
  return html`<fieldset class="views ${name}" part="views">
    <legend>${legend}</legend>
    ${values.map(
      (value) =>
        html`<label title=${hints === undefined ? nothing : keyHint(hints[value])}>
          <input
            type="radio"
            .checked=${value === chosen}
            name=${name}
            value=${value}
            ?disabled=${!possible.includes(value)}
            @change=${() => onChoose(value)}
          />
          <span>${labels[value]}</span>
        </label>`,
    )}
  </fieldset>`;
}

/** The choice between entering digits, either kind of pencil mark, and colours; `name` as of `radioRow`. */
export const modeChoice = (
  board: ControlledBoard,
  { modes }: Messages,
  name = 'entry-mode',
): TemplateResult =>
  radioRow(name, modes.label, MODES, board.mode, modes, (mode) => (board.mode = mode), {
    hints: modes.hints,
  });

/** The choice between two solutions and both overlaid, if the board shows two. */
export const viewChoice = (
  board: ControlledBoard,
  { views }: Messages,
  name = 'view',
): TemplateResult | typeof nothing =>
  board.board.finding?.kind === 'several'
    ? radioRow(name, views.label, VIEWS, board.view, views, (view) => (board.view = view))
    : nothing;

/** The name of what the next press of Hint does. */
export function hintLabel({ hinted }: ControlledBoard, { actions }: Messages): string {
  if (hinted === null) return actions.hint;
  if (isReady(hinted)) return actions.apply;
  const { stage } = tellMore(hinted);
  return stage === 'where' || stage === hinted.stage ? actions.hint : actions.tell[stage];
}

/** Asks why a digit is wrong, if a hint says so. It stays in place, and keeps the focus, once that is told. */
export const reasonButton = (
  board: ControlledBoard,
  { actions }: Messages,
): TemplateResult | typeof nothing => {
  const { hinted } = board;
  if (hinted === null || wrongCell(hinted) === null) return nothing;
  const isTold = hinted.reason !== null;
  return html`<button
    type="button"
    part="button"
    aria-disabled=${isTold}
    @click=${() => void (isTold || board.explainMistake())}
  >
    ${actions.why}
  </button>`;
};

/** The status line, a live region. `more` stands below the words. */
export function statusLine(
  message: Message,
  more: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  const { tone, headline, details, fold } = message;
  const told = details.flatMap((sentence) => [html`<p>${sentence}</p>`, gapAfter(sentence)]);
  return html`<div class="status ${tone}" part="status" role="status">
    <p class="headline">${headline}</p>
    ${gapAfter(headline)}
    ${
      fold === undefined
        ? told
        : html`<details class="fold">
            <summary>${fold}</summary>
            ${told}
          </details>`
    }
    ${more}
  </div>`;
}
