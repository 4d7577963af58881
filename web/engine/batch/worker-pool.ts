/** Hosts beside the one that all engines share, for files: each lasts a little longer than its file. */
import { Connection } from '../connection';
import { JiugongError } from '../../api/error';
import type { ModuleName } from '../module-code';
import type { OpenPort } from '../transport';

/** Milliseconds a host waits for another file: it took some 40 to begin. */
const REST = 5000;

export class WorkerPool {
  readonly #module: ModuleName;
  readonly #open: OpenPort;
  readonly #rest: number;
  /** Those without a file, and what will end them. */
  readonly #idle = new Map<Connection, ReturnType<typeof setTimeout>>();

  constructor(module: ModuleName, open: OpenPort, rest: number = REST) {
    this.#module = module;
    this.#open = open;
    this.#rest = rest;
  }

  /** So many, of which those that are new begin with their first call. */
  take(count: number): Connection[] {
    // (Whose host died while it waited would have to begin again.)
    const alive = [...this.#idle.keys()].filter(({ isOpen }) => isOpen);
    const taken = alive.slice(0, count);
    for (const connection of taken) this.#wake(connection);
    while (taken.length < count) taken.push(new Connection(this.#module, this.#open));
    return taken;
  }

  giveBack(connections: readonly Connection[]): void {
    for (const connection of connections) {
      if (!connection.isOpen) continue;
      this.#idle.set(
        connection,
        setTimeout(() => this.#end(connection), this.#rest),
      );
    }
  }

  /** Ends those without a file. */
  close(): void {
    for (const connection of this.#idle.keys()) this.#end(connection);
  }

  #wake(connection: Connection): void {
    clearTimeout(this.#idle.get(connection));
    this.#idle.delete(connection);
  }

  #end(connection: Connection): void {
    this.#wake(connection);
    connection.close(new JiugongError('closed', 'The engine was closed.'));
  }
}
