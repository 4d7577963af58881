/** Checks files before they are solved, and names the output file. */
import type { GenerateManyFormat, ManyFormat } from '../../../engine/jiugong';
import { inUtf8 } from '../../ui/utf8';
import type { Notice } from './model';
import type { Input } from './solve';

/** The bytes at the beginning of a file that are checked for being text. */
const HEAD = 4096;

/**
 * Whether a file is binary: nearly all binary files have zero bytes near the beginning, puzzle
 * texts have none.
 */
async function isBinary(file: Blob): Promise<boolean> {
  return new Uint8Array(await file.slice(0, HEAD).arrayBuffer()).includes(0);
}

/** The first two bytes of gzip. */
const GZIP = [0x1f, 0x8b];

/** Unpacks a file that is gzip; returns any other file as it is. (The browser keeps large ones on disk.) */
async function unpacked(file: Blob): Promise<Blob> {
  const begin = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  if (!GZIP.every((byte, i) => begin[i] === byte)) return file;
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).blob();
}

/** Sorts files into those that can be solved and those that cannot, by kind. */
export async function sortFiles(
  files: readonly File[],
): Promise<{ readonly inputs: readonly Input[]; readonly notice: Notice | null }> {
  const inputs: Input[] = [];
  const binary: string[] = [];
  const empty: string[] = [];
  const unread: string[] = [];
  for (const file of files) {
    try {
      const content = await inUtf8(await unpacked(file));
      if (content.size === 0) empty.push(file.name);
      else if (await isBinary(content)) binary.push(file.name);
      else inputs.push({ name: file.name.replace(/(?<=.)\.gz$/i, ''), content });
    } catch {
      unread.push(file.name); // a folder, a deleted file, or a damaged one that was packed
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
  return `${name.replace(/(?<=.)\.[^.]*$/, '')}.solved.${ending}`;
}

export const madeName = (seed: string, format: GenerateManyFormat): string =>
  `puzzles-${seed}.${ENDINGS[format]}`;

export const typeOf = (name: string): string => TYPES[name.replace(/^.*\./, '')] ?? 'text/plain';
