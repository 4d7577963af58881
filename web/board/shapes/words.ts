/** Broken rules in words that a classic sudoku does not have. */
import type { Messages } from '../../locales/messages';
import { SHAPE_MESSAGES } from '../../locales/shape-messages';
import type { Clash } from '../clashes';
import type { House, Layout } from '../layout';
import { signOf } from '../values';

/** The name of a house at the beginning of a sentence. */
export function houseName(
  { kind, index }: Pick<House, 'kind' | 'index'>,
  { houses, language }: Messages,
): string {
  const name = { ...houses, ...SHAPE_MESSAGES[language].houses }[kind];
  return name(index + 1);
}

export function clashWord(clash: Clash, { high }: Layout, names: string, texts: Messages): string {
  const { consecutive, wrongSum } = SHAPE_MESSAGES[texts.language];
  switch (clash.kind) {
    case 'twice':
      return texts.status.clash(houseName(clash.house, texts), signOf(clash.value, high), names);
    case 'consecutive':
      return consecutive(names);
    case 'sum':
      return wrongSum(clash.sum, names);
  }
}
