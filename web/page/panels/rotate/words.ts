/** Describes the state of the Rotate panel in words. */
import { CLASSIC, colOf, rowOf } from '../../../board/layout';
import { describeError, mistakeIn, praise, say, warn, type Message } from '../../../board/words';
import type { JiugongError } from '../../../api/engine';
import type { Texts } from './texts';
import { mistakesOf, type Mistake } from '../../ui/paste-dialog';
import { describeProblem } from '../../ui/problems';
import { bestOf, stepOf, type Model, type Notice, type Search } from './model';
import { isFinished, shownPosition, shownPresses, type Answer, type Arrangements } from './step';
import type { Kind } from './address';
import { clashingCells, completeLines, inPlace, type Position } from './position';
import { LARGEST_TILE, SMALLEST_TILE, type GoalProblem, type ReadProblem } from './read';

function problemWords(problem: ReadProblem, { rotate }: Texts): string {
  const { errors } = rotate;
  const { line, column } = problem;
  switch (problem.kind) {
    case 'empty':
      return errors.empty;
    case 'character':
      return errors.character(line, column, problem.found);
    case 'range':
      return errors.range(line, column, problem.found, SMALLEST_TILE, LARGEST_TILE);
    case 'row-length':
      return errors.rowLength(line, column, problem.found, problem.expected);
    case 'size':
      return errors.size(problem.rows, problem.cols);
    case 'one-row':
      return errors.oneRow(problem.found);
  }
}

function goalProblemWords(problem: GoalProblem, texts: Texts): string {
  const { errors } = texts.rotate;
  switch (problem.kind) {
    case 'goal-size': {
      const { rows, cols, expected } = problem;
      return errors.goalSize(rows, cols, expected.rows, expected.cols);
    }
    case 'goal-number':
      return errors.goalNumber(problem.number, problem.inGoal, problem.onBoard);
    default:
      return problemWords(problem, texts);
  }
}

/** The key of the puzzle's texts; tiles with a custom goal have texts of their own. */
const wordsKind = ({ kind, goal }: Position): Kind | 'goal' => (goal === null ? kind : 'goal');

/** Describes an error: a rejected board in the panel's words, other errors as in all panels. */
function failure(error: JiugongError, texts: Texts): Message {
  if (error.code !== 'bad-argument') return describeError(error, texts);
  return warn(texts.rotate.errors.unsolvable, mistakeIn(error, texts));
}

function describeNotice(model: Model, notice: Notice, texts: Texts): Message {
  const { status, errors } = texts.rotate;
  switch (notice.kind) {
    case 'stopped': {
      const { answer } = stepOf(model);
      if (answer === null) return say(texts.status.stopped);
      const { headline, details } = describeAnswer(answer, texts);
      return say(texts.status.stopped, headline, ...details);
    }
    case 'no-better': {
      const count = stepOf(model).answer?.moves.length ?? 0;
      return say(status.noBetter(count), status.noBetterHow);
    }
    case 'unreachable':
      return warn(
        shownPosition(stepOf(model)).goal === null ? status.unreachable : status.unreachableGoal,
        status.unreachableHow,
      );
    case 'no-arrangement':
      return warn(status.noArrangement, status.noArrangementHow);
    case 'answer-gone': {
      const now = describeStep(model, texts);
      return { ...now, details: [...now.details, texts.status.answerGone] };
    }
    case 'opened': {
      const now = describeStep(model, texts);
      return { ...now, details: [...now.details, texts.share.opened.how] };
    }
    case 'restored': {
      const { headline, details } = describeStep(model, texts);
      return say(texts.page.kept.restored, headline, ...details);
    }
    case 'newer':
    case 'damaged':
      return describeProblem(notice.kind, texts.share);
    case 'not-allowed':
      return say(status.notAllowed(notice.turn), status.notAllowedHow);
    case 'taken':
      return say(status.taken(notice.puzzles));
    case 'unreadable':
      return warn(errors.unreadable, problemWords(notice.problem, texts), texts.errors.unchanged);
    case 'no-goal':
      return warn(errors.noGoal, goalProblemWords(notice.problem, texts), errors.goalUnchanged);
    case 'wrong-count':
      return warn(
        errors.unreadable,
        errors.wrongCount(notice.digit, notice.count),
        texts.errors.unchanged,
      );
    case 'blank-cell':
      return warn(
        errors.unreadable,
        errors.blankCell(rowOf(notice.cell, CLASSIC) + 1, colOf(notice.cell, CLASSIC) + 1),
        texts.errors.unchanged,
      );
    case 'failed':
      return failure(notice.error, texts);
  }
}

/** Describes how far a position is from its end. */
function progressWords(position: Position, { rotate }: Texts): string {
  const { ready } = rotate.status;
  switch (position.kind) {
    case 'sort': {
      const count = inPlace(position).filter(Boolean).length;
      return ready.sort(count, position.tiles.length);
    }
    case 'boxes':
      return ready.boxes(clashingCells(position).size);
    case 'tripods': {
      const { rows, cols } = completeLines(position);
      return ready.tripods(rows.length, cols.length);
    }
  }
}

function arrangementWords({ unique, count, capped }: Arrangements, { rotate }: Texts): string {
  if (unique) return rotate.status.unique;
  return rotate.status.several(count, capped);
}

function describeAnswer(answer: Answer, texts: Texts): Message {
  const { status } = texts.rotate;
  const { at, moves, optimal, arrangements } = answer;
  const more = arrangements === null ? [] : [arrangementWords(arrangements, texts)];
  if (moves.length === 0) {
    return praise(status.nothingToDo[wordsKind(answer.track[0]!)], ...more);
  }
  const headline = status.solved(moves.length, optimal);
  const last = moves[at - 1];
  if (last === undefined) return praise(headline, status.play, ...more);
  const move = status.move(at, moves.length, last.row + 1, last.col + 1, last.turn);
  return praise(headline, move, ...(at === moves.length ? more : []));
}

/** Describes a running search; its answer is mentioned only if it is better than the known one. */
function describeSearch({ moves, known }: Search, texts: Texts): Message {
  const { search } = texts.rotate;
  const best = moves?.length ?? Infinity;
  if (best < (known ?? Infinity)) return say(search.searching, search.best(best));
  return say(search.searching, known === null ? search.stop : search.known(known));
}

function describeStep(model: Model, texts: Texts): Message {
  const { status } = texts.rotate;
  const step = stepOf(model);
  if (step.answer !== null) return describeAnswer(step.answer, texts);
  const best = bestOf(model);
  const presses = shownPresses(step);
  const isBest = best !== null && best.optimal;
  if (isFinished(step)) {
    const details = presses === 0 ? [] : [status.doneIn(presses, best?.presses ?? null, isBest)];
    if (step.solution !== null) details.push(status.aSudoku);
    return praise(status.done[wordsKind(step.position)], ...details);
  }
  const counter = status.counter(presses, best?.presses ?? null, isBest);
  const progress = progressWords(shownPosition(step), texts);
  return presses === 0
    ? say(progress, ...(best === null ? [] : [counter]))
    : say(counter, progress);
}

/** The rules of the puzzle on the board, in one sentence. */
export const ruleOf = (model: Model, { rotation }: Texts): string =>
  rotation.rules[wordsKind(stepOf(model).position)];

/** Returns the current message. */
export function describe(model: Model, texts: Texts): Message {
  if (model.search !== null) return describeSearch(model.search, texts);
  if (model.notice !== null) return describeNotice(model, model.notice, texts);
  return describeStep(model, texts);
}

/** The error of the goal's text, which is shown beside the field, too; null if there is none. */
export const goalComplaint = ({ notice }: Model, texts: Texts): string | null =>
  notice?.kind === 'no-goal' ? goalProblemWords(notice.problem, texts) : null;

/** The mistakes in the text that the notice is about. */
export function mistakesIn({ notice }: Model, texts: Texts): readonly Mistake[] {
  if (notice?.kind === 'failed') return mistakesOf([notice.error], texts);
  if (notice?.kind !== 'unreadable') return [];
  return [{ ...notice.problem, words: problemWords(notice.problem, texts) }];
}
