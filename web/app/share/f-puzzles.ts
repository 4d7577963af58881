/**
 * Puzzles in the form of f-puzzles.com, which SudokuPad opens, too: JSON, packed by LZ-string and in base64, in
 * the address of either. Both are for variants as well, which have rules this page's sudoku has not.
 */
import { decompressFromBase64 } from 'lz-string';

/** `?load=…` of f-puzzles, `fpuzzles…` in the path or the query of SudokuPad. */
const PACKED = /[?&]load=([^&#]+)|[/?=]fpuzzles([^&#?]+)/;

/** In characters. A board takes some hundred; of more a little could be unpacked to very much. */
const LONGEST = 10_000;

/** What a puzzle has besides its grid that is no rule. */
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

/** What is packed in an address; null if it is not of this form. */
export function packedIn(address: string): string | null {
  const [, load, path] = PACKED.exec(address) ?? [];
  return load ?? path ?? null;
}

function unpack(packed: string): unknown {
  try {
    // A plus may have become a space on its way.
    const base64 = decodeURIComponent(packed).replaceAll(' ', '+');
    return packed.length > LONGEST ? null : JSON.parse(decompressFromBase64(base64));
  } catch {
    return null;
  }
}

/** A cell that is given; `.` for one that a person has filled, or nobody. */
function givenIn(cell: unknown): string {
  if (!isObject(cell) || cell['given'] !== true) return '.';
  const { value } = cell;
  // (Lists within lists may be deeper than what makes a text of them can go.)
  const digit = typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : '';
  return /^[1-9]$/.test(digit) ? digit : '.';
}

/** The 81 cells of a packed puzzle; a variant has more rules than a sudoku, and `damaged` is what is neither. */
export function readPacked(packed: string): string | 'variant' | 'damaged' {
  const puzzle = unpack(packed);
  if (!isObject(puzzle) || !Array.isArray(puzzle['grid'])) return 'damaged';
  const rules = Object.entries(puzzle).filter(
    ([name, value]) => !NO_RULES.has(name) && !isNothing(value),
  );
  const rows: readonly unknown[] = puzzle['grid'];
  const cells = rows.flat();
  // Cells have a region where that is not their box.
  const isJigsaw = cells.some((cell) => isObject(cell) && 'region' in cell);
  if (rules.length > 0 || isJigsaw || rows.length !== 9) return 'variant';
  return cells.length === 81 ? cells.map(givenIn).join('') : 'damaged';
}
