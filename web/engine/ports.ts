/** Ways to reach a host: a worker made from this very script, or the calling thread. */
import core, { workerSource } from 'jiugong:core';
import packedWasm from 'jiugong:wasm';
import { JiugongError } from './error';
import { requirePlatform } from './platform';
import type { FromHost, ToHost } from './protocol';
import { Watch } from './silence';

export interface Port {
  readonly thread: 'worker' | 'main';
  post(message: ToHost, transfer?: Transferable[]): void;
  close(): void;
}

/** Opens a port to a host that is ready; later messages go to `receive`. */
export type OpenPort = (receive: (message: FromHost) => void) => Promise<Port>;

/** The host on the calling thread. */
export const openMainPort: OpenPort = async (receive) => {
  requirePlatform();
  const host = await core()
    .createHost(packedWasm, receive)
    .catch((error: unknown) => {
      throw new JiugongError(
        'unsupported',
        `WebAssembly does not start here, perhaps because the page's Content-Security-Policy ` +
          `lacks 'wasm-unsafe-eval' in script-src: ${String(error)}`,
      );
    });
  return {
    thread: 'main',
    post: (message) => host.handle(message),
    close: () => host.close(),
  };
};

/** Resolves when the worker's host is ready; rejects where it fails to start, or nothing is heard of it. */
function begun(worker: Worker): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const fail = (message: string): void => {
      watch.stop();
      reject(new Error(message));
    };
    const watch = new Watch(
      () => undefined, // it takes no messages yet, and has the first word
      () => fail('nothing is heard of the worker'),
    );
    watch.begin();
    worker.onerror = (event) => {
      event.preventDefault();
      fail(event.message || 'the worker was refused');
    };
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
      watch.stop();
      if (data.kind === 'ready') resolve();
      else if (data.kind === 'crash') fail(data.message);
    };
  });
}

/** A host in a classic Blob worker: the one kind that also works from file:// (and in every browser). */
export const openWorkerPort: OpenPort = async (receive) => {
  requirePlatform();
  // It holds the module itself: a message would wait for this thread, which at first has a page to show.
  const source = new Blob([workerSource(packedWasm)], { type: 'text/javascript' });
  const url = URL.createObjectURL(source);
  const worker = new Worker(url); // throws, or fires `error`, where a policy forbids it
  try {
    await begun(worker);
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    URL.revokeObjectURL(url);
  }
  const watch = new Watch(
    () => worker.postMessage({ kind: 'ping' } satisfies ToHost),
    () => receive({ kind: 'crash', message: 'nothing is heard of the worker any more' }),
  );
  worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
    watch.hear();
    if (data.kind === 'pong') watch.hearWord(data.busy);
    receive(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    receive({ kind: 'crash', message: event.message || 'the worker ended' });
  };
  return {
    thread: 'worker',
    post(message, transfer = []) {
      watch.begin();
      worker.postMessage(message, transfer);
    },
    close() {
      watch.stop();
      worker.terminate();
    },
  };
};

/** A worker where there can be one, else the calling thread. */
export const openBestPort: OpenPort = async (receive) => {
  if (typeof Worker !== 'function' || typeof URL.createObjectURL !== 'function') {
    return openMainPort(receive);
  }
  try {
    return await openWorkerPort(receive);
  } catch (error) {
    if (error instanceof JiugongError) throw error;
    return openMainPort(receive);
  }
};
