/** Reads what may be handed over as a file of puzzles. */
import { JiugongError } from '../error';
import type { ManyInput } from '../many';

/** Bytes of a Blob that are read at once. */
const PIECE = 2 ** 18;

export interface Source {
  /** Bytes in all, where that is known. */
  readonly total: number | null;
  /** The bytes, piece by piece. An abort ends a wait for a stream. */
  read(signal: AbortSignal): AsyncIterable<Uint8Array>;
}

function badInput(what: string): JiugongError {
  return new JiugongError(
    'bad-argument',
    `${what}; there can be a Uint8Array, a Blob, a ReadableStream of Uint8Arrays, or text`,
  );
}

function toBytes(value: unknown): Uint8Array {
  if (!ArrayBuffer.isView(value)) throw badInput('The lines are no bytes');
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
}

async function* readBlob(blob: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < blob.size; at += PIECE) {
    yield new Uint8Array(await blob.slice(at, at + PIECE).arrayBuffer());
  }
}

async function* readStream(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  // (What keeps a stream from ending is not our concern any more.)
  const cancel = (): void => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', cancel);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield toBytes(value);
  }
}

async function* readBytes(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Throws a JiugongError for what cannot be read. (What it is, it may be of another frame.) */
export function openSource(input: ManyInput): Source {
  if (typeof input === 'string') return openSource(new Blob([input]));
  if (typeof input === 'object' && input !== null) {
    if ('getReader' in input) {
      if (input.locked) throw badInput('The stream is being read');
      return { total: null, read: (signal) => readStream(input, signal) };
    }
    if ('arrayBuffer' in input) return { total: input.size, read: () => readBlob(input) };
  }
  const bytes = toBytes(input);
  return { total: bytes.length, read: () => readBytes(bytes) };
}
