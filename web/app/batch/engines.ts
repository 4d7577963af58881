/** Engines for work that is shared out. */
import { sharedEngine } from '../../board/get-engine';
import { load, type Engine } from '../../engine/jiugong';

/** One in a worker of its own; null where there is none to be had: then the others do its work. */
async function openOwn(): Promise<Engine | null> {
  const engine = await load({ thread: 'own' }).catch(() => null);
  if (engine?.thread !== 'main') return engine;
  engine.close();
  return null;
}

/** Hands over the engine that the page uses anyway and others, and closes these once the task is over. */
export async function withEngines(
  count: number,
  task: (engines: readonly Promise<Engine | null>[]) => Promise<void>,
): Promise<void> {
  const shared = await sharedEngine();
  // (The thread of the page is not worth sharing.)
  const others = shared.thread === 'main' ? 0 : count - 1;
  const own = Array.from({ length: others }, openOwn);
  try {
    await task([Promise.resolve(shared), ...own]);
  } finally {
    for (const opening of own) void opening.then((engine) => engine?.close());
  }
}
