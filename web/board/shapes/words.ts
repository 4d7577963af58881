/** Broken rules in words that a classic sudoku does not have. */
import type { Messages } from '../../locales/messages';
import type { Clash } from '../clashes';
import { RULES, type House, type Layout } from '../layout';
import { signOf } from '../values';

/** The name of a house at the beginning of a sentence. */
export function houseName(
  { kind, index }: Pick<House, 'kind' | 'index'>,
  { houses, shapes }: Messages,
): string {
  const name = { ...houses, ...shapes.houses }[kind];
  return name(index + 1);
}

export function clashWord(
  clash: Clash,
  { low, high }: Layout,
  names: string,
  texts: Messages,
): string {
  const { consecutive, outside, wrongSum } = texts.shapes;
  switch (clash.kind) {
    case 'twice':
      return texts.status.clash(houseName(clash.house, texts), signOf(clash.value, high), names);
    case 'consecutive':
      return consecutive(names);
    case 'sum':
      return wrongSum(clash.sum, names);
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
