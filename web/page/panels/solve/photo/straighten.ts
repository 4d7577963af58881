/** The part of a photo with the grid, as if it had been taken from right above, on flat paper. */
import type { PhotoPoint } from '../../../../api/engine';

export interface Pixels {
  /** Four bytes a pixel, row by row. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

const clamped = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/**
 * Draws the 9 × 9 cells, `side` pixels each. Within a cell the place of a pixel is interpolated between the crossings
 * at its corners, so that curved paper becomes flat; its colour is interpolated between the four pixels around it.
 *
 * It runs on the thread of the page: 9 × 64 pixels take some milliseconds, whatever the size of the photo. For that its
 * loops make no objects.
 */
export function straighten(
  { data, width, height }: Pixels,
  crossings: readonly PhotoPoint[],
  side: number,
): Uint8ClampedArray<ArrayBuffer> {
  const edge = 9 * side;
  const out = new Uint8ClampedArray(4 * edge * edge);
  for (let cell = 0; cell < 81; ++cell) {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const corner = 10 * row + column;
    const [a, b, c, d] = [
      crossings[corner]!,
      crossings[corner + 1]!,
      crossings[corner + 10]!,
      crossings[corner + 11]!,
    ];
    for (let down = 0; down < side; ++down) {
      const v = (down + 0.5) / side;
      // The ends of this row of pixels.
      const [firstX, firstY] = [(1 - v) * a.x + v * c.x, (1 - v) * a.y + v * c.y];
      const [lastX, lastY] = [(1 - v) * b.x + v * d.x, (1 - v) * b.y + v * d.y];
      let to = 4 * ((row * side + down) * edge + column * side);
      for (let right = 0; right < side; ++right) {
        const u = (right + 0.5) / side;
        const x = clamped((1 - u) * firstX + u * lastX, width - 1);
        const y = clamped((1 - u) * firstY + u * lastY, height - 1);
        const left = Math.floor(x);
        const top = Math.floor(y);
        const fx = x - left;
        const fy = y - top;
        const upper = 4 * (top * width + left);
        const lower = top + 1 < height ? upper + 4 * width : upper;
        const next = left + 1 < width ? 4 : 0;
        for (let channel = 0; channel < 4; ++channel, ++to) {
          const above = (1 - fx) * data[upper + channel]! + fx * data[upper + next + channel]!;
          const below = (1 - fx) * data[lower + channel]! + fx * data[lower + next + channel]!;
          out[to] = (1 - fy) * above + fy * below;
        }
      }
    }
  }
  return out;
}
