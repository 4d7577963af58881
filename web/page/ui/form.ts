/** Form controls that panels of the page share. */
import { html, nothing, type TemplateResult } from 'lit';
import { keyHint } from '../../board/key-hints';
import { valuesOf } from '../../board/layout';
import type { PageMessages } from '../../locales/page-messages';

interface ButtonOptions {
  readonly look?: string;
  readonly name?: string | undefined;
  readonly hint?: string | undefined;
  /** One that may have nothing to do stays in place and focusable. */
  readonly isPossible?: boolean;
}

export const button = (
  content: TemplateResult | string,
  onClick: () => unknown,
  { look, name, hint, isPossible }: ButtonOptions = {},
): TemplateResult =>
  html`<button
    type="button"
    class=${look || nothing}
    aria-label=${name ?? nothing}
    title=${hint ? keyHint(hint) : nothing}
    aria-disabled=${isPossible === undefined ? nothing : !isPossible}
    @click=${() => isPossible !== false && onClick()}
  >
    ${content}
  </button>`;

export const step = (
  label: string,
  isPossible: boolean,
  onClick: () => void,
  hint = '',
): TemplateResult => button(label, onClick, { look: 'step', hint, isPossible });

/** Says whether a text could be copied; null before the first attempt. */
export const copiedLine = (
  copied: boolean | null,
  { page: { text } }: PageMessages,
): TemplateResult =>
  html`<p class="copied" role="status">
    ${copied === null ? nothing : copied ? text.copied : text.notCopied}
  </p>`;

/** The number in a field or menu. */
export const numberIn = (event: Event): number =>
  Number((event.target as HTMLInputElement | HTMLSelectElement).value);

/** A control with its label above it; a wide one takes more of its line. */
export const labelled = (
  label: string,
  control: TemplateResult,
  size: '' | 'wide' = '',
): TemplateResult =>
  html`<label class="choice-of ${size}">
    <span>${label}</span>
    ${control}
  </label>`;

/** A box to tick, beside its label. */
export const checkbox = (
  label: string,
  isOn: boolean,
  onChange: (isOn: boolean) => void,
  { hint = '', isOff = false }: { readonly hint?: string; readonly isOff?: boolean } = {},
): TemplateResult =>
  html`<label class="check" title=${hint === '' ? nothing : hint}>
    <input
      type="checkbox"
      .checked=${isOn}
      ?disabled=${isOff}
      @change=${(event: Event) => onChange((event.target as HTMLInputElement).checked)}
    />
    <span>${label}</span>
  </label>`;

/** Values at the end of a menu that few people look for, under a heading. */
interface MoreValues<Value> {
  readonly label: string;
  readonly values: readonly Value[];
}

/** A menu of any values, which are named by a table or by a function, with its label above it. */
export function menu<Value extends string | number | null>(
  label: string,
  values: readonly Value[],
  chosen: Value,
  names:
    ((value: Value) => string) | (Value extends string ? Readonly<Record<Value, string>> : never),
  onChoose: (value: Value) => void,
  size: '' | 'wide' = '',
  more: MoreValues<Value> | null = null,
): TemplateResult {
  const nameOf =
    typeof names === 'function' ? names : (value: Value) => names[value as string & Value];
  const all = [...values, ...(more?.values ?? [])];
  const choose = (event: Event): void =>
    onChoose(all[(event.target as HTMLSelectElement).selectedIndex]!);
  const option = (value: Value): TemplateResult =>
    html`<option value=${value ?? ''} .selected=${value === chosen}>${nameOf(value)}</option>`;
  return labelled(
    label,
    html`<select @change=${choose}>
      ${values.map(option)}
      ${
        more === null
          ? nothing
          : html`<optgroup label=${more.label}>${more.values.map(option)}</optgroup>`
      }
    </select>`,
    size,
  );
}

export const numberMenu = (
  label: string,
  [low, high]: readonly [low: number, high: number],
  value: number,
  onChoose: (number: number) => void,
): TemplateResult => menu(label, valuesOf({ low, high }), value, String, onChoose);

/** A field for a number within a range, whole or in tenths, or for what an empty field means. */
export function numberField<Empty extends number | null>(
  label: string,
  value: number | Empty,
  [least, most]: readonly [least: number, most: number],
  empty: Empty,
  onChoose: (number: number | Empty) => void,
  more: {
    readonly id?: string;
    readonly isOff?: boolean;
    readonly inTenths?: boolean;
    readonly onEnter?: () => void;
  } = {},
): TemplateResult {
  const { inTenths = false } = more;
  const choose = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const typed = field.valueAsNumber;
    const number = inTenths ? Math.round(10 * typed) / 10 : Math.trunc(typed);
    const chosen = Number.isNaN(number) ? empty : Math.max(least, Math.min(number, most));
    field.value = String(chosen ?? '');
    onChoose(chosen);
  };
  const chooseOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || more.onEnter === undefined) return;
    choose(event);
    more.onEnter();
  };
  return labelled(
    label,
    html`<input
      type="number"
      id=${more.id ?? nothing}
      min=${least}
      max=${most}
      step=${inTenths ? 0.1 : nothing}
      inputmode=${inTenths ? 'decimal' : 'numeric'}
      autocomplete="off"
      ?disabled=${more.isOff ?? false}
      .value=${String(value ?? '')}
      @change=${choose}
      @keydown=${chooseOnEnter}
    />`,
  );
}

interface TextFieldOptions {
  readonly placeholder?: string;
  readonly longest?: number;
  readonly isNumber?: boolean;
  readonly isWrong?: boolean;
  readonly onEnter?: () => void;
}

/** A field for one line that is no prose: without spelling and capitals. */
export const textField = (
  label: string,
  value: string,
  onInput: (text: string) => void,
  { placeholder = '', longest, isNumber = false, isWrong = false, onEnter }: TextFieldOptions,
): TemplateResult =>
  labelled(
    label,
    html`<input
      type="text"
      inputmode=${isNumber ? 'numeric' : nothing}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      maxlength=${longest ?? nothing}
      placeholder=${placeholder}
      aria-invalid=${isWrong || nothing}
      .value=${value}
      @input=${(event: Event) => onInput((event.target as HTMLInputElement).value)}
      @keydown=${({ key }: KeyboardEvent) => key === 'Enter' && onEnter?.()}
    />`,
  );

const MAX_SEED_LENGTH = 100;

interface MadeBefore {
  readonly request: { readonly seed: string };
  /** The seed of the last one; null before. */
  readonly seed: string | null;
  readonly copied: boolean | null;
}

interface SeedWords {
  readonly more: string;
  readonly noSeed: string;
  readonly seedOf: (seed: string) => string;
  readonly copySeed: string;
}

interface SeedEvents {
  readonly onChange: (change: { readonly seed: string }) => void;
  readonly onMake: () => void;
  readonly onCopySeed: () => void;
}

/**
 * The end of a dialog for a new puzzle: what few people choose, the seed, and that of the puzzle that was made last. It is here
 * since two parts of the page use it: from a file of its own the bundler would make a chunk that belongs to neither.
 */
export function moreOptions(
  fields: TemplateResult,
  { request, seed, copied }: MadeBefore,
  isOpen: boolean,
  words: SeedWords,
  texts: PageMessages,
  on: SeedEvents,
): TemplateResult {
  const { seed: label, anySeed } = texts.page.request;
  return html`<details ?open=${isOpen}>
    <summary>${words.more}</summary>
    <div class="new">
      ${fields}
      ${textField(label, request.seed, (seed) => on.onChange({ seed }), {
        placeholder: anySeed,
        longest: MAX_SEED_LENGTH,
        onEnter: on.onMake,
      })}
      <div class="line made">
        <p>${seed === null ? words.noSeed : words.seedOf(seed)}</p>
        ${button(words.copySeed, on.onCopySeed, { isPossible: seed !== null })}
      </div>
      ${copiedLine(copied, texts)}
    </div>
  </details>`;
}
