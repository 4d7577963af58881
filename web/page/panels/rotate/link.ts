/**
 * A game of the panel Rotate in the fragment of a URL:
 *
 *     #r=1-SC-3987654321                  tiles to sort, clockwise presses: 3 per row, then the tiles
 *     #r=1-SQ-2…-G…                       with a goal other than the ascending order
 *     #r=1-TA-937811274…-W100…            with work: the presses of each kind, and the tiles now
 *
 * The first letter is the puzzle (`S` sort, `B` boxes, `T` tripods), the second the rule for
 * presses (`C` clockwise, `Q` quarter turns, `A` any). Boxes and tripods have 81 digits, 0 for a
 * blank. Numbers are encoded by `ui/link-numbers.ts`.
 */
import { readNumbers, writeNumbers } from '../../ui/link-numbers';
import type { LinkFormat } from '../../ui/link';
import { LETTER, type Kind } from './address';
import { LARGEST_TILE, SMALLEST_TILE } from './read';
import {
  ascending,
  boxesOf,
  boxesPosition,
  LARGEST,
  SMALLEST,
  sortPosition,
  tripodsPosition,
  wrongCount,
  type Position,
} from './position';
import { shownPosition, startOf, tallyOf, type Step } from './step';
import type { Turns } from './turns';

const KINDS: Readonly<Record<string, Kind>> = { S: 'sort', B: 'boxes', T: 'tripods' };
const TURNS: Readonly<Record<string, Turns>> = { C: 'clockwise', Q: 'quarter', A: 'any' };

/** An upper bound on the presses of a game, for validation. */
const MAX_PRESSES = 1_000_000_000;

const letterOf = (letters: Readonly<Record<string, string>>, name: string): string =>
  Object.keys(letters).find((letter) => letters[letter] === name)!;

const isWithin = (number: number, least: number, most: number): boolean =>
  number >= least && number <= most;

function write(step: Step): readonly string[] {
  const { start, turns } = step;
  const { kind, cols, tiles, goal } = start;
  const { cw, ccw, half } = tallyOf(step);
  const now = [cw, ccw, half, ...shownPosition(step).tiles];
  return [
    letterOf(KINDS, kind) + letterOf(TURNS, turns),
    writeNumbers(kind === 'sort' ? [cols, ...tiles] : tiles),
    ...(goal === null ? [] : [`G${writeNumbers(goal)}`]),
    ...(cw + ccw + half === 0 ? [] : [`W${writeNumbers(now)}`]),
  ];
}

function readTiles([cols = 0, ...tiles]: readonly number[]): Position | null {
  const rows = tiles.length / cols;
  const isBoard = [rows, cols].every(
    (side) => Number.isInteger(side) && isWithin(side, SMALLEST, LARGEST),
  );
  const areTiles = tiles.every((tile) => isWithin(tile, SMALLEST_TILE, LARGEST_TILE));
  return isBoard && areTiles ? sortPosition(rows, cols, tiles) : null;
}

function readStart(kind: Kind, numbers: readonly number[]): Position | null {
  if (kind === 'sort') return readTiles(numbers);
  const areDigits = numbers.length === 81 && numbers.every((digit) => isWithin(digit, 0, 9));
  if (!areDigits) return null;
  if (kind === 'boxes') return boxesPosition(numbers);
  return wrongCount(numbers) === null ? tripodsPosition(numbers) : null;
}

/**
 * The sorted tiles of a board as a key: two boards have the same key if one is a reordering of the
 * other.
 */
const thingsOn = ({ kind }: Position, tiles: readonly number[]): string =>
  kind === 'boxes' ? boxesOf(tiles).map(String).sort().join(';') : ascending(tiles).join();

/** The same board with its tiles in another order; null if the tiles differ. */
function reordered(board: Position, tiles: readonly number[]): Position | null {
  const isSame =
    tiles.length === board.tiles.length && thingsOn(board, tiles) === thingsOn(board, board.tiles);
  return isSame ? { ...board, tiles } : null;
}

function withGoal(board: Position, goal: readonly number[]): Position | null {
  const { kind, rows, cols, tiles } = board;
  const isGoal = kind === 'sort' && reordered(board, goal) !== null;
  return isGoal ? sortPosition(rows, cols, tiles, goal) : null;
}

/** Decodes the numbers of an optional part; null if it is invalid. */
const numbersOf = (part: string | undefined): readonly number[] | null =>
  part === undefined ? [] : readNumbers(part.slice(1));

function read(parts: readonly string[]): Step | null {
  const [rules = '', board = '', ...more] = parts;
  const goalPart = more.find((part) => part.startsWith('G'));
  const workPart = more.find((part) => part.startsWith('W'));
  const [kind, turns] = [KINDS[rules[0] ?? ''], TURNS[rules[1] ?? '']];
  const [numbers, goal, work] = [readNumbers(board), numbersOf(goalPart), numbersOf(workPart)];
  if (!kind || !turns || numbers === null || goal === null || work === null) return null;
  const plain = readStart(kind, numbers);
  const start = plain === null || goalPart === undefined ? plain : withGoal(plain, goal);
  if (start === null || workPart === undefined) return start && startOf(start, turns);
  const [cw = 0, ccw = 0, half = 0, ...tiles] = work;
  const isTally = [cw, ccw, half].every((count) => isWithin(count, 0, MAX_PRESSES));
  const position = reordered(start, tiles);
  if (!isTally || position === null) return null;
  return { ...startOf(start, turns), position, tally: { cw, ccw, half } };
}

export const GAME_LINK: LinkFormat<Step> = { letter: LETTER, write, read };
