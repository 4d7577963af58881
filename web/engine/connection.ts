/** Matches answers to calls, over a port that is opened when needed and again after a crash. */
import { JiugongError } from './error';
import type { OpenPort, Port } from './ports';
import type { FromHost, Invocation, PlainError } from './protocol';

interface Pending {
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

export function fromPlain(error: PlainError): JiugongError {
  return new JiugongError(error.code, error.message, error);
}

export class Connection {
  readonly #open: OpenPort;
  #port: Promise<Port> | null = null;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;

  constructor(open: OpenPort) {
    this.#open = open;
  }

  /** The open port; after a failure the next call tries again. */
  port(): Promise<Port> {
    if (this.#port === null) {
      const opening = this.#open((message) => this.#receive(message));
      this.#port = opening;
      opening.catch(() => {
        if (this.#port === opening) this.#port = null;
      });
    }
    return this.#port;
  }

  /** Makes a call. When one of the signals aborts, it rejects at once and the work is stopped. */
  call(invocation: Invocation, signals: AbortSignal[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      for (const signal of signals) signal.throwIfAborted();
      const id = ++this.#lastId;
      const settle = (): void => {
        this.#pending.delete(id);
        for (const signal of signals) signal.removeEventListener('abort', abort);
      };
      const pending: Pending = {
        resolve(value) {
          settle();
          resolve(value);
        },
        reject(reason) {
          settle();
          reject(reason);
        },
      };
      const abort = ({ target }: Event): void => {
        pending.reject((target as AbortSignal).reason);
        this.#whenOpen((port) => port.post({ kind: 'cancel', id }));
      };
      for (const signal of signals) signal.addEventListener('abort', abort);
      this.#pending.set(id, pending);
      this.port().then((port) => {
        if (this.#pending.has(id)) port.post({ kind: 'call', id, invocation });
      }, pending.reject);
    });
  }

  /** Ends the host and rejects what is under way. */
  close(): void {
    this.#drop(new JiugongError('closed', 'The engine was closed.'));
  }

  #whenOpen(act: (port: Port) => void): void {
    this.#port?.then(act, () => undefined); // a port that failed to open needs nothing
  }

  #receive(message: FromHost): void {
    switch (message.kind) {
      case 'result':
        this.#pending.get(message.id)?.resolve(message.value);
        break;
      case 'error':
        this.#pending.get(message.id)?.reject(fromPlain(message.error));
        break;
      case 'crash':
        this.#drop(new JiugongError('internal', `The engine stopped: ${message.message}`));
        break;
      case 'ready':
        break;
    }
  }

  #drop(reason: JiugongError): void {
    this.#whenOpen((port) => port.close());
    this.#port = null;
    for (const { reject } of this.#pending.values()) reject(reason);
  }
}
