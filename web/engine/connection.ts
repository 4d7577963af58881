/** Matches answers to calls, over a port that is opened when needed and again after a crash. */
import { JiugongError } from './error';
import type { OpenPort, Port } from './ports';
import type { FromHost, Invocation, PlainError } from './protocol';

interface Pending {
  /** Who made the call; see `abandon`. */
  readonly owner: object;
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
      // What a port says after it was given up concerns nobody.
      const opening: Promise<Port> = this.#open((message) => {
        if (this.#port === opening) this.#receive(message);
      });
      this.#port = opening;
      opening.catch(() => {
        if (this.#port === opening) this.#port = null;
      });
    }
    return this.#port;
  }

  /** Makes a call. When the signal aborts, it rejects at once and the work is stopped. */
  call(owner: object, invocation: Invocation, signal: AbortSignal | null): Promise<unknown> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const id = ++this.#lastId;
      const abort = (): void => {
        pending.reject(signal?.reason);
        this.#whenOpen((port) => port.post({ kind: 'cancel', id }));
      };
      const settle = (): void => {
        this.#pending.delete(id);
        signal?.removeEventListener('abort', abort);
      };
      const pending: Pending = {
        owner,
        resolve(value) {
          settle();
          resolve(value);
        },
        reject(reason) {
          settle();
          reject(reason);
        },
      };
      signal?.addEventListener('abort', abort);
      this.#pending.set(id, pending);
      this.port().then((port) => {
        if (this.#pending.has(id)) port.post({ kind: 'call', id, invocation });
      }, pending.reject);
    });
  }

  /** Rejects and stops all calls of one owner. */
  abandon(owner: object, reason: JiugongError): void {
    for (const [id, pending] of this.#pending) {
      if (pending.owner !== owner) continue;
      pending.reject(reason);
      this.#whenOpen((port) => port.post({ kind: 'cancel', id }));
    }
  }

  /** Ends the host and rejects what is under way. */
  close(reason: JiugongError): void {
    this.#drop(reason);
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
