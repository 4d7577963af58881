/**
 * Modules beside the classic script `jiugong.js`, as classic scripts, which also load from `file://`. Each registers
 * itself under its name; a page that already holds them (`jiugong.html`) loads nothing.
 */
import type { ModuleCode } from './modules';

declare global {
  interface Window {
    /** Filled by `jiugong-<name>.js`. */
    JiugongModules?: Record<string, Omit<ModuleCode, 'glueText'> | undefined>;
  }
}

/** The element of this script, known only while the script runs; null where a bundler made a module of it. */
const own = document.currentScript as HTMLScriptElement | null;
/** The siblings lie beside this script; beside the page, where the script is part of the page. */
const base = own?.src || document.baseURI;

function registered(name: string): ModuleCode | undefined {
  const code = window.JiugongModules?.[name];
  return code && { ...code, glueText: String(code.glue) };
}

/** Runs the script at an address by adding an element for it. */
function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    // The sibling may need what the page had to say of this script: the nonce of a policy, CORS for another origin.
    if (own !== null) {
      script.nonce = own.nonce;
      script.crossOrigin = own.crossOrigin;
    }
    script.addEventListener('load', () => {
      script.remove();
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`the request for ${address} failed`));
    });
    document.head.append(script);
  });
}

/**
 * Loads the module `name` from `file` beside this script, if it is not there yet. Undefined where the file does not
 * contain it.
 */
export async function loadScriptSibling(
  name: string,
  file: string,
  build: string,
): Promise<ModuleCode | undefined> {
  const present = registered(name);
  if (present?.build === build) return present;
  // With the build in the address no cache answers with the file of another build.
  const address = new URL(file, base);
  address.searchParams.set('v', build);
  await runScript(address.href);
  return registered(name);
}
