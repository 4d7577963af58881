/** Clues outside the grid, each about all cells of a row or column from there. */
import { signOf } from '../board/values';
import { outside, rule, total } from './common';
import type { Rule } from './rule';

type Numbers = readonly number[];
type Field = 'sum' | 'count' | 'value';

/** What differs from clue to clue: its field and what is usual, its letter, its words, and whether values keep it. */
function clueRule(
  of: 'sandwich' | 'x-sum' | 'skyscraper' | 'hidden-skyscraper' | 'numbered-room',
  [field, usual]: readonly [Field, number],
  letter: string,
  words: Pick<Rule, 'name' | 'text'>,
  holds: (values: Numbers, clue: number) => boolean,
): Rule {
  const numberIn = (clue: object): number => (clue as Readonly<Record<Field, number>>)[field];
  const textOf: NonNullable<Rule<typeof of>['clue']> = (clue, { high }) =>
    field === 'value' ? signOf(numberIn(clue), high) : String(numberIn(clue));
  return rule(of, {
    ...words,
    told: 'at first',
    clue: textOf,
    look: (clue, layout) => outside(clue.cells, layout, textOf(clue, layout), letter),
    holds: (clue, values) => holds(values, numberIn(clue)),
    tool: { group: 'outside', needs: 'edge', clue: [field, String(usual)] },
  });
}

export const sandwich = clueRule(
  'sandwich',
  ['sum', 10],
  'S',
  {
    name: 'sandwich',
    text: 'Numbers outside{} are the sum of the values between the lowest and the highest.',
  },
  (values, sum) => {
    const places = [values.indexOf(Math.min(...values)), values.indexOf(Math.max(...values))];
    return total(values.slice(Math.min(...places) + 1, Math.max(...places))) === sum;
  },
);

export const xSum = clueRule(
  'x-sum',
  ['sum', 10],
  'X',
  {
    name: 'X-sum',
    text: 'Numbers outside{} are the sum of the first X cells; X is the first value.',
  },
  (values, sum) => values[0]! <= values.length && total(values.slice(0, values[0])) === sum,
);

const isHidden = (value: number, at: number, values: Numbers): boolean =>
  values.slice(0, at).some((before) => before > value);

export const skyscraper = clueRule(
  'skyscraper',
  ['count', 3],
  'K',
  {
    name: 'skyscraper',
    text: 'Numbers outside{} count the cells higher than all before them.',
  },
  (values, count) =>
    values.filter((value, at) => values.slice(0, at).every((before) => before < value)).length ===
    count,
);

export const hiddenSkyscraper = clueRule(
  'hidden-skyscraper',
  ['value', 3],
  'H',
  {
    name: 'hidden skyscraper',
    text: 'Values outside{} give the first value that a higher one hides.',
  },
  (values, value) => values.find(isHidden) === value,
);

export const numberedRoom = clueRule(
  'numbered-room',
  ['value', 3],
  'N',
  {
    name: 'numbered room',
    text: 'Values outside{} are in the Nth cell from there; N is the first value.',
  },
  (values, value) => values[values[0]! - 1] === value,
);
