/** Finds the panel that the fragment of a URL selects. */
import type { Panel } from '../panel';
import { textInPng } from '../ui/boards/png-text';
import type { TextFile } from '../ui/files';
import { linkIn, splitFragment, type Link } from '../ui/link';

interface Destination {
  readonly panel: Panel;
  /** One of its routes; null for what it showed last. */
  readonly route: string | null;
  /** Whether the fragment is a link with the state of the panel. */
  readonly isLink: boolean;
}

/**
 * Returns what a fragment selects: `#rotate`, `#rotate/boxes`, and links such as `#r=…`. Anything
 * else is the first panel.
 */
export function destinationOf(fragment: string, panels: readonly Panel[]): Destination {
  const letter = splitFragment(fragment)?.letter;
  const linked = panels.find(({ link }) => link !== undefined && link === letter);
  if (linked !== undefined) return { panel: linked, route: null, isLink: true };
  const [name, requested] = fragment.replace(/^#/, '').split('/');
  const panel = panels.find(({ id }) => id === name) ?? panels[0]!;
  const route = panel.id === name ? panel.routes?.find((other) => other === requested) : undefined;
  return { panel, route: route ?? null, isLink: false };
}

/** The longest puzzle of a link; a longer text is no single puzzle. */
const LONGEST_PUZZLE = 100_000;

/** A text that is an address with a puzzle, as the address of a board's link is copied. */
const PUZZLE_ADDRESS = /^\s*[^\s#]*(#puzzle=[^\s&+]+)\s*$/;

/**
 * Reads the text of a puzzle in `#puzzle=…`, to which boards on other pages link. Another such address is none: of a link
 * that has thousands in each other, each would be an entry of the tab's history.
 */
export function puzzleIn(fragment: string): Link<string> {
  const [, encoded] = /^#puzzle=(.*)$/s.exec(fragment) ?? [];
  if (encoded === undefined) return { kind: 'none' };
  try {
    const state = decodeURIComponent(encoded);
    const isOne = state !== '' && state.length <= LONGEST_PUZZLE && !PUZZLE_ADDRESS.test(state);
    return isOne ? { kind: 'state', state } : { kind: 'damaged' };
  } catch {
    return { kind: 'damaged' };
  }
}

export const addressOf = ({ id }: Panel, route: string | null = null): string =>
  route === null ? `#${id}` : `#${id}/${route}`;

/** Returns the fragment of an address with a puzzle, or of the first link to a panel in a text or picture; null if there is none. */
export function panelLinkIn(
  { text, isPicture }: Pick<TextFile, 'text' | 'isPicture'>,
  panels: readonly Panel[],
): string | null {
  if (!isPicture) {
    const [, puzzle] = PUZZLE_ADDRESS.exec(text) ?? [];
    if (puzzle !== undefined) return puzzle;
  }
  const letters = panels.map(({ link }) => link ?? '').join('');
  return linkIn(isPicture ? (textInPng(text) ?? '') : text, letters);
}
