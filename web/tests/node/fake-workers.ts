/**
 * Workers that run the script they are given on this thread: with messages that are copied and arrive later, and crashes that
 * the test orders. Bytes are transferred as they are between threads.
 */
import { resolveObjectURL } from 'node:buffer';
import type { TestContext } from 'node:test';
import type { FromHost, ToHost } from '../../engine/protocol';

/** As of `crashing-workers.mjs`. */
type CrashKind = 'trap' | 'error' | 'silence';

type Receive = ((event: { readonly data: unknown }) => void) | null;

interface ErrorLike {
  readonly message: string;
  preventDefault(): void;
}

const errorOf = (message: string): ErrorLike => ({ message, preventDefault: () => undefined });

export class FakeWorker {
  onmessage: Receive = null;
  onerror: ((event: ErrorLike) => void) | null = null;
  /** The global scope of its script. */
  readonly #scope: { onmessage: Receive; postMessage: FakeWorker['postMessage'] };
  /** The tables of functions of its module. */
  readonly #tables: WebAssembly.Table[] = [];
  /** The calls that it was handed, which nothing else on this thread would end. */
  readonly #calls: number[] = [];
  #isDead = false;

  constructor(url: string | URL) {
    this.#scope = {
      onmessage: null,
      postMessage: (message, transfer = []) =>
        this.#send(message, transfer, (data) => this.onmessage?.({ data })),
    };
    // (The text is taken at once: the URL is given up when the worker has started.)
    void this.#run(resolveObjectURL(String(url))!.text());
  }

  async #run(script: Promise<string>): Promise<void> {
    const instantiate = async (source: BufferSource, imports: WebAssembly.Imports) => {
      const result = await WebAssembly.instantiate(source, imports);
      const exported = Object.values(result.instance.exports);
      this.#tables.push(...exported.filter((value) => value instanceof WebAssembly.Table));
      return result;
    };
    const own = Object.create(WebAssembly, { instantiate: { value: instantiate } }) as object;
    new Function('self', 'WebAssembly', await script)(this.#scope, own);
  }

  postMessage(message: ToHost | FromHost, transfer: Transferable[] = []): void {
    if (message.kind === 'calls') this.#calls.push(...message.calls.map(([id]) => id));
    this.#send(message, transfer, (data) => this.#scope.onmessage?.({ data }));
  }

  #send(message: unknown, transfer: Transferable[], arrive: (data: unknown) => void): void {
    const data: unknown = structuredClone(message, { transfer });
    setImmediate(() => {
      if (!this.#isDead) arrive(data);
    });
  }

  crash(kind: CrashKind): void {
    if (kind === 'trap') {
      // The module traps at its next step.
      for (const table of this.#tables) {
        for (let entry = 0; entry < table.length; ++entry) table.set(entry, null);
      }
      return;
    }
    this.#end();
    if (kind === 'error') setImmediate(() => this.onerror?.(errorOf('nobody caught this')));
  }

  terminate(): void {
    this.#end();
  }

  #end(): void {
    this.#isDead = true;
    this.#scope.onmessage?.({ data: { kind: 'cancel', ids: this.#calls } satisfies ToHost });
  }
}

/** A worker that never starts: it fails with an error, or stays silent. */
export function refusedWorker(isSilent: boolean) {
  return class {
    onerror: ((event: ErrorLike) => void) | null = null;
    constructor() {
      if (!isSilent) setImmediate(() => this.onerror?.(errorOf('refused')));
    }
    postMessage(): void {
      // It does not hear.
    }
    terminate(): void {
      // It has not started.
    }
  };
}

/** Lets the engines of a test have workers of this kind. */
export function useWorkers(t: TestContext, workers: new (url: string | URL) => object): void {
  const globals = globalThis as { Worker?: unknown };
  globals.Worker = workers;
  t.after(() => void delete globals.Worker);
}

/** Gives the engines of a test workers that run; returns those that have not ended, the oldest first. */
export function useFakeWorkers(t: TestContext): FakeWorker[] {
  const running: FakeWorker[] = [];
  useWorkers(
    t,
    class extends FakeWorker {
      constructor(url: string | URL) {
        super(url);
        running.push(this);
      }
      override terminate(): void {
        const at = running.indexOf(this);
        if (at >= 0) running.splice(at, 1);
        super.terminate();
      }
    },
  );
  return running;
}
