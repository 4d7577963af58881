/**
 * A board in the fragment of an address, which browsers send to no server:
 *
 *     #p=1-530070000600195000…            a puzzle: 81 digits, 0 for a blank
 *     #p=1-53007…-OB4A2…-CG1V…-KM0G…      and a person's work on it
 *
 * The number is the version. The work follows in parts, of which only those that hold anything are there:
 * `O` own digits, `C` marks in the corners, `K` candidates.
 *
 * - Own digits go through the cells without a given: `1` to `9`, and `A` to `Z` for 1 to 26 empty cells in a
 *   row.
 * - Marks go through all cells, two characters each: the mask in base 32 (`0` to `9`, `A` to `V`), which never
 *   begins beyond `F`; so `G` to `Z` are free to stand for 1 to 20 cells in a row without marks.
 *
 * Empty cells at the end are left out.
 *
 * Digits, capitals and hyphens only: programs that make links clickable cut off dots and asterisks at the
 * end, those that read Markdown take `_` and `~` away, and QR codes store these characters in the least room.
 */
import { NO_MARKS } from '../../board/marks';
import { parseSnapshot, type Snapshot } from '../../board/snapshot';

export type Link =
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot }
  /** The fragment asks for something else. */
  | { readonly kind: 'none' }
  /** Made by a later version of the page. */
  | { readonly kind: 'newer' }
  /** Cut off, changed on its way, or made by hand. */
  | { readonly kind: 'damaged' };

const VERSION = 1;
const CELLS = 81;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const OWN_RUN = { first: DIGITS.indexOf('A'), longest: 26 };
const MARK_RUN = { first: DIGITS.indexOf('G'), longest: 20 };

export const NO_DIGITS = '.'.repeat(CELLS);

/** Writes values in order, and runs of zeros as one character each; nothing for those at the end. */
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

/** Values from what `pack` wrote, each `width` characters long; of anything else some 81 values, or null. */
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

/** A snapshot as it stands in a link, a picture or a JSON text: version, hyphen, puzzle and work. */
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

/** Reads what `writeState` wrote, and nothing else. */
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
  // There is one way to write a state, so that whatever was changed on its way shows.
  const isWhole = snapshot !== null && writeState(snapshot) === text;
  return isWhole ? { kind: 'snapshot', snapshot } : { kind: 'damaged' };
}

export const fragmentOf = (snapshot: Snapshot): string => `#p=${writeState(snapshot)}`;

/** What the fragment of an address asks for; a `#` before it may be there or not. */
export function readFragment(fragment: string): Link {
  const state = /^#?p=([\s\S]*)$/.exec(fragment)?.[1];
  return state === undefined ? { kind: 'none' } : readState(state);
}

/** The address of the page with a fragment behind it, and nothing else that was asked for in it. */
export const linkTo = (address: string, fragment: string): string =>
  address.replace(/[?#][\s\S]*$/, '') + fragment;
