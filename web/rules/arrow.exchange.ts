import type { Constraint } from '../board/constraints';
import type { Cells } from '../board/layout';
import { towards, type Point } from '../board/shapes/figures/geometry';
import type { Exchange, Read } from './exchange/exchange';
import { cellTexts, parseGroup, parseLines } from './exchange/f-puzzles';
import type { Drawer } from './exchange/sudokupad';

const readArrow: Read = (part, layout) => {
  const bulb = parseGroup(part['cells'], layout);
  const found = parseLines(part, layout);
  if (bulb === null || found === null) return 'damaged';
  if (bulb.length === 0) return [];
  return found.flatMap((line): readonly Constraint[] => {
    const start = line.findIndex((cell) => !bulb.includes(cell));
    return start < 0 ? [] : [{ kind: 'arrow', bulb, cells: line.slice(start) }];
  });
};

function drawArrow(bulb: Cells, cells: Cells, on: Drawer): void {
  const points = on.centres(cells);
  const ends = on.centres(bulb);
  const away = ([x, y]: Point): number => Math.hypot(x - points[0]![0], y - points[0]![1]);
  const from = ends.reduce((best, next) => (away(next) < away(best) ? next : best));
  const [left, right] = [Math.min(...ends.map(([x]) => x)), Math.max(...ends.map(([x]) => x))];
  const [top, bottom] = [Math.min(...ends.map(([, y]) => y)), Math.max(...ends.map(([, y]) => y))];
  const size = [0.83 + right - left, 0.83 + bottom - top] as const;
  on.shape('underlays', [(left + right) / 2, (top + bottom) / 2], size, {
    rounded: true,
    border: '#a1a1a1',
    fill: '#ffffff',
  });
  on.arrow([towards(from, points[0]!, 0.4), ...points], '#a1a1a1', 0.08, 0.3);
}

export const arrow: Exchange<'arrow'> = {
  lists: { arrow: readArrow },
  write: ({ bulb, cells }, layout) => {
    const lines = [cellTexts([bulb.at(-1)!, ...cells], layout)];
    return [['arrow', { cells: cellTexts(bulb, layout), lines }]];
  },
  draw: ({ bulb, cells }, on) => drawArrow(bulb, cells, on),
};
