/** Reads the input of `solveMany`, whatever type it has. */
import script from 'jiugong:gzip';
import { JiugongError } from '../../api/error';
import type { ManyInput } from '../../api/many';
import { loadLazily } from '../../scripts/lazy-script';

/** Bytes read at once. (Reading slices of a Blob takes ten times as long as its stream.) */
const PIECE = 2 ** 20;

/** Bytes unpacked or converted at once, within which a position of the input is an estimate. */
const SLICE = 2 ** 14;

/** The first two bytes of gzip. */
const GZIP = [0x1f, 0x8b];

/** The byte order marks of UTF-16, as a number. */
const UTF_16: ReadonlyMap<number, string> = new Map([
  [0xfffe, 'utf-16le'],
  [0xfeff, 'utf-16be'],
]);

const loadGunzip = loadLazily(script, (message) => new JiugongError('unavailable', message));

export interface Source {
  /** Size in bytes, as it is given; null if it is not known. */
  readonly total: number | null;
  /**
   * The bytes, unpacked if they are gzip, in UTF-8 if they are UTF-16, in pieces of any size; each is valid until the next is asked for. An abort ends a
   * wait for a stream.
   */
  read(signal: AbortSignal): AsyncIterable<Uint8Array>;
  /** Where in the input these first bytes of what is read end; about there, in the latest piece of gzip and UTF-16. */
  positionOf(end: number): number;
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

/** The same pieces, the first of them with two bytes at least, which tell what follows: they may arrive one by one. */
async function* fromSecondByte(pieces: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  let begin = new Uint8Array();
  for (let piece; begin.length < 2;) {
    if ((piece = await pieces.next()).done) break;
    const more: Uint8Array = piece.value;
    const longer = new Uint8Array(begin.length + more.length);
    longer.set(begin);
    longer.set(more, begin.length);
    begin = longer;
  }
  yield begin;
  yield* pieces;
}

/** Unpacks what is gzip, and converts UTF-16 that begins with a byte order mark, as Windows programs write it. */
function inUtf8(
  total: number | null,
  readBytes: (signal: AbortSignal) => AsyncGenerator<Uint8Array>,
): Source {
  let taken: number | null = null;
  /** Where the latest piece begins and ends, in the input and in what is read of it. */
  let from = { input: 0, output: 0 };
  let to = from;
  const follow = (piece: Uint8Array): Uint8Array => {
    if (piece.length === 0) return piece;
    from = to;
    to = { input: taken ?? 0, output: from.output + piece.length };
    return piece;
  };
  const positionOf = (end: number): number => {
    if (taken === null) return end;
    if (end >= to.output) return taken;
    const share = Math.max(0, end - from.output) / (to.output - from.output);
    return from.input + Math.round(share * (to.input - from.input));
  };
  function* inSlices(piece: Uint8Array): Generator<Uint8Array> {
    for (let at = 0; at < piece.length; at += SLICE) {
      const slice = piece.subarray(at, at + SLICE);
      taken = (taken ?? 0) + slice.length;
      yield slice;
    }
  }
  async function* unzipped(signal: AbortSignal): AsyncGenerator<Uint8Array> {
    const pieces = fromSecondByte(readBytes(signal));
    const { value: begin = new Uint8Array() } = await pieces.next();
    async function* all(): AsyncGenerator<Uint8Array> {
      yield begin;
      yield* pieces;
    }
    if (!GZIP.every((byte, at) => begin[at] === byte)) return yield* all();
    async function* packed(): AsyncGenerator<Uint8Array> {
      for await (const piece of all()) yield* inSlices(piece);
    }
    const { gunzip } = await loadGunzip();
    yield* gunzip(packed(), badGzip);
  }
  async function* read(signal: AbortSignal): AsyncGenerator<Uint8Array> {
    let decoder: TextDecoder | null | undefined;
    let isPacked = false;
    const encoder = new TextEncoder();
    for await (const piece of fromSecondByte(unzipped(signal))) {
      if (decoder === undefined) {
        isPacked = taken !== null;
        const encoding = UTF_16.get((piece[0] ?? 0) * 256 + (piece[1] ?? 0));
        decoder = encoding === undefined ? null : new TextDecoder(encoding);
      }
      if (decoder === null) {
        yield follow(piece);
        continue;
      }
      for (const slice of isPacked ? [piece] : inSlices(piece))
        yield follow(encoder.encode(decoder.decode(slice, { stream: true })));
    }
    if (decoder) yield follow(encoder.encode(decoder.decode()));
  }
  return { total, read, positionOf };
}

/** Throws a JiugongError for input of another type. (No `instanceof`: objects may come from another frame.) */
export function openSource(input: ManyInput): Source {
  if (typeof input === 'string') return openSource(new Blob([input]));
  if (typeof input === 'object' && input !== null) {
    if ('getReader' in input) {
      if (input.locked) throw badInput('The stream is locked by another reader.');
      return inUtf8(null, (signal) => readStream(input, signal));
    }
    if ('stream' in input)
      return inUtf8(input.size, (signal) => readStream(input.stream(), signal));
  }
  const bytes = toBytes(input);
  return inUtf8(bytes.length, () => readBytes(bytes));
}
