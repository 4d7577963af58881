/** Exact cover problems as the module takes them, and its answers as the API gives them. */
import type { JiugongError } from '../api/error';
import type { ExactCoverOptions, ExactCoverResult } from '../api/exact-cover';
import { badArgument, shown } from './bad-argument';

/** Columns of both kinds, as in wasm/bindings/exact_cover_job.h. */
const MAX_COLUMNS = 100_000;

/** Rows and their columns: with their numbers the search takes some 200 MB. */
const MAX_ENTRIES = 10_000_000;

const formatCount = (number: number): string => number.toLocaleString('en');

function isWhole(value: unknown, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;
}

function isList(value: unknown): value is ArrayLike<unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return isWhole((value as { length?: unknown }).length, Number.MAX_SAFE_INTEGER);
}

function toCount(what: string, value: unknown, max: number): number {
  if (isWhole(value, max)) return value;
  throw badArgument(
    `The number of ${what} must be a whole number from 0 to ${formatCount(max)}, not ${shown(value)}.`,
  );
}

function checkEntries(entries: number): void {
  if (entries <= MAX_ENTRIES) return;
  throw badArgument(
    `The rows have more than ${formatCount(MAX_ENTRIES)} entries (each row, and each of its columns).`,
  );
}

function countEntries(rows: ArrayLike<unknown>): number {
  let entries = rows.length;
  checkEntries(entries);
  for (let row = 0; row < rows.length; ++row) {
    const list = rows[row];
    if (!isList(list)) {
      throw badArgument(`Row ${row + 1} is ${shown(list)}; it must be a list of columns.`, {
        line: row + 1,
      });
    }
    entries += list.length;
    checkEntries(entries);
  }
  return entries;
}

/** The error of an invalid column; `length` is the number of entries of its row. */
function wrongColumn(
  value: unknown,
  columns: number,
  row: number,
  place: number,
  length: number,
): JiugongError {
  const what = `Entry ${place + 1} of row ${row + 1} is ${shown(value)}`;
  const isOfMatrix = length === columns && (value === 0 || value === 1);
  const hint = isOfMatrix ? ' (A row lists the numbers of its columns, not 0 or 1 for each.)' : '';
  const message =
    columns === 0
      ? `${what}, but there are no columns.`
      : isWhole(value, columns - 1)
        ? `${what}, a column that the row has already.${hint}`
        : `${what}; it must be a column, a whole number from 0 to ${columns - 1}.`;
  return badArgument(message, { line: row + 1, column: place + 1 });
}

/** The arguments of `ExactCoverJob` except the limit: the rows, their number, and the numbers of columns. */
export function toExactCover(
  options: Partial<ExactCoverOptions>,
): [rows: Uint8Array, count: number, columns: number, optional: number] {
  const columns = toCount('columns', options.columns, MAX_COLUMNS);
  const optional = toCount('optional columns', options.optional ?? 0, MAX_COLUMNS - columns);
  const rows: unknown = options.rows;
  if (!isList(rows)) throw badArgument(`The rows must be a list of lists, not ${shown(rows)}.`);
  const numbers = new Uint32Array(countEntries(rows));
  /** For each column, 1 + the last row that has it. */
  const lastRowWith = new Uint32Array(columns + optional);
  let at = 0;
  for (let row = 0; row < rows.length; ++row) {
    const list = rows[row] as ArrayLike<unknown>;
    numbers[at++] = list.length;
    for (let place = 0; place < list.length; ++place) {
      const column = list[place];
      if (!isWhole(column, lastRowWith.length - 1) || lastRowWith[column] === row + 1) {
        throw wrongColumn(column, lastRowWith.length, row, place, list.length);
      }
      lastRowWith[column] = row + 1;
      numbers[at++] = column;
    }
  }
  return [new Uint8Array(numbers.buffer), rows.length, columns, optional];
}

/** The answer of `ExactCoverJob`; `bytes` holds, for each solution, the number of its rows and the rows. */
type Answer = Pick<ExactCoverResult, 'status' | 'count' | 'capped'> & { bytes: Uint8Array };

export function toExactCoverResult({ bytes, ...found }: Answer): ExactCoverResult {
  const numbers = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const solutions: number[][] = [];
  for (let at = 0; at < numbers.length; at += 1 + numbers[at]!) {
    solutions.push(Array.from(numbers.subarray(at + 1, at + 1 + numbers[at]!)));
  }
  const [solution = null, second = null] = solutions;
  return { ...found, solution, second } as ExactCoverResult;
}
