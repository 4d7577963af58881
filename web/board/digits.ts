import { HOUSES, type House } from './geometry';

/** 81 numbers; 0 is a blank cell. */
export type Digits = readonly number[];

export const BLANK: Digits = Array.from({ length: 81 }, () => 0);

/**
 * Parses 81 characters, `1`..`9` or a blank (`.`, `0`, `?`, `*`, `_`, `x`, `X`); returns null for
 * any other text.
 */
export function parseDigits(text: string): Digits | null {
  if (!/^[0-9.?*_xX]{81}$/.test(text)) return null;
  return Array.from(text, (character) => (/[1-9]/.test(character) ? Number(character) : 0));
}

/** Formats digits as 81 characters, `.` for blank cells. */
export const formatDigits = (digits: Digits): string =>
  digits.map((digit) => (digit === 0 ? '.' : String(digit))).join('');

export const countDigits = (digits: Digits): number => digits.filter((digit) => digit !== 0).length;

/** A digit that occurs more than once in a house. */
export interface Clash {
  readonly house: House;
  readonly digit: number;
  readonly cells: readonly number[];
}

export function findClashes(digits: Digits): readonly Clash[] {
  return HOUSES.flatMap((house) => {
    const found: Clash[] = [];
    for (let digit = 1; digit <= 9; ++digit) {
      const cells = house.cells.filter((cell) => digits[cell] === digit);
      if (cells.length > 1) found.push({ house, digit, cells });
    }
    return found;
  });
}

/** Whether every house holds each digit once. */
export const isSolved = (digits: Digits): boolean =>
  !digits.includes(0) && findClashes(digits).length === 0;
