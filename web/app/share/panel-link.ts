/**
 * What a panel shows in the fragment of an address, as `link.ts` does with a sudoku: the letter of the panel,
 * `=`, the version, and parts of digits and capitals, with hyphens between:
 *
 *     #r=1-SC-3987654321
 *
 * What the parts are is the panel's own matter. There is one way to write a state, so that whatever was changed
 * on its way shows.
 */
import { unescaped } from './read-shared';

export interface LinkFormat<State> {
  readonly letter: 'r' | 'v';
  readonly write: (state: State) => readonly string[];
  /** Null for parts that were not written so; they come from outside, and may be anything. */
  readonly read: (parts: readonly string[]) => State | null;
}

export type PanelLink<State> =
  | { readonly kind: 'state'; readonly state: State }
  /** The fragment asks for something else. */
  | { readonly kind: 'none' }
  /** Made by a later version of the page. */
  | { readonly kind: 'newer' }
  /** Cut off, changed on its way, or made by hand. */
  | { readonly kind: 'damaged' };

const VERSION = 1;

/** A state as it stands in a link and in the browser's storage. */
export const writeState = <State>(format: LinkFormat<State>, state: State): string =>
  [VERSION, ...format.write(state)].join('-');

/** Reads what `writeState` wrote, and nothing else. */
export function readState<State>(format: LinkFormat<State>, text: string): PanelLink<State> {
  const [version = '', ...parts] = text.split('-');
  if (!/^[0-9]{1,9}$/.test(version)) return { kind: 'damaged' };
  if (Number(version) > VERSION) return { kind: 'newer' };
  const state = format.read(parts);
  const isWhole = state !== null && writeState(format, state) === text;
  return isWhole ? { kind: 'state', state } : { kind: 'damaged' };
}

export const fragmentOf = <State>(format: LinkFormat<State>, state: State): string =>
  `#${format.letter}=${writeState(format, state)}`;

/** What the fragment of an address asks for; a `#` before it may be there or not. */
export function readFragment<State>(format: LinkFormat<State>, fragment: string): PanelLink<State> {
  const [letter, state] = /^#?([a-z])=([\s\S]*)$/.exec(fragment)?.slice(1) ?? [];
  return letter === format.letter ? readState(format, state!) : { kind: 'none' };
}

const LINK = /#[rv]=[0-9]+-[0-9A-Z-]*[0-9A-Z]/;

/** The fragment of the first link of a panel that stands in a text, whatever is around it; null for none. */
export function panelLinkIn(text: string): string | null {
  const trimmed = text.trim();
  return (LINK.exec(trimmed) ?? LINK.exec(unescaped(trimmed)))?.[0] ?? null;
}
