/**
 * Loads the parts of the page: what its sources import by `import()`. bundle/parts.mjs makes a script of each, and puts
 * `loadPart` in the place of `import()`.
 */
import { BUILD, modules } from 'page:modules';
import { loadSibling, type Registered } from '../../scripts/sibling';
import { PartError } from './part-error';

/** What the script of a part registers in `JiugongParts`. */
interface Part extends Registered {
  /** Runs the part with the modules of app.js; returns what it exports. */
  readonly start: (page: typeof modules) => object;
}

/** The parts that run or are on their way. */
const parts = new Map<string, Promise<object>>();

async function startPart(name: string): Promise<object> {
  const file = `app-${name}.js`;
  const part = await loadSibling<Part>('JiugongParts', name, file, BUILD).catch(() => undefined);
  if (part?.build !== BUILD) throw new PartError(file, part !== undefined);
  return part.start(modules);
}

/**
 * Returns what a part exports, as `import()` does: it runs once. Rejects with a PartError where there is no such script;
 * the next call tries again.
 */
export function loadPart(name: string): Promise<object> {
  let part = parts.get(name);
  if (part === undefined) {
    part = startPart(name);
    parts.set(name, part);
    part.catch(() => parts.delete(name));
  }
  return part;
}
