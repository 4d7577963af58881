/** Broken rules in words that a classic sudoku does not have. */
import type { Messages } from '../../locales/messages';
import type { Clash } from '../clashes';
import type { House, Layout } from '../layout';
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
