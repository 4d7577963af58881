/**
 * The state of a panel in the fragment of a URL, which browsers do not send to servers:
 *
 *     #r=1-SC-3987654321
 *
 * The letter of the panel, `=`, the version, and parts with hyphens between, which the panel
 * defines. A part has digits and capitals alone: programs that make links clickable cut off dots and
 * asterisks at the end, Markdown readers remove `_` and `~`, and QR codes store these characters in
 * the least room.
 *
 * Each state has exactly one encoding, so that any change of the text is detected.
 */
import { unescaped } from './address';

export interface LinkFormat<State> {
  readonly letter: string;
  readonly write: (state: State) => readonly string[];
  /** Decodes the parts, which are untrusted input; null if they are invalid. */
  readonly read: (parts: readonly string[]) => State | null;
}

export type Link<State> =
  | { readonly kind: 'state'; readonly state: State }
  /** The fragment is not a link of this format. */
  | { readonly kind: 'none' }
  /** The link was made by a later version of the page. */
  | { readonly kind: 'newer' }
  /** The link was truncated, changed, or made by hand. */
  | { readonly kind: 'damaged' };

const VERSION = 1;

/** Encodes a state for a link, a picture and the browser's storage. */
export const writeState = <State>(format: LinkFormat<State>, state: State): string =>
  [VERSION, ...format.write(state)].join('-');

/** Decodes the output of `writeState`; accepts nothing else. */
export function readState<State>(format: LinkFormat<State>, text: string): Link<State> {
  const [version = '', ...parts] = text.split('-');
  if (!/^[0-9]{1,9}$/.test(version)) return { kind: 'damaged' };
  if (Number(version) > VERSION) return { kind: 'newer' };
  const state = format.read(parts);
  const isWhole = state !== null && writeState(format, state) === text;
  return isWhole ? { kind: 'state', state } : { kind: 'damaged' };
}

/** The state in the output of `writeState`; null for anything else. */
export function stateIn<State>(format: LinkFormat<State>, text: string): State | null {
  const link = readState(format, text);
  return link.kind === 'state' ? link.state : null;
}

export const fragmentOf = <State>(format: LinkFormat<State>, state: State): string =>
  `#${format.letter}=${writeState(format, state)}`;

/** The letter and the state in a URL fragment, with or without the leading `#`; null if there are none. */
export function splitFragment(fragment: string): { letter: string; state: string } | null {
  const [, letter, state] = /^#?([a-z])=([\s\S]*)$/.exec(fragment) ?? [];
  return letter === undefined ? null : { letter, state: state! };
}

/** Reads the state in a URL fragment. */
export function readFragment<State>(format: LinkFormat<State>, fragment: string): Link<State> {
  const link = splitFragment(fragment);
  return link?.letter === format.letter ? readState(format, link.state) : { kind: 'none' };
}

/** Returns the URL of the page with this fragment and without a query. */
export const linkTo = (address: string, fragment: string): string =>
  address.replace(/[?#][\s\S]*$/, '') + fragment;

/**
 * Returns the fragment of the first link with one of these letters anywhere in a text: in a message,
 * in Markdown brackets, or with text behind it. Null if there is none.
 */
export function linkIn(text: string, letters: string): string | null {
  const link = new RegExp(`#[${letters}]=[0-9]+-[0-9A-Z-]*[0-9A-Z]`);
  const trimmed = text.trim();
  return (link.exec(trimmed) ?? link.exec(unescaped(trimmed)))?.[0] ?? null;
}
