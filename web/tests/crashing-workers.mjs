/**
 * Workers that crash in the ways that really occur:
 *
 * - `trap`: the module loses its table of functions, and WebAssembly traps at the next step;
 * - `error`: an uncaught error is thrown;
 * - `silence`: the worker ends without an event;
 * - `memory`: the browser refuses the module more memory from now on.
 */

/** @typedef {'trap' | 'error' | 'silence' | 'memory'} CrashKind */

/**
 * The globals that `letWorkersCrash` adds to a page: the running workers, a function that crashes one
 * of them, and one that crashes so many workers that are handed calls next, before they begin with them.
 *
 * @typedef {object} CrashingWorkers
 * @property {Worker[]} workers
 * @property {(worker: Worker, kind: CrashKind) => void} crash
 * @property {(kind: CrashKind, times?: number) => void} crashNext
 */

/**
 * Runs in a page before its scripts. It must be self-contained, since a page gets its text; the
 * same applies to the function in it.
 */
export function letWorkersCrash() {
  /** Runs in a worker before its own script. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const prepare = () => {
    const tables = [];
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...values) => {
      const result = await instantiate(...values);
      const exported = Object.values(result.instance.exports);
      tables.push(...exported.filter((value) => value instanceof WebAssembly.Table));
      return result;
    };
    const crashes = {
      trap() {
        for (const table of tables) {
          for (let entry = 0; entry < table.length; ++entry) table.set(entry, null);
        }
      },
      error() {
        setTimeout(() => {
          throw new Error('nobody caught this');
        });
      },
      silence: () => close(),
      memory() {
        WebAssembly.Memory.prototype.grow = () => {
          throw new RangeError('refused');
        };
      },
    };
    addEventListener('message', (event) => {
      if (typeof event.data.crash !== 'string') return;
      event.stopImmediatePropagation();
      crashes[event.data.crash]();
    });
  };
  // The page's policy may forbid reading a Blob, but allow combining Blobs.
  const { createObjectURL } = URL;
  URL.createObjectURL = (content) => {
    const { type } = content;
    const isScript = type === 'text/javascript';
    const parts = isScript ? [`(${prepare})();\n`, content] : [content];
    return createObjectURL.call(URL, new Blob(parts, { type }));
  };
  const workers = [];
  window.workers = workers;
  window.crash = (worker, kind) => worker.postMessage({ crash: kind });
  /** The kinds of the next crashes. */
  let next = [];
  window.crashNext = (kind, times = 1) => (next = Array(times).fill(kind));
  window.Worker = class extends Worker {
    constructor(url) {
      super(url);
      workers.push(this);
    }
    postMessage(message, ...rest) {
      const kind = message.kind === 'calls' ? next.pop() : undefined;
      if (kind !== undefined) super.postMessage({ crash: kind });
      super.postMessage(message, ...rest);
    }
    terminate() {
      const at = workers.indexOf(this);
      if (at >= 0) workers.splice(at, 1);
      super.terminate();
    }
  };
}
