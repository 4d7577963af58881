/** What the live check marks on the board, over all else: cells that differ, or what contradicts. */
import { cellsIn } from '../../../board/constraints';
import type { Exhibit } from '../../../board/exhibit';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { cellsOf, colOf, regionsOf, rowOf, type Cells, type Layout } from '../../../board/layout';
import { circle, square } from '../../../board/shapes/figures/geometry';
import { pathAround } from '../../../board/shapes/outline';
import { withSums } from '../../../board/shapes/regions';
import type { RegionContradiction } from '../../../api/engine';
import type { Judgement } from './live-check';

/** More marked cells than this part of the board say nothing: a puzzle is just being begun. */
const MOST_MARKED = 0.5;

type Several = Extract<Judgement, { kind: 'several' }>;

const exhibit = (drawing: Exhibit['drawing']): Exhibit => ({
  values: null,
  candidates: null,
  drawing,
});

/** A dot in the upper right corner of each cell that differs. */
export function marksOfDifference({ differing }: Several, layout: Layout): Exhibit {
  const dot = (cell: number): string =>
    circle([colOf(cell, layout) + 0.88, rowOf(cell, layout) + 0.12], 0.06);
  return exhibit({ under: [], over: [{ look: 'arrow', path: differing.map(dot).join('') }] });
}

/** The cells of each house, cage and drawn rule that a contradiction names, if they are few enough to show. */
function outlinedBy({ cages, rules }: RegionContradiction, layout: Layout): readonly Cells[] {
  const caged = withSums(layout);
  return [
    ...cages.map((index) => layout.cages[caged[index]!]!.cells),
    ...rules.map((index) => [...new Set(cellsIn(layout.constraints[index]!))]),
  ].filter((cells) => cells.length > 0);
}

/** Givens within a circle, cages and rules within a line, houses shaded. */
export function marksOfContradiction(found: RegionContradiction, layout: Layout): Exhibit {
  const houses = regionsOf(layout);
  const centre = (cell: number): [number, number] => [
    colOf(cell, layout) + 0.5,
    rowOf(cell, layout) + 0.5,
  ];
  const shaded = new Set(found.regions.flatMap((index) => [...houses[index]!.cells]));
  return exhibit({
    under: [{ look: 'house', path: [...shaded].map((cell) => square(centre(cell), 0.5)).join('') }],
    over: [
      ...outlinedBy(found, layout).map((cells) => ({
        look: 'removed' as const,
        path: pathAround(cells, layout.cols, 0.07),
      })),
      { look: 'removed', path: found.givens.map((cell) => circle(centre(cell), 0.4)).join('') },
    ],
  });
}

/** The marks on a board. A change of the board takes them away by itself. */
export class LiveMarks {
  readonly #board: Pick<JiugongBoard, 'exhibit'>;
  /** The judgement that was followed last. */
  #judgement: Judgement | null = null;
  /** What was marked last. */
  #shown: Exhibit | null = null;
  #areChanging = false;

  constructor(board: Pick<JiugongBoard, 'exhibit'>) {
    this.#board = board;
  }

  /** Whether a change of the board is one of the marks alone. */
  get areChanging(): boolean {
    return this.#areChanging;
  }

  /** Marks cells that differ, unless they are most of a board, once for each judgement. */
  follow(judgement: Judgement | null, layout: Layout): void {
    if (this.#judgement === judgement) return;
    this.#judgement = judgement;
    const isMarked =
      judgement?.kind === 'several' &&
      judgement.differing.length <= MOST_MARKED * cellsOf(layout).length;
    this.show(isMarked ? marksOfDifference(judgement, layout) : null);
  }

  /** Shows marks; null for none. What others show stays. */
  show(marks: Exhibit | null): void {
    const isShown = this.#shown !== null && this.#board.exhibit === this.#shown;
    if (marks === null && !isShown) return;
    this.#shown = marks;
    this.#areChanging = true;
    this.#board.exhibit = marks;
    this.#areChanging = false;
  }
}
