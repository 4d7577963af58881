/** The host: runs calls on the module, in slices, so that none keeps another or the page waiting. */
import type { JiugongModule, ModuleSolver9, ModuleTextError } from 'jiugong:module';
import { type ErrorCode, JiugongError } from './error';
import type { FromHost, Invocation, Method, Methods, PlainError, ToHost } from './protocol';

/** Nodes of the search between two looks at the clock: well under a millisecond. */
const NODES_PER_STEP = 256;

/** Milliseconds of work before other events get their turn. */
const SLICE = 8;

/** Thrown through a call that was cancelled; nobody waits for its answer. */
const CANCELLED = Symbol('cancelled');

type Gives<M extends Method> = Methods[M]['gives'];

/** Lets the thread handle its other events: messages, input, timers. */
const breathe: () => Promise<void> =
  typeof setImmediate === 'function'
    ? () => new Promise((resolve) => setImmediate(resolve))
    : () =>
        // Unlike a timer, a message is not put off by 4 ms.
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            port1.close();
            resolve();
          };
          port2.postMessage(null);
        });

function textError(error: ModuleTextError): JiugongError {
  return new JiugongError(error.code as ErrorCode, error.message, error);
}

function toPlain({ code, message, line, column, found, expected }: JiugongError): PlainError {
  return { code, message, line, column, found, expected };
}

/** A text without a single good puzzle is an error as a whole: that of the first. */
function throwIfAllFailed(items: ({ error: PlainError } | { puzzle: string })[]): void {
  const first = items[0];
  if (first !== undefined && items.every((item) => 'error' in item)) {
    throw textError((first as { error: PlainError }).error);
  }
}

export class Host {
  readonly #module: JiugongModule;
  readonly #reply: (message: FromHost) => void;
  readonly #running = new Set<number>();
  /** A solver holds its own stack; one that is done serves the next call. */
  readonly #idleSolvers: ModuleSolver9[] = [];

  constructor(module: JiugongModule, reply: (message: FromHost) => void) {
    this.#module = module;
    this.#reply = reply;
  }

  /** Takes a message of the client; answers come through `reply`. */
  handle(message: Exclude<ToHost, { kind: 'start' }>): void {
    if (message.kind === 'cancel') {
      this.#running.delete(message.id);
    } else {
      void this.#answer(message.id, message.invocation);
    }
  }

  async #answer(id: number, invocation: Invocation): Promise<void> {
    this.#running.add(id);
    try {
      this.#reply({ kind: 'result', id, value: await this.#run(id, invocation) });
    } catch (thrown) {
      if (thrown === CANCELLED) return;
      if (thrown instanceof JiugongError) {
        this.#reply({ kind: 'error', id, error: toPlain(thrown) });
      } else {
        this.#reply({ kind: 'crash', message: String(thrown) });
      }
    } finally {
      this.#running.delete(id);
    }
  }

  #run(id: number, { method, args }: Invocation): unknown {
    switch (method) {
      case 'solve':
        return this.#solve(id, args);
      case 'count':
        return this.#count(id, args);
      case 'solveText':
        return this.#solveText(id, args);
      case 'readText':
        return this.#readText(id, args);
      case 'writeText':
        return this.#module.writeGrid(
          this.#readPuzzle(args.puzzle),
          this.#module.Format[args.format],
        );
    }
  }

  async #solve(id: number, args: Methods['solve']['takes']): Promise<Gives<'solve'>> {
    const puzzle = this.#readPuzzle(args.puzzle);
    const solver = this.#idleSolvers.pop() ?? new this.#module.Solver9();
    try {
      const begin = performance.now();
      solver.start(puzzle, args.limit);
      const waited = await this.#inSlices(id, solver);
      const micros = 1000 * (performance.now() - begin - waited);
      return { ...solver.result(), micros };
    } finally {
      this.#idleSolvers.push(solver);
    }
  }

  async #count(id: number, args: Methods['count']['takes']): Promise<Gives<'count'>> {
    const { count, capped } = await this.#solve(id, args);
    return { count, capped };
  }

  async #solveText(id: number, args: Methods['solveText']['takes']): Promise<Gives<'solveText'>> {
    const results: Gives<'solveText'>['results'] = [];
    const solver = new this.#module.TextSolver(args.text);
    let spent = 0;
    // Results are fetched as they come, since fetching takes time as well. The clock is too coarse
    // for one easy puzzle, so the puzzles of a step share its time.
    const advance = (nodes: number): boolean => {
      const begin = performance.now();
      const done = solver.advance(nodes);
      spent += performance.now() - begin;
      const items = solver.itemsFrom(results.length);
      const micros = (1000 * spent) / items.length;
      for (const item of items) {
        results.push((item.status === 'error' ? item : { ...item, micros }) as (typeof results)[0]);
      }
      if (items.length !== 0) spent = 0;
      return done;
    };
    try {
      await this.#inSlices(id, { advance });
      throwIfAllFailed(results);
      const format = solver.format() as Gives<'solveText'>['format'];
      return { text: solver.text(), format, results };
    } finally {
      solver.delete();
    }
  }

  async #readText(id: number, args: Methods['readText']['takes']): Promise<Gives<'readText'>> {
    const puzzles: Gives<'readText'>['puzzles'] = [];
    const reader = new this.#module.TextReader(args.text);
    const advance = (most: number): boolean => {
      const items = reader.readSome(most) as typeof puzzles;
      puzzles.push(...items);
      return items.length < most;
    };
    try {
      await this.#inSlices(id, { advance });
      throwIfAllFailed(puzzles);
      return { format: reader.format() as Gives<'readText'>['format'], puzzles };
    } finally {
      reader.delete();
    }
  }

  #readPuzzle(text: string): string {
    const read = this.#module.readPuzzle(text);
    if ('error' in read) throw textError(read.error);
    return read.puzzle;
  }

  /** Advances to the end, breathing in between; gives the milliseconds spent waiting. */
  async #inSlices(id: number, work: { advance(nodes: number): boolean }): Promise<number> {
    let waited = 0;
    let begin = performance.now();
    while (!work.advance(NODES_PER_STEP)) {
      const now = performance.now();
      if (now - begin < SLICE) continue;
      await breathe();
      if (!this.#running.has(id)) throw CANCELLED;
      begin = performance.now();
      waited += begin - now;
    }
    return waited;
  }
}
