/** The work of `solveMany`: chunks of a file. */
import type { ManyOptions } from '../../api/many';
import { checkFlag, checkLimit, checkSet, checkText } from '../arguments';
import type { Json } from '../protocol';
import type { Chunk, Work } from './batch';
import { LINES, MAX_CHUNK, countLines, cutChunks } from './chunker';
import { type Pace, paceOf } from './pace';
import type { Source } from './source';
import { type ChunkCounts, NOTHING, type Totals, addChunk } from './totals';

/** The options that are true or false, in the order of the module. */
const FLAGS = ['rating', 'canonical', 'minimal', 'keepColumns'] as const;

/** The options besides those of every run. */
export const SOLVE_OPTIONS = ['format', 'limit', ...FLAGS, 'layout', 'column', 'forms'];

/** In bytes; the first chunks have about three lines. */
const PACE = paceOf(2 ** 8, MAX_CHUNK);

/** The size of the longest record where lines are not all that there may be, such as a text that is read as a whole. */
const LONGEST = 2 ** 26;

const QUOTE = 34;

/** The shape of a table whose first record names the columns, in the words of the module. */
const NAMES = /^table,.*,1$/;

/** Canonical forms that are told apart: some fewer than a `Set` holds. */
const MAX_FORMS = 16_000_000;

/** The answer to a chunk; a canonical form is a number. */
export type ChunkAnswer = Json<ChunkCounts> & { bytes: Uint8Array; forms: number[] };

const NOTHING_IN_CHUNK: Omit<ChunkAnswer, 'bytes'> = { ...NOTHING, errors: [], forms: [] };

export function solveWork(
  source: Source,
  options: ManyOptions,
  pace: Pace = PACE,
): Work<Totals, { read: number }, ChunkAnswer> {
  const { format = 'solution', limit = 2, layout = 'lines', column = '' } = options;
  const flags = FLAGS.map((name) =>
    checkFlag(name, options[name] ?? (name === 'rating' && format === name)),
  );
  const [rating, , , keepColumns = false] = flags;
  // (The module knows which formats and layouts there are, and what goes with what.)
  const question = [checkText(format), checkLimit(limit), ...flags];
  const wish = [checkText(String(column)), keepColumns];
  /** The shape of the file in the words of the module; empty until it is known. */
  let shape = keepColumns || column !== '' || layout === 'any' ? '' : checkText(layout);
  /** The canonical forms so far. */
  const forms = checkSet('forms', options.forms ?? new Set<number>());
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
    module: rating ? 'teach' : 'batch',
    total: source.total,
    pace,
    // Four chunks of the largest size, or so many small ones that no worker waits for another one that is still starting.
    ahead: 4 * MAX_CHUNK,
    async *chunks(size, signal, call): AsyncGenerator<Chunk<ChunkAnswer>, void> {
      /** The module finds the shape, and knows the ends of records that are no lines. */
      const cut = async (bytes: Uint8Array, atEnd: boolean): Promise<number> => {
        // (A record without quotation marks is a line. It would take the module as long as the way to it and back.)
        if (shape === 'lines' || (shape.startsWith('table') && !bytes.includes(QUOTE)))
          return LINES.cut(bytes, atEnd);
        const [answer] = await call(() => [['cut', copyOf(bytes), ...wish, atEnd, shape]]);
        const found = answer as { shape: string; end: number };
        shape = found.shape;
        return found.end;
      };
      /** What lies from one position of the input to another. */
      const chunkOf = (
        bytes: Uint8Array,
        [from, end]: readonly [number, number],
        isFirst: boolean,
        isWhole = true,
      ): Chunk<ChunkAnswer> => ({
        size: bytes.length,
        end,
        toCalls: () => [
          [rating ? 'rateMany' : 'solveMany', copyOf(bytes), ...question, isFirst, shape],
        ],
        toAnswer([answer]) {
          // (Parts share their memory.)
          if (isWhole) free.push(new Uint8Array(bytes.buffer));
          return answer as ChunkAnswer;
        },
        async split(most) {
          const { length } = bytes;
          for (let wanted = most; length > 1; wanted *= 2) {
            const tried = Math.min(wanted, length - 1);
            const middle = await cut(bytes.subarray(0, tried), false);
            if (middle === 0 && tried < length - 1) continue;
            if (middle === 0) break;
            const at = from + Math.round(((end - from) * middle) / length);
            return [
              chunkOf(bytes.subarray(0, middle), [from, at], isFirst, false),
              chunkOf(bytes.subarray(middle), [at, end], false, false),
            ];
          }
          if (!isFirst || format !== 'csv' || length === 0 || NAMES.test(shape)) return null;
          // (The header of the answers does not wait for the first puzzle. Names of columns are the first record, which only the
          // first part knows for what it is.)
          return [
            chunkOf(bytes.subarray(0, 0), [from, from], true, false),
            chunkOf(bytes, [from, end], false, false),
          ];
        },
        toGap: () => ({ ...NOTHING_IN_CHUNK, lines: countLines(bytes), bytes: new Uint8Array() }),
      });
      const cutter = shape === 'lines' ? LINES : { cut, longest: LONGEST };
      let from = 0;
      let isFirst = true;
      for await (const { bytes, end } of cutChunks(source.read(signal), size, free, cutter)) {
        const to = source.positionOf(end);
        yield chunkOf(bytes, [from, to], isFirst);
        from = to;
        isFirst = false;
      }
    },
    nothing: NOTHING,
    add(sum, answer) {
      for (const form of answer.forms) if (forms.size < MAX_FORMS) forms.add(form);
      return { ...addChunk(sum, answer), distinct: forms.size };
    },
    placeOf: (_, { lines }) => lines + 1,
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
