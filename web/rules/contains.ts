import { isBlock } from '../board/shapes/figures/geometry';
import { quadruple as drawn } from '../board/shapes/figures/looks';
import { caged, countOf, rule, signs } from './common';

export const contains = rule('contains', {
  name: 'cage with listed values',
  text: 'Values listed at a dotted cage appear in it; with =, exactly as often.',
  clue: ({ values }, layout) => signs(values, layout).join(' '),
  look: ({ cells, values, exactly }, layout) =>
    caged(
      cells,
      layout,
      `${exactly === true ? '=' : ''}${signs(values, layout).join(' ')}`,
      '#2fae4a',
    ),
  holds: ({ values: wanted, exactly }, values) =>
    wanted.every((value) => {
      const [found, least] = [countOf(values, value), countOf(wanted, value)];
      return exactly === true ? found === least : found >= least;
    }),
  tool: { group: 'cages', needs: 'cells', clue: ['values', '12'] },
});

/** The most values in a circle. */
const MOST = 4;

export const quadruple = rule('contains', {
  fits: ({ cells, values, exactly }, layout) =>
    exactly !== true && values.length <= MOST && isBlock(cells, layout),
  name: 'quadruple',
  text: 'Values in a circle appear in the four cells around it.',
  clue: ({ values }, layout) => signs(values, layout).join(' '),
  look: ({ cells, values }, layout) => ({ over: [drawn(cells, layout, signs(values, layout))] }),
  tool: {
    group: 'dots',
    needs: 'block',
    clue: ['values', '12'],
    make: (cells, typed) => {
      const values = typed.values as readonly number[];
      return values.length > MOST ? [] : [{ kind: 'contains', cells, values }];
    },
  },
});
