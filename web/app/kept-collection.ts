/** What survives a reload of the puzzles that came together. */
import { textOf } from './files';
import { goTo, withPuzzles, type Page } from './page';

/** A longer collection is in a file anyway, and would fill the storage. */
export const MAX_KEPT = 1000;

/** The puzzles with their comments, and which of them is on the board; null if there is nothing to go through. */
export function formatCollection({ puzzles, at }: Page): object | null {
  if (puzzles.length < 2 || puzzles.length > MAX_KEPT) return null;
  return { puzzles: puzzles.map(({ puzzle, comment }) => [puzzle, comment]), at };
}

const isEntry = (entry: unknown): entry is readonly [puzzle: string, comment: string] =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  /^[1-9.]{81}$/.test(entry[0]) &&
  typeof entry[1] === 'string';

/** The page with the puzzles that were kept; as it is if they are none. */
export function withCollection(page: Page, kept: unknown): Page {
  if (typeof kept !== 'object' || kept === null) return page;
  const { puzzles: entries, at } = kept as Readonly<Record<string, unknown>>;
  if (!Array.isArray(entries) || entries.length > MAX_KEPT || !entries.every(isEntry)) return page;
  if (typeof at !== 'number' || entries[at] === undefined) return page;
  const puzzles = entries.map(([puzzle, comment], index) => ({ puzzle, comment, line: index + 1 }));
  return goTo(withPuzzles(page, textOf(puzzles), puzzles), at);
}
