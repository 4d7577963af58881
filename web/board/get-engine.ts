import { load, type Engine } from '../engine/jiugong';

let engine: Promise<Engine> | undefined;

/** The one engine of all boards on a page, started by the first that needs it; a failed start is tried again. */
export function sharedEngine(): Promise<Engine> {
  engine ??= load().catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}
