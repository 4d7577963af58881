/** The puzzles of files as one collection. */
import type { Engine, JiugongError, ReadResult } from '../../../api/engine';
import { panelPuzzle, type PanelPuzzle } from './candidates';
import { worksIn } from './open-sudoku';
import { hasFullGridsOnly, hasNearRun, readPicture, readShared, type Shared } from './read-shared';
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

/** The errors of a text whose lines are no prose: the engine has read some of the line, or nearly a puzzle is in it. */
function errorsOfPuzzles(errors: readonly JiugongError[], text: string): readonly JiugongError[] {
  const lines = text.split(/\r\n|\n|\r/);
  return errors.filter(({ line = 1, column = 1 }) => {
    const words = lines[line - 1] ?? '';
    return words.slice(0, column - 1).trim() !== '' || hasNearRun(words);
  });
}

/** Whether an error is about a position in a text, and not about the engine. */
const isOfText = (error: unknown): boolean =>
  error instanceof Error && ((error as Partial<JiugongError>).line ?? 0) > 0;

/** The puzzles of a text, in which they may lie between words. */
export async function readPuzzles(
  engine: Engine,
  text: string,
  shared: Shared | null,
  signal: AbortSignal,
): Promise<Collection> {
  const readAlone = async (part: string): Promise<Collection> =>
    collectionOf(await engine.readText(part, { signal }), part);
  if (shared === null || !('text' in shared)) return readAlone(text);
  if (shared.kind === 'text') return readAlone(shared.text);
  const between = await readAlone(shared.text);
  try {
    // Tables and files: the engine knows their columns, and tells a bad row.
    const whole = await readAlone(text);
    const errors = errorsOfPuzzles(whole.errors, text);
    return whole.puzzles.length < between.puzzles.length ? between : { ...whole, errors };
  } catch (error) {
    // (The engine finds full grids between words, too: where it finds none, it knows that they are answers.)
    if (!isOfText(error) || hasFullGridsOnly(text)) throw error;
    return between;
  }
}

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
    return await readPuzzles(engine, text, shared, signal);
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
