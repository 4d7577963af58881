/** Pictures as the module takes them, and its readings as the API gives them. */
import type { PhotoOptions, PhotoPoint, PhotoPuzzle, PhotoReading } from '../api/photo';
import { badArgument, shown } from './bad-argument';

/** As in wasm/include/jiugong/photo.h. */
const MAX_SIDE = 32_767;
const MAX_PIXELS = 64_000_000;

function checkSide(what: 'width' | 'height', side: unknown): number {
  if (Number.isInteger(side) && (side as number) >= 1 && (side as number) <= MAX_SIDE) {
    return side as number;
  }
  throw badArgument(
    `The ${what} must be a whole number from 1 to ${MAX_SIDE}, not ${shown(side)}.`,
  );
}

/** (No `instanceof`: an array may come from another frame.) */
function isBytes(value: unknown): value is Uint8ClampedArray | Uint8Array {
  return ArrayBuffer.isView(value) && (value as Partial<Uint8Array>).BYTES_PER_ELEMENT === 1;
}

/** The arguments of `PhotoJob`. The bytes are a copy, since they go to another thread. */
export function toPhoto(
  options: Partial<PhotoOptions>,
): [pixels: Uint8Array, width: number, height: number] {
  const width = checkSide('width', options.width);
  const height = checkSide('height', options.height);
  if (width * height > MAX_PIXELS) {
    throw badArgument(
      `The picture has ${width} × ${height} pixels; at most ${MAX_PIXELS} can be read.`,
    );
  }
  const { data } = options;
  if (!isBytes(data)) {
    throw badArgument(`The data must be a Uint8ClampedArray or Uint8Array, not ${shown(data)}.`);
  }
  if (data.length !== 4 * width * height) {
    throw badArgument(
      `The data has ${data.length} bytes; ${width} × ${height} pixels have ${4 * width * height}.`,
    );
  }
  return [new Uint8Array(data), width, height];
}

/** A puzzle as `PhotoJob` writes it: numbers in a row. */
type WrittenPuzzle = Omit<PhotoPuzzle, 'corners' | 'crossings' | 'chances'> & {
  readonly crossings: readonly number[];
  readonly chances: readonly number[];
};

interface Answer {
  readonly problem: '' | Exclude<PhotoReading['problem'], null>;
  readonly grids: readonly WrittenPuzzle[];
}

function toPuzzle({ crossings: numbers, chances, ...rest }: WrittenPuzzle): PhotoPuzzle {
  const crossings = Array.from({ length: numbers.length / 2 }, (_, i): PhotoPoint => ({
    x: numbers[2 * i]!,
    y: numbers[2 * i + 1]!,
  }));
  return {
    ...rest,
    corners: [crossings[0]!, crossings[9]!, crossings[99]!, crossings[90]!],
    crossings,
    chances: Array.from({ length: 81 }, (_, cell) => chances.slice(10 * cell, 10 * cell + 10)),
  };
}

export function toPhotoReading({ problem, grids }: Answer): PhotoReading {
  const [first, ...others] = grids.map(toPuzzle);
  if (problem !== '') return { verdict: 'not-found', problem };
  return { ...first!, others, problem: null };
}
