/**
 * Unpacks gzip: a script of its own, since few inputs are packed. `DecompressionStream` fails where anything follows the first
 * member, as in what bgzip and `cat a.gz b.gz` write, and does not tell where that ends.
 */
import {
  Z_BUF_ERROR,
  Z_NO_FLUSH,
  Z_OK,
  Z_STREAM_END,
  ZStream,
  zlibInflate,
  zlibInflateInit2,
  zlibInflateReset,
} from 'pako';

/** The largest window, for gzip alone, in the numbers of zlib. */
const WINDOW = 15 + 16;

/** Bytes unpacked at once. */
const PIECE = 2 ** 18;

/** The first byte of each member. */
const MEMBER = 0x1f;

/**
 * Yields the contents of all members; each piece is valid until the next is asked for. What follows the last member, such
 * as padding, is left out, as gzip does. Throws what `toError` makes where the bytes are damaged or end too early.
 */
export async function* gunzip(
  packed: AsyncIterable<Uint8Array>,
  toError: (message: string) => Error,
): AsyncGenerator<Uint8Array, void> {
  const stream = new ZStream();
  zlibInflateInit2(stream, WINDOW);
  stream.output = new Uint8Array(PIECE);
  let where: 'in a member' | 'between members' | 'behind them' = 'in a member';
  for await (const piece of packed) {
    stream.input = piece;
    stream.next_in = 0;
    stream.avail_in = piece.length;
    while (where !== 'behind them') {
      if (where === 'between members') {
        if (stream.avail_in === 0) break;
        if (piece[stream.next_in] !== MEMBER) {
          where = 'behind them';
          break;
        }
        zlibInflateReset(stream);
        where = 'in a member';
      }
      stream.next_out = 0;
      stream.avail_out = PIECE;
      const status = zlibInflate(stream, Z_NO_FLUSH);
      if (status === Z_STREAM_END) where = 'between members';
      else if (status !== Z_OK && status !== Z_BUF_ERROR)
        throw toError('The gzip file is damaged.');
      if (stream.next_out > 0) yield stream.output.subarray(0, stream.next_out);
      if (stream.avail_in === 0 && stream.avail_out > 0) break;
    }
  }
  if (where === 'in a member') throw toError('The gzip file ends too early.');
}
