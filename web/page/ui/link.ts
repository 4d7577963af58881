/**
 * The state of a panel in the fragment of a URL, like `link.ts` for a sudoku: the letter of the
 * panel, `=`, the version, and parts of digits and capitals, with hyphens between:
 *
 *     #r=1-SC-3987654321
 *
 * The panel defines the parts. Each state has exactly one encoding, so that any change of the text
 * is detected.
 */
import { unescaped } from './address';

export interface LinkFormat<State> {
  readonly letter: 'r' | 'v';
  readonly write: (state: State) => readonly string[];
  /** Decodes the parts, which are untrusted input; null if they are invalid. */
  readonly read: (parts: readonly string[]) => State | null;
}

export type PanelLink<State> =
  | { readonly kind: 'state'; readonly state: State }
  /** The fragment is not a link to this panel. */
  | { readonly kind: 'none' }
  /** The link was made by a later version of the page. */
  | { readonly kind: 'newer' }
  /** The link was truncated, changed, or made by hand. */
  | { readonly kind: 'damaged' };

const VERSION = 1;

/** Encodes a state for a link and for the browser's storage. */
export const writeState = <State>(format: LinkFormat<State>, state: State): string =>
  [VERSION, ...format.write(state)].join('-');

/** Decodes the output of `writeState`; accepts nothing else. */
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

/** Reads the state in a URL fragment, with or without the leading `#`. */
export function readFragment<State>(format: LinkFormat<State>, fragment: string): PanelLink<State> {
  const [letter, state] = /^#?([a-z])=([\s\S]*)$/.exec(fragment)?.slice(1) ?? [];
  return letter === format.letter ? readState(format, state!) : { kind: 'none' };
}

const LINK = /#[rv]=[0-9]+-[0-9A-Z-]*[0-9A-Z]/;

/** Returns the fragment of the first link to a panel in a text; null if there is none. */
export function panelLinkIn(text: string): string | null {
  const trimmed = text.trim();
  return (LINK.exec(trimmed) ?? LINK.exec(unescaped(trimmed)))?.[0] ?? null;
}
