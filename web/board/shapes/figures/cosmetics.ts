/** Draws what is no rule. */
import type { Cosmetic, CosmeticColor, CosmeticLine, CosmeticShape } from '../../cosmetics';
import type { Layout } from '../../layout';
import type { Color, Figure, Figures, Margins, Stroke } from '../figures';
import { arrowHead, polygon, polyline, type Point } from './geometry';
import { dotted, sign, type Label } from './looks';

/** Black and white are those of the theme, so that they can be seen by day and by night. */
function themed(color: CosmeticColor): Color {
  if (color === '#000000') return 'ink';
  return color === '#ffffff' ? 'paper' : color;
}

/** The width of the border of a shape. */
const BORDER = 0.04;

/** How far from the middle of a cell a small shape is no more in the way of its digit. */
const APART = 0.25;
const SMALL = 0.6;

function rotated([x, y]: Point, angle: number): Point {
  const [sine, cosine] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  return [x * cosine - y * sine, x * sine + y * cosine];
}

const place = ([x, y]: Point): string =>
  `${Math.round(x * 1000) / 1000} ${Math.round(y * 1000) / 1000}`;

function outline({ at: [x, y], size: [width, height], angle, isRound }: CosmeticShape): string {
  const [right, down] = [width / 2, height / 2];
  const moved = (point: Point): Point => {
    const [across, below] = rotated(point, angle);
    return [x + across, y + below];
  };
  if (!isRound) {
    return polygon(
      [
        [-right, -down],
        [right, -down],
        [right, down],
        [-right, down],
      ].map(([across, below]) => moved([across!, below!])),
    );
  }
  const [from, to] = [moved([-right, 0]), moved([right, 0])];
  const arc = `A${right} ${down} ${angle} 1 0 `;
  return `M${place(from)}${arc}${place(to)}${arc}${place(from)}Z`;
}

function shape(drawn: CosmeticShape): Figure {
  const { at, size, fill, border, text, letters, ink } = drawn;
  const lines = text.split('\n');
  const isEmpty = (fill === null && border === null) || Math.min(...size) === 0;
  const stroke: Stroke = {
    path: outline(drawn),
    ...(fill === null ? {} : { fill: themed(fill) }),
    ...(border === null ? {} : { stroke: themed(border), width: BORDER }),
  };
  return {
    strokes: isEmpty ? [] : [stroke],
    signs:
      text === ''
        ? []
        : lines.map((each, index) =>
            sign(
              each,
              [at[0], at[1] + (index - (lines.length - 1) / 2) * letters],
              letters,
              // On a colour that stays by night the letters stay as well.
              fill !== null && themed(fill) === fill ? ink : themed(ink),
            ),
          ),
  };
}

function line({ points, color, width, head }: CosmeticLine): Figure {
  const look = { stroke: themed(color), width };
  const [before, last] = [points.at(-2)!, points.at(-1)!];
  return {
    strokes: [
      { path: polyline(points), ...look },
      ...(head === 0 ? [] : [{ path: arrowHead(before, last, head * 0.7), ...look }]),
    ],
  };
}

/** Whether a shape leaves the digits of its cells free, so that it may be above lines. */
function isBeside({ at, size, text, fill }: CosmeticShape): boolean {
  const off = Math.max(...at.map((place) => Math.abs(place - Math.floor(place) - 0.5)));
  return (text !== '' && fill === null) || (off > APART && Math.max(...size) <= SMALL);
}

const isOver = (cosmetic: Cosmetic): boolean =>
  cosmetic.kind === 'shape' && cosmetic.isOver && isBeside(cosmetic);

function figureOf(cosmetic: Cosmetic, layout: Layout): Figure {
  switch (cosmetic.kind) {
    case 'line':
      return line(cosmetic);
    case 'shape':
      return shape(cosmetic);
    case 'cage':
      return dotted(cosmetic.cells, layout, themed(cosmetic.color));
  }
}

/** The rows and columns around the grid that cosmetics need: where a line goes, or the middle of a shape is. */
function marginsOf(cosmetics: readonly Cosmetic[], { rows, cols }: Layout): Margins {
  const points = cosmetics.flatMap((cosmetic) =>
    cosmetic.kind === 'line' ? cosmetic.points : cosmetic.kind === 'shape' ? [cosmetic.at] : [],
  );
  const most = (reach: (point: Point) => number): number =>
    points.reduce((found, point) => Math.max(found, Math.ceil(reach(point))), 0);
  return {
    top: most(([, y]) => -y),
    right: most(([x]) => x - cols),
    bottom: most(([, y]) => y - rows),
    left: most(([x]) => -x),
  };
}

export function cosmeticFigures(
  layout: Layout,
): Pick<Figures, 'under' | 'over' | 'margins'> & { readonly labels: readonly Label[] } {
  const cosmetics = layout.cosmetics ?? [];
  const figures = (above: boolean): readonly Figure[] =>
    cosmetics
      .filter((cosmetic) => isOver(cosmetic) === above)
      .map((cosmetic) => figureOf(cosmetic, layout));
  const labels = cosmetics.flatMap((cosmetic) =>
    cosmetic.kind === 'cage' && cosmetic.text !== ''
      ? [{ cell: Math.min(...cosmetic.cells), text: cosmetic.text }]
      : [],
  );
  return {
    under: figures(false),
    over: figures(true),
    labels,
    margins: marginsOf(cosmetics, layout),
  };
}
