/** Draws a step. */
import type { Step } from '../api/teach';
import type { Drawing, Shape } from './drawing';
import { cellsOf, columnOf, kindOf, rowOf } from './houses';
import type { TaughtPosition } from './position';
import { centreOf, centreOfCell, circle, cross, rectangle } from './shapes';

export interface DrawOptions {
  /** Which of the alternative branches is drawn; the first by default. */
  readonly branch?: number;
  /** The places of a nested step: in `nested` of the step, of that one, and so on. */
  readonly nested?: readonly number[];
  /** Whether what the step places and removes is drawn; true by default. */
  readonly effect?: boolean;
}

const RADIUS = 0.15;

/** The number of alternative branches, which are drawn one at a time; 1 for plain patterns. */
export const branchesOf = ({ trees }: Step): number => Math.max(1, trees.length);

function houseShape(house: number): Shape {
  const [first] = cellsOf(house) as [number];
  const kind = kindOf(house);
  const [width, height] = kind === 'row' ? [9, 1] : kind === 'column' ? [1, 9] : [3, 3];
  return { look: 'house', path: rectangle(columnOf(first), rowOf(first), width, height) };
}

/** Draws a step over the position that it applies to. */
export function drawStep(
  step: Step,
  _position: TaughtPosition,
  { effect = true }: DrawOptions = {},
): Drawing {
  const under: Shape[] = step.houses.map(houseShape);
  for (const { cell, digit, role } of step.candidates) {
    if (step.eliminations.length === 0) break;
    under.push({
      look: role === 'pattern' ? 'candidate' : 'extra',
      path: circle(centreOf(cell, digit), RADIUS),
    });
  }
  const over: Shape[] = step.blockers.map((cell) => ({
    look: 'blocker',
    path: circle(centreOfCell(cell), 0.42),
  }));
  if (!effect) return { under, over };
  for (const { cell, digits } of step.eliminations) {
    for (const digit of digits) {
      over.push({ look: 'removed', path: cross(centreOf(cell, digit), RADIUS) });
    }
  }
  if (step.placement !== null) {
    over.push({ look: 'placed', path: circle(centreOfCell(step.placement.cell), 0.44) });
  }
  return { under, over };
}
