/**
 * Workers that die in the ways they really do:
 *
 * - `trap`: the module loses its table of functions, and WebAssembly traps at the next step;
 * - `error`: something is thrown that nobody catches;
 * - `silence`: the worker is gone, and nobody is told.
 */

/**
 * What is there in a page then: the workers that were started and not ended, and what lets one of them die.
 *
 * @typedef {object} CrashingWorkers
 * @property {Worker[]} workers
 * @property {(worker: Worker, kind: 'trap' | 'error' | 'silence') => void} crash
 */

/** Runs in a page before its scripts. (It stands alone, since a page gets its text, and so does what it holds.) */
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
    };
    addEventListener('message', (event) => {
      if (typeof event.data.crash !== 'string') return;
      event.stopImmediatePropagation();
      crashes[event.data.crash]();
    });
  };
  // (A page's policy may let it read no Blob, but make one of others.)
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
  window.Worker = class extends Worker {
    constructor(url) {
      super(url);
      workers.push(this);
    }
    terminate() {
      const at = workers.indexOf(this);
      if (at >= 0) workers.splice(at, 1);
      super.terminate();
    }
  };
}
