import type { Cells } from '../board/layout';
import type { Exchange } from './exchange/exchange';
import { drawMarked } from './exchange/sudokupad';

const marked = (sign: string): Exchange<'regex' | 'automaton' | 'table'> => ({
  draw: ({ cells }: { readonly cells: Cells }, on) => drawMarked(cells, sign, on),
  isUnsaid: true,
});

export const regex = marked('.*');
export const automaton = marked('M');
export const table = marked('T');
