/**
 * The stored work of the panel Rotate, which survives a reload: the game of each puzzle, and the
 * direction of a plain press.
 */
import { stateIn, writeState } from '../../ui/link';
import { GAME_LINK } from './link';
import { restore, type Model } from './model';
import { KINDS, type Kind } from './address';
import type { Step } from './step';
import { allowedTurns, type Turn } from './turns';

export interface Work {
  readonly kind: Kind;
  readonly direction: Turn;
  /** In the format of links. */
  readonly games: Readonly<Record<Kind, string>>;
}

const EVERY_TURN = allowedTurns('any');

export function workOf({ kind, direction, games }: Model): Work {
  const written = (of: Kind): string => writeState(GAME_LINK, games[of].present);
  return {
    kind,
    direction,
    games: { sort: written('sort'), boxes: written('boxes'), tripods: written('tripods') },
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Parses the stored game of a puzzle; null if it is invalid. */
function parseGame(games: Readonly<Record<string, unknown>>, kind: Kind): Step | null {
  const text = games[kind];
  const step = typeof text === 'string' ? stateIn(GAME_LINK, text) : null;
  return step?.start.kind === kind ? step : null;
}

/** Returns the panel with the stored work; null if it is invalid. */
export function withWork(model: Model, kept: unknown): Model | null {
  if (!isRecord(kept) || !isRecord(kept['games'])) return null;
  const kind = KINDS.find((name) => name === kept['kind']);
  const direction = EVERY_TURN.find((turn) => turn === kept['direction']);
  const [sort, boxes, tripods] = KINDS.map((name) => parseGame(kept['games'] as typeof kept, name));
  if (!kind || !direction || !sort || !boxes || !tripods) return null;
  return restore(model, kind, direction, { sort, boxes, tripods });
}
