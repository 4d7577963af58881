/**
 * The entry of the host. The build turns this file into the text of one function, which is called on this thread or
 * sent to a worker (see bundle/scripts.mjs). It holds the glue of the modules.
 */
import createModule from 'jiugong:module';
import { Host } from './host';
import type { FromHost, Reply, ToHost } from './protocol';

/** The bytes of a deflated file in base64. */
async function inflate(base64: string): Promise<Uint8Array> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(inflated).arrayBuffer());
}

/** A host on the calling thread, for the module whose packed bytes these are. */
export async function createHost(wasm: string, reply: Reply): Promise<Host> {
  return new Host(await createModule({ wasmBinary: await inflate(wasm) }), reply);
}

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  onmessage: ((event: { data: ToHost }) => void) | null;
  postMessage(message: FromHost, transfer: Transferable[]): void;
}

/** Makes the worker whose scope this is a host, which answers calls as soon as it is `ready`. */
export async function serveWorker(scope: WorkerScope, wasm: string): Promise<void> {
  const reply: Reply = (message, transfer = []) => scope.postMessage(message, transfer);
  try {
    const host = await createHost(wasm, reply);
    scope.onmessage = ({ data }) => host.handle(data);
    reply({ kind: 'ready' });
  } catch (error) {
    reply({ kind: 'crash', message: String(error) });
  }
}
