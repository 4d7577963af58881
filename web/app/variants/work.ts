/** What of the panel Variants survives a reload. */
import { readState, writeState } from '../share/panel-link';
import { PUZZLE_LINK, type Drawn } from './link';
import { stepOf, type Model } from './model';

export interface Work {
  /** As it stands in links. */
  readonly puzzle: string;
}

export const workOf = (model: Model): Work => ({ puzzle: writeState(PUZZLE_LINK, stepOf(model)) });

/** Work as it was kept; null if it is none. */
export function parseWork(kept: unknown): Drawn | null {
  if (typeof kept !== 'object' || kept === null || !('puzzle' in kept)) return null;
  const link = typeof kept.puzzle === 'string' ? readState(PUZZLE_LINK, kept.puzzle) : null;
  return link?.kind === 'state' ? link.state : null;
}
