/** Engines for work that is distributed over several workers. */
import { getEngine } from '../../../board/get-engine';
import { load, type Engine } from '../../../engine/jiugong';

/**
 * Loads an engine in a worker of its own. Returns null if none can be started; the other engines
 * then do its share.
 */
async function openOwn(): Promise<Engine | null> {
  const engine = await load({ thread: 'own' }).catch(() => null);
  if (engine?.thread !== 'main') return engine;
  engine.close();
  return null;
}

/**
 * Passes the page's engine and `count - 1` further ones to `task`, and closes the further ones when
 * it ends.
 */
export async function withEngines(
  count: number,
  task: (engines: readonly Promise<Engine | null>[]) => Promise<void>,
): Promise<void> {
  const shared = await getEngine();
  // The main thread is not worth sharing between engines.
  const others = shared.thread === 'main' ? 0 : count - 1;
  const own = Array.from({ length: others }, openOwn);
  try {
    await task([Promise.resolve(shared), ...own]);
  } finally {
    for (const opening of own) void opening.then((engine) => engine?.close());
  }
}
