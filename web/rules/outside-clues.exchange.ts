import { constraintOf, type Constraint, type Fields } from '../board/constraints';
import { signOf } from '../board/values';
import type { Exchange } from './exchange/exchange';
import { readOutside, writeOutside } from './exchange/f-puzzles';
import { drawClue } from './exchange/sudokupad';

type Kind = 'sandwich' | 'x-sum' | 'skyscraper' | 'hidden-skyscraper' | 'numbered-room';

/** A clue with its list in f-puzzles and its names, as far as other programs know it. */
function clueExchange(
  kind: Kind,
  field: 'sum' | 'count' | 'value',
  known?: readonly [list: string, words: RegExp],
): Exchange<Kind> {
  const numberIn = (clue: Fields): number => clue[field] as number;
  const make = (cells: readonly number[], clue: number): Constraint =>
    constraintOf(kind, { cells, [field]: clue });
  const draw: Exchange<Kind>['draw'] = (clue, on) => {
    const number = numberIn(clue);
    drawClue(clue.cells, field === 'value' ? signOf(number, on.layout.high) : `${number}`, on);
  };
  if (known === undefined) return { draw };
  const [list, words] = known;
  return {
    draw,
    lists: { [list]: readOutside(make) },
    write: (clue, layout) => writeOutside(list, clue.cells, numberIn(clue), layout),
    clue: { words, make },
  };
}

export const sandwich = clueExchange('sandwich', 'sum', [
  'sandwichsum',
  /sandwich|三明治|夹心|夾心/i,
]);
export const xSum = clueExchange('x-sum', 'sum', ['xsum', /x[- ]?sums?\b|X\s*和/i]);
export const skyscraper = clueExchange('skyscraper', 'count', ['skyscraper', /skyscraper|摩天/i]);
export const hiddenSkyscraper = clueExchange('hidden-skyscraper', 'value');
export const numberedRoom = clueExchange('numbered-room', 'value', [
  'numberedroom',
  /numbered room|编号房间|編號房間/i,
]);
