/** The work of `solveMany`: chunks of a file. */
import type { Argument } from 'jiugong:module';
import type { ManyOptions } from '../../api/many';
import { checkFlag, checkLimit, checkSet, checkText } from '../arguments';
import type { Json } from '../protocol';
import type { Ask, Chunk, Work } from './batch';
import { type Cutter, LINES, MAX_CHUNK, countLines, cutChunks } from './chunker';
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

/** A copy to send, as sending transfers the buffer; in one that came back, since allocating takes longer than copying. */
function copyIn(buffers: ArrayBuffer[], bytes: Uint8Array): Uint8Array {
  const memory = buffers.pop();
  if (memory === undefined || memory.byteLength < bytes.length) return bytes.slice();
  const copy = new Uint8Array(memory, 0, bytes.length);
  copy.set(bytes);
  return copy;
}

/** What is asked about a file, and the buffers for it. */
interface Question {
  readonly method: 'rateMany' | 'solveMany';
  /** The arguments that are the same for each chunk, and those of the search for the shape. */
  readonly rest: readonly Argument[];
  readonly search: readonly Argument[];
  readonly hasHeader: boolean;
  /** The shape of the file in the words of the module; empty until it is known. */
  shape: string;
  /** Buffers for chunks, and buffers to send, for reuse. */
  readonly free: Uint8Array[];
  readonly sendable: ArrayBuffer[];
}

function questionOf(options: ManyOptions): Question {
  const { format = 'solution', limit = 2, layout = 'lines', column = '' } = options;
  const flags = FLAGS.map((name) =>
    checkFlag(name, options[name] ?? (name === 'rating' && format === name)),
  );
  const [rating, , , keepColumns = false] = flags;
  return {
    method: rating ? 'rateMany' : 'solveMany',
    // (The module knows which formats and layouts there are, and what goes with what.)
    rest: [checkText(format), checkLimit(limit), ...flags],
    search: [checkText(String(column)), keepColumns],
    hasHeader: format === 'csv',
    shape: keepColumns || column !== '' || layout === 'any' ? '' : checkText(layout),
    free: [],
    sendable: [],
  };
}

/** Cuts where records end: the module knows those that are no lines, and finds the shape. */
function cutterOf(question: Question, ask: Ask): Cutter {
  if (question.shape === 'lines') return LINES;
  return {
    async cut(bytes, atEnd) {
      const { search, shape, sendable } = question;
      // (A record without quotation marks is a line. It would take the module as long as the way to it and back.)
      if (shape === 'lines' || (shape.startsWith('table') && !bytes.includes(QUOTE)))
        return LINES.cut(bytes, atEnd);
      const [answer] = await ask(() => [['cut', copyIn(sendable, bytes), ...search, atEnd, shape]]);
      const found = answer as { shape: string; end: number };
      question.shape = found.shape;
      return found.end;
    },
    longest: LONGEST,
  };
}

/** Where to cut bytes, at about `most` of them; 0 if nowhere. */
async function middleOf(bytes: Uint8Array, most: number, { cut }: Cutter): Promise<number> {
  for (let wanted = most, last = bytes.length - 1; last > 0; wanted *= 2) {
    const middle = await cut(bytes.subarray(0, Math.min(wanted, last)), false);
    if (middle > 0 || wanted >= last) return middle;
  }
  return 0;
}

/** What lies from one position of the input to another. */
function chunkOf(
  question: Question,
  cutter: Cutter,
  bytes: Uint8Array,
  [from, end]: readonly [number, number],
  isFirst: boolean,
  isWhole = true,
): Chunk<ChunkAnswer> {
  const { method, rest, free, sendable, hasHeader } = question;
  return {
    size: bytes.length,
    end,
    toCalls: () => [[method, copyIn(sendable, bytes), ...rest, isFirst, question.shape]],
    toAnswer([answer]) {
      // (Parts share their memory.)
      if (isWhole) free.push(new Uint8Array(bytes.buffer));
      return answer as ChunkAnswer;
    },
    async split(most) {
      const { length } = bytes;
      const middle = await middleOf(bytes, most, cutter);
      // (The header of the answers does not wait for the first puzzle. Names of columns are the first record, which only the
      // first part knows for what it is.)
      const isHeaderApart = isFirst && hasHeader && length > 0 && !NAMES.test(question.shape);
      if (middle === 0 && !isHeaderApart) return null;
      const at = from + Math.round(((end - from) * middle) / length);
      return [
        chunkOf(question, cutter, bytes.subarray(0, middle), [from, at], isFirst, false),
        chunkOf(question, cutter, bytes.subarray(middle), [at, end], false, false),
      ];
    },
    toGap: () => ({ ...NOTHING_IN_CHUNK, lines: countLines(bytes), bytes: new Uint8Array() }),
  };
}

export function solveWork(
  source: Source,
  options: ManyOptions,
  pace: Pace = PACE,
): Work<Totals, { read: number }, ChunkAnswer> {
  const question = questionOf(options);
  const { method, free, sendable } = question;
  /** The canonical forms so far. */
  const forms = checkSet('forms', options.forms ?? new Set<number>());
  return {
    module: method === 'rateMany' ? 'teach' : 'batch',
    total: source.total,
    pace,
    // Four chunks of the largest size, or so many small ones that no worker waits for another one that is still starting.
    ahead: 4 * MAX_CHUNK,
    async *chunks(size, signal, ask): AsyncGenerator<Chunk<ChunkAnswer>, void> {
      const cutter = cutterOf(question, ask);
      let from = 0;
      let isFirst = true;
      for await (const { bytes, end } of cutChunks(source.read(signal), size, free, cutter)) {
        const to = source.positionOf(end);
        yield chunkOf(question, cutter, bytes, [from, to], isFirst);
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
    toRest: (done) => ({ read: done }),
    reuse: (buffer) => void sendable.push(buffer),
  };
}
