/** How rules are drawn for SudokuPad, which only draws. */
import { hundredths } from '../../board/cosmetics';
import type { Cells, Layout } from '../../board/layout';
import { centre, centres, middle, towards, type Point } from '../../board/shapes/figures/geometry';
import { outsideOf } from '../../board/shapes/figures/outside';

/** The lists of drawings, and the cages. */
interface Parts {
  readonly underlays: object[];
  readonly lines: object[];
  readonly arrows: object[];
  readonly overlays: object[];
  readonly cages: object[];
}

/** A point as it is there: its row first. */
const pointThere = ([x, y]: Point): readonly [number, number] => [hundredths(y), hundredths(x)];

export const cellThere = (cell: number, { cols }: Layout): readonly [number, number] => [
  Math.floor(cell / cols),
  cell % cols,
];

export const GREY = '#cfcfcf';

/** Collects drawings; a cell is so many pixels wide. */
export class Drawer {
  readonly parts: Parts = { underlays: [], lines: [], arrows: [], overlays: [], cages: [] };

  readonly #pixels: number;

  constructor(
    readonly layout: Layout,
    pixels: number,
  ) {
    this.#pixels = pixels;
  }

  line(points: readonly Point[], color: string, width: number): void {
    this.parts.lines.push({
      wayPoints: points.map(pointThere),
      color,
      thickness: hundredths(width * this.#pixels),
    });
  }

  arrow(points: readonly Point[], color: string, width: number, head: number): void {
    this.parts.arrows.push({
      wayPoints: points.map(pointThere),
      color,
      thickness: hundredths(width * this.#pixels),
      headLength: head,
    });
  }

  shape(
    list: 'underlays' | 'overlays',
    at: Point,
    [width, height]: readonly [number, number],
    look: {
      readonly rounded?: boolean;
      readonly fill?: string;
      readonly border?: string;
      readonly text?: string;
      readonly letters?: number;
      readonly ink?: string;
      readonly angle?: number;
    },
  ): void {
    const { rounded = false, fill, border, text = '', letters = 0.4, ink, angle = 0 } = look;
    this.parts[list].push({
      center: pointThere(at),
      width: hundredths(width),
      height: hundredths(height),
      rounded,
      ...(fill === undefined ? {} : { backgroundColor: fill }),
      ...(border === undefined ? {} : { borderColor: border }),
      ...(text === '' ? {} : { text, fontSize: hundredths(letters * this.#pixels) }),
      ...(ink === undefined ? {} : { color: ink }),
      ...(angle === 0 ? {} : { angle }),
    });
  }

  text(at: Point, text: string, letters = 0.4): void {
    this.shape('overlays', at, [0.25, 0.25], { text, letters });
  }

  centre(cell: number): Point {
    return centre(cell, this.layout);
  }

  centres(cells: Cells): readonly Point[] {
    return centres(cells, this.layout);
  }

  cage(cells: Cells, more: object): void {
    this.parts.cages.push({ cells: cells.map((cell) => cellThere(cell, this.layout)), ...more });
  }
}

export function drawEnded(cells: Cells, isDiamond: boolean, color: string, on: Drawer): void {
  const points = on.centres(cells);
  const last = points.length - 1;
  for (const point of [points[0]!, points[last]!]) {
    on.shape('underlays', point, isDiamond ? [0.6, 0.6] : [0.8, 0.8], {
      rounded: !isDiamond,
      border: color,
      fill: '#ffffff',
      angle: isDiamond ? 45 : 0,
    });
  }
  const way = points.map((point, index) => {
    if (last === 0 || (index > 0 && index < last)) return point;
    return towards(point, points[index === 0 ? 1 : last - 1]!, 0.4);
  });
  on.line(way, color, 0.06);
}

/** A clue outside the grid, or about other cells at the beginning of a line through them. */
export function drawClue(cells: Cells, text: string, on: Drawer): void {
  const place = outsideOf(cells, on.layout)?.place;
  if (place !== undefined) {
    on.text(place, text, 0.45);
    return;
  }
  drawMarked(cells, text, on);
}

/** A thin line with a text where it begins. */
export function drawMarked(cells: Cells, text: string, on: Drawer): void {
  const points = on.centres(cells);
  on.line(points, '#8a8a8a', 0.06);
  const [x, y] = points[0]!;
  on.text([x + 0.3, y + 0.33], text, 0.24);
}

/** A number where a line begins. */
export function drawNumber(cells: Cells, number: number, on: Drawer): void {
  const [x, y] = on.centre(cells[0]!);
  on.text([x + 0.3, y + 0.33], String(number), 0.24);
}

export const placeOf = (cells: Cells, on: Drawer): Point => middle(on.centres(cells));
