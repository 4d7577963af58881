/**
 * Reads pasted, dropped and opened content other than plain puzzle texts: links, and what
 * `share/texts.ts` and `ui/boards/picture.ts` write. All of it is untrusted, so each reader accepts only
 * exactly what it knows.
 */
import { parseSnapshot, snapshotOf, type Snapshot } from '../../../board/snapshot';
import { NO_MARKS } from '../../../board/marks';
import type { Board } from '../../../board/state';
import { stateInPicture } from '../../ui/boards/picture';
import { textInPng } from '../../ui/boards/png-text';
import { candidatesIn } from '../../ui/candidates';
import { addressIn, decoded, PUZZLE_LINE, unquoted } from '../../ui/address';
import { fPuzzleIn, fPuzzleOf, isClassic, type FPuzzle } from '../../ui/f-puzzles';
import { packedIn } from '../../ui/packed';
import type { TextFile } from '../../ui/files';
import type { Problem } from '../../ui/problems';
import { linkIn, readFragment, readState, type Link } from '../../ui/link';
import { BOARD_LINK, NO_DIGITS } from './link';

export type Shared =
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot }
  /** A part of the text that the engine reads. */
  | { readonly kind: 'text'; readonly text: string }
  /** Puzzles between words, a line each: what a text has where the engine finds fewer in the whole of it. */
  | { readonly kind: 'runs'; readonly text: string }
  | { readonly kind: 'problem'; readonly problem: Problem };

const problem = (name: Problem): Shared => ({ kind: 'problem', problem: name });

const asShared = (link: Link<Board>): Shared =>
  link.kind === 'state'
    ? { kind: 'snapshot', snapshot: snapshotOf(link.state) }
    : problem(link.kind === 'newer' ? 'newer' : 'damaged');

/** Converts the state found in a picture. */
const fromPicture = (state: string | null): Shared =>
  state === null ? problem('noBoard') : asShared(readState(BOARD_LINK, state));

/** Returns the board in a raster picture that was read as a text; other pictures have none. */
export const readPicture = (text: string): Shared => fromPicture(textInPng(text));

/** Whether a picture has no text of ours: it may be a photo of a puzzle. */
export const isPhoto = (file: TextFile): file is TextFile & { readonly file: Blob } =>
  file.file !== undefined && textInPng(file.text) === null;

/** The URL parameters that websites use for a puzzle. */
const PARAMETERS = ['bd', 's', 'puzzle'];

/**
 * 81 cells surrounded by anything else. A hyphen may be a blank or a part of the URL, so runs with
 * hyphens are tried second.
 */
const RUN = /(?<![0-9.*_xX])[0-9.*_xX]{81}(?![0-9.*_xX])/g;
const RUN_WITH_HYPHENS = /(?<![0-9-])[0-9-]{81}(?![0-9-])/g;

/** So many cells that it was a puzzle before one was lost or added. */
const NEARLY = /^[0-9.?*_xX-]{72,90}$/;
const NEAR_RUN = /(?<![0-9.*_xX])[0-9.*_xX]{72,90}(?![0-9.*_xX])/;

/** Whether a line has such cells. */
export const hasNearRun = (line: string): boolean =>
  (line.match(/[0-9.?*_xX-]+/g) ?? []).some(
    (run) => NEARLY.test(run) && run.length !== 81 && /[0-9]/.test(run),
  );

const isFull = (run: string): boolean => /^[1-9]*$/.test(run);

/** Whether all puzzles of 81 characters in a text are full grids, none of which touches other signs of cells. */
export const hasFullGridsOnly = (text: string): boolean => text.match(RUN)?.every(isFull) ?? false;

/** All puzzles of 81 characters in a text, without full grids beside them, which are answers. */
function runsIn(text: string): readonly string[] {
  const runs: readonly string[] = text.match(RUN) ?? text.match(RUN_WITH_HYPHENS) ?? [];
  const open = runs.filter((run) => !isFull(run));
  return open.length > 0 ? open : runs;
}

/** Cells in which hyphens may be blanks. */
const dotted = (run: string): string => run.replaceAll('-', '.');

const asCells = (run: string): Shared => ({ kind: 'text', text: dotted(run) });

function fromFPuzzle(puzzle: FPuzzle | 'damaged'): Shared {
  if (puzzle === 'damaged') return problem('damaged');
  if (!isClassic(puzzle)) return problem('variant');
  return { kind: 'text', text: puzzle.cells.map(({ given }) => given ?? '.').join('') };
}

/** Reads what other programs pack into links; of SudokuPad the panel of variants knows more. */
function readPacked(text: string): Shared | null {
  const puzzle = fPuzzleIn(text);
  if (puzzle !== null) return fromFPuzzle(puzzle);
  return packedIn(text) === null ? null : problem('variant');
}

function readAddress(address: string): Shared {
  const query = /\?([^#]*)/.exec(address)?.[1] ?? '';
  const parameters = new URLSearchParams(query);
  for (const name of PARAMETERS) {
    const value = parameters.get(name)?.trim() ?? '';
    if (/^[0-9.?*_xX-]{81}$/.test(value)) return asCells(value);
  }
  const text = decoded(address);
  const [run] = runsIn(text);
  if (run !== undefined) return asCells(run);
  const values = PARAMETERS.map((name) => parameters.get(name)?.trim() ?? '');
  const near = values.find((value) => NEARLY.test(value)) ?? NEAR_RUN.exec(text)?.[0];
  return problem(near === undefined ? 'noPuzzle' : `cells-${near.length}`);
}

/** Whether a cell of a board is a given as f-puzzles has them. */
const isGiven = (cell: unknown): boolean => (cell as { given?: unknown } | null)?.given === true;

function readJson(text: string): Shared | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const { jiugong: version, grid } = value as Readonly<Record<string, unknown>>;
  const cells: readonly unknown[] = Array.isArray(grid) ? grid.flat() : [];
  if (cells.some(isGiven)) return fromFPuzzle(fPuzzleOf(text));
  if (typeof version !== 'number') return null;
  if (version > 1) return problem('newer');
  const snapshot = parseSnapshot(value);
  return snapshot === null ? problem('damaged') : { kind: 'snapshot', snapshot };
}

const linesOf = (text: string): readonly string[] =>
  text.split(/\r\n|\n|\r/).map((line) => line.trim());

/** Returns the first code block of a Markdown text. */
function codeBlock(text: string): string | null {
  const lines = linesOf(text);
  const start = lines.findIndex((line) => /^(?:```|~~~)/.test(line));
  const fence = lines[start]?.slice(0, 3);
  if (fence === undefined) return null;
  const end = lines.findIndex((line, at) => at > start && line.startsWith(fence));
  return lines.slice(start + 1, end < 0 ? undefined : end).join('\n');
}

/** Returns the lines of a section of a `.sdk` file, without its metadata lines. */
function section(text: string, name: string): readonly string[] {
  const lines = linesOf(text);
  const start = lines.findIndex((line) => line.toLowerCase() === `[${name.toLowerCase()}]`);
  if (start < 0) return [];
  const rest = lines.slice(start + 1).filter((line) => !line.startsWith('#'));
  const end = rest.findIndex((line) => line.startsWith('['));
  return end < 0 ? rest : rest.slice(0, end);
}

/** Returns 81 characters, `.` for blanks; null if the lines are not a grid. */
function cellsIn(lines: readonly string[]): string | null {
  const text = lines.join('');
  return /^[0-9.?*_xX]{81}$/.test(text) ? text.replaceAll(/[^1-9]/g, '.') : null;
}

/** Parses nine lines of nine comma-separated lists, with an optional comma at the end. */
function masksIn(lines: readonly string[]): readonly number[] {
  const rows = lines.filter((line) => line !== '').map((line) => line.split(','));
  const isGrid = rows.length === 9 && rows.every((row) => row.length === 9 || row[9] === '');
  if (!isGrid) return NO_MARKS;
  return rows.flatMap((row) =>
    row.slice(0, 9).map((list) => {
      const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => list.includes(String(digit)));
      return digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);
    }),
  );
}

/**
 * Reads the sections. If they hold no whole puzzle, the engine reads the lines and reports the
 * error.
 */
function readSections(text: string): Shared {
  const puzzle = section(text, 'Puzzle');
  const givens = cellsIn(puzzle);
  if (givens === null) return { kind: 'text', text: puzzle.join('\n') };
  const state = cellsIn(section(text, 'State')) ?? NO_DIGITS;
  const own = Array.from(state, (digit, cell) => (givens[cell] === '.' ? digit : '.')).join('');
  const candidates = masksIn(section(text, 'PencilMarks'));
  return { kind: 'snapshot', snapshot: { givens, own, corner: NO_MARKS, candidates } };
}

/**
 * Reads a text, or a file that was read as one, that is not plain puzzles; null for a text that the
 * engine reads or rejects.
 */
export function readShared(text: string): Shared | null {
  const trimmed = unquoted(text).trim();
  if (trimmed.startsWith('{')) return readJson(trimmed);
  if (/^(?:<\?xml[^>]*>\s*)?<svg/.test(trimmed)) return fromPicture(stateInPicture(trimmed));
  const ownLink = linkIn(trimmed, BOARD_LINK.letter);
  if (ownLink !== null) return asShared(readFragment(BOARD_LINK, ownLink));
  if (/^\[puzzle\][ \t]*$/im.test(trimmed)) return readSections(trimmed);
  const block = codeBlock(trimmed);
  const candidates = candidatesIn(block ?? trimmed);
  if (candidates !== null) return { kind: 'text', text: candidates };
  if (block !== null) return { kind: 'text', text: block };
  if (PUZZLE_LINE.test(trimmed)) return null;
  const packed = readPacked(trimmed);
  if (packed !== null) return packed;
  // (Of several lines with addresses each has its own.)
  const areSeveral = linesOf(trimmed).filter((line) => runsIn(line).length > 0).length > 1;
  const address = areSeveral ? null : addressIn(trimmed);
  if (address !== null) return readAddress(address);
  // In quotation marks, or after words.
  const runs = runsIn(trimmed);
  return runs.length === 0 ? null : { kind: 'runs', text: dotted(runs.join('\n')) };
}

/** The longest text, in characters, that may be a board or an address; longer ones are collections. */
const LONGEST = 100_000;

/**
 * Whether a text or a picture can only be for this panel: a board in any form, a photo, or the address
 * of a puzzle alone.
 */
export function isOfSudoku(file: TextFile): boolean {
  const { text, isPicture } = file;
  if (isPhoto(file)) return true;
  if (!isPicture && text.length > LONGEST) return false;
  const shared = isPicture ? readPicture(text) : readShared(text);
  const isWord = !/\s/.test(text.trim());
  const isAddress = packedIn(text) !== null || (isWord && addressIn(text.trim()) !== null);
  if (shared?.kind !== 'text') return shared?.kind === 'snapshot';
  return isAddress || candidatesIn(shared.text) !== null;
}
