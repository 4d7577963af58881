/** Links between candidates, as curves that keep clear of what they do not link. */
import type { Look, Shape } from './drawing';
import { at, type Point } from './shapes';

/** Of a candidate that is an end of links. */
export const NODE_RADIUS = 0.145;

/** How far a curve stays from other candidates. */
const CLEARANCE = 0.15;
/** Links closer than this in their middle look like one. */
const APART = 0.1;

/** How far the middle of a curve is beside the straight line, in cells; the first that fits is taken. */
const BENDS = [0, 0.12, -0.12, 0.22, -0.22, 0.34, -0.34, 0.5, -0.5, 0.7, -0.7, 0.95, -0.95];

export interface Link {
  readonly from: Point;
  readonly to: Point;
  readonly strong: boolean;
  /** Whether it leads one way. */
  readonly directed: boolean;
}

interface Curve {
  readonly from: Point;
  /** The control point of a quadratic curve. */
  readonly control: Point;
  readonly to: Point;
}

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const pointOf = ({ from, control, to }: Curve, part: number): Point =>
  between(between(from, control, part), between(control, to, part), part);

/** The curve whose middle is `bend` to the left of the straight line. */
function bent({ from, to }: Link, bend: number): Curve {
  const length = distance(from, to);
  const middle = between(from, to, 0.5);
  // The middle of the curve is half as far as the control point.
  const factor = (2 * bend) / length;
  return {
    from,
    control: { x: middle.x + factor * (to.y - from.y), y: middle.y - factor * (to.x - from.x) },
    to,
  };
}

/** Cuts the curve where it leaves its first end, and where it reaches the last one. */
function trimmed(curve: Curve, before: number, behind: number): Curve {
  const steps = 60;
  let start = 0,
    end = steps;
  while (start < end && distance(pointOf(curve, start / steps), curve.from) < before) ++start;
  while (end > start && distance(pointOf(curve, end / steps), curve.to) < behind) --end;
  const a = start / steps,
    b = end / steps;
  return {
    from: pointOf(curve, a),
    control: between(between(curve.from, curve.control, a), between(curve.control, curve.to, a), b),
    to: pointOf(curve, b),
  };
}

/** What is wrong with a curve: what it runs through, what it covers, whether it leaves the grid. */
function faults(
  curve: Curve,
  link: Link,
  obstacles: readonly Point[],
  middles: readonly Point[],
): number {
  const steps = Math.max(8, Math.ceil(distance(link.from, link.to) * 8));
  const points = Array.from({ length: steps - 1 }, (_, i) => pointOf(curve, (i + 1) / steps));
  const hit = obstacles.filter(
    (obstacle) =>
      distance(obstacle, link.from) > 0.01 &&
      distance(obstacle, link.to) > 0.01 &&
      points.some((point) => distance(point, obstacle) < CLEARANCE),
  );
  const middle = pointOf(curve, 0.5);
  const covered = middles.filter((other) => distance(other, middle) < APART);
  const outside = points.some(({ x, y }) => Math.min(x, y) < 0.04 || Math.max(x, y) > 8.96);
  return hit.length + 4 * covered.length + (outside ? 8 : 0);
}

/** The length of an arrow's head, and of one between neighbours in a cell. */
const HEAD = 0.17;
const SMALL_HEAD = 0.11;

function arrowHead({ control, to }: Curve, tip: Point, head: number): Shape {
  const length = distance(control, to) || 1;
  const along = { x: (to.x - control.x) / length, y: (to.y - control.y) / length };
  const back = { x: tip.x - head * along.x, y: tip.y - head * along.y };
  const half = 0.44 * head;
  const side = { x: along.y * half, y: -along.x * half };
  const corners = [
    tip,
    { x: back.x + side.x, y: back.y + side.y },
    { x: back.x - side.x, y: back.y - side.y },
  ];
  return { look: 'arrow', path: `M${corners.map(at).join('L')}z` };
}

/** The shapes of all links; each keeps clear of the obstacles as far as a bend allows, and of those before. */
export function drawLinks(links: readonly Link[], obstacles: readonly Point[]): Shape[] {
  const middles: Point[] = [];
  return links.flatMap((link) => {
    const near = obstacles.filter(
      (point) =>
        distance(point, between(link.from, link.to, 0.5)) < distance(link.from, link.to) / 2 + 1,
    );
    let best = bent(link, 0),
      least = Infinity;
    for (const bend of BENDS) {
      // Between neighbours in a cell a straight link has no room, and a wide one leads astray.
      const length = distance(link.from, link.to);
      if (Math.abs(bend) > length * 0.7 || (length < 0.5 && Math.abs(bend) < 0.2)) continue;
      const curve = bent(link, bend);
      const cost = faults(curve, link, near, middles) + Math.abs(bend);
      if (cost < least) [best, least] = [curve, cost];
    }
    middles.push(pointOf(best, 0.5));
    const head = distance(link.from, link.to) < 0.5 ? SMALL_HEAD : HEAD;
    const look: Look = link.strong ? 'strong' : 'weak';
    const whole = trimmed(best, NODE_RADIUS, NODE_RADIUS);
    const line = link.directed ? trimmed(best, NODE_RADIUS, NODE_RADIUS + head * 0.8) : whole;
    const shape: Shape = { look, path: `M${at(line.from)}Q${at(line.control)} ${at(line.to)}` };
    return link.directed ? [shape, arrowHead(best, whole.to, head)] : [shape];
  });
}
