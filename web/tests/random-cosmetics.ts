/** Random drawings without a rule, within the bounds of the format. */
import * as fc from 'fast-check';
import { isCosmeticOn, type Cosmetic, type CosmeticColor } from '../board/cosmetics';
import type { Sides } from '../board/layout';

/** Without null prototypes, records equal object literals. */
const PLAIN = { noNullPrototype: true } as const;

const hex = (value: number, length: number): string => value.toString(16).padStart(length, '0');

const color: fc.Arbitrary<CosmeticColor> = fc
  .tuple(fc.nat(0xffffff), fc.option(fc.integer({ min: 1, max: 254 })))
  .map(([digits, opacity]): CosmeticColor => {
    return `#${hex(digits, 6)}${opacity === null ? '' : hex(opacity, 2)}`;
  });

const text = fc.string({ maxLength: 8, unit: 'grapheme' }).map((each) => each.replaceAll('\0', ''));

const hundredthsTo = (least: number, most: number): fc.Arbitrary<number> =>
  fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100);

export const cosmeticsOn = ({ rows, cols }: Sides): fc.Arbitrary<Cosmetic> => {
  const point = fc.tuple(hundredthsTo(-3, cols + 3), hundredthsTo(-3, rows + 3));
  const length = hundredthsTo(0, 3);
  const positive = length.map((value) => value + 0.01);
  return fc
    .oneof(
      fc.record(
        {
          kind: fc.constant('line' as const),
          points: fc.array(point, { minLength: 2, maxLength: 5 }),
          color,
          width: positive,
          head: fc.oneof(fc.constant(0), positive),
        },
        PLAIN,
      ),
      fc.record(
        {
          kind: fc.constant('shape' as const),
          at: point,
          size: fc.tuple(length, length),
          angle: hundredthsTo(-360, 360),
          isRound: fc.boolean(),
          fill: fc.option(color),
          border: fc.option(color),
          text,
          letters: positive,
          ink: color,
          isOver: fc.boolean(),
        },
        PLAIN,
      ),
      fc.record(
        {
          kind: fc.constant('cage' as const),
          cells: fc.uniqueArray(fc.nat(rows * cols - 1), { minLength: 1, maxLength: 5 }),
          text,
          color,
        },
        PLAIN,
      ),
    )
    .map((cosmetic): Cosmetic => {
      // (Sums of hundredths are none.)
      const rounded = JSON.parse(JSON.stringify(cosmetic), (_, value: unknown) =>
        typeof value === 'number' ? Math.round(value * 100) / 100 || 0 : value,
      ) as Cosmetic;
      return rounded;
    })
    .filter((cosmetic) => isCosmeticOn(cosmetic, { rows, cols }));
};
