/**
 * A board in the fragment of a URL, which browsers do not send to servers:
 *
 *     #p=1-530070000600195000…            a puzzle: 81 digits, 0 for a blank
 *     #p=1-53007…-OB4A2…-CG1V…-KM0G…      a puzzle and the work on it
 *
 * The number is the version. The work follows in parts, without empty ones: `O` own digits, `C`
 * corner marks, `K` candidates.
 *
 * - Own digits run through the cells without a given: `1` to `9`, and `A` to `Z` for 1 to 26 empty
 *   cells in a row.
 * - Marks run through all cells, two characters each: the mask in base 32 (`0` to `9`, `A` to `V`),
 *   whose first digit is at most `F`; so `G` to `Z` are free to stand for 1 to 20 cells in a row
 *   without marks.
 *
 * Empty cells at the end are left out.
 *
 * Only digits, capitals and hyphens are used: programs that make links clickable cut off dots and
 * asterisks at the end, Markdown readers remove `_` and `~`, and QR codes store these characters in
 * the least room.
 */
import { NO_MARKS } from '../../../board/marks';
import { parseSnapshot, type Snapshot } from '../../../board/snapshot';

export type Link =
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot }
  /** The fragment is not a link to a board. */
  | { readonly kind: 'none' }
  /** The link was made by a later version of the page. */
  | { readonly kind: 'newer' }
  /** The link was truncated, changed, or made by hand. */
  | { readonly kind: 'damaged' };

const VERSION = 1;
const CELLS = 81;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const OWN_RUN = { first: DIGITS.indexOf('A'), longest: 26 };
const MARK_RUN = { first: DIGITS.indexOf('G'), longest: 20 };

export const NO_DIGITS = '.'.repeat(CELLS);

/**
 * Encodes values in order, and runs of zeros as one character each; zeros at the end are left out.
 */
function pack(
  values: readonly number[],
  run: typeof OWN_RUN,
  write: (value: number) => string,
): string {
  let text = '';
  let zeros = 0;
  const writeRun = (): void => {
    for (; zeros > 0; zeros -= Math.min(zeros, run.longest)) {
      text += DIGITS[run.first + Math.min(zeros, run.longest) - 1]!;
    }
  };
  for (const value of values) {
    if (value === 0) {
      ++zeros;
    } else {
      writeRun();
      text += write(value);
    }
  }
  return text;
}

/**
 * Decodes the output of `pack`, `width` characters per value, to 81 values. Invalid input gives null
 * or arbitrary values, which `readState` detects.
 */
function unpack(text: string, run: typeof OWN_RUN, width: number): readonly number[] | null {
  const values: number[] = [];
  for (let at = 0; at < text.length;) {
    const first = DIGITS.indexOf(text[at]!);
    if (first >= run.first) {
      for (let zeros = first - run.first; zeros >= 0; --zeros) values.push(0);
      at += 1;
    } else {
      values.push(parseInt(text.slice(at, at + width), 32));
      at += width;
    }
    if (values.length > CELLS) return null;
  }
  return [...values, ...NO_MARKS.slice(values.length)];
}

const writeMask = (mask: number): string => mask.toString(32).toUpperCase().padStart(2, '0');

/** Encodes a snapshot for a link, a picture or a JSON text: version, hyphen, puzzle and work. */
export function writeState({ givens, own, corner, candidates }: Snapshot): string {
  const free = Array.from(own).filter((_, cell) => givens[cell] === '.');
  const ownDigits = free.map((character) => (character === '.' ? 0 : Number(character)));
  const parts = [
    `O${pack(ownDigits, OWN_RUN, String)}`,
    `C${pack(corner, MARK_RUN, writeMask)}`,
    `K${pack(candidates, MARK_RUN, writeMask)}`,
  ].filter((part) => part.length > 1);
  return [VERSION, givens.replaceAll('.', '0'), ...parts].join('-');
}

/** Decodes the output of `writeState`; accepts nothing else. */
export function readState(text: string): Link {
  const version = /^(\d{1,9})-/.exec(text)?.[1];
  if (version === undefined) return { kind: 'damaged' };
  if (Number(version) > VERSION) return { kind: 'newer' };
  const parts = /^1-([0-9]{81})(?:-O([1-9A-Z]+))?(?:-C([0-9A-Z]+))?(?:-K([0-9A-Z]+))?$/.exec(text);
  if (parts === null) return { kind: 'damaged' };
  const [, givens = '', own = '', ...marks] = parts;
  const ownDigits = unpack(own, OWN_RUN, 1);
  const corner = unpack(marks[0] ?? '', MARK_RUN, 2);
  const candidates = unpack(marks[1] ?? '', MARK_RUN, 2);
  if (ownDigits === null || corner === null || candidates === null) return { kind: 'damaged' };
  const rest = ownDigits.values();
  const snapshot = parseSnapshot({
    givens: givens.replaceAll('0', '.'),
    own: Array.from(givens, (digit) => (digit === '0' && rest.next().value) || '.').join(''),
    corner,
    candidates,
  });
  // Each state has exactly one encoding, so that any change of the text is detected.
  const isWhole = snapshot !== null && writeState(snapshot) === text;
  return isWhole ? { kind: 'snapshot', snapshot } : { kind: 'damaged' };
}

export const fragmentOf = (snapshot: Snapshot): string => `#p=${writeState(snapshot)}`;

/** Reads the board in a URL fragment, with or without the leading `#`. */
export function readFragment(fragment: string): Link {
  const state = /^#?p=([\s\S]*)$/.exec(fragment)?.[1];
  return state === undefined ? { kind: 'none' } : readState(state);
}

/** Returns the URL of the page with this fragment and without a query. */
export const linkTo = (address: string, fragment: string): string =>
  address.replace(/[?#][\s\S]*$/, '') + fragment;
