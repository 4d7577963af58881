/** Checks files before they are solved, and names the output file. */
import type { GenerateManyFormat, ManyFormat } from '../../../api/engine';
import { isRefusal } from '../../ui/refusal';
import { isUtf16 } from '../../ui/utf8';
import type { Notice } from './model';
import type { Input } from './solve';

/** The bytes at the beginning of a file that are checked for being text. */
const HEAD = 4096;

/** The first two bytes of gzip. */
const GZIP = [0x1f, 0x8b];

const unpacked = (file: Blob): ReadableStream<Uint8Array> =>
  file.stream().pipeThrough(new DecompressionStream('gzip'));

/** The first bytes of a file, unpacked if it is gzip; null where that fails: the engine tells why. */
async function headOf(file: Blob): Promise<Uint8Array | null> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  if (!GZIP.every((byte, i) => head[i] === byte)) return head;
  const reader = unpacked(file).getReader();
  try {
    const { value = new Uint8Array() } = await reader.read();
    return value.subarray(0, HEAD);
  } catch {
    return null;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/**
 * Sorts files into those that can be solved and those that cannot, by kind. Nearly all binary files have zero bytes near
 * the beginning, puzzle texts have none. Packed files stay packed.
 */
export async function sortFiles(
  files: readonly File[],
): Promise<{ readonly inputs: readonly Input[]; readonly notice: Notice | null }> {
  const inputs: Input[] = [];
  const binary: string[] = [];
  const empty: string[] = [];
  const unread: string[] = [];
  for (const file of files) {
    try {
      const head = await headOf(file);
      // (The engine reads UTF-16, which has zeros.)
      const isWide = head !== null && isUtf16(head);
      if (head?.length === (isWide ? 2 : 0)) empty.push(file.name);
      else if (!isWide && head?.includes(0) === true) binary.push(file.name);
      else inputs.push({ name: file.name, content: file });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      unread.push(file.name); // a folder, or a deleted file
    }
  }
  const isWhole = inputs.length === files.length;
  return { inputs, notice: isWhole ? null : { kind: 'left-out', binary, empty, unread } };
}

const ENDINGS: Readonly<Record<ManyFormat | GenerateManyFormat, string>> = {
  solution: 'txt',
  status: 'txt',
  count: 'txt',
  csv: 'csv',
  json: 'jsonl',
  rating: 'txt',
  canonical: 'txt',
  minimal: 'txt',
  puzzle: 'txt',
};

const TYPES: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  csv: 'text/csv',
  jsonl: 'application/jsonl',
};

/** The name of the output file: derived from the input file if there is exactly one. */
export function answersName(
  inputs: readonly Input[],
  format: ManyFormat,
  keepsColumns = false,
): string {
  const name = (inputs.length === 1 ? inputs[0]!.name : null) ?? 'puzzles';
  const ending = keepsColumns ? 'csv' : ENDINGS[format];
  return `${name.replace(/(?<=.)\.gz$/i, '').replace(/(?<=.)\.[^.]*$/, '')}.solved.${ending}`;
}

export const madeName = (seed: string, format: GenerateManyFormat): string =>
  `puzzles-${seed}.${ENDINGS[format]}`;

export const typeOf = (name: string): string => TYPES[name.replace(/^.*\./, '')] ?? 'text/plain';
