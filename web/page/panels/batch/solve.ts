/**
 * Solves files one after another and joins their answers under one header. The engine reads files of any size and layout as it
 * goes; what is wrong with one of several is told with its name (`FileError`).
 */
import type { Engine, JiugongError, ManyCounts, ManyOptions, ManyRun } from '../../../api/engine';

/** The number of bad lines that the engine reports for one file. */
const MAX_BAD_LINES = 20;

const LF = 10;
const CR = 13;
const QUOTATION_MARK = 0x22;

/** A file, or a pasted text, which has no name. */
export interface Input {
  readonly name: string | null;
  readonly content: Blob;
}

/** A line without a puzzle, and the name of its file; null if there is only one file. */
export interface BadLine {
  readonly file: string | null;
  readonly error: JiugongError;
}

/** Puzzles that take long, by their lines in a file, or their numbers: what the others wait for, and what was left out. */
export interface Held {
  /** Null if there is only one file. */
  readonly file: string | null;
  readonly waitsFor: number | null;
  readonly skipped: readonly number[];
}

export const NOTHING_HELD: Held = { file: null, waitsFor: null, skipped: [] };

/** Why one of several files could not be solved: its `cause`. */
export class FileError extends Error {
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(String(cause), { cause });
    this.file = file;
  }
}

export const NO_COUNTS: ManyCounts = {
  lines: 0,
  puzzles: 0,
  unique: 0,
  multiple: 0,
  none: 0,
  bad: 0,
  guesses: 0,
  histogram: [],
  ratings: [],
  distinct: 0,
};

const addBins = (some: readonly number[], others: readonly number[]): number[] =>
  Array.from(
    { length: Math.max(some.length, others.length) },
    (_, bin) => (some[bin] ?? 0) + (others[bin] ?? 0),
  );

export function addCounts(sum: ManyCounts, more: ManyCounts): ManyCounts {
  return {
    lines: sum.lines + more.lines,
    puzzles: sum.puzzles + more.puzzles,
    unique: sum.unique + more.unique,
    multiple: sum.multiple + more.multiple,
    none: sum.none + more.none,
    bad: sum.bad + more.bad,
    guesses: sum.guesses + more.guesses,
    histogram: addBins(sum.histogram, more.histogram),
    ratings: addBins(sum.ratings, more.ratings),
    distinct: Math.max(sum.distinct, more.distinct), // (all files share a set)
  };
}

const addBadLines = (
  lines: readonly BadLine[],
  file: string | null,
  errors: readonly JiugongError[],
): readonly BadLine[] =>
  [...lines, ...errors.map((error) => ({ file, error }))].slice(0, MAX_BAD_LINES);

/** Whether the bytes begin with the UTF-8 byte order mark. */
const startsWithMark = ([first, second, third]: Uint8Array): boolean =>
  first === 0xef && second === 0xbb && third === 0xbf;

/** Writes bytes; their memory is reused after the returned promise resolves. */
type Write = (bytes: Uint8Array) => unknown;

/** The cells of a puzzle, which no header has. */
const CELLS = /[0-9.?*_xX-]{81}/;

/** The length of the first record of a table: a quoted field may have line ends. */
function firstRecord(bytes: Uint8Array): number {
  let isQuoted = false;
  const end = bytes.findIndex((byte) => {
    if (byte === QUOTATION_MARK) isQuoted = !isQuoted;
    return byte === LF && !isQuoted;
  });
  return end + 1;
}

/** The header of a table that was kept: its first record, unless there is a puzzle in it. */
function keptHeader(bytes: Uint8Array): string {
  const record = textOf(bytes.subarray(0, firstRecord(bytes)));
  return CELLS.test(record) ? '' : record;
}

const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/**
 * Joins the answers of several files to one text. An unfinished last line is ended before the next
 * file; only the first text keeps its byte order mark, and only the first table its header: that of the
 * answers, or the same one of tables that were kept. Call `next` before the answers of each file.
 */
export function joinAnswers(
  write: Write,
  header: 'none' | 'own' | 'kept',
): { next(): void; write: Write } {
  let files = 0;
  let endsLine = true;
  let inHeader = false;
  let isBegin = false;
  let kept = '';
  return {
    next() {
      inHeader = header === 'own' && files > 0;
      ++files;
      isBegin = true;
    },
    async write(bytes) {
      let rest = bytes;
      if (inHeader) {
        const end = bytes.indexOf(LF);
        if (end < 0) return;
        inHeader = false;
        rest = bytes.subarray(end + 1);
      }
      if (isBegin && header === 'kept') {
        // (The first bytes of a table have its whole first record.)
        if (files === 1) kept = keptHeader(bytes);
        else if (kept !== '' && keptHeader(bytes) === kept) rest = bytes.subarray(kept.length);
      }
      if (isBegin && files > 1 && startsWithMark(rest)) rest = rest.subarray(3);
      const last = rest.at(-1);
      if (last === undefined) return;
      if (isBegin && !endsLine) await write(Uint8Array.of(LF));
      isBegin = false;
      endsLine = last === LF || last === CR;
      await write(rest);
    },
  };
}

/** What is asked about each puzzle, and how the files are read. */
export type ManyQuestion = Required<
  Pick<
    ManyOptions,
    'layout' | 'format' | 'limit' | 'rating' | 'canonical' | 'minimal' | 'keepColumns' | 'column'
  >
>;

export interface SolveOptions {
  readonly question: ManyQuestion;
  readonly workers: number;
  readonly signal: AbortSignal;
  readonly write: Write;
  /** Receives the run of each file at its start; one that it pauses does nothing until it is resumed. */
  readonly onRun: (run: ManyRun) => void;
  /** Reports the progress over all files; `done` is in bytes. */
  readonly onProgress: (
    counts: ManyCounts,
    done: number,
    badLines: readonly BadLine[],
    held: Held,
  ) => void;
}

/**
 * Returns why a file can no longer be read, if that is the cause; the error of its stream does not
 * tell it.
 */
async function whyUnread(file: Blob, error: unknown): Promise<unknown> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return error;
  } catch (reason) {
    return reason;
  }
}

/** Solves all files, or as much as is done when the signal aborts; that part is written. */
export async function solveFiles(
  engine: Pick<Engine, 'solveMany'>,
  inputs: readonly Input[],
  { question, onRun, onProgress, write, ...options }: SolveOptions,
): Promise<void> {
  const { format, keepColumns } = question;
  const answers = joinAnswers(write, keepColumns ? 'kept' : format === 'csv' ? 'own' : 'none');
  let counts = NO_COUNTS;
  let done = 0;
  let badLines: readonly BadLine[] = [];
  const forms = new Set<number>();
  for (const { name, content } of inputs) {
    if (options.signal.aborted) return;
    answers.next();
    const file = inputs.length === 1 ? null : name;
    const run = engine.solveMany(content, {
      ...question,
      ...options,
      forms,
      keep: true,
      skip: true,
      write: answers.write,
      reuse: true,
      onProgress: (progress) =>
        onProgress(
          addCounts(counts, progress),
          done + progress.done,
          addBadLines(badLines, file, progress.errors),
          { file, waitsFor: progress.waitsFor, skipped: [] },
        ),
    });
    onRun(run);
    const { errors, read, skipped, ...more } = await run.catch(async (error: unknown) => {
      const reason = await whyUnread(content, error);
      // (The output, too, fails with a DOMException, which is nothing of this file.)
      const isOfOutput = reason === error && error instanceof DOMException;
      throw file === null || isOfOutput ? reason : new FileError(file, reason);
    });
    counts = addCounts(counts, more);
    done += read;
    badLines = addBadLines(badLines, file, errors);
    onProgress(counts, done, badLines, { file, waitsFor: null, skipped });
  }
}
