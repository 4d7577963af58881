/** The stored work of the panel Variants, which survives a reload. */
import { readState, writeState } from '../../ui/link';
import { PUZZLE_LINK, type Drawn } from './link';
import { stepOf, type Model } from './model';

export interface Work {
  /** In the format of links. */
  readonly puzzle: string;
}

export const workOf = (model: Model): Work => ({ puzzle: writeState(PUZZLE_LINK, stepOf(model)) });

/** Parses stored work; null if it is invalid. */
export function parseWork(kept: unknown): Drawn | null {
  if (typeof kept !== 'object' || kept === null || !('puzzle' in kept)) return null;
  const link = typeof kept.puzzle === 'string' ? readState(PUZZLE_LINK, kept.puzzle) : null;
  return link?.kind === 'state' ? link.state : null;
}
