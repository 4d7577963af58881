/**
 * What runs beside the module, wherever that is. The build turns this file and the module's glue into
 * the text of one function, which is called on this thread or sent to a worker (see build.mjs).
 */
import createJiugong from 'jiugong:module';
import { fromColumns } from './columns';
import { Host } from './host';
import { unpack } from './unpack';
import type { FromHost, Reply, ToHost } from './protocol';

/** A host on the calling thread, of the module's bytes as `jiugong:wasm` holds them. */
export async function createHost(wasm: string, reply: Reply): Promise<Host> {
  const text = atob(wasm);
  const packed = new Uint8Array(text.length);
  // (A function for each byte, as `Uint8Array.from` takes one, makes it 10 ms instead of 2.)
  for (let at = 0; at < text.length; ++at) packed[at] = text.charCodeAt(at);
  return new Host(await createJiugong({ wasmBinary: fromColumns(unpack(packed)) }), reply);
}

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  onmessage: ((event: { data: ToHost }) => void) | null;
  postMessage(message: FromHost, transfer: Transferable[]): void;
}

/** Makes the worker whose scope this is a host: waits for `start`, then answers calls. */
export function serveWorker(scope: WorkerScope): void {
  const reply: Reply = (message, transfer = []) => scope.postMessage(message, transfer);
  scope.onmessage = async ({ data }) => {
    if (data.kind !== 'start') return;
    try {
      const host = await createHost(data.wasm, reply);
      scope.onmessage = ({ data: message }) => {
        if (message.kind !== 'start') host.handle(message);
      };
      reply({ kind: 'ready' });
    } catch (error) {
      reply({ kind: 'crash', message: String(error) });
    }
  };
}
