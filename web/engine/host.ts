/** The host: runs calls on the module, step by step, so that none keeps another or the page waiting. */
import type { JiugongModule, ModuleSolver9, ModuleTextError } from 'jiugong:module';
import { type ErrorCode, JiugongError } from './error';
import type { FromHost, Invocation, Method, Methods, PlainError, ToHost } from './protocol';
import { RunQueue, type Task } from './run-queue';

/** Nodes of the search, or puzzles to read, in one step: well under a millisecond. */
const STEP = 256;

type Takes<M extends Method> = Methods[M]['takes'];
type Gives<M extends Method> = Methods[M]['gives'];

/** A call at work: yields between its steps, returns its result or throws. */
type Work<M extends Method> = Generator<undefined, Gives<M>, undefined>;

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
  readonly #queue = new RunQueue();
  readonly #running = new Map<number, Task>();
  /** A solver holds its own stack; one that is done serves the next call. */
  readonly #idleSolvers: ModuleSolver9[] = [];

  constructor(module: JiugongModule, reply: (message: FromHost) => void) {
    this.#module = module;
    this.#reply = reply;
  }

  /** Takes a message of the client; answers come through `reply`. */
  handle(message: Exclude<ToHost, { kind: 'start' }>): void {
    if (message.kind === 'cancel') {
      this.#cancel(message.id);
      return;
    }
    const task = this.#answer(message.id, message.invocation);
    this.#running.set(message.id, task);
    this.#queue.add(task);
  }

  /** Ends all calls, without answers. */
  close(): void {
    for (const id of this.#running.keys()) this.#cancel(id);
  }

  #cancel(id: number): void {
    const task = this.#running.get(id);
    this.#running.delete(id);
    if (task !== undefined) this.#queue.cancel(task);
  }

  *#answer(id: number, invocation: Invocation): Task {
    try {
      this.#reply({ kind: 'result', id, value: yield* this.#run(invocation) });
    } catch (thrown) {
      if (thrown instanceof JiugongError) {
        this.#reply({ kind: 'error', id, error: toPlain(thrown) });
      } else {
        this.#reply({ kind: 'crash', message: String(thrown) });
      }
    } finally {
      this.#running.delete(id);
    }
  }

  #run({ method, args }: Invocation): Work<Method> {
    switch (method) {
      case 'solve':
        return this.#solve(args);
      case 'count':
        return this.#count(args);
      case 'solveText':
        return this.#solveText(args);
      case 'readText':
        return this.#readText(args);
      case 'writeText':
        return this.#writeText(args);
    }
  }

  *#solve(args: Takes<'solve'>): Work<'solve'> {
    const puzzle = this.#readPuzzle(args.puzzle);
    const solver = this.#idleSolvers.pop() ?? new this.#module.Solver9();
    try {
      let micros = 0;
      let begin = performance.now();
      solver.start(puzzle, args.limit);
      while (!solver.advance(STEP)) {
        micros += 1000 * (performance.now() - begin);
        yield;
        begin = performance.now();
      }
      micros += 1000 * (performance.now() - begin);
      return { ...solver.result(), micros };
    } finally {
      this.#idleSolvers.push(solver);
    }
  }

  *#count(args: Takes<'count'>): Work<'count'> {
    const { count, capped } = yield* this.#solve(args);
    return { count, capped };
  }

  *#solveText(args: Takes<'solveText'>): Work<'solveText'> {
    const results: Gives<'solveText'>['results'] = [];
    const solver = new this.#module.TextSolver(args.text);
    try {
      // The clock is too coarse for one easy puzzle, so the puzzles of a step share its time.
      let spent = 0;
      for (let done = false; !done;) {
        const begin = performance.now();
        done = solver.advance(STEP);
        spent += performance.now() - begin;
        const items = solver.takeItems();
        const micros = (1000 * spent) / items.length;
        for (const item of items) {
          const result = item.status === 'error' ? item : { ...item, micros };
          results.push(result as (typeof results)[0]);
        }
        if (items.length !== 0) spent = 0;
        if (!done) yield;
      }
      throwIfAllFailed(results);
      const format = solver.format() as Gives<'solveText'>['format'];
      return { text: solver.text(), format, results };
    } finally {
      solver.delete();
    }
  }

  *#readText(args: Takes<'readText'>): Work<'readText'> {
    const puzzles: Gives<'readText'>['puzzles'] = [];
    const reader = new this.#module.TextReader(args.text);
    try {
      for (let done = false; !done;) {
        const items = reader.readSome(STEP) as typeof puzzles;
        puzzles.push(...items);
        done = items.length < STEP;
        if (!done) yield;
      }
      throwIfAllFailed(puzzles);
      return { format: reader.format() as Gives<'readText'>['format'], puzzles };
    } finally {
      reader.delete();
    }
  }

  // oxlint-disable-next-line require-yield -- one step is enough
  *#writeText(args: Takes<'writeText'>): Work<'writeText'> {
    const puzzle = this.#readPuzzle(args.puzzle);
    return this.#module.writeGrid(puzzle, this.#module.Format[args.format]);
  }

  #readPuzzle(text: string): string {
    const read = this.#module.readPuzzle(text);
    if ('error' in read) throw textError(read.error);
    return read.puzzle;
  }
}
