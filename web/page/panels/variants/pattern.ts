/**
 * Reads a pattern of the rule `regex` as the engine does (`wasm/src/regions/rules/pattern.cpp`), to say at once what is
 * wrong with it and where, or in words what it demands.
 */
import { JiugongError, type Phrase } from '../../../api/engine';
import { MAX_PATTERN } from '../../../board/constraints';

/** The most groups in one another (`kMaxPatternNesting` of region_rule.h). */
const MAX_NESTING = 32;

/** A part of a pattern; ends of a repetition beyond `most` mean no limit. */
export type PatternPart =
  | { readonly kind: 'value'; readonly sign: string }
  | { readonly kind: 'any' }
  | { readonly kind: 'set'; readonly isInverse: boolean; readonly signs: readonly string[] }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly PatternPart[] }
  | {
      readonly kind: 'repeat';
      readonly part: PatternPart;
      readonly least: number;
      readonly most: number;
    };

const isSign = (sign: string): boolean => /^[\da-z]$/i.test(sign);

const numberOf = (sign: string): number => parseInt(sign, 36);

/** Ends the reading at a place with what was expected there. */
class Mistake extends Error {
  readonly at: number;
  readonly expected: Phrase;

  constructor(at: number, form: string, ...values: readonly string[]) {
    super();
    this.at = at;
    this.expected = { form, values: [...values] };
  }
}

class PatternReader {
  /** By characters, as people count them. */
  readonly #signs: readonly string[];
  #at = 0;

  constructor(pattern: string) {
    this.#signs = Array.from(pattern);
  }

  read(): PatternPart {
    const part = this.#choice(0);
    if (this.#at < this.#signs.length) throw new Mistake(this.#at, 'a ( before it');
    return part;
  }

  /** What was found at a place. */
  found(at: number): Phrase {
    const sign = this.#signs[at];
    return sign === undefined
      ? { form: 'the end of the pattern', values: [] }
      : { form: "'{}' as character {} of the pattern", values: [sign, String(at + 1)] };
  }

  get #sign(): string {
    return this.#signs[this.#at] ?? '';
  }

  #skip(sign: string): boolean {
    if (this.#sign !== sign) return false;
    ++this.#at;
    return true;
  }

  #take(): string {
    return this.#signs[this.#at++]!;
  }

  #choice(depth: number): PatternPart {
    const parts = [this.#sequence(depth)];
    while (this.#skip('|')) parts.push(this.#sequence(depth));
    return parts.length === 1 ? parts[0]! : { kind: 'choice', parts };
  }

  #sequence(depth: number): PatternPart {
    const parts: PatternPart[] = [];
    while (!['', '|', ')'].includes(this.#sign)) parts.push(this.#repeated(depth));
    return parts.length === 1 ? parts[0]! : { kind: 'sequence', parts };
  }

  #repeated(depth: number): PatternPart {
    let part = this.#atom(depth);
    for (;;) {
      if (this.#skip('*')) part = { kind: 'repeat', part, least: 0, most: Infinity };
      else if (this.#skip('+')) part = { kind: 'repeat', part, least: 1, most: Infinity };
      else if (this.#skip('?')) part = { kind: 'repeat', part, least: 0, most: 1 };
      else if (this.#skip('{')) part = { kind: 'repeat', part, ...this.#counts() };
      else return part;
    }
  }

  #counts(): { readonly least: number; readonly most: number } {
    const least = this.#count();
    const isOpen = this.#skip(',');
    const most = isOpen ? (this.#sign === '}' ? Infinity : this.#count()) : least;
    if (most < least) throw new Mistake(this.#at, 'a number that is not below the first one');
    if (!this.#skip('}')) throw new Mistake(this.#at, 'a }');
    return { least, most };
  }

  #count(): number {
    let digits = '';
    while (/^\d$/.test(this.#sign)) digits += this.#take();
    if (digits === '') throw new Mistake(this.#at, 'a number');
    return Number(digits);
  }

  #atom(depth: number): PatternPart {
    if (this.#sign === '(') {
      if (depth === MAX_NESTING) {
        throw new Mistake(this.#at, 'at most {} groups in one another', String(MAX_NESTING));
      }
      ++this.#at;
      const part = this.#choice(depth + 1);
      if (!this.#skip(')')) throw new Mistake(this.#at, 'a )');
      return part;
    }
    if (this.#skip('[')) return this.#set();
    if (this.#skip('.')) return { kind: 'any' };
    if (!isSign(this.#sign)) throw new Mistake(this.#at, "a digit, a letter, '.', '[' or '('");
    return { kind: 'value', sign: this.#take().toUpperCase() };
  }

  #set(): PatternPart {
    const isInverse = this.#skip('^');
    const signs: string[] = [];
    do {
      if (!isSign(this.#sign)) throw new Mistake(this.#at, 'a digit or a letter');
      const first = numberOf(this.#take());
      let last = first;
      if (this.#skip('-')) {
        if (!isSign(this.#sign) || numberOf(this.#sign) < first) {
          throw new Mistake(this.#at, 'a digit or a letter that is not below the first one');
        }
        last = numberOf(this.#take());
      }
      for (let value = first; value <= last; ++value) signs.push(value.toString(36).toUpperCase());
    } while (!this.#skip(']'));
    return { kind: 'set', isInverse, signs: [...new Set(signs)] };
  }
}

const badPattern = (foundPhrase: Phrase, expectedPhrase: Phrase): JiugongError =>
  new JiugongError('bad-pattern', 'the pattern is wrong', {
    found: foundPhrase.form,
    expected: expectedPhrase.form,
    foundPhrase,
    expectedPhrase,
  });

/** Reads a pattern; returns the error of the engine where it is none. */
export function readPattern(pattern: string): PatternPart | JiugongError {
  if (pattern === '') {
    return badPattern(
      { form: 'an empty pattern', values: [] },
      { form: 'a pattern such as 1.*9', values: [] },
    );
  }
  if (pattern.length > MAX_PATTERN) {
    return badPattern(
      { form: 'a pattern of {} characters', values: [String(pattern.length)] },
      { form: 'at most {}', values: [String(MAX_PATTERN)] },
    );
  }
  const reader = new PatternReader(pattern);
  try {
    return reader.read();
  } catch (error) {
    if (error instanceof Mistake) return badPattern(reader.found(error.at), error.expected);
    throw error;
  }
}
