/** Runs searches of the engine on a board and returns the findings as plain data. */
import type { CountResult, Engine, RegionContradiction } from '../api/engine';
import { asJiugongError } from './errors';
import { cellsOf, CLASSIC, type Cells, type Layout } from './layout';
import type { Masks } from './marks';
import { classicQuestions, solutionsIn, type Questions, type Solutions } from './questions';
import { shapeQuestions } from './shapes/questions';
import { impossibleCage } from './shapes/sums';
import { entries, type Board, type Finding } from './state';
import { areSame, countValues, type Values } from './values';

export type Search = (engine: Engine, board: Board, signal: AbortSignal) => Promise<Finding>;

/** What is asked about a board of this layout. */
export const questionsOn = (engine: Engine, layout: Layout, signal: AbortSignal): Questions =>
  layout === CLASSIC ? classicQuestions(engine, signal) : shapeQuestions(engine, layout, signal);

/** What is told besides an answer: null where the script for it cannot be loaded, which costs nobody the answer. */
async function besides<Told>(told: Promise<Told>): Promise<Told | null> {
  try {
    return await told;
  } catch (error) {
    if (asJiugongError(error).code !== 'unavailable') throw error;
    return null;
  }
}

/** Which digits have no solution together, and with which rules of the puzzle where these can be named. */
async function blame(
  ask: Questions,
  { layout }: Board,
  values: Values,
  conflicts: Cells,
): Promise<{ readonly reason: Cells; readonly rules?: RegionContradiction }> {
  if (conflicts.length > 0 || impossibleCage(layout) !== null) return { reason: [] };
  const rules = await ask.rulesAgainst(values);
  if (rules !== null) return { reason: rules.givens, rules };
  return { reason: await ask.contradiction(values) };
}

/**
 * Converts solutions into a finding: none with the reason, one, or two that differ in many cells.
 * (An impossible cage is reason enough.)
 */
async function tell(
  ask: Questions,
  board: Board,
  values: Values,
  { solution, second, capped, conflicts, cost }: Solutions,
): Promise<Finding> {
  if (solution === null) {
    const why = (await besides(blame(ask, board, values, conflicts))) ?? { reason: [] };
    return { kind: 'none', conflicts, ...why, cost };
  }
  if (second === null) return { kind: 'unique', solution, cost };
  const pair = capped ? await besides(ask.difference(values)) : null;
  const shown = pair ?? { first: solution, second, undecided: null };
  return { kind: 'several', ...shown, exact: !capped, view: 'both', cost };
}

const solveGivens = async (ask: Questions, board: Board): Promise<Finding> =>
  tell(ask, board, board.givens, await ask.solve(board.givens));

/**
 * Solves the board. If the person's own digits leave no solution, it solves the givens alone; if
 * those have none either, the finding says what is wrong with the givens.
 */
export const solveBoard: Search = async (engine, board, signal) => {
  const ask = questionsOn(engine, board.layout, signal);
  const values = entries(board);
  const found = await ask.solve(values);
  const isSpoilt = found.solution === null && countValues(board.own) > 0;
  return isSpoilt ? solveGivens(ask, board) : tell(ask, board, values, found);
};

/** Solves what the candidates of the cells leave, which are given as 729 characters. */
export const solveWith =
  (candidates: string): Search =>
  async (engine, _board, signal) => {
    const found = solutionsIn(await engine.solve(candidates, { signal }));
    const { solution, second, capped, cost } = found;
    if (solution === null) return { kind: 'none', conflicts: [], reason: [], cost, candidates };
    if (second === null) return { kind: 'unique', solution, cost };
    const pair = { first: solution, second, undecided: null };
    return { kind: 'several', ...pair, exact: !capped, view: 'both', cost, candidates };
  };

/** Looks for digits on the board, the person's included, that have no solution together; shows none of a solution. */
export const findConflict: Search = async (engine, board, signal) => {
  const ask = questionsOn(engine, board.layout, signal);
  const values = entries(board);
  const { solution, conflicts } = await ask.solve(values);
  if (solution !== null) return { kind: 'conflict', reason: null };
  return { kind: 'conflict', ...(await blame(ask, board, values, conflicts)) };
};

/** The only solution of the givens; null if they have none or several. */
export async function onlySolution(
  engine: Engine,
  { layout, givens }: Pick<Board, 'layout' | 'givens'>,
  signal: AbortSignal,
): Promise<Values | null> {
  const { solution, second } = await questionsOn(engine, layout, signal).solve(givens);
  return second === null ? solution : null;
}

/** Compares the person's own digits with the solution, without showing it. */
export const checkBoard: Search = async (engine, board, signal) => {
  const ask = questionsOn(engine, board.layout, signal);
  const truth = await ask.solve(board.givens);
  const { solution } = truth;
  if (solution === null) return tell(ask, board, board.givens, truth);
  if (truth.second === null) {
    const wrong = board.own.flatMap((own, cell) =>
      own === null || own === solution[cell] ? [] : [cell],
    );
    return { kind: 'checked', wrong };
  }
  const together = await ask.solve(entries(board));
  return { kind: 'checked', wrong: together.solution === null ? null : [] };
};

/**
 * Asks about all digits of a board; if they have no solution, about the givens alone. Returns null if
 * those have none.
 */
async function askSound<Answer>(
  { givens }: Board,
  values: Values,
  ask: (values: Values) => Promise<Answer>,
  isNone: (answer: Answer) => boolean,
): Promise<{ readonly answer: Answer; readonly ofGivens: boolean } | null> {
  const answer = await ask(values);
  if (!isNone(answer)) return { answer, ofGivens: false };
  if (areSame(values, givens)) return null;
  const ofGivens = await ask(givens);
  return isNone(ofGivens) ? null : { answer: ofGivens, ofGivens: true };
}

const possibleValues = (ask: Questions, board: Board, values: Values, cells: Cells) =>
  askSound<Masks>(
    board,
    values,
    (some) => ask.candidates(some, cells),
    (masks) => cells.every((cell) => masks[cell] === 0),
  );

/** Finds the digits that each blank cell holds in some solution. */
export const findCandidates: Search = async (engine, board, signal) => {
  const ask = questionsOn(engine, board.layout, signal);
  const found = await possibleValues(ask, board, entries(board), cellsOf(board.layout));
  if (found === null) return solveGivens(ask, board);
  return { kind: 'candidates', masks: found.answer, ofGivens: found.ofGivens };
};

/** Finds the possible digits of some cells, ignoring the person's digits in them. */
export const solveCells =
  (selection: readonly number[]): Search =>
  async (engine, board, signal) => {
    const ask = questionsOn(engine, board.layout, signal);
    const cells = selection.filter((cell) => board.givens[cell] === null);
    const others = entries(board).map((value, cell) => (cells.includes(cell) ? null : value));
    const found = await possibleValues(ask, board, others, cells);
    if (found === null) return solveGivens(ask, board);
    return { kind: 'cells', cells, masks: found.answer, ofGivens: found.ofGivens };
  };

/** The solutions of a first count: the engine finds them within a tenth of a second. */
const FIRST_COUNT = 10_000;

/**
 * Counts up to a limit, and tells on the way how many there are at least. The engine does not say
 * how far a count has come, so it counts up to limits of ten times more each: this takes a tenth
 * longer.
 */
async function countByTens<Answer extends Pick<CountResult, 'capped'>>(
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

/** Counts the solutions up to a limit: after several of what candidates leave, those of the same candidates. */
export const countSolutions =
  (limit: number, onFound: (count: number) => void): Search =>
  async (engine, board, signal) => {
    const { finding } = board;
    if (finding !== null && finding.kind !== 'none' && 'candidates' in finding) {
      const { candidates } = finding;
      const most = (enough: number) => engine.count(candidates, { limit: enough, signal });
      const { count, capped } = await countByTens(limit, most, onFound);
      return { kind: 'counted', count, capped, ofGivens: false, candidates };
    }
    const ask = questionsOn(engine, board.layout, signal);
    const count = (values: Values): Promise<CountResult> =>
      countByTens(limit, (enough) => ask.count(values, enough), onFound);
    const found = await askSound(board, entries(board), count, (answer) => answer.count === 0);
    if (found === null) return solveGivens(ask, board);
    const { answer, ofGivens } = found;
    return { kind: 'counted', count: answer.count, capped: answer.capped, ofGivens };
  };

/** The codes of errors about a layout: its size, a region, a cage, the diagonals. */
const OF_LAYOUT = /^(?:bad-(?!argument)|empty-|too-many-)/;

/** The finding for an error of the engine that is about the layout; throws any other again. */
export function findingOf(thrown: unknown): Finding {
  const error = asJiugongError(thrown);
  if (OF_LAYOUT.test(error.code)) return { kind: 'invalid', error };
  throw error;
}
