/**
 * Encodes a list of whole numbers in digits and capitals, the characters that are safe in links and
 * short in QR codes: `0` to `N` end a number and count 24 each, `O` to `Y` precede them and count
 * 11 each, and `Z` is a minus. So 0 to 23 take one character, and numbers up to 263 take two.
 */
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LAST = 24;
const MORE = 11;
const MINUS = 'Z';

/** The largest absolute value that is decoded unless a format has larger ones. */
export const LARGEST_NUMBER = 2 ** 31;

function writeNumber(number: number): string {
  if (number < 0) return MINUS + writeNumber(-number);
  let text = CHARACTERS[number % LAST]!;
  for (let rest = Math.floor(number / LAST); rest > 0; rest = Math.floor(rest / MORE)) {
    text = CHARACTERS[LAST + (rest % MORE)]! + text;
  }
  return text;
}

export const writeNumbers = (numbers: readonly number[]): string =>
  numbers.map(writeNumber).join('');

/**
 * Decodes the numbers of a text; null if it is not an output of the encoder, or has a number whose
 * absolute value is above `largest`, which is at most 2^52.
 */
export function readNumbers(text: string, largest = LARGEST_NUMBER): readonly number[] | null {
  const numbers: number[] = [];
  let rest = 0;
  let sign = 1;
  let isAmid = false;
  for (const character of text) {
    const value = CHARACTERS.indexOf(character);
    if (value < 0 || (character === MINUS && isAmid)) return null;
    isAmid = value >= LAST;
    if (character === MINUS) {
      sign = -1;
    } else if (isAmid) {
      rest = rest * MORE + value - LAST;
    } else {
      const number = rest * LAST + value;
      if (number > largest) return null;
      numbers.push(number === 0 ? 0 : sign * number);
      rest = 0;
      sign = 1;
    }
  }
  return isAmid ? null : numbers;
}
