import { constraintOf } from '../board/constraints';
import { signs } from './common';
import type { Exchange, Read } from './exchange/exchange';
import { cellTexts, MOST_VALUES, parseGroup } from './exchange/f-puzzles';
import { placeOf } from './exchange/sudokupad';
import { wholeNumber } from './exchange/whole-number';

const readQuadruple: Read = ({ cells: names, values: list }, layout) => {
  const cells = parseGroup(names, layout);
  if (cells === null || !Array.isArray(list) || list.length > MOST_VALUES) return 'damaged';
  const values = (list as readonly unknown[]).map(wholeNumber);
  if (values.includes(null) || cells.length === 0) return 'damaged';
  return values.length === 0 ? [] : [constraintOf('contains', { cells, values })];
};

export const quadruple: Exchange<'contains'> = {
  lists: { quadruple: readQuadruple },
  write: ({ cells, values }, layout) => [
    ['quadruple', { cells: cellTexts(cells, layout), values }],
  ],
  draw: ({ cells, values }, on) =>
    on.shape('overlays', placeOf(cells, on), [0.7, 0.7], {
      rounded: true,
      border: '#000000',
      fill: '#ffffff',
      text: signs(values, on.layout).join(' '),
      letters: values.length > 2 ? 0.18 : 0.25,
    }),
};

export const contains: Exchange<'contains'> = {
  draw: ({ cells, values, exactly }, on) =>
    on.cage(cells, {
      unique: false,
      value: `${exactly === true ? '=' : ''}${signs(values, on.layout).join(' ')}`,
    }),
};
