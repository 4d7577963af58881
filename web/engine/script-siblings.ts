/**
 * Modules beside the classic script `jiugong.js`, as classic scripts, which also load from `file://`. Each registers
 * itself under its name; a page that holds them all inside (`jiugong.html`) asks for nothing.
 */
import type { ModuleCode } from './module-code';

declare global {
  interface Window {
    /** Filled by `jiugong-<name>.js`. */
    JiugongModules?: Record<string, Omit<ModuleCode, 'glueText'> | undefined>;
  }
}

/** (Known only while the script runs; null where it was bundled as a module.) */
const own = document.currentScript as HTMLScriptElement | null;
const base = own?.src || document.baseURI;

function registered(name: string): ModuleCode | undefined {
  const code = window.JiugongModules?.[name];
  return code && { ...code, glueText: String(code.glue) };
}

/** Adds a script element, and waits for it to run. */
function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    // What the page's policy demands of scripts, it demanded of ours.
    if (own !== null) {
      script.nonce = own.nonce;
      script.crossOrigin = own.crossOrigin;
    }
    const end = (settle: () => void) => (): void => {
      script.remove();
      settle();
    };
    script.addEventListener('load', end(resolve));
    script.addEventListener(
      'error',
      end(() => reject(new Error(`no script at ${address}`))),
    );
    document.head.append(script);
  });
}

/** Loads the module `name` from `file` beside the script, if it is not there yet. */
export async function loadScriptSibling(
  name: string,
  file: string,
  build: string,
): Promise<ModuleCode> {
  const present = registered(name);
  if (present?.build === build) return present;
  // The build in the address keeps a cache from answering with the file of another one.
  const address = new URL(file, base);
  address.searchParams.set('v', build);
  await runScript(address.href);
  const code = registered(name);
  if (code === undefined) throw new Error(`${address.href} holds no module`);
  return code;
}
