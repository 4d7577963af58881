/**
 * Reads puzzles in the format of f-puzzles.com, which SudokuPad opens, too: JSON, compressed by
 * LZ-string and encoded in base64, in a URL of either. This is what all panels need of it; the
 * rules are for the panels to interpret. All of it is untrusted input.
 *
 *     { size: 9, grid: [[{ value: 5, given: true, region: 0 }, {}, …], …],
 *       antiknight: true, killercage: [{ cells: ['R1C1', 'R1C2'], value: '9' }], … }
 */
import { wholeNumber } from '../../rules/exchange/whole-number';
import { packedIn } from './packed';
import { aboutOf, MAX_ABOUT, MAX_SIDE, type About } from '../../board/layout';

interface FPuzzleCell {
  readonly given: number | null;
  /** The number of its region; null if it is in none, and undefined if its box is its region. */
  readonly region: number | null | undefined;
  /** The values it is restricted to, unchecked; undefined if it is not. */
  readonly allowed: unknown;
  /** The colour that its author gave it, unchecked; undefined for none. */
  readonly color: unknown;
}

export interface FPuzzle {
  readonly side: number;
  /** In row-major order. */
  readonly cells: readonly FPuzzleCell[];
  readonly about: About | null;
  /** The rules besides rows, columns and regions, unchecked, by their names in the format. */
  readonly rules: ReadonlyMap<string, unknown>;
}

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

/** The property of cells that restricts them to candidates: a rule of the whole puzzle, too. */
export const GIVEN_CANDIDATES = 'givenPencilMarks';

/** The property of cells that has their colour: nothing that a classic board shows. */
export const CELL_COLOR = 'c';

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean =>
  !value || (typeof value === 'object' && Object.keys(value).length === 0);

/** Parses a cell; null if it is invalid. What a person filled in is left out. */
function parseCell(cell: unknown, side: number): FPuzzleCell | null {
  if (!isObject(cell)) return null;
  const { value, region } = cell;
  const isGiven = cell['given'] === true && !isNothing(value);
  const given = isGiven ? wholeNumber(value) : null;
  if (isGiven && (given === null || given < 1 || given > side)) return null;
  const allowed = isNothing(cell[GIVEN_CANDIDATES]) ? undefined : cell[GIVEN_CANDIDATES];
  const colors = cell['cArray'];
  const [first] = Array.isArray(colors) ? (colors as readonly unknown[]) : [];
  const color = isNothing(cell[CELL_COLOR])
    ? isNothing(first)
      ? undefined
      : first
    : cell[CELL_COLOR];
  if (region === undefined || region === null) return { given, region, allowed, color };
  const number = wholeNumber(region);
  return number === null ? null : { given, region: number, allowed, color };
}

function parse(puzzle: unknown): FPuzzle | null {
  if (!isObject(puzzle) || !Array.isArray(puzzle['grid'])) return null;
  const rows: readonly unknown[] = puzzle['grid'];
  const side = rows.length;
  const isSquare = rows.every((row) => Array.isArray(row) && row.length === side);
  if (side === 0 || side > MAX_SIDE || !isSquare) return null;
  const grid = rows.flat();
  const cells = grid.flatMap((cell) => parseCell(cell, side) ?? []);
  if (cells.length !== grid.length) return null;
  const rules = new Map(
    Object.entries(puzzle).filter(([name, value]) => !NO_RULES.has(name) && !isNothing(value)),
  );
  if (cells.some(({ allowed }) => allowed !== undefined)) rules.set(GIVEN_CANDIDATES, true);
  if (cells.some(({ color }) => color !== undefined)) rules.set(CELL_COLOR, true);
  const text = (name: string): string => {
    const value = puzzle[name];
    return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, MAX_ABOUT) : '';
  };
  const about = aboutOf({
    title: text('title'),
    author: text('author'),
    rules: text('ruleset'),
    message: text('msgcorrect'),
  });
  return { side, cells, rules, about };
}

export function fPuzzleOf(json: string): FPuzzle | 'damaged' {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return 'damaged';
  }
  return parse(value) ?? 'damaged';
}

/** Returns the puzzle in a link, or in any text around it; null if there is none. */
export function fPuzzleIn(text: string): FPuzzle | 'damaged' | null {
  const packed = packedIn(text);
  if (packed?.program !== 'f-puzzles') return null;
  return packed.text === null ? 'damaged' : fPuzzleOf(packed.text);
}

/** The number that f-puzzles gives the 3 × 3 box of a cell. */
const boxOf = (cell: number): number => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);

/** Whether it is a sudoku of 9 × 9 without further rules. */
export const isClassic = ({ side, cells, rules }: FPuzzle): boolean =>
  side === 9 &&
  rules.size === 0 &&
  cells.every(({ region }, cell) => region === undefined || region === boxOf(cell));
