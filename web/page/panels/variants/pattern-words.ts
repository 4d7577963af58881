/** What a pattern demands, in words. */
import type { PatternPart } from './pattern';
import type { Texts } from './texts';

type Words = Texts['variants']['pattern'];

/** More words than this explain nothing. */
const LONGEST = 400;

/** A part within another one; several things that are taken together stand between brackets. */
const inside = (part: PatternPart, words: Words): string =>
  part.kind === 'choice' || (part.kind === 'sequence' && part.parts.length > 1)
    ? words.group(describe(part, words))
    : describe(part, words);

function describe(part: PatternPart, words: Words): string {
  switch (part.kind) {
    case 'value':
      return part.sign;
    case 'any':
      return words.any;
    case 'set':
      return (part.isInverse ? words.noneOf : words.oneOf)(part.signs);
    case 'choice':
      return words.or(part.parts.map((other) => describe(other, words)));
    case 'sequence': {
      const parts = part.parts.map((other) =>
        other.kind === 'choice' ? inside(other, words) : describe(other, words),
      );
      return parts.length === 0 ? words.nothing : words.inOrder(parts);
    }
    case 'repeat': {
      const { least, most } = part;
      const what = inside(part.part, words);
      if (most === Infinity) {
        return least === 0
          ? words.anyNumber(what)
          : least === 1
            ? words.some(what)
            : words.atLeast(least, what);
      }
      if (least === most) return words.times(least, what);
      return least === 0 && most === 1 ? words.perhaps(what) : words.fromTo(least, most, what);
    }
  }
}

/** A pattern in words; empty where these would be too long. */
export function explainPattern(part: PatternPart, { variants: { pattern } }: Texts): string {
  const words = describe(part, pattern);
  return words.length > LONGEST ? '' : pattern.meaning(words);
}
