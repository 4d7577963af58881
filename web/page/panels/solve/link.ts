/**
 * A board in the fragment of a URL (`ui/link.ts`):
 *
 *     #p=1-530070000600195000…            a puzzle: 81 digits, 0 for a blank
 *     #p=1-53007…-OB4A2…-CG1V…-KM0G…      a puzzle and the work on it
 *
 * The work follows in parts, without empty ones: `O` own digits, `C` corner marks, `K` candidates, `R`
 * candidates that were removed from automatic ones, `F` the colours that fill cells.
 *
 * - Own digits run through the cells without a given: `1` to `9`, and `A` to `Z` for 1 to 26 empty
 *   cells in a row.
 * - Marks and colours run through all cells, two characters each: the mask in base 32 (`0` to `9`, `A` to
 *   `V`), whose first digit is at most `F`; so `G` to `Z` are free to stand for 1 to 20 cells in a row
 *   without marks.
 *
 * Empty cells at the end are left out.
 */
import { NO_MARKS } from '../../../board/marks';
import { boardFrom, parseSnapshot, snapshotOf } from '../../../board/snapshot';
import type { Board } from '../../../board/state';
import type { LinkFormat } from '../../ui/link';

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
 * or arbitrary values, which the check of the whole link detects.
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

function write(board: Board): readonly string[] {
  const { givens, own, corner, candidates, removed = [], colors = [] } = snapshotOf(board);
  const free = Array.from(own).filter((_, cell) => givens[cell] === '.');
  const ownDigits = free.map((character) => (character === '.' ? 0 : Number(character)));
  const parts = [
    `O${pack(ownDigits, OWN_RUN, String)}`,
    `C${pack(corner, MARK_RUN, writeMask)}`,
    `K${pack(candidates, MARK_RUN, writeMask)}`,
    `R${pack(removed, MARK_RUN, writeMask)}`,
    `F${pack(colors, MARK_RUN, writeMask)}`,
  ].filter((part) => part.length > 1);
  return [givens.replaceAll('.', '0'), ...parts];
}

function read([givens = '', ...work]: readonly string[]): Board | null {
  if (!/^[0-9]{81}$/.test(givens)) return null;
  const part = (letter: string): string =>
    work.find((text) => text.startsWith(letter))?.slice(1) ?? '';
  const ownDigits = unpack(part('O'), OWN_RUN, 1);
  const [corner, candidates, removed, colors] = ['C', 'K', 'R', 'F'].map((letter) =>
    unpack(part(letter), MARK_RUN, 2),
  );
  if (ownDigits === null) return null;
  const rest = ownDigits.values();
  const snapshot = parseSnapshot({
    givens: givens.replaceAll('0', '.'),
    own: Array.from(givens, (digit) => (digit === '0' && rest.next().value) || '.').join(''),
    corner,
    candidates,
    removed,
    colors,
  });
  return snapshot === null ? null : boardFrom(snapshot);
}

export const BOARD_LINK: LinkFormat<Board> = { letter: 'p', write, read };
