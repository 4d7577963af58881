/** Finds the panel that the fragment of a URL selects. */
import type { Panel } from '../panel';
import { textInPng } from '../ui/boards/png-text';
import type { TextFile } from '../ui/files';
import { linkIn, splitFragment } from '../ui/link';

export interface Route {
  readonly panel: Panel;
  /** The part of the panel; null for the one that was shown last. */
  readonly part: string | null;
  /** Whether the fragment is a link with the state of the panel. */
  readonly isLink: boolean;
}

/**
 * Returns the route of a fragment: `#rotate`, `#rotate/boxes`, and links such as `#r=…`. Anything
 * else is the first panel.
 */
export function routeOf(fragment: string, panels: readonly Panel[]): Route {
  const letter = splitFragment(fragment)?.letter;
  const linked = panels.find(({ link }) => link !== null && link === letter);
  if (linked !== undefined) return { panel: linked, part: null, isLink: true };
  const [name, wished] = fragment.replace(/^#/, '').split('/');
  const panel = panels.find(({ id }) => id === name) ?? panels[0]!;
  const part = panel.id === name ? panel.routes.find((route) => route === wished) : undefined;
  return { panel, part: part ?? null, isLink: false };
}

export const addressOf = ({ id }: Panel, part: string | null = null): string =>
  part === null ? `#${id}` : `#${id}/${part}`;

/** Returns the fragment of the first link to a panel in a text or picture; null if there is none. */
export function panelLinkIn(
  { text, isPicture }: Pick<TextFile, 'text' | 'isPicture'>,
  panels: readonly Panel[],
): string | null {
  const letters = panels.map(({ link }) => link ?? '').join('');
  return linkIn(isPicture ? (textInPng(text) ?? '') : text, letters);
}
