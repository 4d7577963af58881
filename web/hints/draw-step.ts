/** Draws a step: houses, cells, candidates by role, links, and what it does. */
import type { ChainNode, Step, StepLink, Technique } from '../api/engine';
import type { Drawing, Look, Shape } from './drawing';
import { extrasOf } from './extras';
import { CELLS, cellsOf, columnOf, kindOf, rowOf } from './houses';
import { distance, drawLinks, type Link, NODE_RADIUS } from './links';
import { isFish, isPatternOfCells, isSingle, placeOf } from './place';
import { digitsIn, type TaughtPosition } from './position';
import {
  centreOf,
  centreOfCell,
  circle,
  cross,
  diamond,
  hexagon,
  type Point,
  rectangle,
  square,
} from './shapes';

export interface DrawOptions {
  /** Which of the alternative branches is drawn; the first by default. */
  readonly branch?: number;
  /** The way to a nested step, which is drawn in place of the step: a place in `nested`, one in that, …. */
  readonly nested?: readonly number[];
  /** Whether what the step places and removes is drawn; true by default. */
  readonly effect?: boolean;
  /** Whether all candidates are in sight, so that a ring is round one; else it is round the cell. True by default. */
  readonly candidates?: boolean;
}

interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

const MARKS: Readonly<Partial<Record<Look, (centre: Point) => string>>> = {
  candidate: (centre) => circle(centre, NODE_RADIUS),
  extra: (centre) => square(centre, NODE_RADIUS),
  on: (centre) => circle(centre, NODE_RADIUS),
  off: (centre) => circle(centre, NODE_RADIUS),
  'group-1': (centre) => circle(centre, NODE_RADIUS),
  'group-2': (centre) => square(centre, NODE_RADIUS),
  'group-3': (centre) => diamond(centre, NODE_RADIUS),
  'group-4': (centre) => hexagon(centre, NODE_RADIUS),
  removed: (centre) => cross(centre, 0.13),
  // Wide enough for the candidate to be read, and within the lines of the cell.
  placed: (centre) => circle(centre, 0.117) + circle(centre, 0.15),
};

const markOf = (look: Look, { cell, digit }: Candidate): Shape => ({
  look,
  path: MARKS[look]!(centreOf(cell, digit)),
});

function houseShape(house: number, look: 'house' | 'cover'): Shape {
  const first = cellsOf(house)[0]!;
  const kind = kindOf(house);
  const [width, height] = kind === 'row' ? [9, 1] : kind === 'column' ? [1, 9] : [3, 3];
  return { look, path: rectangle(columnOf(first), rowOf(first), width, height) };
}

const cellShape = (cell: number, look: 'cell' | 'cell-extra'): Shape => ({
  look,
  // Within the lines of the grid, also the thick ones of a small board.
  path: rectangle(columnOf(cell) + 0.07, rowOf(cell) + 0.07, 0.86, 0.86),
});

/** Cells that something is said about. */
export const drawCells = (cells: readonly number[]): Drawing => ({
  under: cells.map((cell) => cellShape(cell, 'cell')),
  over: [],
});

/** Houses that something is said about. */
export const drawHouses = (houses: readonly number[]): Drawing => ({
  under: houses.map((house) => houseShape(house, 'house')),
  over: [],
});

/** The place to look at, and nothing of the pattern. */
export function drawWhere(step: Step): Drawing {
  const { houses, cells } = placeOf(step);
  return {
    under: [
      ...houses.map((house) => houseShape(house, 'house')),
      ...cells.map((cell) => cellShape(cell, 'cell')),
    ],
    over: [],
  };
}

/** The number of alternative branches, which are drawn one at a time; 1 for plain patterns. */
export const branchesOf = ({ trees }: Step): number => Math.max(1, trees.length);

/** Those whose second house is where candidates fall, rather than a part of the pattern. */
const COVERS: ReadonlySet<Technique> = new Set([
  'pointing',
  'claiming',
  'direct-pointing',
  'direct-claiming',
]);

function houseShapes(step: Step): Shape[] {
  const { houses, technique } = step;
  if (isPatternOfCells(step) && step.variant < 3) return [];
  const covers = isFish(step)
    ? houses.slice(houses.length / 2)
    : COVERS.has(technique)
      ? [houses[1]!]
      : [];
  return houses.map((house) => houseShape(house, covers.includes(house) ? 'cover' : 'house'));
}

/** Those that are about places of one digit, or candidates of a chain: their cells are not shaded. */
const PLACES: ReadonlySet<Technique> = new Set([
  'pointing',
  'claiming',
  'direct-pointing',
  'direct-claiming',
  'skyscraper',
  'two-string-kite',
  'turbot-fish',
  'empty-rectangle',
  'simple-colouring',
  'multi-colouring',
  'x-chain',
  'xy-chain',
  'continuous-nice-loop',
  'alternating-inference-chain',
]);

function cellShapes(step: Step): Shape[] {
  const { technique, cells, extraCells, groups, placement } = step;
  if (isFish(step) || PLACES.has(technique)) return [];
  // The cell of other singles is what one looks for.
  if (technique === 'naked-single') return [cellShape(placement!.cell, 'cell')];
  if (isSingle(step)) return [];
  // Sets may share cells.
  const other = new Set(
    groups.filter((_, index) => index % 2 === 1).flatMap((group) => group.cells),
  );
  return [
    ...cells.map((cell) => cellShape(cell, other.has(cell) ? 'cell-extra' : 'cell')),
    ...extraCells
      .filter((cell) => !cells.includes(cell))
      .map((cell) => cellShape(cell, 'cell-extra')),
  ];
}

const GROUPS = ['group-1', 'group-2', 'group-3', 'group-4'] as const;

/** Those with links that are strong and weak in turn: candidates are false and true in turn. */
const alternates = ({ links }: Step): boolean =>
  links.some(({ strong }) => strong) && links.some(({ strong }) => !strong);

function candidateShapes(step: Step, position: TaughtPosition): Shape[] {
  const { groups, links } = step;
  if (isSingle(step)) return [];
  if (alternates(step)) {
    const nodes = [links[0]!.from, ...links.map(({ to }) => to)];
    const closed = step.technique === 'continuous-nice-loop';
    return nodes
      .slice(0, closed ? -1 : undefined)
      .map((node, index) => markOf(index % 2 === 0 ? 'off' : 'on', node));
  }
  const candidates =
    step.technique === 'bug'
      ? [...extrasOf(step, position), ...step.candidates.filter(({ role }) => role === 'extra')]
      : step.candidates;
  return candidates.map((candidate) => {
    const group = groups.findIndex(
      ({ cells, digits: own }) => cells.includes(candidate.cell) && own.includes(candidate.digit),
    );
    if (group >= 0) return markOf(GROUPS[group % GROUPS.length]!, candidate);
    return markOf(candidate.role === 'pattern' ? 'candidate' : 'extra', candidate);
  });
}

const lengthOf = ({ from, to }: StepLink): number =>
  distance(centreOf(from.cell, from.digit), centreOf(to.cell, to.digit));

/** The links of a pattern; of those between two sets by a digit, the shortest. */
function patternLinks(step: Step): Link[] {
  const { links, groups, technique } = step;
  const isSets = technique.startsWith('als-');
  const groupOf = (cell: number): number => groups.findIndex(({ cells }) => cells.includes(cell));
  const shown = new Map<string, StepLink>();
  links.forEach((link, index) => {
    const key = isSets
      ? [groupOf(link.from.cell), groupOf(link.to.cell), link.from.digit].join()
      : String(index);
    const known = shown.get(key);
    if (known === undefined || lengthOf(link) < lengthOf(known)) shown.set(key, link);
  });
  const directed = groups.length === 0;
  return [...shown.values()].map(({ from, to, strong }) => ({
    from: centreOf(from.cell, from.digit),
    to: centreOf(to.cell, to.digit),
    strong,
    directed,
  }));
}

/** More links than this hide each other, and the board. */
const MAX_TREE_LINKS = 30;

/** The longest way from the assumption to the conclusion: the places of its nodes, from the last one on. */
function longestWay(tree: readonly ChainNode[]): number[] {
  const depths: number[] = [];
  for (const { parents } of tree) {
    depths.push(
      parents.length === 0 ? 0 : 1 + Math.max(...parents.map((parent) => depths[parent]!)),
    );
  }
  const way = [tree.length - 1];
  for (let node = tree.at(-1)!; node.parents.length > 0;) {
    const next = node.parents.reduce((one, other) => (depths[other]! > depths[one]! ? other : one));
    way.push(next);
    node = tree[next]!;
  }
  return way;
}

/** All links of a tree; of one with too many those of its longest way. */
function treeLinks(tree: readonly ChainNode[]): Link[] {
  const link = (parent: number, node: ChainNode): Link => ({
    from: centreOf(tree[parent]!.cell, tree[parent]!.digit),
    to: centreOf(node.cell, node.digit),
    // What is true follows from a strong link.
    strong: node.on,
    directed: true,
  });
  const all = tree.flatMap((node) => node.parents.map((parent) => link(parent, node)));
  if (all.length <= MAX_TREE_LINKS) return all;
  const way = longestWay(tree);
  return way.slice(1).map((parent, index) => link(parent, tree[way[index]!]!));
}

function nodeShapes(tree: readonly ChainNode[]): Shape[] {
  const shapes = tree.map((node) => markOf(node.on ? 'on' : 'off', node));
  return [...new Map(shapes.map((shape) => [shape.look + shape.path, shape])).values()];
}

/** Crosses, below the candidates that the step removes. */
const removedShapes = ({ eliminations }: Step): Shape[] =>
  eliminations.flatMap(({ cell, digits }) =>
    digits.map((digit) => markOf('removed', { cell, digit })),
  );

/** A ring round what the step places. */
function placedShapes({ placement }: Step, candidates: boolean): Shape[] {
  if (placement === null) return [];
  const { cell } = placement;
  const placed: Shape = candidates
    ? markOf('placed', placement)
    : { look: 'placed', path: circle(centreOfCell(cell), 0.36) + circle(centreOfCell(cell), 0.41) };
  return [placed];
}

const nestedIn = (step: Step, way: readonly number[]): Step =>
  way.reduce((outer, place) => outer.nested[place]!, step);

/** Draws a step, or one nested in it, over the position that the step applies to. */
export function drawStep(
  whole: Step,
  position: TaughtPosition,
  { branch = 0, nested = [], effect = true, candidates = true }: DrawOptions = {},
): Drawing {
  const step = nestedIn(whole, nested);
  const tree = step.trees[branch] ?? [];
  const links = [...patternLinks(step), ...treeLinks(tree)];
  // Links run clear of the candidates that stand in the cells.
  const obstacles =
    links.length === 0
      ? []
      : CELLS.flatMap((cell) =>
          digitsIn(position.candidates[cell]!).map((digit) => centreOf(cell, digit)),
        );
  return {
    under: [
      ...houseShapes(step),
      ...cellShapes(step),
      ...candidateShapes(step, position),
      ...nodeShapes(tree),
      ...drawLinks(links, obstacles),
      ...(effect ? removedShapes(step) : []),
    ],
    over: [
      ...step.blockers.map((cell): Shape => ({
        look: 'blocker',
        path: circle(centreOfCell(cell), 0.4),
      })),
      ...(effect ? placedShapes(step, candidates) : []),
    ],
  };
}
