/** Loads engines: the hosts a page can have, and joining one of them. */
import type { Engine, LoadOptions } from '../api/engine';
import { JiugongError } from '../api/error';
import { checkOptions } from './arguments';
import { Client } from './client';
import { type OpenPort, openBestPort, openMainPort, openWorkerPort } from './transport';

const createClient = (open: OpenPort): Client => new Client(open, openWorkerPort);

/** The clients of all engines that share their hosts. */
const best = createClient(openBestPort);
const main = createClient(openMainPort);

/**
 * Starts an engine: in a worker in browsers (on the calling thread where a
 * page's policy forbids workers), in-process in Node. Engines on one page share
 * one module, so a second call is cheap.
 *
 * The methods for many puzzles, random ones, steps, puzzles of any shape and
 * rotation puzzles are in modules that their first call loads, from files beside the script. A call rejects
 * with code `'unavailable'` where that fails; the next one tries again.
 *
 * Rejects with a JiugongError of code `'unsupported'` where there is no
 * WebAssembly, or none with 128-bit vectors (every browser has them since 2023).
 */
export async function load(options?: LoadOptions): Promise<Engine> {
  const { thread } = checkOptions(options, ['thread']);
  if (thread === undefined) return best.join();
  if (thread === 'main') return main.join();
  if (thread === 'own') return createClient(openBestPort).join();
  throw new JiugongError(
    'bad-argument',
    `Unknown thread ${JSON.stringify(thread)}; known values are main, own.`,
  );
}
