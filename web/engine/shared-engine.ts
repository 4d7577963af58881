/** Engines as callers see them: arguments checked, hosts shared. */
import { type Connection, fromPlain } from './connection';
import { JiugongError } from './error';
import type {
  CallOptions,
  CountResult,
  Engine,
  PuzzleInput,
  ReadResult,
  SolveOptions,
  SolveResult,
  TextFailure,
  TextFormat,
  TextResult,
  WriteOptions,
} from './jiugong';
import type { Invocation, Method, Methods, Plain } from './protocol';
import { toPuzzleText, wellFormed } from './puzzle-input';

const FORMATS: readonly TextFormat[] = ['rows', 'line', 'cases', 'boxed', 'json'];

/** Options as an object, whatever a caller in JavaScript handed over. */
export function checkOptions<T extends object>(options: T | null | undefined): Partial<T> {
  if (options === null || options === undefined) return {};
  if (typeof options === 'object') return options;
  throw new JiugongError('bad-argument', `The options are no object but ${String(options)}`);
}

function checkSignal(signal: AbortSignal | null | undefined): AbortSignal | null {
  if (signal === undefined || signal === null) return null;
  // Not `instanceof`: a signal may come from another frame.
  if (typeof signal === 'object' && 'aborted' in signal && 'addEventListener' in signal) {
    return signal;
  }
  throw new JiugongError('bad-argument', 'The signal is no AbortSignal');
}

function checkLimit(limit: number): number {
  if (typeof limit === 'number' && limit >= 1 && (Number.isInteger(limit) || limit === Infinity)) {
    return limit;
  }
  throw new JiugongError(
    'bad-argument',
    `The limit is ${String(limit)}; it must be a whole number of at least 1, or Infinity`,
  );
}

function checkText(text: string): string {
  if (typeof text === 'string') return wellFormed(text);
  throw new JiugongError('bad-argument', `The text is not a string but ${typeof text}`);
}

function checkFormat(format: TextFormat): TextFormat {
  if (FORMATS.includes(format)) return format;
  throw new JiugongError(
    'bad-argument',
    `There is no format ${JSON.stringify(format)}; there are ${FORMATS.join(', ')}`,
  );
}

/** Errors cross from the host as plain data; here they become JiugongErrors. */
function reviveFailure<T extends object>(item: T | Plain<TextFailure>): T | TextFailure {
  return 'error' in item ? { ...item, error: fromPlain(item.error) } : item;
}

const closed = (): JiugongError => new JiugongError('closed', 'The engine was closed.');

/** A connection and the engines that use it; the last to close ends its host. */
export class SharedConnection {
  readonly connection: Connection;
  #users = 0;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  async join(): Promise<Engine> {
    ++this.#users;
    try {
      const { thread } = await this.connection.port();
      return new SharedEngine(this, thread);
    } catch (error) {
      this.leave();
      throw error;
    }
  }

  leave(): void {
    if (--this.#users === 0) this.connection.close(closed());
  }
}

class SharedEngine implements Engine {
  readonly thread: 'worker' | 'main';
  readonly #shared: SharedConnection;
  #closed = false;

  constructor(shared: SharedConnection, thread: 'worker' | 'main') {
    this.#shared = shared;
    this.thread = thread;
  }

  async solve(puzzle: PuzzleInput, options?: SolveOptions): Promise<SolveResult> {
    const { limit = 2, signal } = checkOptions(options);
    return this.#call('solve', { puzzle: toPuzzleText(puzzle), limit: checkLimit(limit) }, signal);
  }

  async count(puzzle: PuzzleInput, options?: SolveOptions): Promise<CountResult> {
    const { limit = 1_000_000, signal } = checkOptions(options);
    return this.#call('count', { puzzle: toPuzzleText(puzzle), limit: checkLimit(limit) }, signal);
  }

  async solveText(text: string, options?: CallOptions): Promise<TextResult> {
    const { signal } = checkOptions(options);
    const answer = await this.#call('solveText', { text: checkText(text) }, signal);
    return { ...answer, results: answer.results.map(reviveFailure) };
  }

  async readText(text: string, options?: CallOptions): Promise<ReadResult> {
    const { signal } = checkOptions(options);
    const read = await this.#call('readText', { text: checkText(text) }, signal);
    return { ...read, puzzles: read.puzzles.map(reviveFailure) };
  }

  async writeText(puzzle: PuzzleInput, options?: WriteOptions): Promise<string> {
    const { format = 'rows', signal } = checkOptions(options);
    const args = { puzzle: toPuzzleText(puzzle), format: checkFormat(format) };
    return this.#call('writeText', args, signal);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#shared.connection.abandon(this, closed());
    this.#shared.leave();
  }

  #call<M extends Method>(
    method: M,
    args: Methods[M]['takes'],
    signal: AbortSignal | undefined,
  ): Promise<Methods[M]['gives']> {
    if (this.#closed) throw closed();
    const invocation = { method, args } as Invocation;
    const { connection } = this.#shared;
    return connection.call(this, invocation, checkSignal(signal)) as Promise<Methods[M]['gives']>;
  }
}
