/** What a new puzzle is to be, as plain data, and how the engine is asked for it. */
import { fromRegions } from '../../../../board/shapes/regions';
import { setEditing, type Board } from '../../../../board/state';
import type { Engine, RegionClue, RegionPresetName, RegionProgress } from '../../../../api/engine';
import { drawSeed } from '../../../ui/new-puzzle';

/** The grids to choose from, in the order of the menu. */
export const GRIDS = [
  '4x4',
  '6x6',
  '8x8',
  '9x9',
  '10x10',
  '12x12',
  '16x16',
  'x',
  'windoku',
  'disjoint',
  'anti-knight',
  'anti-king',
  'non-consecutive',
  'jigsaw',
  'toroidal',
] as const satisfies readonly RegionPresetName[];
export type Grid = (typeof GRIDS)[number];

/** What is drawn in them, in the order of the menu. */
export const DRAWN = {
  cage: ['cage'],
  thermometer: ['thermometer'],
  arrow: ['arrow'],
  whisper: ['whisper'],
  renban: ['renban'],
  palindrome: ['palindrome'],
  between: ['between'],
  kropki: ['kropki'],
  xv: ['xv'],
  quadruple: ['quadruple'],
  sandwich: ['sandwich'],
  'little-killer': ['little-killer'],
  skyscraper: ['skyscraper'],
  'x-sum': ['x-sum'],
  mixed: ['thermometer', 'arrow', 'kropki', 'cage'],
  none: [],
} as const satisfies Readonly<Record<string, readonly RegionClue[]>>;
export type DrawnKind = keyof typeof DRAWN;

export const DRAWN_KINDS = Object.keys(DRAWN) as readonly DrawnKind[];

/** Those that no preset is: the menu of presets has them besides. */
export const FURTHER_KINDS = DRAWN_KINDS.filter((kind) => kind !== 'cage' && kind !== 'none');

/** The numbers of givens to choose from; null for as few as possible. */
export const GIVENS: readonly (number | null)[] = [null, 0, 5, 10, 15, 20, 25, 30, 40, 50];

export interface VariantRequest {
  readonly grid: Grid;
  readonly drawn: DrawnKind;
  readonly givens: number | null;
  /** Whether pieces of random shapes take the place of boxes; those of a jigsaw always do. */
  readonly irregular: boolean;
  /** The typed seed, or blank for a random one. */
  readonly seed: string;
}

export const FIRST_VARIANT_REQUEST: VariantRequest = {
  grid: '9x9',
  drawn: 'cage',
  givens: null,
  irregular: false,
  seed: '',
};

/** A puzzle that was made. */
export interface Made {
  readonly board: Board;
  readonly givens: number;
  readonly seed: string;
  readonly reached: boolean;
}

/** Writes the request, but for its seed, to be kept. */
export const formatRequest = ({ grid, drawn, givens, irregular }: VariantRequest): string =>
  [grid, drawn, givens ?? 'few', irregular ? 'irregular' : 'boxes'].join(' ');

/** Parses the output of `formatRequest`; anything invalid gets its default. */
export function parseRequest(text: string | null): VariantRequest {
  const [grid, drawn, givens, irregular] = (text ?? '').split(' ');
  return {
    ...FIRST_VARIANT_REQUEST,
    grid: GRIDS.find((known) => known === grid) ?? FIRST_VARIANT_REQUEST.grid,
    drawn: DRAWN_KINDS.find((known) => known === drawn) ?? FIRST_VARIANT_REQUEST.drawn,
    givens: GIVENS.find((known) => String(known) === givens) ?? null,
    irregular: irregular === 'irregular',
  };
}

/** The preset that the puzzle is one of; null where its name says less or something else. */
function presetOf({ grid, drawn, irregular }: VariantRequest): RegionPresetName | null {
  if (irregular) return null;
  if (drawn === 'none') return grid;
  return grid === '9x9' && drawn === 'cage' ? 'killer' : null;
}

export async function makePuzzle(
  engine: Engine,
  request: VariantRequest,
  signal: AbortSignal,
  onProgress: (progress: RegionProgress) => void,
): Promise<Made> {
  const { grid, drawn, irregular } = request;
  const { puzzle, givens, seed, reached } = await engine.generateRegions({
    preset: grid,
    rules: DRAWN[drawn],
    givens: request.givens ?? undefined,
    irregular: irregular || grid === 'jigsaw',
    seed: request.seed.trim() || drawSeed(),
    signal,
    onProgress,
  });
  const board = setEditing(fromRegions(puzzle, presetOf(request)), false);
  return { board, givens, seed, reached };
}
