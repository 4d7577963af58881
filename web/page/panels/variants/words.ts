/** Describes the state of the Variants panel in words. */
import { houseName, layoutFault } from '../../../board/shapes/words';
import { describeError, mistakeIn, type Message } from '../../../board/words';
import type { JiugongError } from '../../../engine/jiugong';
import type { Texts } from './texts';
import { describeProblem } from '../../ui/problems';
import { countDiffering, type CellFace } from './faces';
import { puzzleOf, stepOf, type Finding, type Model, type Notice, type Step } from './model';
import { colOf, rowOf, RULES } from '../../../board/layout';
import { layoutOf, VOID, type Puzzle } from './puzzle';
import { impossibleCage, sumRange } from '../../../board/shapes/sums';
import { signOf } from '../../../board/values';

const message = (
  tone: Message['tone'],
  headline: string,
  ...details: readonly string[]
): Message => ({ tone, headline, details });

const nameOf = (cell: number, puzzle: Puzzle, texts: Texts): string =>
  texts.cellName(rowOf(cell, puzzle) + 1, colOf(cell, puzzle) + 1);

/** Describes the range of a cage's sum, or that the cage has too many cells. */
function describeCage(puzzle: Puzzle, cage: number, texts: Texts): string {
  const { shapes, variants } = texts;
  const { sum, cells } = puzzle.cages[cage]!;
  const range = sumRange(puzzle, cells.length);
  if (range === null) {
    const values = puzzle.high - puzzle.low + 1;
    return shapes.tooLarge(houseName({ kind: 'cage', index: cage }, texts), cells.length, values);
  }
  return sum === null
    ? variants.status.typeSum
    : shapes.cage(sum, cells.length, range.least, range.most);
}

function ruleNames(puzzle: Puzzle, texts: Texts): readonly string[] {
  const words = texts.variants.status.rules;
  const { boxes, areas, extras, rules } = puzzle;
  return [
    ...RULES.filter((rule) => rules[rule]).map((rule) => words[rule]),
    ...(boxes === null ? [] : [words.boxes(boxes.rows, boxes.cols)]),
    ...(areas.length === 0 ? [] : [words.areas(areas.length)]),
    ...(extras.length === 0 ? [] : [words.extras(extras.length)]),
  ];
}

function describePuzzle({ puzzle, preset }: Step, texts: Texts): Message {
  const { status } = texts.variants;
  const { rows, cols, low, high, cells, cages } = puzzle;
  const givens = cells.filter((value) => value !== null && value !== VOID).length;
  const sign = (value: number): string => signOf(value, high);
  const shape = status.shape(rows, cols, sign(low), sign(high), ruleNames(puzzle, texts));
  const headline = status.puzzle(givens, cages.length);
  if (givens + cages.length > 0) return message('plain', headline, shape);
  const ofPreset = preset === 'killer' ? status.howToKiller : status.howTo;
  return message('plain', headline, shape, preset === null ? status.howToOwn : ofPreset);
}

function describeFinding(puzzle: Puzzle, finding: Finding, texts: Texts): Message {
  const { status } = texts;
  const words = texts.variants.status;
  const time = texts.duration(finding.micros);
  const cost = status.cost(time, finding.nodes);
  switch (finding.kind) {
    case 'unique':
      return message('good', status.unique, cost);
    case 'several': {
      const count = countDiffering(finding.first, finding.second);
      const headline = finding.more ? words.several : words.exactlyTwo;
      return message('plain', headline, status.differ(count), cost);
    }
    case 'counted': {
      const { count, capped, nodes } = finding;
      const headline = capped ? words.moreThan(count) : words.exactly(count);
      return message('plain', headline, words.counted(nodes, time));
    }
    case 'none': {
      const { conflicts } = finding;
      if (conflicts.length > 0) {
        const names = conflicts.map((cell) => nameOf(cell, puzzle, texts));
        return message('alarm', status.none, words.clashing(texts.cellNames(names)));
      }
      const cage = impossibleCage(puzzle);
      if (cage !== null) return message('alarm', status.none, describeCage(puzzle, cage, texts));
      const proof = status.costOfNone(time, finding.nodes);
      return message('alarm', status.none, status.noneWithoutClash, proof);
    }
  }
}

/** Describes an input that the engine rejects, in the panel's words. */
function mistakeWords(error: JiugongError, puzzle: Puzzle, texts: Texts): readonly string[] {
  const { errors } = texts.variants;
  const { low, high, cells } = puzzle;
  if (error.code === 'bad-given' && error.cell !== null) {
    const sign = (value: number): string => signOf(value, high);
    const value = String(cells[error.cell]);
    return [errors.given(nameOf(error.cell, puzzle, texts), value, sign(low), sign(high))];
  }
  const fault = layoutFault(error, layoutOf(puzzle), texts);
  if (fault === null) return [mistakeIn(error, texts)];
  return error.code === 'empty-puzzle' ? [fault] : [fault, errors.tooLargeHow];
}

/** Describes the rules of a puzzle of f-puzzles that the panel does not have. */
function describeForeign(names: readonly string[], texts: Texts): Message {
  const { headline, has, rules, other } = texts.variants.foreign;
  // The names are untrusted, and spelled variously.
  const known = new Map(Object.entries(rules));
  const told = [...new Set(names.map((name) => known.get(name.toLowerCase()) ?? other))];
  const inOrder = [
    ...told.filter((rule) => rule !== other),
    ...(told.includes(other) ? [other] : []),
  ];
  return message('alarm', headline, has(inOrder));
}

/** Describes why a puzzle cannot be written as text. */
export function writingProblem(error: JiugongError, puzzle: Puzzle, texts: Texts): string {
  return failure(error, puzzle, texts).details.join(' ');
}

/** Describes an error: one of a text has a position; others are about the board or the engine. */
function failure(error: JiugongError, puzzle: Puzzle, texts: Texts): Message {
  const isOfBoard = error.line === 0 && /^(bad|empty)-/.test(error.code);
  if (!isOfBoard) return describeError(error, texts);
  return message('alarm', texts.shapes.unsolvable, ...mistakeWords(error, puzzle, texts));
}

const countedSoFar = (counted: number, { status }: Texts): readonly string[] =>
  counted === 0 ? [] : [status.atLeast(counted)];

function describeNotice(model: Model, notice: Notice, texts: Texts): Message {
  const words = texts.variants.status;
  const puzzle = puzzleOf(model);
  switch (notice.kind) {
    case 'stopped':
      return message('plain', texts.status.stopped, ...countedSoFar(notice.counted, texts));
    case 'answer-gone': {
      const now = describePuzzle(stepOf(model), texts);
      return { ...now, details: [...now.details, texts.status.answerGone] };
    }
    case 'opened': {
      // On a small phone there is no room for the shape.
      const now = describePuzzle(stepOf(model), texts);
      return { ...now, details: [texts.share.opened.how, ...now.details] };
    }
    case 'restored': {
      const { headline, details } = describePuzzle(stepOf(model), texts);
      return message('plain', texts.page.kept.restored, headline, ...details);
    }
    case 'newer':
    case 'damaged':
      return describeProblem(notice.kind, texts.share);
    case 'foreign':
      return describeForeign(notice.rules, texts);
    case 'pick-cell':
      return message('plain', texts.status.pickCell);
    case 'nothing-here': {
      const isBox = model.mode === 'regions' && puzzle.boxes !== null;
      const headline = words.nothingHere[model.mode];
      return message('plain', headline, ...(isBox ? [words.nothingHere.boxesHere] : []));
    }
    case 'drawn': {
      const { layer, cage, takes } = notice;
      const how = cage === null ? [] : [describeCage(puzzle, cage, texts)];
      const taken = takes && layer !== 'void' ? [words.taken[layer]] : [];
      return message('plain', words.drawn[layer], ...taken, ...how);
    }
    case 'sum':
      return message('plain', describeCage(puzzle, notice.cage, texts));
    case 'erased':
      return message('plain', words.erased[notice.layer]);
    case 'no-value': {
      const sign = (value: number): string => signOf(value, puzzle.high);
      const headline = words.noValue(sign(notice.value), sign(puzzle.low), sign(puzzle.high));
      return message('plain', headline, words.changeRange);
    }
    case 'pieces-gone':
      return message('plain', words.piecesGone(notice.count), words.undoBrings);
    case 'range-moved': {
      const value = signOf(puzzle[notice.end], puzzle.high);
      return message('plain', words.rangeMoved[notice.end](value), words.undoBrings);
    }
    case 'failed':
      return failure(notice.error, puzzle, texts);
  }
}

/** Returns the current message. */
export function describe(model: Model, texts: Texts): Message {
  const step = stepOf(model);
  if (model.searching) {
    const [headline = texts.status.slow, ...details] = [
      ...countedSoFar(model.counted, texts),
      texts.status.slow,
    ];
    return message('plain', headline, ...details);
  }
  if (model.notice !== null) return describeNotice(model, model.notice, texts);
  if (step.finding !== null) return describeFinding(step.puzzle, step.finding, texts);
  return describePuzzle(step, texts);
}

/**
 * The error of the text in the field, which is shown beside the field, too; null if there is none.
 */
export function textComplaint({ notice }: Model, texts: Texts): string | null {
  if (notice?.kind !== 'failed' || notice.error.line === 0) return null;
  return describeError(notice.error, texts).details[0] ?? null;
}

function contentOf(face: CellFace, high: number, texts: Texts): string {
  const { board } = texts.variants;
  const sign = (value: number | null): string => (value === null ? '' : signOf(value, high));
  switch (face.role) {
    case 'void':
      return texts.shapes.void;
    case 'empty':
      return board.empty;
    case 'given':
      return board.given(sign(face.value));
    case 'answer':
      return board.answer(sign(face.value));
    case 'differing':
      return board.either(sign(face.value), sign(face.second));
  }
}

/** The label of a cell for screen readers. */
export function cellLabel(
  cell: number,
  face: CellFace,
  puzzle: Puzzle,
  regions: readonly string[],
  texts: Texts,
): string {
  const { board } = texts.variants;
  const fault = face.fault === null ? [] : [board.faults[face.fault]];
  const parts = [...regions, contentOf(face, puzzle.high, texts), ...fault];
  return board.cell(rowOf(cell, puzzle) + 1, colOf(cell, puzzle) + 1, parts);
}
