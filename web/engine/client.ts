/** Engines as callers see them, and the hosts they share. */
import type { LongCallOptions } from '../api/call';
import type { Engine } from '../api/engine';
import { JiugongError } from '../api/error';
import type { GenerateRatedOptions } from '../api/generate-rated';
import type { GenerateManyOptions, GenerateManyRun } from '../api/generate-many';
import type { ManyInput, ManyOptions, ManyRun } from '../api/many';
import type { GenerateOptions } from '../api/sudoku';
import type { Run, RunOptions, RunProgress, RunResult } from '../api/run';
import {
  checkFlag,
  checkOptions,
  checkProgress,
  checkSignal,
  checkWorkers,
  checkWrite,
} from './arguments';
import { Batch, type Work } from './batch/batch';
import { generateElsewhereFor, generateOptionsFor, generateWork } from './batch/generate-many';
import { SOLVE_OPTIONS, solveWork } from './batch/solve-many';
import { openSource } from './batch/source';
import { WorkerPool } from './batch/worker-pool';
import { Connection } from './connection';
import { DIFFICULTY, asksForDifficulty } from './difficulty';
import {
  METHODS,
  type Arguments,
  type MethodName,
  type ModuleMethods,
  type PuzzleKind,
} from './methods';
import type { ModuleName } from './modules';
import type { Invocation } from './protocol';
import { plainLine } from './puzzle-input';
import type { OpenPort } from './transport';

/** The options of all methods for many puzzles. */
export const RUN_OPTIONS = ['workers', 'write', 'reuse', 'keep', 'skip', 'onProgress', 'signal'];

const KNOWN_OPTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(METHODS).map(([name, { options = [] }]) => [name, [...options, 'signal']]),
).set('generate', [...(METHODS.generate.options ?? []), ...DIFFICULTY, 'signal']);

/** Workers for one run, whatever is asked for. */
const MAX_WORKERS = 64;

/** (Node 18 has no navigator.) */
function processors(): number {
  return (globalThis as { navigator?: Navigator }).navigator?.hardwareConcurrency || 1;
}

/** Calls a method of the table; no method of the API. */
const CALL = Symbol('call');

const closed = (): JiugongError => new JiugongError('closed', 'The engine is closed.');

/** The hosts of some engines, one for each module that their calls have needed; the last engine to close ends them. */
export class Client {
  /** More hosts, for runs. */
  readonly #pools = new Map<ModuleName, WorkerPool>();
  readonly #open: OpenPort;
  readonly #openForRuns: OpenPort;
  readonly #connections = new Map<ModuleName, Connection>();
  #users = 0;

  /** Opens shared hosts by `open`, and those for runs by `openForRuns`. */
  constructor(open: OpenPort, openForRuns: OpenPort) {
    this.#open = open;
    this.#openForRuns = openForRuns;
  }

  /** The connection to the host of a module, which begins with its first call. */
  connection(module: ModuleName): Connection {
    let connection = this.#connections.get(module);
    if (connection === undefined) {
      connection = new Connection(module, this.#open);
      this.#connections.set(module, connection);
    }
    return connection;
  }

  /** The hosts of a module for runs. */
  pool(module: ModuleName): WorkerPool {
    let pool = this.#pools.get(module);
    if (pool === undefined) {
      pool = new WorkerPool(module, this.#openForRuns);
      this.#pools.set(module, pool);
    }
    return pool;
  }

  async join(): Promise<Engine> {
    ++this.#users;
    try {
      const { thread } = await this.connection('core').port();
      return new ClientEngine(this, thread) as ClientEngine & ModuleMethods;
    } catch (error) {
      this.leave();
      throw error;
    }
  }

  leave(): void {
    if (--this.#users !== 0) return;
    for (const connection of this.#connections.values()) connection.close(closed());
    this.#closePools();
  }

  #closePools(): void {
    for (const pool of this.#pools.values()) pool.close();
  }

  /** Rejects and stops all calls of one owner. */
  abandon(owner: object): void {
    for (const connection of this.#connections.values()) connection.abandon(owner, closed());
  }

  /** Takes back what a pool lent for a run: to end it, where the last engine was closed meanwhile. */
  giveBack(module: ModuleName, connections: readonly Connection[]): void {
    this.pool(module).giveBack(connections);
    if (this.#users === 0) this.#closePools();
  }
}

/** An engine; its methods that are calls of a module come from the table (see below). */
class ClientEngine {
  readonly thread: 'worker' | 'main';
  readonly #client: Client;
  #closed = false;
  /** The runs under way. */
  readonly #batches = new Set<Pick<Batch<never, never>, 'stop'>>();

  constructor(client: Client, thread: 'worker' | 'main') {
    this.#client = client;
    this.thread = thread;
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#client.abandon(this);
    for (const batch of this.#batches) batch.stop(closed());
    this.#client.leave();
  }

  /** Calls a method of a module; what is wrong with the arguments rejects like any other error. */
  [CALL](name: MethodName, options?: LongCallOptions, input?: unknown): Promise<unknown> {
    const { module, puzzle, elsewhere, toArguments, toResult } = METHODS[name];
    try {
      const checked = checkOptions(options, KNOWN_OPTIONS.get(name)!, elsewhere);
      const args = toArguments(checked as never, input as never);
      const signal = checkSignal(checked.signal);
      const onProgress = checkProgress(checked.onProgress);
      if (this.#closed) throw closed();
      const call = (values: Arguments): Promise<unknown> =>
        this.#client.connection(module).call(this, [name, ...values], signal, onProgress);
      const json =
        puzzle === undefined ? call(args) : this.#callWithLine(call, args, puzzle, signal);
      // (A promise around this one would make an abort known later.)
      return toResult === undefined ? json : json.then(toResult as (json: unknown) => unknown);
    } catch (error) {
      return Promise.reject(error);
    }
  }

  /** Makes a call whose first argument is a puzzle; where that is no plain line, the module `batch` reads it first. */
  #callWithLine(
    call: (values: Arguments) => Promise<unknown>,
    [text, ...rest]: Arguments,
    takes: PuzzleKind,
    signal: AbortSignal | null,
  ): Promise<unknown> {
    const plain = plainLine(text as string);
    if (plain !== undefined) return call([plain, ...rest]);
    const reading: Invocation = ['readPuzzle', text!, takes === 'candidates'];
    return this.#client
      .connection('batch')
      .call(this, reading, signal)
      .then((line) => {
        if (this.#closed) throw closed();
        return call([line as string, ...rest]);
      });
  }

  generate(options?: GenerateOptions | GenerateRatedOptions): Promise<never> {
    const name = asksForDifficulty(options) ? 'generateRated' : 'generate';
    return this[CALL](name, options as LongCallOptions) as Promise<never>;
  }

  solveMany(input: ManyInput, options?: ManyOptions): ManyRun {
    const toWork = () => solveWork(openSource(input), options ?? {});
    return this.#start(options, SOLVE_OPTIONS, {}, toWork);
  }

  generateMany(options: GenerateManyOptions): GenerateManyRun {
    const names = generateOptionsFor(options);
    return this.#start(options, names, generateElsewhereFor(options), () =>
      generateWork(options ?? {}),
    );
  }

  /** Starts a run, whose own options have these names; those of `elsewhere` it has only together with others. */
  #start<Totals extends { puzzles: number }, Rest>(
    options: RunOptions<Totals & RunProgress> | undefined,
    names: readonly string[],
    elsewhere: Readonly<Record<string, string>>,
    toWork: () => Work<Totals, Rest>,
  ): Run<Totals & Rest & RunResult> {
    let batch: Batch<Totals, Rest> | undefined;
    const run = async (): Promise<Totals & Rest & RunResult> => {
      const checked = checkOptions(options, [...names, ...RUN_OPTIONS], elsewhere);
      const { reuse = false, keep = false, skip = false, write, onProgress } = checked;
      const signal = checkSignal(checked.signal);
      const workers = checkWorkers(checked.workers ?? processors());
      checkFlag('keep', keep);
      const work = toWork();
      batch = new Batch(work, {
        write: checkWrite(write),
        reuse: checkFlag('reuse', reuse),
        skip: checkFlag('skip', skip),
        onProgress: checkProgress(onProgress),
      });
      if (this.#closed) throw closed();
      await this.#runBatch(batch, work.module, workers, signal, keep);
      return batch.result();
    };
    return Object.assign(run(), {
      pause: () => batch?.pause(),
      resume: () => batch?.resume(),
    });
  }

  /** Runs on the host that all share and on hosts of the pool, which begin with their first chunk. */
  async #runBatch(
    batch: Pick<Batch<never, never>, 'run' | 'stop'>,
    module: ModuleName,
    workers: number,
    signal: AbortSignal | null,
    keep: boolean,
  ): Promise<void> {
    const pool = this.#client.pool(module);
    const others = pool.take(this.thread === 'main' ? 0 : Math.min(workers, MAX_WORKERS) - 1);
    const abort = (): void => batch.stop(signal?.reason);
    signal?.addEventListener('abort', abort);
    this.#batches.add(batch);
    try {
      if (signal?.aborted) abort();
      await batch.run([this.#client.connection(module), ...others]);
    } catch (error) {
      if (!keep || !signal?.aborted) throw error;
    } finally {
      signal?.removeEventListener('abort', abort);
      this.#batches.delete(batch);
      this.#client.giveBack(module, others);
    }
  }
}

for (const [name, { takesInput }] of Object.entries(METHODS)) {
  if (name === 'generate' || name === 'generateRated') continue;
  const method =
    takesInput === true
      ? function (this: ClientEngine, input: unknown, options?: LongCallOptions) {
          return this[CALL](name as MethodName, options, input);
        }
      : function (this: ClientEngine, options?: LongCallOptions) {
          return this[CALL](name as MethodName, options);
        };
  // Like the methods of a class, a program may replace them, as tests do.
  const descriptor = { value: method, writable: true, configurable: true };
  Object.defineProperty(ClientEngine.prototype, name, descriptor);
}
