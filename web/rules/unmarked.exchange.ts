import type { Exchange } from './exchange/exchange';

// It is no list: the writer of the puzzle has it, and those of dots that can be carried.
export const unmarkedXv: Exchange<'unmarked'> = { write: () => [] };
