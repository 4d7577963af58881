/** Calls of the engine as data, which a page can be handed: the method, and its arguments. */
import type { Page } from '@playwright/test';
import type { Engine } from '../../engine/jiugong';
import { BLANK, FIRST, FIRST_SOLVED, HARD } from './puzzles';

export type Method = Exclude<keyof Engine, 'thread' | 'close'>;

export type ApiCall = readonly [method: Method, ...values: unknown[]];

const REGIONS = { rows: 2, cols: 2, regions: [[0, 1]] };
const TILES = { rows: 2, cols: 2, tiles: [3, 1, 4, 2] };

/** A call of every method that takes little time. */
export const SHORT_CALLS: readonly ApiCall[] = [
  ['solve', FIRST],
  ['count', FIRST],
  ['candidates', FIRST],
  ['contradiction', FIRST],
  ['difference', FIRST],
  ['canonical', FIRST],
  ['redundantGivens', FIRST],
  ['generate', { seed: 1 }],
  ['generate', { seed: 1, level: 'beginner' }],
  ['generateMany', { amount: 1, seed: 1, workers: 1 }],
  ['solveText', FIRST],
  ['solveMany', FIRST, { workers: 1 }],
  ['solveMany', FIRST, { workers: 1, format: 'rating' }],
  ['readText', FIRST],
  ['writeText', FIRST],
  ['solveRegions', REGIONS],
  ['generateRegions', { preset: '4x4', seed: 1 }],
  ['readRegions', '4x4; rows; columns'],
  ['regionCandidates', REGIONS],
  ['regionDifference', REGIONS],
  ['regionContradiction', REGIONS],
  ['writeRegions', REGIONS],
  ['regionPreset', 'windoku'],
  ['exactCover', { columns: 1, rows: [[0]] }],
  ['readPhoto', { data: new Uint8Array(4 * 64 * 64), width: 64, height: 64 }],
  ['rate', FIRST],
  ['explain', FIRST],
  ['hint', FIRST],
  ['steps', FIRST],
  ['readPosition', FIRST],
  ['writePosition', FIRST],
  ['untwist', TILES],
  ['rotateSudoku', { puzzle: FIRST, limit: 1 }],
  ['nineTripods', { grid: FIRST_SOLVED, effort: 1 }],
];

/** Calls that take seconds, or do not end. */
export const LONG_CALLS: readonly ApiCall[] = [
  ['count', BLANK, { limit: Infinity }],
  ['generate', { seed: 1, givens: 17, minimal: true, attempts: 1e9 }],
  ['generate', { seed: 1, er: [16, 16], effort: 1e9 }],
  ['solveRegions', { rows: 9, cols: 9, limit: Infinity }],
  [
    'generateRegions',
    { preset: 'killer', rules: ['cage'], seed: 1, givens: 0, irregular: true, attempts: 1e9 },
  ],
  ['rate', HARD],
  ['explain', HARD],
  [
    'untwist',
    {
      rows: 10,
      cols: 10,
      tiles: Array.from({ length: 100 }, (_, tile) => 100 - tile),
      effort: 1e9,
    },
  ],
  ['nineTripods', { grid: '123456789'.repeat(9), effort: 1e9 }],
];

/** `generate` is two methods, each of a module of its own. */
const isRated = ([, options]: ApiCall): boolean =>
  Object.keys(Object(options)).some((name) => ['level', 'er'].includes(name));

/** The short call of the method of another one. */
export const shortOf = (call: ApiCall): ApiCall =>
  SHORT_CALLS.find((short) => short[0] === call[0] && isRated(short) === isRated(call))!;

/** The methods that an engine has in a page. */
export const methodsIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const engine = await window.Jiugong!.load();
    const names = Object.getOwnPropertyNames(Object.getPrototypeOf(engine));
    return names.filter((name) => !['constructor', 'thread', 'close'].includes(name));
  });
