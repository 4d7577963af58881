/** Engines as callers see them: arguments checked, hosts shared. */
import { Connection, fromPlain } from './connection';
import { JiugongError } from './error';
import type {
  CallOptions,
  CountResult,
  Engine,
  LoadOptions,
  PuzzleInput,
  ReadResult,
  SolveOptions,
  SolveResult,
  TextFailure,
  TextFormat,
  TextResult,
  WriteOptions,
} from './jiugong';
import { openBestPort, openMainPort } from './ports';
import type { Method, Methods, Plain } from './protocol';
import { toPuzzleText, wellFormed } from './puzzle-input';

const FORMATS: readonly TextFormat[] = ['rows', 'line', 'cases', 'boxed', 'json'];

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

/** A connection and the engines that use it; the last to close ends its host. */
class SharedConnection {
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
    if (--this.#users === 0) this.connection.close();
  }
}

class SharedEngine implements Engine {
  readonly thread: 'worker' | 'main';
  readonly #shared: SharedConnection;
  readonly #closing = new AbortController();

  constructor(shared: SharedConnection, thread: 'worker' | 'main') {
    this.#shared = shared;
    this.thread = thread;
  }

  async solve(puzzle: PuzzleInput, options: SolveOptions = {}): Promise<SolveResult> {
    const limit = checkLimit(options.limit ?? 2);
    return this.#call('solve', { puzzle: toPuzzleText(puzzle), limit }, options);
  }

  async count(puzzle: PuzzleInput, options: SolveOptions = {}): Promise<CountResult> {
    const limit = checkLimit(options.limit ?? 1_000_000);
    return this.#call('count', { puzzle: toPuzzleText(puzzle), limit }, options);
  }

  async solveText(text: string, options: CallOptions = {}): Promise<TextResult> {
    const answer = await this.#call('solveText', { text: checkText(text) }, options);
    return { ...answer, results: answer.results.map(reviveFailure) };
  }

  async readText(text: string, options: CallOptions = {}): Promise<ReadResult> {
    const read = await this.#call('readText', { text: checkText(text) }, options);
    return { ...read, puzzles: read.puzzles.map(reviveFailure) };
  }

  async writeText(puzzle: PuzzleInput, options: WriteOptions = {}): Promise<string> {
    const format = checkFormat(options.format ?? 'rows');
    return this.#call('writeText', { puzzle: toPuzzleText(puzzle), format }, options);
  }

  close(): void {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort(new JiugongError('closed', 'The engine was closed.'));
    this.#shared.leave();
  }

  #call<M extends Method>(
    method: M,
    args: Methods[M]['takes'],
    { signal }: CallOptions,
  ): Promise<Methods[M]['gives']> {
    const invocation = { method, args } as Parameters<Connection['call']>[0];
    const signals = [this.#closing.signal, ...(signal === undefined ? [] : [signal])];
    return this.#shared.connection.call(invocation, signals) as Promise<Methods[M]['gives']>;
  }
}

const best = new SharedConnection(new Connection(openBestPort));
const main = new SharedConnection(new Connection(openMainPort));

/** Joins the host that all engines of this page share. */
export function connect({ thread }: LoadOptions): Promise<Engine> {
  return (thread === 'main' ? main : best).join();
}
