/** The rules of a puzzle in words: rows, columns, boxes, cages and the like, and what is drawn. */
import {
  diagonalsOf,
  regionsOf,
  valuesOf,
  type Cells,
  type Layout,
  type RegionKind,
} from '../../board/layout';
import { signOf } from '../../board/values';
import type { Language } from '../../locales/languages';
import { rulesOf } from './names';
import { FIGURE_MESSAGES } from './texts';

/** The houses, in the order in which they are told. */
const HOUSES = ['row', 'column', 'box', 'area', 'extra', 'diagonal', 'cage'] as const;

/** The rules that are switched, besides houses. */
const SWITCHED = ['antiKnight', 'antiKing', 'nonConsecutive'] as const;

function housesOf(layout: Layout, kind: RegionKind | 'diagonal'): readonly Cells[] {
  if (kind === 'diagonal') return diagonalsOf(layout);
  if (kind === 'cage') return layout.cages.map(({ cells }) => cells);
  return regionsOf(layout).flatMap((region) => (region.kind === kind ? [region.cells] : []));
}

/** A sentence for houses that hold all values, one for the others, and one for each other rule. */
function ordinaryRules(layout: Layout, language: Language): readonly string[] {
  const { ordinary } = FIGURE_MESSAGES[language];
  const { low, high, rules, cages } = layout;
  const count = valuesOf(layout).length;
  const found = HOUSES.map((kind) => ({ kind, houses: housesOf(layout, kind) }));
  const isWhole = (houses: readonly Cells[]): boolean =>
    houses.every((cells) => cells.length === count);
  const named = (whole: boolean): readonly string[] =>
    found
      .filter(({ houses }) => houses.length > 0 && isWhole(houses) === whole)
      .map(({ kind }) => ordinary.houses[kind]);
  const [whole, others] = [named(true), named(false)];
  return [
    ...(whole.length === 0 ? [] : [ordinary.whole(whole, signOf(low, high), signOf(high, high))]),
    ...(others.length === 0 ? [] : [ordinary.different(others)]),
    ...(cages.some(({ sum }) => sum !== null) ? [ordinary.cages] : []),
    ...SWITCHED.filter((rule) => rules[rule]).map((rule) => ordinary.switched[rule]),
  ];
}

export const rulesInWords = (layout: Layout, language: Language): readonly string[] => [
  ...ordinaryRules(layout, language),
  ...rulesOf(layout, language),
];
