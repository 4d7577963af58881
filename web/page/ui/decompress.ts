/**
 * Decompresses the base64 of LZ-string (Pieroxy), up to a length: its own function would make a gigabyte of a text that fits
 * into an address. Numbers of a growing count of bits, the least first, name parts of the text that were there before; 0 and 1 precede a new
 * character of 8 or 16 bits, 2 is the end.
 */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const [NEW_BYTE, NEW_CHARACTER, END, FIRST] = [0, 1, 2, 3];

/** Reads bits, of each digit the highest first. */
class Bits {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether more bits were read than there are. */
  get isOver(): boolean {
    return this.#at > 6 * this.#text.length;
  }

  next(count: number): number {
    let value = 0;
    for (let bit = 0; bit < count; ++bit, ++this.#at) {
      const digit = DIGITS.indexOf(this.#text[Math.floor(this.#at / 6)] ?? 'A');
      value += ((digit >> (5 - (this.#at % 6))) & 1) * 2 ** bit;
    }
    return value;
  }
}

/** Returns the text in a base64 of LZ-string; null if it is damaged, or longer than `most`. */
export function decompress(base64: string, most: number): string | null {
  const packed = base64.replace(/=+$/, '');
  if (packed === '' || /[^A-Za-z0-9+/]/.test(packed)) return null;
  const bits = new Bits(packed);
  const parts: string[] = ['', '', ''];
  const text: string[] = [];
  let length = 0;
  let last: string | null = null;
  let width = 2;
  for (;;) {
    // The number of bits grows with the parts, of which one more is known after each but the first.
    while (parts.length + (last === null ? 0 : 1) > 2 ** width) ++width;
    let code = bits.next(width);
    if (bits.isOver) return null;
    if (code === END) return text.join('');
    if (code === NEW_BYTE || code === NEW_CHARACTER) {
      code = parts.push(String.fromCharCode(bits.next(code === NEW_BYTE ? 8 : 16))) - 1;
    }
    const isNext: boolean = code === parts.length && last !== null;
    const part: string | undefined = isNext ? last! + last![0]! : parts[code];
    if (part === undefined || code < FIRST) return null;
    if (last !== null) parts.push(last + part[0]!);
    last = part;
    length += part.length;
    if (length > most) return null;
    text.push(part);
  }
}
