/** The characters of a text by their codes. */
export const codesOf = (text: string): readonly number[] =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));

/** Takes one number after the other; beyond the last there are zeros, and `isAtEnd` says so. */
export class NumberReader {
  readonly #numbers: readonly number[];
  #at = 0;

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  /** Whether all numbers were taken, and no more. */
  get isAtEnd(): boolean {
    return this.#at === this.#numbers.length;
  }

  number(): number {
    return this.#numbers[this.#at++] ?? 0;
  }

  list<T>(next: () => T): readonly T[] {
    const length = this.number();
    // A list cannot have more entries than there are numbers.
    if (length >= 0 && length <= this.#numbers.length) return Array.from({ length }, next);
    this.#at = Infinity;
    return [];
  }
}
