/**
 * Loads the code of modules: `core` is part of this script, the others are files that load when first needed. `jiugong.js`
 * adds a `<script>` for one (scripts/sibling.ts); `jiugong.mjs` imports it, so that bundlers make a chunk of it or put it into
 * the one file they make. (Rollup's `inlineDynamicImports` does not work with a program that waits for a call by `await` at its
 * top level.)
 *
 * The next call asks again for a file that did not arrive, as far as `import()` does: Chromium and Node look again, browsers
 * without a recent change of the HTML standard (whatwg/html#10327) only after a reload. A file with another content stays until a reload.
 */
import core from 'jiugong:core';
import { BUILD, siblings } from 'jiugong:siblings';
import { JiugongError } from '../api/error';
import { loadOfBuild } from '../scripts/lazy-script';
import type { ModuleCode, ModuleName } from './modules';

type SiblingName = keyof typeof siblings;

/** The siblings that are loaded or on their way, so that each is loaded once. */
const loaded = new Map<SiblingName, Promise<ModuleCode>>();

const unavailable = (message: string): JiugongError => new JiugongError('unavailable', message);

function loadSibling(name: SiblingName): Promise<ModuleCode> {
  const { file, load } = siblings[name];
  return loadOfBuild(file, BUILD, load, unavailable, `does not contain the module ${name}`);
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
