/** The puzzles that the page has made, as they are stored. */

/** The notation of a puzzle, and the wishes by which it was made. */
export type Made = readonly [puzzle: string, wishes: string];

/** How many are stored: as many as somebody goes back to by Undo. */
const MOST = 20;

const isMade = (entry: unknown): entry is Made =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string';

/** Parses what was stored. */
export const parseMade = (kept: unknown): readonly Made[] =>
  Array.isArray(kept) ? kept.filter(isMade) : [];

/** Adds a puzzle, as the last one. */
export const withMade = (kept: readonly Made[], made: Made): readonly Made[] =>
  [...kept.filter(([puzzle]) => puzzle !== made[0]), made].slice(-MOST);
