/** What programs hand over to the element: checks of arguments, properties and attributes. */
import { JiugongError } from '../engine/jiugong';
import { CLASSIC, type Layout, type Range } from './layout';
import { MODES, type Mode } from './model';
import { DEFAULTS, isChoice, SETTING_NAMES, type SettingName, type Settings } from './settings';
import { parseCells } from './shapes/notation';
import { boardFrom, parseSnapshot } from './shapes/snapshot';
import type { Board } from './state';
import { isValue, parseValues, type Values } from './values';

/** Rejects a value that a program hands over. */
export function demand(isRight: boolean, message: string): asserts isRight {
  if (!isRight) throw new JiugongError('bad-argument', message);
}

export function demandMode(mode: unknown): void {
  demand(MODES.includes(mode as Mode), `The mode must be one of ${MODES.join(', ')}.`);
}

/** Demands a whole number of a range, or null. */
export function demandValue(value: unknown, { low, high }: Range, name: string, or: string): void {
  const isRight =
    value === null || (Number.isInteger(value) && isValue(value as number, { low, high }));
  demand(isRight, `The ${name} must be a whole number from ${low} to ${high}, ${or}.`);
}

export function valuesOfText(text: string, layout: Layout): Values {
  const isClassic = layout === CLASSIC;
  const values = isClassic ? parseValues(text) : parseCells(layout, String(text));
  demand(
    values !== null,
    isClassic
      ? 'The value must be 81 characters, 1 to 9 or a blank.'
      : `The value must be ${layout.rows * layout.cols} cells, ` +
          `values from ${layout.low} to ${layout.high} or blanks, and # for void cells.`,
  );
  return values;
}

export function boardOfSnapshot(snapshot: unknown): Board {
  const parsed = parseSnapshot(snapshot);
  demand(parsed !== null, 'The snapshot is invalid.');
  return boardFrom(parsed);
}

/**
 * Properties that a program may set on an element before the script has loaded and defined their
 * accessors.
 */
export const EARLY = [
  'value',
  'snapshot',
  'selected',
  'selection',
  'mode',
  'keepMarks',
  ...SETTING_NAMES,
  'active',
  'filter',
  'editing',
  'view',
];

/** A setting as a property; its attribute is that of HTML's kind, of which a wrong value is the default. */
export const setting = <Name extends SettingName>(name: Name) => ({
  noAccessor: true,
  converter: (value: string | null): Settings[Name] =>
    isChoice(name, value) ? value : DEFAULTS[name],
});

/**
 * Removes own properties that would shadow the accessors of the class, and returns their values.
 */
export function takeOwn(
  object: object,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const own = Object.entries(object).filter(([name]) => names.includes(name));
  for (const [name] of own) Reflect.deleteProperty(object, name);
  return Object.fromEntries(own);
}
