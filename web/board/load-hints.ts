/** Loads what hints say and how they look: a script of its own beside the running one. */
import { BUILD, file, load } from 'jiugong:hints';
import { JiugongError } from '../engine/jiugong';

export type Hints = typeof import('../hints/hints');

/** The script that is loaded or on its way. */
let hints: Promise<Hints> | null = null;

const unavailable = (message: string): JiugongError => new JiugongError('unavailable', message);

async function start(): Promise<Hints> {
  const script = await load().catch((error: Error) => {
    throw unavailable(`${file} cannot be loaded: ${error.message}`);
  });
  if (script === undefined) throw unavailable(`${file} does not contain the hints.`);
  if (script.build === BUILD) return script.start();
  throw unavailable(
    `${file} is from a different build than the script that loads it. ` +
      'Use the files of one build, and reload the page.',
  );
}

/** What hints.ts exports. Rejects with `unavailable` where the script cannot be loaded; the next call tries again. */
export function loadHints(): Promise<Hints> {
  hints ??= start().catch((error: unknown) => {
    hints = null;
    throw error;
  });
  return hints;
}
