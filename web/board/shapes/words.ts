/** What a board says that a classic sudoku does not: broken rules, and what is wrong with a layout. */
import type { JiugongError, RegionContradiction } from '../../api/engine';
import type { Language } from '../../locales/languages';
import type { Messages } from '../../locales/messages';
import type { Clash } from '../clashes';
import { cellName, regionsOf, RULES, valuesOf, type House, type Layout } from '../layout';
import { signOf } from '../values';
import { boardRules } from './figures';
import { withSums } from './regions';
import { impossibleCage, sumRange } from './sums';

/** The name of a house at the beginning of a sentence. */
export function houseName(
  { kind, index }: Pick<House, 'kind' | 'index'>,
  { houses, shapes }: Messages,
): string {
  const name = { ...houses, ...shapes.houses }[kind];
  return name(index + 1);
}

export function clashWord(clash: Clash, layout: Layout, names: string, texts: Messages): string {
  const { low, high } = layout;
  const { broken, consecutive, outside, wrongSum } = texts.shapes;
  switch (clash.kind) {
    case 'twice':
      return texts.status.clash(houseName(clash.house, texts), signOf(clash.value, high), names);
    case 'consecutive':
      return consecutive(names);
    case 'sum':
      return wrongSum(clash.sum, names);
    case 'rule':
      return broken(boardRules()?.nameOf(clash.constraint, layout, texts.language) ?? '', names);
    case 'outside':
      return outside(signOf(clash.value, high), signOf(low, high), signOf(high, high), names);
  }
}

/** The size, the values and the rules of a layout in words. */
export function shapeWord(layout: Layout, { shapes }: Messages): string {
  const { rows, cols, low, high, rules, boxes, areas, extras } = layout;
  const names = [
    ...RULES.filter((rule) => rules[rule]).map((rule) => shapes.rules[rule]),
    ...(boxes === null ? [] : [shapes.rules.boxes(boxes.rows, boxes.cols)]),
    ...(areas.length === 0 ? [] : [shapes.rules.areas(areas.length)]),
    ...(extras.length === 0 ? [] : [shapes.rules.extras(extras.length)]),
  ];
  return shapes.shape(rows, cols, signOf(low, high), signOf(high, high), names);
}

/** The rules that are on or off, besides rows and columns. */
export const SWITCHES = ['diagonals', 'antiKnight', 'antiKing', 'nonConsecutive'] as const;

/** The name of a house or a cage within a sentence, where that of a rule stays as it is; Chinese has no capitals. */
const within = (name: string, language: Language): string =>
  language === 'en' ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** The words that a sentence begins with. */
const begun = (words: string, language: Language): string =>
  language === 'en' ? words.charAt(0).toUpperCase() + words.slice(1) : words;

/** Sentences, and in a line what they say at length: they are below it, once it is opened. */
export interface Reason {
  readonly details: readonly string[];
  readonly fold?: string;
}

/** The most letters of names that are told at once: with the headline they take three lines of a small phone. */
const MOST_LETTERS = 48;

/** Which givens and rules have no solution together, kind by kind, so that the list stays short; above it in a line. */
function contradictionWords(found: RegionContradiction, layout: Layout, texts: Messages): Reason {
  const { shapes, language } = texts;
  const houses = regionsOf(layout);
  const caged = withSums(layout);
  const cells = found.givens.map((cell) => cellName(cell, layout));
  const regions = found.regions.map((index) => within(houseName(houses[index]!, texts), language));
  const switches = SWITCHES.filter((name) => found[name]).map((name) => shapes.rules[name]);
  const cages = found.cages.map((index) => {
    const { sum, cells } = layout.cages[caged[index]!]!;
    return within(shapes.cageAt(sum ?? 0, cellName(Math.min(...cells), layout)), language);
  });
  const rules = found.rules.map(
    (index) => boardRules()?.describe(layout.constraints[index]!, layout, language) ?? '',
  );
  const listed = (names: readonly string[]): readonly string[] =>
    names.length === 0 ? [] : [begun(shapes.listed(names), language)];
  const parts = [
    ...(cells.length === 0 ? [] : [shapes.digits(cells)]),
    ...listed(regions),
    ...listed(switches),
    ...listed(cages),
    ...rules,
  ];
  const together = found.minimal ? shapes.together : shapes.perhapsTogether;
  const named = [...cells, ...regions, ...switches, ...cages, ...rules];
  const names = shapes.listed(named);
  return {
    details: [...(named.length > 1 ? [together] : []), ...parts.map((part) => `• ${part}`)],
    fold:
      names.length <= MOST_LETTERS
        ? shapes.conflict(cells.length > 0 ? names : begun(names, language), named.length)
        : shapes.conflicts(
            cells.length,
            regions.length,
            cages.length,
            switches.length + rules.length,
          ),
  };
}

/** Why there is no solution where no givens are to blame: an impossible cage, or all rules together. */
function rulesWord(layout: Layout, { shapes }: Messages): string {
  const index = impossibleCage(layout);
  if (index === null) return shapes.contradiction(layout.cages.length);
  const { sum, cells } = layout.cages[index]!;
  const { least, most } = sumRange(layout, cells.length)!;
  return shapes.cage(sum!, cells.length, least, most);
}

/** Why there is no solution where no digits clash: an impossible cage, or which digits and rules if they were found. */
export const rulesWords = (
  found: RegionContradiction | undefined,
  layout: Layout,
  texts: Messages,
): Reason =>
  found === undefined || impossibleCage(layout) !== null
    ? { details: [rulesWord(layout, texts)] }
    : contradictionWords(found, layout, texts);

/**
 * Why the engine does not take a layout; null for an error that no drawn layout has, such as a size
 * that is out of range.
 */
export function layoutFault(error: JiugongError, layout: Layout, texts: Messages): string | null {
  const { shapes } = texts;
  const tooLarge = (house: Pick<House, 'kind' | 'index'>, cells: number): string =>
    shapes.tooLarge(houseName(house, texts), cells, valuesOf(layout).length);
  const { code, region, cage } = error;
  if (code === 'empty-puzzle') return shapes.empty;
  if (code === 'bad-diagonals') return tooLarge({ kind: 'diagonal', index: 0 }, layout.rows);
  if (code !== 'bad-region-size') return null;
  if (region !== null) {
    const found = regionsOf(layout)[region]!;
    return tooLarge(found, found.cells.length);
  }
  const index = withSums(layout)[cage!]!;
  return tooLarge({ kind: 'cage', index }, layout.cages[index]!.cells.length);
}
