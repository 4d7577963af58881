/**
 * Reads puzzles in the format of f-puzzles.com, which SudokuPad opens, too: JSON, compressed by
 * LZ-string and encoded in base64, in a URL of either. Both sites support variants, whose rules
 * this page does not have.
 */
import { decompressFromBase64 } from 'lz-string';

/** `?load=…` of f-puzzles, `fpuzzles…` in the path or the query of SudokuPad. */
const PACKED = /[?&]load=([^&#]+)|[/?=]fpuzzles([^&#?]+)/;

/**
 * The longest input in characters. A board takes some hundred; a long input could decompress to a
 * huge text.
 */
const LONGEST = 10_000;

/** The properties of a puzzle that are neither its grid nor rules. */
const NO_RULES = new Set([
  'size',
  'grid',
  'title',
  'author',
  'ruleset',
  'solution',
  'metadata',
  'disabledlogic',
  'truecandidatesoptions',
  'msgcorrect',
]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isNothing = (value: unknown): boolean =>
  !value || (isObject(value) && Object.keys(value).length === 0);

/** Returns the compressed puzzle in a URL; null if there is none. */
export function packedIn(address: string): string | null {
  const [, load, path] = PACKED.exec(address) ?? [];
  return load ?? path ?? null;
}

function unpack(packed: string): unknown {
  try {
    // Plus signs may have been decoded to spaces.
    const base64 = decodeURIComponent(packed).replaceAll(' ', '+');
    return packed.length > LONGEST ? null : JSON.parse(decompressFromBase64(base64));
  } catch {
    return null;
  }
}

/** The given of a cell; `.` for an empty cell and for one that a person filled. */
function givenIn(cell: unknown): string {
  if (!isObject(cell) || cell['given'] !== true) return '.';
  const { value } = cell;
  // Deeply nested lists would overflow the stack in a conversion to a string.
  const digit = typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : '';
  return /^[1-9]$/.test(digit) ? digit : '.';
}

/**
 * Returns the 81 cells of a compressed puzzle; 'variant' if it has further rules, 'damaged' if it
 * is invalid.
 */
export function readPacked(packed: string): string | 'variant' | 'damaged' {
  const puzzle = unpack(packed);
  if (!isObject(puzzle) || !Array.isArray(puzzle['grid'])) return 'damaged';
  const rules = Object.entries(puzzle).filter(
    ([name, value]) => !NO_RULES.has(name) && !isNothing(value),
  );
  const rows: readonly unknown[] = puzzle['grid'];
  const cells = rows.flat();
  // Cells have a region only if that is not their box.
  const isJigsaw = cells.some((cell) => isObject(cell) && 'region' in cell);
  if (rules.length > 0 || isJigsaw || rows.length !== 9) return 'variant';
  return cells.length === 81 ? cells.map(givenIn).join('') : 'damaged';
}
