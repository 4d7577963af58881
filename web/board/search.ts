/** Runs searches of the engine on a board and returns the findings as plain data. */
import type { CountResult, Engine, SolveResult } from '../engine/jiugong';
import type { Masks } from './marks';
import { entries, type Board, type Finding } from './state';
import { countValues, formatValues, parseValues, type Values } from './values';

/** A search on a board. */
export type Search = (engine: Engine, board: Board, signal: AbortSignal) => Promise<Finding>;

const valuesIn = (solution: string): Values => {
  const values = parseValues(solution);
  if (values === null) throw new TypeError('a solution is 81 digits');
  return values;
};

/**
 * Converts a result into a finding: no solution with the reason, one solution, or two that differ
 * in many cells.
 */
async function tell(
  engine: Engine,
  puzzle: string,
  result: SolveResult,
  signal: AbortSignal,
): Promise<Finding> {
  const { conflicts, capped, guesses, micros } = result;
  const cost = { guesses, micros };
  if (result.solution === null) {
    const reason = conflicts.length > 0 ? null : await engine.contradiction(puzzle, { signal });
    return { kind: 'none', conflicts, reason: reason ?? [], cost };
  }
  const solution = valuesIn(result.solution);
  if (result.second === null) return { kind: 'unique', solution, cost };
  const pair = capped ? await engine.difference(puzzle, { signal }) : null;
  return {
    kind: 'several',
    first: pair === null ? solution : valuesIn(pair.first),
    second: valuesIn(pair?.second ?? result.second),
    exact: !capped,
    undecided: pair?.differing.length ?? null,
    view: 'both',
    cost,
  };
}

const solve = async (engine: Engine, puzzle: string, signal: AbortSignal): Promise<Finding> =>
  tell(engine, puzzle, await engine.solve(puzzle, { signal }), signal);

/**
 * Solves the board. If the person's own digits leave no solution, it solves the givens alone; if
 * those have none either, the finding says what is wrong with the givens.
 */
export async function solveBoard(
  engine: Engine,
  board: Board,
  signal: AbortSignal,
): Promise<Finding> {
  const puzzle = formatValues(entries(board));
  const result = await engine.solve(puzzle, { signal });
  const isSpoilt = result.status === 'none' && countValues(board.own) > 0;
  if (isSpoilt) return solve(engine, formatValues(board.givens), signal);
  return tell(engine, puzzle, result, signal);
}

/** Compares the person's own digits with the solution, without showing it. */
export async function checkBoard(
  engine: Engine,
  board: Board,
  signal: AbortSignal,
): Promise<Finding> {
  const givens = formatValues(board.givens);
  const truth = await engine.solve(givens, { signal });
  if (truth.solution === null) return tell(engine, givens, truth, signal);
  if (truth.second === null) {
    const solution = valuesIn(truth.solution);
    const wrong = board.own.flatMap((own, cell) =>
      own === null || own === solution[cell] ? [] : [cell],
    );
    return { kind: 'checked', wrong };
  }
  const together = await engine.solve(formatValues(entries(board)), { signal });
  return { kind: 'checked', wrong: together.status === 'none' ? null : [] };
}

/**
 * Runs a query on all digits of a board; if they have no solution, on the givens alone. Returns
 * null if those have none.
 */
async function askSound<Answer>(
  { givens }: Board,
  values: Values,
  ask: (puzzle: string) => Promise<Answer>,
  isNone: (answer: Answer) => boolean,
): Promise<{ readonly answer: Answer; readonly ofGivens: boolean } | null> {
  const puzzles = new Set([formatValues(values), formatValues(givens)]);
  let ofGivens = false;
  for (const puzzle of puzzles) {
    const answer = await ask(puzzle);
    if (!isNone(answer)) return { answer, ofGivens };
    ofGivens = true;
  }
  return null;
}

const possibleValues = (engine: Engine, board: Board, values: Values, signal: AbortSignal) =>
  askSound(
    board,
    values,
    async (puzzle): Promise<Masks> => [...(await engine.candidates(puzzle, { signal }))],
    (masks) => masks[0] === 0,
  );

/** Finds the digits that each blank cell holds in some solution. */
export async function findCandidates(
  engine: Engine,
  board: Board,
  signal: AbortSignal,
): Promise<Finding> {
  const found = await possibleValues(engine, board, entries(board), signal);
  if (found === null) return solve(engine, formatValues(board.givens), signal);
  return { kind: 'candidates', masks: found.answer, ofGivens: found.ofGivens };
}

/** Finds the possible digits of some cells, ignoring the person's digits in them. */
export const solveCells =
  (selection: readonly number[]): Search =>
  async (engine, board, signal) => {
    const cells = selection.filter((cell) => board.givens[cell] === null);
    const others = entries(board).map((value, cell) => (cells.includes(cell) ? null : value));
    const found = await possibleValues(engine, board, others, signal);
    if (found === null) return solve(engine, formatValues(board.givens), signal);
    return { kind: 'cells', cells, masks: found.answer, ofGivens: found.ofGivens };
  };

/** The solutions of a first count: the engine finds them within a tenth of a second. */
const FIRST_COUNT = 10_000;

/**
 * Counts up to a limit, and tells on the way how many there are at least. The engine does not say
 * how far a count has come, so it counts up to limits of ten times more each: this takes a tenth
 * longer.
 */
export async function countByTens<Answer extends Pick<CountResult, 'capped'>>(
  limit: number,
  count: (limit: number) => Promise<Answer>,
  onFound: (count: number) => void,
): Promise<Answer> {
  for (let enough = FIRST_COUNT; enough < limit; enough *= 10) {
    const answer = await count(enough);
    if (!answer.capped) return answer;
    onFound(enough);
  }
  return count(limit);
}

/** Counts the solutions up to a limit. */
export const countSolutions =
  (limit: number, onFound: (count: number) => void): Search =>
  async (engine, board, signal) => {
    const count = (puzzle: string): Promise<CountResult> =>
      countByTens(limit, (enough) => engine.count(puzzle, { limit: enough, signal }), onFound);
    const found = await askSound(board, entries(board), count, (answer) => answer.count === 0);
    if (found === null) return solve(engine, formatValues(board.givens), signal);
    const { answer, ofGivens } = found;
    return { kind: 'counted', count: answer.count, capped: answer.capped, ofGivens };
  };
