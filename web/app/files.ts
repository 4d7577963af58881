/** Reads the files that people drop or open. */
import type { Engine, JiugongError, ReadResult, TextPuzzle } from '../engine/jiugong';
import { readPicture, readShared, type Shared } from './share/read-shared';
import { inUtf8 } from './utf8';

/** In bytes; more than a text of puzzles has that a page could still handle. */
const LARGEST = 64_000_000;

export interface TextFile {
  readonly name: string;
  readonly text: string;
  /** Whether it is made of pixels: then what was saved here may be in it, and nothing else to be read. */
  readonly isPicture: boolean;
}

/** How pictures begin, in Latin-1 with ∅ for zeros: PNG, JPEG, GIF, BMP, TIFF (either way round), WebP, AVIF and HEIC. */
const PICTURE =
  /^(?:\x89PNG|\xff\xd8\xff|GIF8|BM[\s\S]{4}∅{4}|II\*∅|MM∅\*|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp)/;

async function readFile(file: File): Promise<TextFile> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const letters = Array.from(head, (byte) => (byte === 0 ? '∅' : String.fromCharCode(byte)));
  const isPicture = PICTURE.test(letters.join(''));
  const text = await (await inUtf8(file)).text();
  return { name: file.name, text, isPicture };
}

/** All files as texts; rejects where they are too large, gone, or not to be read. */
export function readAll(files: readonly File[]): Promise<readonly TextFile[]> {
  if (files.reduce((total, { size }) => total + size, 0) > LARGEST)
    return Promise.reject(new RangeError('too large'));
  return Promise.all(files.map(readFile));
}

/** The puzzles of several files. */
export interface Collection {
  readonly puzzles: readonly TextPuzzle[];
  /** What could not be read between puzzles that could, by its place in its file. */
  readonly errors: readonly JiugongError[];
  /** Names of the files in which there is no puzzle. */
  readonly unread: readonly string[];
}

const NOTHING: Collection = { puzzles: [], errors: [], unread: [] };

/** What stands behind a puzzle may be a megabyte, and would have to be shown. */
const LONGEST_COMMENT = 200;

/** Without half a character at its end. */
const shortened = (comment: string): string =>
  comment.length <= LONGEST_COMMENT
    ? comment
    : `${comment.slice(0, LONGEST_COMMENT).replace(/[\ud800-\udbff]$/, '')}…`;

export const collectionOf = ({ puzzles }: ReadResult): Collection => ({
  ...NOTHING,
  puzzles: puzzles.flatMap((entry) =>
    'puzzle' in entry ? [{ ...entry, comment: shortened(entry.comment) }] : [],
  ),
  errors: puzzles.flatMap((entry) => ('error' in entry ? [entry.error] : [])),
});

/** Whether an error is of a place in a text, and not of the engine. */
const isOfText = (error: unknown): boolean =>
  error instanceof Error && ((error as Partial<JiugongError>).line ?? 0) > 0;

/** What a file has to say that is not plain puzzles; null for what the engine reads. */
export const sharedIn = ({ text, isPicture }: TextFile): Shared | null =>
  isPicture ? readPicture(text) : readShared(text);

async function puzzlesIn(engine: Engine, file: TextFile, signal: AbortSignal): Promise<Collection> {
  const { name, text } = file;
  const shared = sharedIn(file);
  if (shared?.kind === 'snapshot') {
    // A board with work on it; a collection is of puzzles.
    return { ...NOTHING, puzzles: [{ puzzle: shared.snapshot.givens, comment: name, line: 1 }] };
  }
  if (shared?.kind === 'problem') return { ...NOTHING, unread: [name] };
  try {
    return collectionOf(await engine.readText(shared?.text ?? text, { signal }));
  } catch (error) {
    if (!isOfText(error)) throw error;
    return { ...NOTHING, unread: [name] };
  }
}

/** The puzzles of all files, whatever kind each of them is. */
export async function gather(
  engine: Engine,
  files: readonly TextFile[],
  signal: AbortSignal,
): Promise<Collection> {
  const found = await Promise.all(files.map((file) => puzzlesIn(engine, file, signal)));
  return {
    puzzles: found.flatMap(({ puzzles }) => puzzles),
    errors: found.flatMap(({ errors }) => errors),
    unread: found.flatMap(({ unread }) => unread),
  };
}

/** Puzzles as a text, one a line, each with its comment. */
export const textOf = (puzzles: readonly TextPuzzle[]): string =>
  puzzles
    .map(
      ({ puzzle, comment }) => `${puzzle}${comment && ` # ${comment.replaceAll(/\s+/g, ' ')}`}\n`,
    )
    .join('');
