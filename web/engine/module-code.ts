/** Loads the code of modules: `core` is part of this script, the others are files that load when first needed. */
import core from 'jiugong:core';
import { BUILD, siblings } from 'jiugong:siblings';
import { JiugongError } from '../api/error';
import type { ModuleCode, ModuleName } from './modules';

type SiblingName = keyof typeof siblings;

/** The siblings that are loaded or on their way, so that each is loaded once. */
const loaded = new Map<SiblingName, Promise<ModuleCode>>();

const unavailable = (message: string): JiugongError => new JiugongError('unavailable', message);

async function loadSibling(name: SiblingName): Promise<ModuleCode> {
  const { file, load } = siblings[name];
  const code = await load().catch((error: Error) => {
    throw unavailable(`${file} cannot be loaded: ${error.message}`);
  });
  if (code === undefined) throw unavailable(`${file} does not contain the module ${name}.`);
  if (code.build === BUILD) return code;
  throw unavailable(
    `${file} is from a different build than the script that loads it. ` +
      'Use the files of one build, and reload the page.',
  );
}

/** The code of a module. Rejects with `unavailable` where its file cannot be loaded; the next call tries again. */
export async function moduleCode(name: ModuleName): Promise<ModuleCode> {
  if (name === 'core') return core;
  let code = loaded.get(name);
  if (code === undefined) {
    code = loadSibling(name);
    loaded.set(name, code);
    code.catch(() => loaded.delete(name));
  }
  return code;
}
