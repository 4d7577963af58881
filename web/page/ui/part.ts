/** Loads the parts of the page: what its sources import by `import()`. The name of a part is that of its file. */
import { PartError } from './part-error';

/** Whether another build of the page is on the site by now. */
async function isOtherBuild(): Promise<boolean> {
  const address = new URL(`app-build.js?${Date.now()}`, document.baseURI).href;
  const build = (await import(address).catch(() => null)) as { readonly default: string } | null;
  return build !== null && !import.meta.url.endsWith(build.default);
}

/** Returns what `load` imports. Rejects with a PartError where the module does not arrive; the next call tries again. */
export async function loadPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    // (Browsers ask again for what did not arrive, but not for what is no program.)
    const isOther = error instanceof SyntaxError || (await isOtherBuild());
    throw new PartError(`app-${name}.js`, isOther);
  }
}
