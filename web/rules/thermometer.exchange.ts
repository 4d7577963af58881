import type { Cells } from '../board/layout';
import type { Exchange } from './exchange/exchange';
import { readPlainLines, writeLine } from './exchange/f-puzzles';
import { GREY, type Drawer } from './exchange/sudokupad';

function drawThermometer(cells: Cells, fill: string, on: Drawer): void {
  const points = on.centres(cells);
  on.shape('underlays', points[0]!, [0.85, 0.85], { rounded: true, border: GREY, fill });
  on.line(points, GREY, 0.33);
}

export const thermometer: Exchange<'thermometer'> = {
  lists: { thermometer: readPlainLines('thermometer') },
  write: ({ cells }, layout) => writeLine('thermometer', cells, layout),
  draw: ({ cells }, on) => drawThermometer(cells, GREY, on),
};

export const slowThermometer: Exchange<'thermometer'> = {
  lists: { slowthermometer: readPlainLines('thermometer', { slow: true }) },
  write: ({ cells }, layout) =>
    writeLine('slowthermometer', cells, layout, ['Slow Thermometer', '#CFCFCF', 0.5]),
  draw: ({ cells }, on) => drawThermometer(cells, '#ffffff', on),
};
