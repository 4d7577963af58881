/**
 * Classic scripts beside the running one, which also load from `file://`, where browsers block ES modules. A sibling
 * registers one object in a table of `globalThis` under its name. A page that holds their texts (`jiugong.html`)
 * requests nothing.
 */

import { globalOf, ofDocument, runningScript } from './page-names';
import { trustedAddress, trustedScript } from './trusted';

/** What a sibling registers. */
interface Registered {
  /** Both scripts must be of the same build. */
  readonly build: string;
}

/** The element of this script, known only while the script runs. */
const own = runningScript();
/** The siblings lie beside this script; beside the page, where the script is part of the page. */
const base = own?.src || ofDocument('baseURI');

/**
 * Resolves once the siblings that are part of the page are there: they come after this script, so that the page appears
 * before the browser has read them.
 */
async function parsed(): Promise<void> {
  if (own?.src !== '' || document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}

/** Runs a script that the page holds as text; false if it holds none of this name. */
function runHeld(file: string): boolean {
  if (own?.src !== '') return false;
  const held = document.querySelector(`script[data-file="${file}"]`);
  if (held === null) return false;
  const script = document.createElement('script');
  script.text = trustedScript(held.textContent);
  ofDocument('head').append(script);
  script.remove();
  return true;
}

/** Runs the script at an address by adding an element for it; `integrity` is its hash. */
function requestScript(address: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    try {
      script.src = trustedAddress(address);
    } catch {
      throw new Error("the page's Content-Security-Policy lacks jiugong in trusted-types");
    }
    // The sibling may need what the page had to say of this script: the nonce of a policy, CORS for another origin, and
    // that it be compared with its hash.
    if (own !== null) {
      script.nonce = own.nonce;
      script.crossOrigin = own.crossOrigin;
      // (Others need not compare: they hear of another build, and a host may rewrite scripts.)
      if (own.integrity !== '') script.integrity = integrity;
    }
    script.addEventListener('load', () => {
      script.remove();
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`the request for ${address} failed`));
    });
    ofDocument('head').append(script);
  });
}

/**
 * Returns what `file` registers as `name`, loading it unless it is there in this build. Undefined where the file
 * registers nothing of this name; of another build where the file is. Where the page compares this script with a hash,
 * the file is compared with `integrity`.
 */
export async function loadSibling<Entry extends Registered>(
  table: string,
  name: string,
  file: string,
  build: string,
  integrity = '',
): Promise<Entry | undefined> {
  const registered = (): Entry | undefined =>
    (globalOf(table) as Record<string, Entry> | undefined)?.[name];
  await parsed();
  // Else the sibling would take an element of this name for the table.
  (globalThis as Record<string, unknown>)[table] = globalOf(table) ?? {};
  const present = registered();
  if (present?.build === build) return present;
  if (!runHeld(file)) {
    // With the build in the address no cache answers with the file of another build.
    const address = new URL(file, base);
    address.searchParams.set('v', build);
    await requestScript(address.href, integrity);
  }
  return registered();
}
