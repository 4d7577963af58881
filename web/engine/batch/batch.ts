/** Works on several connections at once: chunk by chunk, with the output in order and with bounded memory. */
import { type ErrorCode, JiugongError } from '../../api/error';
import type { RunProgress, RunResult } from '../../api/run';
import type { Connection } from '../connection';
import type { ModuleName } from '../modules';
import type { Invocation } from '../protocol';
import type { Pace } from './pace';

/** Chunks in flight on each connection: one is worked on while the other travels. */
const LANES = 2;

/** Crashes of hosts with the same chunk before the batch gives up. */
const MAX_CRASHES = 3;

/** The errors with which a host is lost. */
const CRASHES: ReadonlySet<ErrorCode> = new Set(['internal', 'out-of-memory']);

/** Milliseconds between two reports: at least, and at most, as the time is news as well. */
const PAUSE = 100;
const BEAT = 1000;

/**
 * Milliseconds after which a chunk is cut into others of a 64th of its size, and begun again. Chunks grow while puzzles are
 * easy, so that of hard ones they could take minutes; of the largest no more than two such cuts come to single puzzles.
 */
const LIMIT = 500;
const SMALLER = 64;

/** Bytes that are copied before the thread handles its other events. */
const COPIED = 2 ** 22;

/** What became of a chunk: its part of the output, and what the work counts. */
interface Answered {
  readonly bytes: Uint8Array;
}

/** A part of the work. */
export interface Chunk<Answer = Answered> {
  readonly size: number;
  /** The size of the work up to its end. */
  readonly end: number;
  /** The calls that do it. (Sending transfers their bytes, so each attempt needs new ones.) */
  toCalls(): Invocation[];
  /** Made of the answers to these calls. */
  toAnswer(answers: unknown[]): Answer;
  /** Cuts it in two, of which the first is about of this size; null if it is a single record. */
  split(size: number): Promise<readonly [Chunk<Answer>, Chunk<Answer>] | null>;
  /** What a single record without an answer is to the output and the counts. */
  toGap(): Answer;
}

/** Asks the module about chunks. */
export type Ask = (toCalls: Chunk['toCalls']) => Promise<unknown[]>;

/** A chunk that was read, in a list in the order of the output. */
interface Part {
  chunk: Chunk;
  /** The size of the work up to its beginning. */
  from: number;
  answer: Answered | null;
  /** Whether it is a single record that takes longer than the limit. */
  isLong: boolean;
  next: Part | null;
}

/** What a batch does; sizes are bytes of a file, or puzzles. `Rest` is what the result holds besides the totals. */
export interface Work<
  Totals extends { puzzles: number },
  Rest,
  Answer extends Answered = Answered,
> {
  /** The module that does it. */
  readonly module: ModuleName;
  /** The size of the whole work; null if it is not known. */
  readonly total: number | null;
  readonly pace: Pace;
  /** The size per connection of what may be begun and not yet written. */
  readonly ahead: number;
  /** Makes chunks of about `size()`; an abort ends a wait for the input. */
  chunks(size: () => number, signal: AbortSignal, ask: Ask): AsyncGenerator<Chunk<Answer>, void>;
  readonly nothing: Totals;
  add(sum: Totals, answer: Answer): Totals;
  /** Where a single record stands that follows what the totals count: a line, or a number, from 1. */
  placeOf(chunk: Chunk<Answer>, before: Totals): number;
  toRest(done: number): Rest;
  /** Takes a buffer of output that nobody needs any more. */
  reuse?(buffer: ArrayBuffer): void;
}

export interface BatchOptions<Totals> {
  readonly write: ((bytes: Uint8Array) => unknown) | null;
  /** Whether the buffers that `write` was given may be reused. */
  readonly reuse: boolean;
  /** Whether the result leaves out long puzzles, rather than the answers behind them. */
  readonly skip: boolean;
  readonly onProgress: ((progress: Totals & RunProgress) => void) | null;
}

/** Totals that a caller may change: numbers, lists and tables. */
const copyOf = <Totals extends object>(totals: Totals): Totals =>
  Object.fromEntries(
    Object.entries(totals).map(([name, value]) => [
      name,
      Array.isArray(value) ? [...value] : typeof value === 'object' ? { ...value } : value,
    ]),
  ) as Totals;

/** The part of a connection that a batch needs; each has a host of its own. */
export type Caller = Pick<Connection, 'call' | 'abandon'>;

export class Batch<Totals extends { puzzles: number }, Rest> {
  readonly #work: Work<Totals, Rest>;
  readonly #options: BatchOptions<Totals>;
  /** Size of the next chunk. */
  #size: number;
  readonly #stop = new AbortController();
  readonly #chunks: AsyncGenerator<Chunk, void>;
  #connections: readonly Caller[] = [];
  /** The parts that are not written yet. */
  #first: Part | null = null;
  #last: Part | null = null;
  /** Parts that were cut from others, to be begun before more is read. */
  readonly #cut: Part[] = [];
  /** The owners of the calls that are under way. */
  readonly #running = new Set<object>();
  /** How many parts have no answer, and whether there are no more to read. */
  #open = 0;
  #isRead = false;
  /** Wakes lanes that wait for work, for room or for the end of a pause. */
  #sleepers: (() => void)[] = [];
  /** Size of the parts that are not written yet. */
  #ahead = 0;
  #isWriting = false;
  /** Settles when the current (or last) writing ends. */
  #writing = Promise.resolve();
  #paused = false;
  /** Start time, shifted by all pauses; and start of the last pause. */
  #since = performance.now();
  #pausedAt = 0;
  #reportAt = -Infinity;
  #reporting: ReturnType<typeof setTimeout> | undefined;
  #totals: Totals;
  /** Size of the work that is read, and of what of it is written. */
  #readTo = 0;
  #done = 0;
  /** Size of what has its answers, wherever it stands. */
  #answered = 0;
  #collected: Uint8Array[] = [];
  readonly #skipped: number[] = [];

  constructor(work: Work<Totals, Rest>, options: BatchOptions<Totals>) {
    this.#work = work;
    this.#options = options;
    this.#size = work.pace.first;
    this.#totals = work.nothing;
    this.#chunks = work.chunks(
      () => this.#size,
      this.#stop.signal,
      (toCalls) => this.#call({ toCalls }, this.#connections[0]!),
    );
  }

  /** Rejects with the reason for which it stopped; `result` then says how far it came. */
  async run(connections: readonly Caller[]): Promise<void> {
    const { signal } = this.#stop;
    this.#connections = connections;
    this.#reportIn(BEAT);
    await Promise.resolve(); // a caller may pause before anything begins
    const lanes = connections.flatMap((connection) =>
      Array.from({ length: LANES }, () =>
        this.#runLane(connection).catch((error) => this.stop(error)),
      ),
    );
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      if (signal.aborted) reject(signal.reason);
    });
    try {
      await Promise.race([stopped, Promise.all(lanes)]);
      signal.throwIfAborted();
      this.#report(0);
    } finally {
      clearTimeout(this.#reporting);
    }
  }

  stop(reason: unknown): void {
    this.#stop.abort(reason);
    clearTimeout(this.#reporting);
    for (const owner of [this, ...this.#running]) this.#abandon(owner, reason);
    this.#wake();
  }

  pause(): void {
    if (this.#paused) return;
    this.#paused = true;
    this.#pausedAt = performance.now();
  }

  resume(): void {
    if (!this.#paused) return;
    this.#paused = false;
    this.#since += performance.now() - this.#pausedAt;
    this.#wake();
  }

  /** The result so far. */
  async result(): Promise<Totals & Rest & RunResult> {
    await this.#writing.catch(() => undefined);
    if (this.#options.skip && this.#stop.signal.aborted) await this.#writeBehind();
    return {
      ...copyOf(this.#totals),
      ...this.#work.toRest(this.#done),
      bytes: await this.#join(),
      complete: !this.#stop.signal.aborted,
      skipped: this.#skipped,
    };
  }

  async #runLane(connection: Caller): Promise<void> {
    for (let part; (part = await this.#nextPart()) !== null;) await this.#runPart(part, connection);
  }

  /** The next part to begin; null when all have their answers, or the batch has stopped. */
  async #nextPart(): Promise<Part | null> {
    const { signal } = this.#stop;
    const most = this.#work.ahead * this.#connections.length;
    for (;;) {
      if (signal.aborted || (this.#isRead && this.#open === 0)) return null;
      if (!this.#paused && this.#cut.length > 0) {
        const part = this.#earliestCut();
        if (part.chunk.size >= 2 * this.#size) await this.#split(part, this.#size);
        return part;
      }
      if (!this.#paused && !this.#isRead && this.#ahead < most) {
        const part = await this.#read();
        if (part !== null) return part;
      } else {
        await new Promise<void>((resolve) => this.#sleepers.push(resolve));
      }
    }
  }

  /** Reads the next chunk; null if there is none. */
  async #read(): Promise<Part | null> {
    const { value: chunk } = await this.#chunks.next();
    if (chunk === undefined) {
      this.#isRead = true;
      // (Lanes without work wait for what may be cut, or for the end.)
      this.#wake();
      return null;
    }
    const part: Part = { chunk, from: this.#readTo, answer: null, isLong: false, next: null };
    this.#readTo = chunk.end;
    if (this.#last === null) this.#first = part;
    else this.#last.next = part;
    this.#last = part;
    ++this.#open;
    this.#ahead += chunk.size;
    return part;
  }

  /** Takes the first in the order of the output of those that were cut. */
  #earliestCut(): Part {
    const ends = this.#cut.map(({ chunk }) => chunk.end);
    return this.#cut.splice(ends.indexOf(Math.min(...ends)), 1)[0]!;
  }

  /** Has a part answered, or cut where it takes too long. */
  async #runPart(part: Part, connection: Caller): Promise<void> {
    const { pace } = this.#work;
    const { chunk } = part;
    const isCut = (): boolean => part.chunk !== chunk;
    const since = performance.now();
    const owner = {};
    this.#running.add(owner);
    const timer = setTimeout(() => {
      const smallest = Math.ceil(pace.first / 4);
      this.#size = Math.max(smallest, Math.min(this.#size, Math.floor(chunk.size / SMALLER)));
      this.#split(part, this.#size).then(
        (isSingle) => {
          if (isCut()) {
            this.#cut.push(part);
            this.#abandon(owner, new Error('It is begun again in parts.'));
          } else if (isSingle && part.answer === null && !this.#stop.signal.aborted) {
            part.isLong = true;
            this.#reportSafely(PAUSE);
          }
        },
        (error) => this.stop(error),
      );
    }, LIMIT);
    try {
      const answers = await this.#call(chunk, connection, owner, isCut);
      if (isCut()) return;
      part.answer = chunk.toAnswer(answers);
    } catch (error) {
      if (isCut()) return;
      throw error;
    } finally {
      clearTimeout(timer);
      this.#running.delete(owner);
    }
    this.#size = pace.next(this.#size, chunk.size, performance.now() - since);
    --this.#open;
    this.#answered += chunk.end - part.from;
    this.#wake();
    if (!this.#isWriting) await (this.#writing = this.#writeAnswers());
    this.#report(PAUSE);
  }

  /**
   * Cuts what is beyond a size from a part, unless it has its answer, the batch has stopped, or it is a single record: returns
   * whether it is.
   */
  async #split(part: Part, size: number): Promise<boolean> {
    const pieces = await part.chunk.split(size);
    if (pieces === null) return true;
    if (part.answer !== null || this.#stop.signal.aborted) return false;
    const [head, tail] = pieces;
    part.chunk = head;
    part.next = { chunk: tail, from: head.end, answer: null, isLong: false, next: part.next };
    if (this.#last === part) this.#last = part.next;
    this.#cut.push(part.next);
    ++this.#open;
    this.#wake();
    return false;
  }

  #abandon(owner: object, reason: unknown): void {
    for (const connection of this.#connections) connection.abandon(owner, reason);
  }

  /** Makes calls, such as those of a chunk, again if the host crashes, and on the first connection if the host cannot start. */
  async #call(
    chunk: Pick<Chunk, 'toCalls'>,
    connection: Caller,
    owner: object = this,
    isCut = (): boolean => false,
  ): Promise<unknown[]> {
    const { signal } = this.#stop;
    const spare = this.#connections[0]!;
    for (let crashes = 1; ; ++crashes) {
      try {
        signal.throwIfAborted();
        // (Without the signal: each call would listen to it. `stop` abandons them.)
        const calls = chunk.toCalls().map((invocation) => connection.call(owner, invocation, null));
        return await Promise.all(calls);
      } catch (error) {
        const crashed = error instanceof JiugongError && CRASHES.has(error.code);
        const refused = !(error instanceof JiugongError) && connection !== spare;
        const isOver = signal.aborted || isCut() || crashes === MAX_CRASHES;
        if (isOver || !(crashed || refused)) throw error;
        if (refused) connection = spare;
      }
    }
  }

  /** Writes the answers whose turn it is. */
  async #writeAnswers(): Promise<void> {
    const { signal } = this.#stop;
    this.#isWriting = true;
    while (this.#first !== null && this.#first.answer !== null && !signal.aborted) {
      await this.#writeFirst(this.#first, this.#first.answer);
      this.#wake();
      this.#report(PAUSE);
    }
    this.#isWriting = false;
  }

  async #writeFirst({ chunk, next }: Part, answer: Answered): Promise<void> {
    const { write, reuse } = this.#options;
    this.#first = next;
    if (next === null) this.#last = null;
    if (write === null) this.#collected.push(answer.bytes);
    else await write(answer.bytes);
    if (reuse && write !== null) this.#work.reuse?.(answer.bytes.buffer as ArrayBuffer);
    this.#totals = this.#work.add(this.#totals, answer);
    this.#done = chunk.end;
    this.#ahead -= chunk.size;
  }

  /** Writes, at the end, what is answered before the first part without an answer that is not one long puzzle. */
  async #writeBehind(): Promise<void> {
    const known: Part[] = [];
    for (let part = this.#first; part !== null; part = part.next) {
      if (part.answer === null && !part.isLong) break;
      known.push(part);
    }
    // (Nothing is left out behind the last answer.)
    while (known.at(-1)?.answer === null) known.pop();
    for (const part of known) {
      const { chunk, answer } = part;
      if (answer === null) this.#skipped.push(this.#work.placeOf(chunk, this.#totals));
      await this.#writeFirst(part, answer ?? chunk.toGap());
    }
  }

  #wake(): void {
    const sleepers = this.#sleepers;
    this.#sleepers = [];
    for (const wake of sleepers) wake();
  }

  #reportSafely(pause: number): void {
    try {
      this.#report(pause);
    } catch (error) {
      this.stop(error);
    }
  }

  #reportIn(milliseconds: number): void {
    clearTimeout(this.#reporting);
    this.#reporting = setTimeout(() => this.#reportSafely(0), milliseconds);
  }

  /** Tells the totals, unless the last time is not so many milliseconds ago: then a little later. */
  #report(pause: number): void {
    const { onProgress } = this.#options;
    if (onProgress === null || this.#stop.signal.aborted) return;
    const now = performance.now();
    const rest = this.#reportAt + pause - now;
    // What comes next may take long.
    this.#reportIn(rest > 0 ? rest : BEAT);
    if (rest > 0) return;
    this.#reportAt = now;
    const until = this.#paused ? this.#pausedAt : now;
    const seconds = Math.max(until - this.#since, 1) / 1000;
    const first = this.#first;
    onProgress({
      ...copyOf(this.#totals),
      done: this.#answered,
      total: this.#work.total,
      perSecond: this.#totals.puzzles / seconds,
      waitsFor: first?.isLong ? this.#work.placeOf(first.chunk, this.#totals) : null,
    });
  }

  /** Joins the collected answers, with pauses for the other events of the thread. */
  async #join(): Promise<Uint8Array> {
    const pieces = this.#collected;
    this.#collected = [];
    if (pieces.length === 1) return pieces[0]!;
    const all = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
    let size = 0;
    let copied = 0;
    for (const [at, piece] of pieces.entries()) {
      all.set(piece, size);
      size += piece.length;
      pieces[at] = all.subarray(0, 0); // releases its memory
      if ((copied += piece.length) < COPIED) continue;
      copied = 0;
      await new Promise((resolve) => setTimeout(resolve));
    }
    return all;
  }
}
