/** Loads the parts of the page: what its sources import by `import()`. The name of a part is that of its file. */
import { PartError } from './part-error';

/** What app-build.js says: the module with which the page begins by now, and the files of its parts. */
interface Build {
  readonly default: string;
  readonly parts: Readonly<Record<string, string>>;
}

/** The build that is on the site by now; null if that is not known. */
const buildOfSite = (): Promise<Build | null> =>
  import(new URL(`app-build.js?${Date.now()}`, document.baseURI).href).catch(() => null);

const isOther = (build: Build): boolean => !import.meta.url.endsWith(build.default);

/** The parts that did not arrive. Many browsers remember that a module did not, and never ask for its address again. */
const lost = new Set<string>();

/** Imports a part that did not arrive from another address. */
async function importAgain<Part>(name: string, build: Build | null): Promise<Part> {
  if (build === null || isOther(build)) throw new TypeError(`The part ${name} is not there`);
  const file = `${build.parts[name]}?again=${Date.now()}`;
  return (await import(new URL(file, document.baseURI).href)) as Part;
}

/** Returns what `load` imports. Rejects with a PartError where the module does not arrive whole; the next call tries again. */
export async function loadPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  let build = lost.has(name) ? await buildOfSite() : undefined;
  try {
    return await (build === undefined ? load() : importAgain<Part>(name, build));
  } catch (error) {
    // Browsers tell what does not arrive, and what is no program, by these two; others are the part's own.
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    lost.add(name);
    if (build === undefined) build = await buildOfSite();
    throw new PartError(`app-${name}.js`, build !== null && isOther(build), error);
  }
}
