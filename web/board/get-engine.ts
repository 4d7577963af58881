import { load, type Engine } from '../engine/jiugong';

let engine: Promise<Engine> | undefined;

/**
 * Returns the engine that all boards of a page share. The first call starts it; if the start fails,
 * the next call tries again.
 */
export function getEngine(): Promise<Engine> {
  engine ??= load().catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}
