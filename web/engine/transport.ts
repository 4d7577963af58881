/** Opens ports to hosts: in a worker made from this script's own text, or on the calling thread. */
import host, { text as hostText } from 'jiugong:host';
import { JiugongError } from '../api/error';
import { trustedAddress } from '../scripts/trusted';
import { Watchdog } from './heartbeat';
import { moduleCode } from './module-code';
import type { ModuleCode, ModuleName } from './modules';
import { requirePlatform } from './platform';
import type { FromHost, ToHost } from './protocol';
import { isRefusedMemory } from './refused-memory';

export interface Port {
  readonly thread: 'worker' | 'main';
  post(message: ToHost, transfer?: Transferable[]): void;
  close(): void;
}

/** Opens a port to a host of `module` that is ready; later messages go to `receive`. */
export type OpenPort = (module: ModuleName, receive: (message: FromHost) => void) => Promise<Port>;

/** The host on the calling thread. */
export const openMainPort: OpenPort = async (module, receive) => {
  requirePlatform();
  const { wasm } = await moduleCode(module);
  const running = await host()
    .createHost(wasm, receive)
    .catch((error: unknown) => {
      if (isRefusedMemory(error)) {
        throw new JiugongError('out-of-memory', 'The browser has no memory for the engine.');
      }
      throw new JiugongError(
        'unsupported',
        `WebAssembly cannot start, perhaps because the page's Content-Security-Policy ` +
          `lacks 'wasm-unsafe-eval' in script-src: ${String(error)}`,
      );
    });
  return {
    thread: 'main',
    post: (message) => running.handle(message),
    close: () => running.close(),
  };
};

/** Resolves when the worker's host is ready; rejects if it fails to start or stays silent. */
function started(worker: Worker): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const fail = (message: string): void => {
      watchdog.stop();
      reject(new Error(message));
    };
    const watchdog = new Watchdog(
      () => undefined, // it takes no messages before it is ready
      () => fail('the worker does not respond'),
    );
    watchdog.workSent();
    worker.onerror = (event) => {
      event.preventDefault();
      fail(event.message || 'the worker was refused');
    };
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
      watchdog.stop();
      if (data.kind === 'ready') resolve();
      else if (data.kind === 'crash') fail(data.message);
    };
  });
}

/**
 * The script of a worker. It holds the module itself: a message would wait for this thread, which at first has a page
 * to show.
 */
const workerSource = ({ wasm }: ModuleCode): string =>
  `(${hostText})().serveWorker(self, "${wasm}")`;

/** A host in a classic Blob worker: the one kind that also works from file:// (and in every browser). */
export const openWorkerPort: OpenPort = async (module, receive) => {
  requirePlatform();
  const source = new Blob([workerSource(await moduleCode(module))], { type: 'text/javascript' });
  const url = URL.createObjectURL(source);
  let worker: Worker | undefined;
  try {
    worker = new Worker(trustedAddress(url)); // throws, or fires `error`, where a policy forbids it
    await started(worker);
  } catch (error) {
    worker?.terminate();
    throw error;
  } finally {
    URL.revokeObjectURL(url);
  }
  const watchdog = new Watchdog(
    () => worker.postMessage({ kind: 'ping' } satisfies ToHost),
    () => receive({ kind: 'crash', message: 'the worker does not respond' }),
  );
  worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
    watchdog.messageReceived();
    if (data.kind === 'pong') watchdog.pongReceived(data.busy);
    receive(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    receive({ kind: 'crash', message: event.message || 'the worker ended' });
  };
  return {
    thread: 'worker',
    post(message, transfer = []) {
      watchdog.workSent();
      worker.postMessage(message, transfer);
    },
    close() {
      watchdog.stop();
      worker.terminate();
    },
  };
};

/** A worker where there can be one, else the calling thread. */
export const openBestPort: OpenPort = async (module, receive) => {
  if (typeof Worker !== 'function' || typeof URL.createObjectURL !== 'function') {
    return openMainPort(module, receive);
  }
  try {
    return await openWorkerPort(module, receive);
  } catch (error) {
    if (error instanceof JiugongError) throw error;
    return openMainPort(module, receive);
  }
};
