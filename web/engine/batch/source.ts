/** Reads the input of `solveMany`, whatever type it has. */
import { JiugongError } from '../../api/error';
import type { ManyInput } from '../../api/many';

/** Bytes read at once. (Reading slices of a Blob takes ten times as long as its stream.) */
const PIECE = 2 ** 20;

export interface Source {
  /** Size in bytes; null if it is not known. */
  readonly total: number | null;
  /** The bytes, in pieces of any size; each is valid until the next is asked for. An abort ends a wait for a stream. */
  read(signal: AbortSignal): AsyncIterable<Uint8Array>;
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

/** Throws a JiugongError for input of another type. (No `instanceof`: objects may come from another frame.) */
export function openSource(input: ManyInput): Source {
  if (typeof input === 'string') return openSource(new Blob([input]));
  if (typeof input === 'object' && input !== null) {
    if ('getReader' in input) {
      if (input.locked) throw badInput('The stream is locked by another reader.');
      return { total: null, read: (signal) => readStream(input, signal) };
    }
    if ('stream' in input)
      return { total: input.size, read: (signal) => readStream(input.stream(), signal) };
  }
  const bytes = toBytes(input);
  return { total: bytes.length, read: () => readBytes(bytes) };
}
