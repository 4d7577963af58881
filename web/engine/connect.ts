/** The two hosts a page can have, and joining one of them. */
import { checkOptions } from './arguments';
import { Connection } from './connection';
import { JiugongError } from './error';
import type { Engine, LoadOptions } from './jiugong';
import { openBestPort, openMainPort, openWorkerPort } from './ports';
import { SharedConnection } from './shared-engine';

const best = new SharedConnection(new Connection(openBestPort), openWorkerPort);
const main = new SharedConnection(new Connection(openMainPort), openWorkerPort);

/** Joins the host that all engines of this page share. */
export async function connect(options: LoadOptions | undefined): Promise<Engine> {
  const { thread } = checkOptions(options, 'thread');
  if (thread === undefined) return best.join();
  if (thread === 'main') return main.join();
  throw new JiugongError('bad-argument', `There is no thread ${JSON.stringify(thread)}; only main`);
}
