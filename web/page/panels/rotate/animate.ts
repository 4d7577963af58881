/** Animates a turn that is already rendered: the contents of the block move to their new places. */
import { blockOf, type Move, type Turn } from './turns';

/** The number of corners a unit moves on, clockwise. */
const CORNERS: Readonly<Record<Turn, number>> = { cw: 1, ccw: -1, half: 2 };

/** The positions of a block's corners in units, clockwise from the top left. */
const PLACES: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** The scale of units halfway: smaller, so that they pass each other. */
const SMALLER = 0.8;

export const prefersStillness = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The path to a corner along the edge of the block. On a circle, which would be rounder, units
 * would leave the board, and on a phone the screen.
 */
function keyframes(corner: number, turn: Turn): Keyframe[] {
  const [x, y] = PLACES[corner]!;
  const corners = CORNERS[turn];
  const direction = Math.sign(corners);
  const frames: Keyframe[] = [];
  for (let left = Math.abs(corners); left >= 0; --left) {
    const [fromX, fromY] = PLACES[(corner - direction * left + 4) % 4]!;
    frames.push({ translate: `${100 * (fromX - x)}% ${100 * (fromY - y)}%`, zIndex: 1 });
  }
  return frames;
}

/** Animates the units of `board` in a block, unless the user prefers reduced motion. */
export function animateTurn(board: Element, cols: number, move: Move, duration: number): void {
  if (prefersStillness()) return;
  blockOf(move, cols).forEach((unit, corner) => {
    const element = board.querySelector(`[data-unit="${unit}"]`);
    element?.getAnimations().forEach((animation) => animation.cancel());
    const timing = { duration, easing: 'ease-in-out' };
    element?.animate(keyframes(corner, move.turn), timing);
    element?.animate([{ scale: 1 }, { scale: SMALLER }, { scale: 1 }], timing);
  });
}
