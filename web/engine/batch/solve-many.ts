/** The work of `solveMany`: chunks of a file. */
import type { ManyOptions } from '../../api/many';
import { checkLimit, checkManyFormat, checkRating } from '../arguments';
import type { Json } from '../protocol';
import type { Chunk, Work } from './batch';
import { MAX_CHUNK, cutChunks } from './chunker';
import { type Pace, paceOf } from './pace';
import type { Source } from './source';
import { type ChunkCounts, NOTHING, type Totals, addChunk } from './totals';

/** The options besides those of every run. */
export const SOLVE_OPTIONS = ['format', 'limit', 'rating'];

/** In bytes; the first chunks have about three lines. */
const PACE = paceOf(2 ** 8, MAX_CHUNK);

/** The answer to a chunk. */
export type ChunkAnswer = Json<ChunkCounts> & { bytes: Uint8Array };

export function solveWork(
  source: Source,
  { format = 'solution', limit = 2, rating = format === 'rating' }: ManyOptions,
  pace: Pace = PACE,
): Work<Totals, { read: number }, ChunkAnswer> {
  const question = [checkManyFormat(format), checkLimit(limit)];
  const isRated = checkRating(rating, format);
  /** Buffers for chunks, and buffers to send, for reuse. */
  const free: Uint8Array[] = [];
  const sendable: ArrayBuffer[] = [];

  /** Sending transfers the buffer, so this makes a copy; into a returned buffer, since allocating takes longer than copying. */
  const copyOf = (bytes: Uint8Array): Uint8Array => {
    const memory = sendable.pop();
    if (memory === undefined || memory.byteLength < bytes.length) return bytes.slice();
    const copy = new Uint8Array(memory, 0, bytes.length);
    copy.set(bytes);
    return copy;
  };

  return {
    module: isRated ? 'difficulty' : 'batch',
    total: source.total,
    pace,
    // Four chunks of the largest size, or so many small ones that no worker waits for another one that is still starting.
    ahead: 4 * MAX_CHUNK,
    async *chunks(size, signal): AsyncGenerator<Chunk<ChunkAnswer>, void> {
      let begin = 0;
      for await (const { bytes, end } of cutChunks(source.read(signal), size, free)) {
        const isFirst = begin === 0;
        begin = end;
        yield {
          size: bytes.length,
          end,
          toCalls: () => [
            [isRated ? 'rateMany' : 'solveMany', copyOf(bytes), ...question, isFirst],
          ],
          toAnswer([answer]) {
            free.push(new Uint8Array(bytes.buffer));
            return answer as ChunkAnswer;
          },
        };
      }
    },
    nothing: NOTHING,
    add: addChunk,
    copy: (totals) => ({
      ...totals,
      histogram: [...totals.histogram],
      ratings: [...totals.ratings],
      errors: [...totals.errors],
    }),
    toRest: (done) => ({ read: done }),
    reuse: (buffer) => void sendable.push(buffer),
  };
}
