/**
 * A cosmetic as a list of numbers, for links: 0 and a line, 1 and a shape, or 2 and a cage. Places, lengths and angles
 * are in hundredths; a list begins with its length, a text is its characters by their codes, a colour 0 for
 * none, and else the number that its digits are, plus 1, and plus 2^24 where it has an opacity.
 */
import {
  isCosmeticOn,
  type Cosmetic,
  type CosmeticColor,
  type CosmeticPoint,
} from '../../../board/cosmetics';
import type { Sides } from '../../../board/layout';
import { codesOf, NumberReader } from './number-reader';

type Numbers = readonly number[];

const OPAQUE = 2 ** 24;

/** The largest number: that of a colour. */
export const LARGEST_COSMETIC = 1 + OPAQUE + 2 ** 32;

const inHundredths = (values: Numbers): Numbers => values.map((value) => Math.round(value * 100));

function colorNumber(color: CosmeticColor | null): number {
  if (color === null) return 0;
  return 1 + parseInt(color.slice(1), 16) + (color.length > 7 ? OPAQUE : 0);
}

const textNumbers = (text: string): Numbers => [text.length, ...codesOf(text)];

export function cosmeticNumbers(cosmetic: Cosmetic): Numbers {
  switch (cosmetic.kind) {
    case 'line': {
      const { points, color, width, head } = cosmetic;
      const lengths = inHundredths([width, head]);
      return [0, ...lengths, colorNumber(color), points.length, ...inHundredths(points.flat())];
    }
    case 'shape': {
      const { at, size, angle, isRound, fill, border, text, letters, ink, isOver } = cosmetic;
      return [
        1,
        ...inHundredths([...at, ...size, angle, letters]),
        (isRound ? 1 : 0) + (isOver ? 2 : 0),
        ...[fill, border, ink].map(colorNumber),
        ...textNumbers(text),
      ];
    }
    case 'cage': {
      const { cells, text, color } = cosmetic;
      return [2, colorNumber(color), cells.length, ...cells, ...textNumbers(text)];
    }
  }
}

class CosmeticReader extends NumberReader {
  hundredths(): number {
    return this.number() / 100;
  }

  color(): CosmeticColor | null {
    const number = this.number() - 1;
    if (number < 0) return null;
    const [digits, length] = number < OPAQUE ? [number, 6] : [number - OPAQUE, 8];
    return `#${digits.toString(16).padStart(length, '0')}`;
  }

  text(): string {
    return this.list(() => String.fromCharCode(this.number() & 0xffff)).join('');
  }
}

function cosmeticFrom(reader: CosmeticReader): Cosmetic | null {
  switch (reader.number()) {
    case 0: {
      const [width, head] = [reader.hundredths(), reader.hundredths()];
      const color = reader.color();
      const points = reader.list((): CosmeticPoint => [reader.hundredths(), reader.hundredths()]);
      return color === null ? null : { kind: 'line', points, color, width, head };
    }
    case 1: {
      const [x, y, width, height, angle, letters] = Array.from({ length: 6 }, () =>
        reader.hundredths(),
      ) as [number, number, number, number, number, number];
      const flags = reader.number();
      const [fill, border, ink] = [reader.color(), reader.color(), reader.color()];
      const text = reader.text();
      if (ink === null) return null;
      const place = { at: [x, y], size: [width, height], angle } as const;
      const look = { isRound: flags % 2 === 1, fill, border, text, letters, ink };
      return { kind: 'shape', ...place, ...look, isOver: flags >= 2 };
    }
    case 2: {
      const color = reader.color();
      const cells = reader.list(() => reader.number());
      const text = reader.text();
      return color === null ? null : { kind: 'cage', cells, text, color };
    }
    default:
      return null;
  }
}

/** Reads a cosmetic on a grid of this size; null if the numbers are none. */
export function readCosmetic(numbers: Numbers, sides: Sides): Cosmetic | null {
  const reader = new CosmeticReader(numbers);
  const cosmetic = cosmeticFrom(reader);
  return cosmetic !== null && reader.isAtEnd && isCosmeticOn(cosmetic, sides) ? cosmetic : null;
}
