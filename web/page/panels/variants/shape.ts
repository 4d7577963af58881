/** Changes of a layout that a person makes by fields and menus: its size, values, rules and boxes. */
import {
  ABOUT,
  aboutOf,
  colOf,
  known,
  MAX_VALUES,
  rowOf,
  type About,
  type Cells,
  type Layout,
  type Rule,
  type Sides,
} from '../../../board/layout';
import { moveConstraint, type UNMARKED } from '../../../board/constraints';
import { isCosmeticOn, type Cosmetic } from '../../../board/cosmetics';

export type RangeEnd = 'low' | 'high';

/**
 * The sides of the boxes of a classic sudoku: the divisors of `side` that differ least, with no
 * more rows than columns.
 */
export function boxSides(side: number): Sides {
  let rows = Math.floor(Math.sqrt(side));
  while (side % rows !== 0) --rows;
  return { rows, cols: side / rows };
}

/**
 * Returns boxes that tile the board and have as many cells as there are values, as square as
 * possible; if there are none, the boxes of the larger side.
 */
export function usualBoxes({ rows, cols, low, high }: Layout): Sides {
  const values = high - low + 1;
  const { rows: most } = boxSides(values);
  for (let height = most; height > 1; --height) {
    const width = values / height;
    for (const [down, across] of [
      [height, width],
      [width, height],
    ] as const) {
      if (rows % down === 0 && cols % across === 0) return { rows: down, cols: across };
    }
  }
  const sides = boxSides(Math.max(rows, cols));
  return { rows: Math.min(sides.rows, rows), cols: Math.min(sides.cols, cols) };
}

export const setRule = (layout: Layout, rule: Rule, isOn: boolean): Layout => ({
  ...layout,
  preset: null,
  rules: { ...layout.rules, [rule]: isOn },
});

/** The marks whose absence is a rule. */
export type Marks = (typeof UNMARKED)[number];

/** Whether all marks of a kind are shown, so that their absence is a rule. */
export const hasUnmarked = ({ constraints }: Layout, of: Marks): boolean =>
  constraints.some((constraint) => constraint.kind === 'unmarked' && constraint.of === of);

export function setUnmarked(layout: Layout, of: Marks, isOn: boolean): Layout {
  const others = layout.constraints.filter(
    (constraint) => constraint.kind !== 'unmarked' || constraint.of !== of,
  );
  return { ...layout, constraints: isOn ? [...others, { kind: 'unmarked', of }] : others };
}

/** Sets regular boxes, which replace drawn pieces. */
export const setBoxes = (layout: Layout, boxes: Sides | null): Layout => ({
  ...layout,
  preset: null,
  boxes,
  areas: boxes === null ? layout.areas : [],
});

/** Sets one end of the range; the other end moves if the range would be empty or too long. */
export function setRange(layout: Layout, end: RangeEnd, value: number): Layout {
  if (end === 'low') {
    const high = Math.min(Math.max(layout.high, value), value + MAX_VALUES - 1);
    return { ...layout, preset: null, low: value, high };
  }
  const low = Math.max(Math.min(layout.low, value), value - MAX_VALUES + 1);
  return { ...layout, preset: null, low, high: value };
}

/**
 * Applies a change to the cells of each region, cage and piece, and to the void ones; regions and
 * cages left without cells are removed, and constraints that lose one.
 */
export const mapCells = (layout: Layout, change: (cells: Cells) => Cells): Layout => {
  const moved = (cell: number): number | null => change([cell])[0] ?? null;
  const changed = (regions: readonly Cells[]): readonly Cells[] =>
    regions.map(change).filter((cells) => cells.length > 0);
  return {
    ...layout,
    voids: change(layout.voids),
    areas: changed(layout.areas),
    extras: changed(layout.extras),
    cages: layout.cages
      .map(({ sum, cells }) => ({ sum, cells: change(cells) }))
      .filter(({ cells }) => cells.length > 0),
    constraints: layout.constraints.flatMap(
      (constraint) => moveConstraint(constraint, moved) ?? [],
    ),
  };
};

/** A layout of which its author says something else. */
export const setAbout = (layout: Layout, about: About): Layout => {
  const said = aboutOf(about);
  const isSame = [...ABOUT, 'unknown' as const].every(
    (name) => (layout.about?.[name] ?? '') === (about[name] ?? ''),
  );
  return isSame ? layout : known({ ...layout, about: said });
};

/** A layout with other cosmetics. */
export function withCosmetics(layout: Layout, cosmetics: readonly Cosmetic[]): Layout {
  const { cosmetics: _, ...rest } = layout;
  return cosmetics.length === 0 ? rest : { ...rest, cosmetics };
}

/** A cosmetic on a grid of another size; null if that is too small for it. */
function movedCosmetic(
  cosmetic: Cosmetic,
  sides: Sides,
  change: (cells: Cells) => Cells,
): Cosmetic | null {
  if (cosmetic.kind !== 'cage') return isCosmeticOn(cosmetic, sides) ? cosmetic : null;
  const cells = change(cosmetic.cells);
  return cells.length < cosmetic.cells.length ? null : { ...cosmetic, cells };
}

/**
 * Changes the size: what is drawn within the new size stays, but a cage that is cut loses its sum;
 * boxes and values get the defaults of the size.
 */
export function resize(layout: Layout, rows: number, cols: number): Layout {
  const isSquare = rows === cols;
  const stays = (cell: number): boolean => rowOf(cell, layout) < rows && colOf(cell, layout) < cols;
  const moved = (cell: number): number => rowOf(cell, layout) * cols + colOf(cell, layout);
  const isUsualRange = layout.high === layout.low + Math.max(layout.rows, layout.cols) - 1;
  const change = (cells: Cells): Cells => cells.filter(stays).map(moved);
  const kept = withCosmetics(
    mapCells(layout, change),
    (layout.cosmetics ?? []).flatMap(
      (cosmetic) => movedCosmetic(cosmetic, { rows, cols }, change) ?? [],
    ),
  );
  const before = layout.cages.filter(({ cells }) => cells.some(stays));
  return {
    ...kept,
    // The sum of a cage is that of all its cells.
    cages: kept.cages.map(({ sum, cells }, index) => ({
      sum: before[index]!.cells.length === cells.length ? sum : null,
      cells,
    })),
    preset: null,
    rows,
    cols,
    high: isUsualRange ? layout.low + Math.max(rows, cols) - 1 : layout.high,
    boxes: layout.boxes !== null && isSquare ? boxSides(rows) : layout.boxes,
    rules: { ...layout.rules, diagonals: layout.rules.diagonals && isSquare },
  };
}
