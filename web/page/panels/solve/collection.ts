/** The puzzles of files as one collection. */
import type { Engine, JiugongError, ReadResult } from '../../../engine/jiugong';
import { panelPuzzle, type PanelPuzzle } from './candidates';
import { worksIn } from './open-sudoku';
import { readPicture, readShared, type Shared } from './read-shared';
import type { TextFile } from '../../ui/files';

/** The puzzles of several files. */
export interface Collection {
  readonly puzzles: readonly PanelPuzzle[];
  /** The errors between readable puzzles, with their positions in the file. */
  readonly errors: readonly JiugongError[];
  /** The names of the files without a puzzle. */
  readonly unread: readonly string[];
}

const NOTHING: Collection = { puzzles: [], errors: [], unread: [] };

/** The longest comment in characters; a comment may be a megabyte long, and is shown. */
const LONGEST_COMMENT = 200;

/** Cuts a comment without splitting a surrogate pair. */
const shortened = (comment: string): string =>
  comment.length <= LONGEST_COMMENT
    ? comment
    : `${comment.slice(0, LONGEST_COMMENT).replace(/[\ud800-\udbff]$/, '')}…`;

/** The puzzles of a text as the engine has read it. */
export function collectionOf({ puzzles }: ReadResult, text: string): Collection {
  const takeWork = worksIn(text);
  return {
    ...NOTHING,
    puzzles: puzzles.flatMap((entry) => {
      if (!('puzzle' in entry)) return [];
      const read = panelPuzzle({ ...entry, comment: shortened(entry.comment) });
      const work = takeWork(read.puzzle);
      return [work === null ? read : { ...read, work }];
    }),
    errors: puzzles.flatMap((entry) => ('error' in entry ? [entry.error] : [])),
  };
}

/** Whether an error is about a position in a text, and not about the engine. */
const isOfText = (error: unknown): boolean =>
  error instanceof Error && ((error as Partial<JiugongError>).line ?? 0) > 0;

/**
 * Returns the content of a file that is not plain puzzles; null for a text that the engine reads.
 */
export const sharedIn = ({ text, isPicture }: TextFile): Shared | null =>
  isPicture ? readPicture(text) : readShared(text);

async function puzzlesIn(engine: Engine, file: TextFile, signal: AbortSignal): Promise<Collection> {
  const { name, text } = file;
  const shared = sharedIn(file);
  if (shared?.kind === 'snapshot') {
    // A collection holds puzzles only, so a board with work on it adds its givens.
    return { ...NOTHING, puzzles: [{ puzzle: shared.snapshot.givens, comment: name, line: 1 }] };
  }
  if (shared?.kind === 'problem') return { ...NOTHING, unread: [name] };
  try {
    const source = shared?.text ?? text;
    return collectionOf(await engine.readText(source, { signal }), source);
  } catch (error) {
    if (!isOfText(error)) throw error;
    return { ...NOTHING, unread: [name] };
  }
}

/** Collects the puzzles of all files, of any kinds. */
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
