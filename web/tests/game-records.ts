/** Records of boards, as the history stores them. */
import type { GameRecord } from '../page/ui/history/record';
import { FIRST } from './browser/puzzles';

/** The givens of the first puzzle, in a record's state. */
export const GIVENS = FIRST.replaceAll('.', '0');

/** A record of the first puzzle with a number of digits. */
export const recordOf = (at: number, change: object = {}): GameRecord => ({
  id: at.toString(16).padStart(16, '0'),
  panel: 'solve',
  state: `1-${GIVENS}-O4`,
  time: 65_000,
  updated: 1_700_000_000_000 + at,
  solved: false,
  hints: 0,
  level: null,
  day: null,
  ...change,
});
