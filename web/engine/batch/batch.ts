/** Solves a file on several connections at once: chunk by chunk, answered in order, with bounded memory. */
import { JiugongError } from '../../api/error';
import type { ManyFormat, ManyProgress, ManyResult } from '../../api/many';
import type { Connection } from '../connection';
import type { Invocation, Json } from '../protocol';
import { type Chunk, MAX_CHUNK, PACE, type Pace, cutChunks } from './chunker';
import type { Source } from './source';
import { type ChunkCounts, NOTHING, addChunk } from './totals';

/** Chunks in flight on each connection: one is solved while the other travels. */
const LANES = 2;

/**
 * Bytes per connection that may be read ahead of the writer: four chunks of the largest size, or so many small ones that
 * no worker waits for another one that is still starting.
 */
const AHEAD = 4 * MAX_CHUNK;

/** Crashes of hosts with the same chunk before the batch gives up. */
const MAX_CRASHES = 3;

/** Milliseconds between two reports. */
const PAUSE = 100;

/** Bytes that are copied before the thread handles its other events. */
const COPIED = 2 ** 22;

export interface BatchOptions {
  readonly format: ManyFormat;
  readonly limit: number;
  readonly write: ((bytes: Uint8Array) => unknown) | null;
  /** Whether the buffers that `write` was given may be reused. */
  readonly reuse: boolean;
  readonly onProgress: ((progress: ManyProgress) => void) | null;
}

/** The part of a connection that a batch needs; each has a host of its own. */
export type Caller = Pick<Connection, 'call'>;

/** The answer to a chunk. */
export type ChunkAnswer = Json<ChunkCounts> & { bytes: Uint8Array };

export class Batch {
  readonly #source: Source;
  readonly #options: BatchOptions;
  readonly #pace: Pace;
  /** Size of the next chunk in bytes. */
  #size: number;
  readonly #stop = new AbortController();
  /** Buffers for chunks, for reuse. */
  readonly #free: Uint8Array[] = [];
  /** Buffers to send, for reuse. */
  readonly #sendable: ArrayBuffer[] = [];
  readonly #chunks: AsyncGenerator<Chunk, void>;
  /** Answers that wait for an earlier one to be written, by the number of their chunk. */
  readonly #waiting = new Map<number, { answer: ChunkAnswer; size: number; end: number }>();
  /** Wakes lanes that wait for room or for the end of a pause. */
  #sleepers: (() => void)[] = [];
  /** Numbers of chunks that were read, and of answers that were written. */
  #begun = 0;
  #written = 0;
  /** Bytes of the chunks that were read and are not written yet. */
  #ahead = 0;
  #isWriting = false;
  /** Settles when the current (or last) writing ends. */
  #writing = Promise.resolve();
  #paused = false;
  /** Start time, shifted by all pauses; and start of the last pause. */
  #since = performance.now();
  #pausedAt = 0;
  #reportAt = 0;
  #totals = NOTHING;
  /** Bytes of the input that are answered. */
  #read = 0;
  #collected: Uint8Array[] = [];

  constructor(source: Source, options: BatchOptions, pace: Pace = PACE) {
    this.#pace = pace;
    this.#size = pace.first;
    this.#source = source;
    this.#options = options;
    this.#chunks = cutChunks(source.read(this.#stop.signal), () => this.#size, this.#free);
  }

  /** Rejects with the reason for which it stopped; `result` then says how far it came. */
  async run(connections: readonly Caller[]): Promise<void> {
    const { signal } = this.#stop;
    const lanes = connections.flatMap((connection) =>
      Array.from({ length: LANES }, () =>
        this.#solveChunks(connection, connections).catch((error) => this.stop(error)),
      ),
    );
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      if (signal.aborted) reject(signal.reason);
    });
    await Promise.race([stopped, Promise.all(lanes)]);
    signal.throwIfAborted();
    this.#report(0);
  }

  stop(reason: unknown): void {
    this.#stop.abort(reason);
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
  async result(): Promise<ManyResult> {
    await this.#writing.catch(() => undefined);
    const { errors, ...counts } = this.#totals;
    return {
      ...counts,
      bytes: await this.#join(),
      errors: [...errors],
      complete: !this.#stop.signal.aborted,
      read: this.#read,
    };
  }

  async #solveChunks(connection: Caller, connections: readonly Caller[]): Promise<void> {
    const { signal } = this.#stop;
    const most = AHEAD * connections.length;
    for (;;) {
      while (!signal.aborted && (this.#paused || this.#ahead >= most)) {
        await new Promise<void>((resolve) => this.#sleepers.push(resolve));
      }
      if (signal.aborted) return;
      const number = this.#begun++;
      const { value: chunk } = await this.#chunks.next();
      if (chunk === undefined) return;
      this.#ahead += chunk.bytes.length;
      const since = performance.now();
      const answer = await this.#solve(chunk, number === 0, connection, connections[0]!);
      this.#size = this.#pace.next(this.#size, chunk.bytes.length, performance.now() - since);
      this.#free.push(new Uint8Array(chunk.bytes.buffer));
      this.#waiting.set(number, { answer, size: chunk.bytes.length, end: chunk.end });
      if (!this.#isWriting) await (this.#writing = this.#writeAnswers());
    }
  }

  /** Solves a chunk, again if its host crashes, and on `spare` if its host cannot start. */
  async #solve(
    { bytes }: Chunk,
    first: boolean,
    connection: Caller,
    spare: Caller,
  ): Promise<ChunkAnswer> {
    const { format, limit } = this.#options;
    for (let crashes = 1; ; ++crashes) {
      try {
        const invocation: Invocation = ['solveMany', this.#copy(bytes), format, limit, first];
        return (await connection.call(this, invocation, this.#stop.signal)) as ChunkAnswer;
      } catch (error) {
        const crashed = error instanceof JiugongError && error.code === 'internal';
        const refused = !(error instanceof JiugongError) && connection !== spare;
        if (this.#stop.signal.aborted || crashes === MAX_CRASHES || !(crashed || refused))
          throw error;
        if (refused) connection = spare;
      }
    }
  }

  /** Sending transfers the buffer, so this makes a copy; into a returned buffer, since allocating takes longer than copying. */
  #copy(bytes: Uint8Array): Uint8Array {
    const memory = this.#sendable.pop();
    if (memory === undefined || memory.byteLength < bytes.length) return bytes.slice();
    const copy = new Uint8Array(memory, 0, bytes.length);
    copy.set(bytes);
    return copy;
  }

  /** Writes the answers whose turn it is. */
  async #writeAnswers(): Promise<void> {
    const { write, reuse } = this.#options;
    const { signal } = this.#stop;
    this.#isWriting = true;
    for (;;) {
      const next = this.#waiting.get(this.#written);
      if (next === undefined || signal.aborted) break;
      this.#waiting.delete(this.#written);
      const { bytes, ...counts } = next.answer;
      if (write === null) this.#collected.push(bytes);
      else await write(bytes);
      if (reuse && write !== null) this.#sendable.push(bytes.buffer as ArrayBuffer);
      this.#totals = addChunk(this.#totals, counts);
      this.#read = next.end;
      this.#ahead -= next.size;
      ++this.#written;
      this.#wake();
      this.#report(PAUSE);
    }
    this.#isWriting = false;
  }

  #wake(): void {
    const sleepers = this.#sleepers;
    this.#sleepers = [];
    for (const wake of sleepers) wake();
  }

  #report(pause: number): void {
    const { onProgress } = this.#options;
    const now = performance.now();
    if (onProgress === null || now < this.#reportAt + pause) return;
    this.#reportAt = now;
    const { errors, ...counts } = this.#totals;
    const until = this.#paused ? this.#pausedAt : now;
    const seconds = Math.max(until - this.#since, 1) / 1000;
    onProgress({
      ...counts,
      histogram: [...counts.histogram],
      errors: [...errors],
      done: this.#read,
      total: this.#source.total,
      perSecond: counts.puzzles / seconds,
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
