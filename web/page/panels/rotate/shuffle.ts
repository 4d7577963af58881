/**
 * Generates start positions. Tiles and boxes are shuffled by presses, so that presses lead back.
 */
import { goalOf, isDone, press, sortPosition, tripodsPosition, type Position } from './position';
import type { Turn } from './turns';

/** Returns a uniformly distributed whole number from 0 below `bound`. */
export type Random = (bound: number) => number;

/** Random numbers of the browser, drawn in advance: to draw each alone takes most of the time of a shuffle. */
const drawn = new Uint32Array(2 ** 12);
let used = drawn.length;

function draw(): number {
  if (used === drawn.length) {
    crypto.getRandomValues(drawn);
    used = 0;
  }
  return drawn[used++]!;
}

/**
 * Uses the browser's random numbers; values that would bias the result to small numbers are
 * redrawn.
 */
export const cryptoRandom: Random = (bound) => {
  const fair = 2 ** 32 - (2 ** 32 % bound);
  let value = draw();
  while (value >= fair) value = draw();
  return value % bound;
};

/** No turn, so that odd and even permutations are equally likely, or one of the three turns. */
const TURNS: readonly (Turn | null)[] = [null, 'cw', 'ccw', 'half'];

/** Applies random presses: so many that a tile can cross the board many times over. */
export function pressAtRandom(position: Position, random: Random): Position {
  const { rows, cols } = position;
  const presses = 2 * (rows * cols) ** 2;
  let next = position;
  for (let count = 0; count < presses; ++count) {
    const turn = TURNS[random(TURNS.length)]!;
    const row = random(rows - 1);
    const col = random(cols - 1);
    if (turn !== null) next = press(next, { row, col, turn });
  }
  return next;
}

/** Returns the tiles in another order, from which presses lead to the goal. */
export function shuffleTiles(position: Position, random: Random): Position {
  const { rows, cols, tiles, goal } = position;
  const sorted = sortPosition(rows, cols, goalOf(position), goal);
  // Equal tiles have only one order.
  if (new Set(tiles).size === 1) return sorted;
  let shuffled = sorted;
  while (isDone(shuffled)) shuffled = pressAtRandom(sorted, random);
  return shuffled;
}

/** Returns nine of each digit in random order; presses lead from every order to the end. */
export function shuffleTripods(random: Random): Position {
  const digits = Array.from({ length: 81 }, (_, index) => (index % 9) + 1);
  for (let last = 80; last > 0; --last) {
    const other = random(last + 1);
    [digits[last], digits[other]] = [digits[other]!, digits[last]!];
  }
  return tripodsPosition(digits);
}
