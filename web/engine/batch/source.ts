/** Reads the input of `solveMany`, whatever type it has. */
import script from 'jiugong:gzip';
import { JiugongError } from '../../api/error';
import type { ManyInput } from '../../api/many';
import { loadLazily } from '../../scripts/lazy-script';

/** Bytes read at once. (Reading slices of a Blob takes ten times as long as its stream.) */
const PIECE = 2 ** 20;

/** Bytes of gzip unpacked at once, so that those of a whole file do not count as done before its first puzzles are. */
const SLICE = 2 ** 14;

/** The first two bytes of gzip. */
const GZIP = [0x1f, 0x8b];

const loadGunzip = loadLazily(script, (message) => new JiugongError('unavailable', message));

export interface Source {
  /** Size in bytes, as it is given; null if it is not known. */
  readonly total: number | null;
  /**
   * The bytes, unpacked if they are gzip, in pieces of any size; each is valid until the next is asked for. An abort ends a
   * wait for a stream.
   */
  read(signal: AbortSignal): AsyncIterable<Uint8Array>;
  /** Of gzip, the bytes that have been unpacked; null if it is none. */
  unpacked(): number | null;
}

function badInput(message: string): JiugongError {
  return new JiugongError('bad-argument', message);
}

function toBytes(value: unknown): Uint8Array {
  if (!ArrayBuffer.isView(value)) {
    throw badInput(
      'The input must be a Uint8Array, a Blob, a ReadableStream of Uint8Arrays, or a string.',
    );
  }
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
}

/** Reads a stream, into the buffer of the piece before where the stream supports it. */
function pieceReader(stream: ReadableStream<Uint8Array>) {
  try {
    const reader = stream.getReader({ mode: 'byob' });
    let buffer = new ArrayBuffer(PIECE);
    return {
      async next(): Promise<unknown> {
        const { value } = await reader.read(new Uint8Array(buffer));
        // (At the end there are no bytes; a stream that was cancelled keeps the buffer.)
        if (value === undefined || value.length === 0) return undefined;
        buffer = value.buffer;
        return value;
      },
      cancel: (reason: unknown) => reader.cancel(reason),
    };
  } catch {
    const reader = stream.getReader();
    return {
      next: async (): Promise<unknown> => (await reader.read()).value,
      cancel: (reason: unknown) => reader.cancel(reason),
    };
  }
}

async function* readStream(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = pieceReader(stream);
  // (A stream that fails to cancel does not matter any more.)
  const cancel = (): void => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', cancel);
  for (let piece; (piece = await reader.next()) !== undefined;) yield toBytes(piece);
}

async function* readBytes(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const badGzip = (message: string): JiugongError => new JiugongError('bad-gzip', message);

/** Unpacks what is gzip. */
function unpacking(
  total: number | null,
  readPacked: (signal: AbortSignal) => AsyncGenerator<Uint8Array>,
): Source {
  let unpacked: number | null = null;
  return {
    total,
    async *read(signal) {
      const pieces = readPacked(signal);
      // The first two bytes tell, which may arrive one by one.
      let begin = new Uint8Array();
      for (let piece; begin.length < GZIP.length;) {
        if ((piece = await pieces.next()).done) break;
        const more: Uint8Array = piece.value;
        const longer = new Uint8Array(begin.length + more.length);
        longer.set(begin);
        longer.set(more, begin.length);
        begin = longer;
      }
      if (!GZIP.every((byte, at) => begin[at] === byte)) {
        yield begin;
        yield* pieces;
        return;
      }
      const inSlices = function* (piece: Uint8Array): Generator<Uint8Array> {
        for (let at = 0; at < piece.length; at += SLICE) {
          const slice = piece.subarray(at, at + SLICE);
          unpacked = (unpacked ?? 0) + slice.length;
          yield slice;
        }
      };
      async function* packed(): AsyncGenerator<Uint8Array> {
        yield* inSlices(begin);
        for await (const piece of pieces) yield* inSlices(piece);
      }
      const { gunzip } = await loadGunzip();
      yield* gunzip(packed(), badGzip);
    },
    unpacked: () => unpacked,
  };
}

/** Throws a JiugongError for input of another type. (No `instanceof`: objects may come from another frame.) */
export function openSource(input: ManyInput): Source {
  if (typeof input === 'string') return openSource(new Blob([input]));
  if (typeof input === 'object' && input !== null) {
    if ('getReader' in input) {
      if (input.locked) throw badInput('The stream is locked by another reader.');
      return unpacking(null, (signal) => readStream(input, signal));
    }
    if ('stream' in input)
      return unpacking(input.size, (signal) => readStream(input.stream(), signal));
  }
  const bytes = toBytes(input);
  return unpacking(bytes.length, () => readBytes(bytes));
}
