/** Hosts for files, beside the one that all engines share; an idle one waits for the next file for a while. */
import { Connection } from '../connection';
import { JiugongError } from '../../api/error';
import type { ModuleName } from '../modules';
import type { OpenPort } from '../transport';

/** Milliseconds after which an idle host ends. (Starting one takes some 40.) */
const REST = 5000;

export class WorkerPool {
  readonly #module: ModuleName;
  readonly #open: OpenPort;
  readonly #rest: number;
  /** Idle connections, and the timers that will end them. */
  readonly #idle = new Map<Connection, ReturnType<typeof setTimeout>>();

  constructor(module: ModuleName, open: OpenPort, rest: number = REST) {
    this.#module = module;
    this.#open = open;
    this.#rest = rest;
  }

  /** Lends out `count` connections; the host of a new one starts with its first call. */
  take(count: number): Connection[] {
    // (A host that crashed while idle would have to start again.)
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

  close(): void {
    for (const connection of this.#idle.keys()) this.#end(connection);
  }

  #wake(connection: Connection): void {
    clearTimeout(this.#idle.get(connection));
    this.#idle.delete(connection);
  }

  #end(connection: Connection): void {
    this.#wake(connection);
    connection.close(new JiugongError('closed', 'The engine is closed.'));
  }
}
