/** The hosts a page can have, and joining one of them. */
import { checkOptions } from './arguments';
import { Others } from './batch/others';
import { Connection } from './connection';
import { JiugongError } from './error';
import type { Engine, LoadOptions } from './jiugong';
import { type OpenPort, openBestPort, openMainPort, openWorkerPort } from './ports';
import { SharedConnection } from './shared-engine';

const share = (open: OpenPort): SharedConnection =>
  new SharedConnection(new Connection(open), new Others(openWorkerPort));

const best = share(openBestPort);
const main = share(openMainPort);

/** Joins the host that all engines of this page share, or one that no other engine does. */
export async function connect(options: LoadOptions | undefined): Promise<Engine> {
  const { thread } = checkOptions(options, 'thread');
  if (thread === undefined) return best.join();
  if (thread === 'main') return main.join();
  if (thread === 'own') return share(openBestPort).join();
  throw new JiugongError(
    'bad-argument',
    `There is no thread ${JSON.stringify(thread)}; only main, own`,
  );
}
