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

/** Where, from one end at 0 towards the middle at 0.5, the curve is as far as `radius` from that end. */
function leaves(curve: Curve, radius: number): number {
  let near = 0,
    far = 0.5;
  for (let round = 0; round < 8; ++round) {
    const part = (near + far) / 2;
    if (distance(pointOf(curve, part), curve.from) < radius) near = part;
    else far = part;
  }
  return far;
}

/** Cuts the curve where it leaves its first end, and where it reaches the last one. */
function trimmed(curve: Curve, before: number, behind: number): Curve {
  const { from, control, to } = curve;
  const a = leaves(curve, before);
  const b = 1 - leaves({ from: to, control, to: from }, behind);
  return {
    from: pointOf(curve, a),
    control: between(between(from, control, a), between(control, to, a), b),
    to: pointOf(curve, b),
  };
}

/** Seen along a link: which part of the way, and how far to the left of it. */
interface Beside {
  readonly part: number;
  readonly aside: number;
}

function besides({ from, to }: Link, { x, y }: Point): Beside {
  const length = distance(from, to);
  const ahead = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  return {
    part: ((x - from.x) * ahead.x + (y - from.y) * ahead.y) / length,
    aside: (x - from.x) * ahead.y - (y - from.y) * ahead.x,
  };
}

/** A curve goes `4 · bend · part · (1 - part)` aside of the straight line. */
const asideOf = (bend: number, part: number): number => 4 * bend * part * (1 - part);

/** Whether a curve runs through a candidate; its slope makes the distance less than what it is aside. */
function runsThrough(bend: number, length: number, { part, aside }: Beside): boolean {
  const slope = (4 * bend * (1 - 2 * part)) / length;
  return Math.abs(aside - asideOf(bend, part)) < CLEARANCE * Math.hypot(1, slope);
}

const isOutside = ({ x, y }: Point): boolean => Math.min(x, y) < 0.04 || Math.max(x, y) > 8.96;

/** The bend with the fewest faults: candidates that it runs through, links that it covers, the border. */
function bestBend(link: Link, obstacles: readonly Point[], middles: readonly Point[]): number {
  const length = distance(link.from, link.to);
  const widest = BENDS[BENDS.length - 1]!;
  const near = obstacles
    .map((point) => besides(link, point))
    .filter(
      ({ part, aside }) =>
        part * length > 0.05 &&
        (1 - part) * length > 0.05 &&
        Math.abs(aside) < Math.abs(widest) + CLEARANCE,
    );
  let best = 0,
    least = Infinity;
  for (const bend of BENDS) {
    // Between neighbours in a cell a straight link has no room, and a wide one leads astray.
    if (Math.abs(bend) > length * 0.7 || (length < 0.5 && Math.abs(bend) < 0.2)) continue;
    if (Math.abs(bend) >= least) break;
    const curve = bent(link, bend);
    const middle = pointOf(curve, 0.5);
    const hit = near.filter((beside) => runsThrough(bend, length, beside)).length;
    const covered = middles.filter((other) => distance(other, middle) < APART).length;
    const outside = [0.25, 0.5, 0.75].some((part) => isOutside(pointOf(curve, part)));
    const cost = hit + 4 * covered + (outside ? 8 : 0) + Math.abs(bend);
    if (cost < least) [best, least] = [bend, cost];
  }
  return best;
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
    const best = bent(link, bestBend(link, obstacles, middles));
    middles.push(pointOf(best, 0.5));
    const head = distance(link.from, link.to) < 0.5 ? SMALL_HEAD : HEAD;
    const look: Look = link.strong ? 'strong' : 'weak';
    const whole = trimmed(best, NODE_RADIUS, NODE_RADIUS);
    const line = link.directed ? trimmed(best, NODE_RADIUS, NODE_RADIUS + head * 0.8) : whole;
    const shape: Shape = { look, path: `M${at(line.from)}Q${at(line.control)} ${at(line.to)}` };
    return link.directed ? [shape, arrowHead(best, whole.to, head)] : [shape];
  });
}
