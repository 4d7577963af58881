/**
 * Finds what f-puzzles and SudokuPad pack into their links: JSON, compressed by LZ-string and encoded in base64, after `?load=`,
 * `fpuzzles`, `fpuz`, `scl` or `ctc`; and the short `scf`. People copy them out of mails and messages, so that they stand without an
 * address, between words, wrapped, or percent-encoded several times. All of it is untrusted.
 */
import { PUZZLE_LINE } from './address';
import { decompress } from './decompress';

export interface Packed {
  readonly program: 'f-puzzles' | 'sudokupad';
  /** JSON, or what SudokuPad makes of it; null if it is damaged. */
  readonly text: string | null;
}

/** The longest text in which one is looked for, the longest packed one, and the longest unpacked one, in characters. */
const LONGEST_TEXT = 100_000;
const LONGEST_PACKED = 60_000;
const LONGEST = 400_000;

/** How often an address is encoded inside another one, and how many places are tried. */
const MOST_DECODED = 3;
const MOST_PLACES = 8;

/** What stands before it; where that alone could be a part of a word, or nothing does, it has to begin as packed JSON does. */
const PLACE =
  /[?&;]load=|[/?=]fpuz(?:zles)?|(?<![^\W_])(?:(?:fpuz(?:zles)?|scl|ctc)(?=N\s?4)|scf(?=\w{10}))|^\s*(?=N4Ig\w)/g;

/** Decodes percent encoding, of signs of ASCII alone: other ones are no part of it. */
function decoded(text: string): string {
  let [before, after] = ['', text];
  for (let times = 0; before !== after && times < MOST_DECODED; ++times) {
    before = after;
    after = before.replaceAll(/%([0-7][\da-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
  return after;
}

/** The widths at which programs wrap lines. */
const WIDTHS = Array.from({ length: 21 }, (_, index) => 60 + index);

/**
 * What a run of base64 and blanks can have been, in the order of likelihood: a blank was a plus sign, the break of a line, or the
 * end. `before` is what stands before it in its line.
 */
function* readings(run: string, before: string): Generator<string> {
  yield run.replace(/\s[^]*/, '');
  const unwrapped = run.replaceAll(/[ \t]*[\r\n]+[ \t]*/g, '');
  yield unwrapped.replaceAll(/[ \t]/g, '+');
  for (const shift of [0, before.length]) {
    for (const width of WIDTHS) {
      // Of line breaks that have become blanks each takes a place.
      const isBreak = (at: number): boolean => (at + shift + 1) % (width + 1) === 0;
      const first = Array.from(run).findIndex((_, at) => isBreak(at));
      if (run[first] !== ' ') continue;
      yield Array.from(run, (sign, at) => (sign !== ' ' ? sign : isBreak(at) ? '' : '+')).join('');
    }
  }
}

/**
 * The base64 of a reading: in addresses its last two signs are `-` and `_`, or LZ-string's own `+` and `-`. What has `-` alone may
 * be either.
 */
function alphabets(reading: string): readonly string[] {
  const first = reading.replaceAll('-', '+').replaceAll('_', '/');
  const second = reading.replaceAll('-', '/');
  if (/[/_]/.test(reading) || !reading.includes('-')) return [first];
  return reading.includes('+') ? [second] : [first, second];
}

function unpack(run: string, before: string): string | null {
  if (run.length > LONGEST_PACKED) return null;
  for (const reading of readings(run, before)) {
    const texts = alphabets(reading)
      .map((base64) => decompress(base64, LONGEST))
      .filter((text) => text !== null && /^\s*\{[^]*\}\s*$/.test(text));
    // (Read in either alphabet, one digit may differ.)
    if (texts.length > 0) return texts.length === 1 ? texts[0]! : null;
  }
  return null;
}

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The regions of a windoku, in the words of f-puzzles. */
const windows = (): readonly object[] =>
  [2, 6].flatMap((top) =>
    [2, 6].map((left) => ({
      cells: PLACES.map((at) => `R${top + Math.floor((at - 1) / 3)}C${left + ((at - 1) % 3)}`),
    })),
  );

/**
 * Reads `scf`, a puzzle of 9 × 9: a sign from 0 to 61 (0 to 9, A to Z, a to z) is a digit (0 a blank), and its tens so many
 * blanks after it. Then flags follow, up to title and author: `x` for both diagonals, `w` for a windoku. Null if it is none.
 */
function readScf(text: string): string | null {
  let [cells, at] = ['', 0];
  while (cells.length < 81) {
    const sign = text[at++] ?? ' ';
    const number = Number.parseInt(sign, 36) + (sign > 'Z' ? 26 : 0);
    if (Number.isNaN(number)) return null;
    cells += `${number % 10}${'0'.repeat(Math.floor(number / 10))}`;
  }
  if (cells.length > 81) return null;
  const [flags = ''] = /^\*?[xw]*(?![^\sta*])/.exec(text.slice(at)) ?? [];
  const grid = PLACES.map((row) =>
    Array.from(cells.slice(9 * row - 9, 9 * row), (digit) =>
      digit === '0' ? {} : { value: Number(digit), given: true },
    ),
  );
  const both = flags.includes('x') ? { 'diagonal+': true, 'diagonal-': true } : {};
  const extra = flags.includes('w') ? { extraregion: windows() } : {};
  return JSON.stringify({ size: 9, grid, ...both, ...extra });
}

function findIn(text: string): Packed | null {
  let damaged: Packed | null = null;
  for (const place of Array.from(text.matchAll(PLACE)).slice(0, MOST_PLACES)) {
    const rest = text.slice(place.index + place[0].length);
    if (place[0] === 'scf') {
      const puzzle = readScf(rest);
      if (puzzle !== null) return { program: 'f-puzzles', text: puzzle };
      continue;
    }
    const line = /[^\r\n]*$/.exec(text.slice(0, place.index))?.[0] ?? '';
    const found = unpack(/^[\w+/\s-]*/.exec(rest)![0], line + place[0]);
    const isPad = !/[=f]/.test(place[0]) && !found?.includes('"grid":[[');
    const program = isPad ? 'sudokupad' : 'f-puzzles';
    if (found !== null) return { program, text: found };
    damaged ??= rest === '' ? null : { program, text: null };
  }
  return damaged;
}

/** Returns the packed puzzle in a text; null if there is none. In a text with a puzzle line, those in comments are ignored. */
export function packedIn(text: string): Packed | null {
  if (text.length > LONGEST_TEXT || PUZZLE_LINE.test(text)) return null;
  const found = findIn(decoded(text));
  if (found?.text) return found;
  // A sign that is percent-encoded can be wrapped itself; mails put `=` at the ends of lines (which may be that of `load=`), and `>`
  // before them.
  const plain = text.replaceAll(/=\s*\n(?==3D)|(?<!load)=\s*\n|^>[>\s]*|[\s\p{Cf}]/gmu, '');
  const joined = findIn(decoded(plain.replaceAll('=3D', '=')));
  return joined?.text ? joined : found;
}
