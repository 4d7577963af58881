/** Matches answers to calls, over a port that is opened by the first call and reopened after a crash. */
import type { OnProgress } from '../api/call';
import { JiugongError } from '../api/error';
import type { ModuleName } from './modules';
import { toError } from './module-error';
import {
  type Answer,
  type Call,
  type FromHost,
  type Invocation,
  type ModuleError,
  type Report,
  buffersOf,
} from './protocol';
import type { OpenPort, Port } from './transport';

interface Pending {
  /** The engine that made the call; see `abandon`. */
  readonly owner: object;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
  readonly onProgress: OnProgress | null;
  /** What was known at the last report that said it. */
  interim: string;
  /** Removes the listener of the call's signal; null for a call without one. */
  forget: (() => void) | null;
}

/** Calls and cancellations that are posted in one message each. */
interface Outbox {
  calls: Call[];
  /** Of the calls, those whose progress is reported. */
  watched: number[];
  cancelled: number[];
}

export class Connection {
  readonly #module: ModuleName;
  readonly #open: OpenPort;
  #port: Promise<Port> | null = null;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  #outbox: Outbox | null = null;

  /** To a host of `module`, which `open` starts. */
  constructor(module: ModuleName, open: OpenPort) {
    this.#module = module;
    this.#open = open;
  }

  /** Whether there is a host, or one is starting. */
  get isOpen(): boolean {
    return this.#port !== null;
  }

  /** The port, opened if needed; after a failure the next call tries again. */
  port(): Promise<Port> {
    if (this.#port === null) {
      // Messages of a port that was given up are ignored.
      const opening: Promise<Port> = this.#open(this.#module, (message) => {
        if (this.#port === opening) this.#receive(message);
      });
      this.#port = opening;
      opening.catch(() => {
        if (this.#port === opening) this.#port = null;
      });
    }
    return this.#port;
  }

  /**
   * Makes a call. When the signal aborts, the promise rejects at once and the host cancels the work. Calls made in one
   * turn of the event loop are posted together. An error that `onProgress` throws cancels its call.
   */
  call(
    owner: object,
    invocation: Invocation,
    signal: AbortSignal | null,
    onProgress: OnProgress | null = null,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const id = ++this.#lastId;
      const pending: Pending = { owner, resolve, reject, onProgress, interim: '{}', forget: null };
      if (signal !== null) {
        const abort = (): void => this.#cancel(id, signal.reason);
        signal.addEventListener('abort', abort);
        pending.forget = () => signal.removeEventListener('abort', abort);
      }
      this.#pending.set(id, pending);
      const outbox = this.#toPost();
      outbox.calls.push([id, ...invocation]);
      if (onProgress !== null) outbox.watched.push(id);
    });
  }

  /** Rejects and cancels all calls of one owner. */
  abandon(owner: object, reason: unknown): void {
    for (const [id, pending] of this.#pending) {
      if (pending.owner === owner) this.#cancel(id, reason);
    }
  }

  /** Ends the host and rejects all pending calls. */
  close(reason: JiugongError): void {
    this.#drop(reason);
  }

  #cancel(id: number, reason: unknown): void {
    this.#settle(id)?.reject(reason);
    if (this.#port !== null) this.#toPost().cancelled.push(id);
  }

  /** Removes a call, whose promise the caller of this settles; undefined if it is settled already. */
  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    if (pending === undefined) return undefined;
    this.#pending.delete(id);
    pending.forget?.();
    return pending;
  }

  #toPost(): Outbox {
    if (this.#outbox === null) {
      const outbox: Outbox = { calls: [], watched: [], cancelled: [] };
      this.#outbox = outbox;
      const close = (): void => {
        if (this.#outbox === outbox) this.#outbox = null;
      };
      this.port().then(
        (port) => {
          close();
          this.#post(port, outbox);
        },
        (error) => {
          close();
          for (const [id] of outbox.calls) this.#settle(id)?.reject(error);
        },
      );
    }
    return this.#outbox;
  }

  #post(port: Port, { calls, watched, cancelled }: Outbox): void {
    // Calls that were aborted, or lost in a crash, are not sent.
    const open = calls.filter(([id]) => this.#pending.has(id));
    if (open.length !== 0) {
      const some = watched.length === 0 ? {} : { watched };
      port.post({ kind: 'calls', calls: open, ...some }, buffersOf(open));
    }
    if (cancelled.length !== 0) port.post({ kind: 'cancel', ids: cancelled });
  }

  #receive(message: FromHost): void {
    switch (message.kind) {
      case 'answers':
        for (const answer of message.answers) this.#take(answer);
        break;
      case 'progress':
        for (const report of message.reports) this.#pass(report);
        break;
      case 'crash':
        this.#drop(
          message.needsMemory === true
            ? new JiugongError(
                'out-of-memory',
                'The engine stopped: the browser refused it memory.',
              )
            : new JiugongError('internal', `The engine stopped: ${message.message}`),
        );
        break;
      case 'ready':
      case 'pong':
        break;
    }
  }

  #take([id, failed, json, bytes]: Answer): void {
    const pending = this.#settle(id);
    if (pending === undefined) return;
    const value: object = JSON.parse(json);
    if (failed) pending.reject(toError(value as ModuleError));
    else pending.resolve(bytes === undefined ? value : { ...value, bytes });
  }

  #pass([id, done, , interim]: Report): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    pending.interim = interim ?? pending.interim;
    // (Parsed for each report, since a caller may change what it is handed.)
    const known = JSON.parse(pending.interim) as object;
    try {
      pending.onProgress?.({ done, ...known });
    } catch (error) {
      this.#cancel(id, error);
    }
  }

  #drop(reason: JiugongError): void {
    this.#port?.then(
      (port) => port.close(),
      () => undefined, // a port that failed to open needs no closing
    );
    this.#port = null;
    this.#outbox = null;
    for (const id of this.#pending.keys()) this.#settle(id)?.reject(reason);
  }
}
