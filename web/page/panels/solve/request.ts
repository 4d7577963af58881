/** What a new puzzle of this panel shall be like, as plain data, its stored form, and the making of one. */
import {
  LEVELS,
  SYMMETRIES,
  TECHNIQUES,
  type Engine,
  type GenerateProgress,
  type Level,
  type RatedGrid,
  type Technique,
} from '../../../api/engine';
import type { Difficulty } from '../../ui/boards/difficulty';
import { CLUES, drawSeed, FIRST_REQUEST, type ClassicRequest } from '../../ui/new-puzzle';

/** What decides how hard a puzzle is, besides the levels: nothing, a range of ER, or a technique. */
export const OTHER_GOALS = ['any', 'er', 'technique'] as const;
export type Goal = Level | (typeof OTHER_GOALS)[number];

export interface PuzzleRequest extends ClassicRequest {
  readonly goal: Goal;
  /** The range of ER, for the goal `er`. */
  readonly er: readonly [lowest: number, highest: number];
  /** The technique that is needed, and none harder, for the goal `technique`. */
  readonly technique: Technique;
  /** Whether no given may be superfluous; puzzles of any difficulty with any number of givens always are. */
  readonly minimal: boolean;
}

/** The ratings that a person can ask for. */
export const ER_RANGE = [1, 11.9] as const;

export const FIRST_PUZZLE_REQUEST: PuzzleRequest = {
  ...FIRST_REQUEST,
  goal: 'easy',
  er: [3, 4.5],
  technique: 'x-wing',
  minimal: false,
};

const GOALS: readonly Goal[] = [...LEVELS, ...OTHER_GOALS];

export interface Made {
  readonly puzzle: string;
  readonly solution: string;
  readonly clues: number;
  /** The seed as it was typed or drawn; null where the search did not end. */
  readonly seed: string | null;
  /** Null where no difficulty was asked for. */
  readonly difficulty: Difficulty | null;
}

/** Formats the stored options; the seed is left out, since it is for one puzzle. */
export const formatRequest = ({
  clues,
  symmetry,
  goal,
  er,
  technique,
  minimal,
}: PuzzleRequest): string =>
  [clues ?? 'minimal', symmetry, goal, ...er, technique, minimal ? 'minimal' : 'any'].join(' ');

const isRating = (value: number): boolean => value >= ER_RANGE[0] && value <= ER_RANGE[1];

/** Parses the output of `formatRequest`; anything invalid gets its default. */
export function parseRequest(text: string | null): PuzzleRequest {
  const first = FIRST_PUZZLE_REQUEST;
  const [number, symmetry, goal, low, high, technique, minimal] = (text ?? '').split(' ');
  const er = [Number(low), Number(high)] as const;
  return {
    ...first,
    clues: CLUES.find((clues) => String(clues) === number) ?? null,
    symmetry: SYMMETRIES.find((known) => known === symmetry) ?? first.symmetry,
    goal: GOALS.find((known) => known === goal) ?? first.goal,
    er: er.every(isRating) ? er : first.er,
    technique: TECHNIQUES.find((known) => known === technique) ?? first.technique,
    minimal: minimal === 'minimal',
  };
}

/** Whether puzzles are rated to find one as wanted. */
export const isRated = ({ goal }: PuzzleRequest): boolean => goal !== 'any';

/** The wanted range of ratings, the lower one first. */
export const erOf = ({ er: [one, other] }: PuzzleRequest): readonly [number, number] => [
  Math.min(one, other),
  Math.max(one, other),
];

/** The puzzle that a search has come to. */
export const madeOf = (
  { puzzle, solution, clues, er, ep, ed, level, hardest }: RatedGrid,
  seed: string | null,
): Made => ({ puzzle, solution, clues, seed, difficulty: { er, ep, ed, level, hardest } });

/**
 * What rating a puzzle tells, as far as its making has told it already; null where it has not. A search for a technique
 * tells the hardest one in the style of hints, and one that was ended early may not have rated its best.
 */
export const ratedAs = ({ goal }: PuzzleRequest, { difficulty }: Made): Difficulty | null =>
  goal === 'technique' || (difficulty?.level ?? null) === null ? null : difficulty;

const HARDEST = LEVELS.at(-1)!;

/**
 * The reports, ten a second at most, after which a puzzle is taken for one of the last level: others take up to half a
 * second, on a slow phone some more.
 */
const MOST_REPORTS = 30;

/** The level of a puzzle, which is rated only until that is known. */
export async function levelOf(
  engine: Pick<Engine, 'rate'>,
  puzzle: string,
  signal: AbortSignal,
): Promise<{ readonly level: Level | null }> {
  const search = new AbortController();
  signal.throwIfAborted();
  signal.addEventListener('abort', () => search.abort());
  let [isHardest, reports] = [false, 0];
  const onProgress = ({ level }: { readonly level: Level | null }): void => {
    isHardest ||= level === HARDEST || ++reports === MOST_REPORTS;
    if (isHardest) search.abort();
  };
  return engine.rate(puzzle, { signal: search.signal, onProgress }).catch((error: unknown) => {
    if (isHardest) return { level: HARDEST };
    throw error;
  });
}

/** Makes the requested puzzle, or the nearest one that the engine finds. */
export async function makePuzzle(
  engine: Engine,
  request: PuzzleRequest,
  signal: AbortSignal,
  onProgress: (progress: GenerateProgress) => void,
): Promise<Made> {
  const { goal, symmetry, minimal } = request;
  const seed = request.seed.trim() || drawSeed();
  const givens = request.clues ?? undefined;
  if (goal === 'any') {
    const made = await engine.generate({ givens, symmetry, seed, signal });
    const { puzzle, solution, clues } = made;
    return { puzzle, solution, clues, seed, difficulty: null };
  }
  const wanted =
    goal === 'technique'
      ? { technique: request.technique }
      : goal === 'er'
        ? { er: erOf(request) }
        : { level: goal };
  const options = { givens, symmetry, minimal, seed, signal, onProgress };
  return madeOf(await engine.generate({ ...wanted, ...options }), seed);
}

/** What a puzzle is not that was asked for. */
export function missedIn(
  request: PuzzleRequest,
  made: Made,
): { readonly goal: boolean; readonly clues: boolean } {
  const { goal, clues, technique } = request;
  const [low, high] = erOf(request);
  const found = made.difficulty;
  const isAsRequested =
    found === null ||
    (goal === 'er'
      ? found.er !== null && found.er >= low && found.er <= high
      : goal === 'technique'
        ? found.hardest === technique
        : found.level === goal);
  return { goal: !isAsRequested, clues: clues !== null && clues !== made.clues };
}
