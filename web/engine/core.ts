/**
 * What runs beside the module, wherever that is. The build turns this file and the module's glue into
 * the text of one function, which is called on this thread or sent to a worker (see build.mjs).
 */
import createJiugong from 'jiugong:module';
import unpacker from 'jiugong:unpacker';
import { Host } from './host';
import { unpack } from './unpack';
import type { FromHost, Reply, ToHost } from './protocol';

/** A host on the calling thread, of the module as `jiugong:wasm` holds it. */
export async function createHost(wasm: string, reply: Reply): Promise<Host> {
  return new Host(await createJiugong({ wasmBinary: unpack(unpacker, wasm) }), reply);
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
