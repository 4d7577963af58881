/** Reads a file in a thread of its own, and unpacks it if it is gzip. */
import { createReadStream, fstatSync } from 'node:fs';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { isatty, ReadStream } from 'node:tty';
import { constants, createGunzip } from 'node:zlib';
import type { Peer } from './thread';

const CHUNK = 262_144;

/** So many chunks are sent before the first is taken. */
const AHEAD = 8;

/** A stream of whatever a file descriptor is. (Those of files would fail where a pipe is set not to wait.) */
function streamOf(descriptor: number): Readable {
  if (isatty(descriptor)) return new ReadStream(descriptor);
  const status = fstatSync(descriptor);
  return status.isFIFO() || status.isSocket()
    ? new Socket({ fd: descriptor, readable: true, writable: false })
    : createReadStream('', { fd: descriptor, highWaterMark: CHUNK });
}

/**
 * Unpacks gzip. (A pipeline would fail, now and then, where a file goes on after its last part: the unpacker ends its
 * output there, before it has taken the rest.)
 */
async function* unpacked(
  packed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const gunzip = createGunzip({ chunkSize: CHUNK, finishFlush: constants.Z_FINISH });
  const source = Readable.from(packed);
  source.once('error', (error) => gunzip.destroy(error));
  try {
    yield* source.pipe(gunzip);
  } finally {
    source.destroy();
  }
}

/** Why a file cannot be unpacked, as the native program says it. */
const gzipFailure = (code: string | undefined): string | undefined => {
  if (code === 'Z_BUF_ERROR') return 'the gzip file ends too early';
  return code?.startsWith('Z_') ? 'the gzip file is damaged' : undefined;
};

export async function read(
  descriptor: number,
  peer: Peer,
  errorNumbers: Readonly<Record<string, number>>,
): Promise<void> {
  let bytesRead = 0;
  let ahead = 0;
  let taken: (() => void) | undefined;
  peer.port.on('message', () => {
    ahead -= 1;
    taken?.();
  });

  async function send(chunk: Uint8Array): Promise<void> {
    while (ahead === AHEAD) await new Promise<void>((resolve) => (taken = resolve));
    ahead += 1;
    peer.send(bytesRead, new Uint8Array(chunk));
  }
  async function sendAll(chunks: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const chunk of chunks) if (chunk.length > 0) await send(chunk);
  }
  async function* packed(stream: Readable): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      bytesRead += chunk.length;
      yield chunk;
    }
  }

  try {
    const chunks = packed(streamOf(descriptor));
    // The first two bytes tell, which may arrive one by one.
    let begin = new Uint8Array();
    while (begin.length < 2) {
      const { value, done } = await chunks.next();
      if (done) break;
      begin = Buffer.concat([begin, value]);
    }
    async function* all(): AsyncGenerator<Uint8Array, void, undefined> {
      yield begin;
      yield* chunks;
    }
    const isGzip = begin[0] === 0x1f && begin[1] === 0x8b;
    await sendAll(isGzip ? unpacked(all()) : all());
    peer.send(bytesRead, new Uint8Array());
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = gzipFailure(code) ?? (code! in errorNumbers ? '' : String(error));
    peer.send(-(errorNumbers[code!] ?? 1), new TextEncoder().encode(reason));
  }
}
