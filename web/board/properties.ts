/** What programs hand over to the element: checks of arguments, properties and attributes. */
import { JiugongError } from '../engine/jiugong';
import { MODES, type Mode } from './model';
import { DEFAULTS, isChoice, type SettingName, type Settings } from './settings';
import { boardFrom, parseSnapshot } from './shapes/snapshot';
import type { Board } from './state';

/** Rejects a value that a program hands over. */
export function demand(isRight: boolean, message: string): asserts isRight {
  if (!isRight) throw new JiugongError('bad-argument', message);
}

export function demandMode(mode: unknown): void {
  demand(MODES.includes(mode as Mode), `The mode must be one of ${MODES.join(', ')}.`);
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
  'highlight',
  'mistakes',
  'entry',
  'notes',
  'active',
  'filter',
  'editing',
  'view',
] as const;

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
