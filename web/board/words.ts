/** Describes a board in words; the only module that uses both the board and the texts. */
import type { ErrorCode, JiugongError, Phrase } from '../api/engine';
import { fillIn } from '../api/phrase';
import type { Messages } from '../locales/messages';
import { correctedCells, differingCells, shownValues, type CellFace } from './cells';
import { findClashes, type Clash } from './clashes';
import { COLORS } from './colors';
import { cellsThatFit } from './filter';
import type { HintView } from '../hints/hints';
import { wrongCell, type GivenHint } from './hint';
import { keyHint } from './key-hints';
import { cellName, cellsOf, CLASSIC, colOf, housesOf, rowOf, timesOf, type Layout } from './layout';
import { has, onlyValue, valuesIn, type Masks } from './marks';
import { boardIn, facesIn, markingOf, type Model, type Notice } from './model';
import { regionNames as namesOfRegions } from './shapes/names';
import { clashWord as clashWordOfShape, layoutFault, rulesWords, shapeWord } from './shapes/words';
import {
  changedCells,
  entries,
  hasAnswer,
  hasWork,
  isComplete,
  type Board,
  type Cost,
  type Finding,
} from './state';
import { countValues, signOf } from './values';

export interface Message {
  readonly tone: 'plain' | 'good' | 'alarm';
  readonly headline: string;
  readonly details: readonly string[];
  /** What stands in a line for details that are long: they are below it, once it is opened. */
  readonly fold?: string;
}

export const say = (headline: string, ...details: string[]): Message => ({
  tone: 'plain',
  headline,
  details,
});
export const praise = (headline: string, ...details: string[]): Message => ({
  ...say(headline, ...details),
  tone: 'good',
});
export const warn = (headline: string, ...details: string[]): Message => ({
  ...say(headline, ...details),
  tone: 'alarm',
});

/**
 * Statuses name cells in one form, `r1c4`, for eyes and ears: it is short, the same in every language,
 * and what solvers write. Only the label of a cell has words, which a screen reader says one by one.
 */
const namesOf = (cells: readonly number[], layout: Layout, texts: Messages): string =>
  texts.cellNames(cells.map((cell) => cellName(cell, layout)));

const signsIn = (mask: number, layout: Layout): readonly string[] =>
  valuesIn(mask, layout).map((value) => signOf(value, layout.high));

const blankIn = (board: Board): number =>
  cellsOf(board.layout).length - countValues(entries(board));

/** Praise for a filled board that keeps all rules. */
const praiseComplete = ({ layout }: Board, { status }: Messages): Message =>
  praise(status.complete, ...(layout === CLASSIC ? [status.completeMore] : []));

const BOXES = housesOf(CLASSIC).filter(({ kind }) => kind === 'box');

/** The names of the regions of a cell, row and column left out. */
const regionNames = (cell: number, layout: Layout, texts: Messages): readonly string[] =>
  layout === CLASSIC
    ? BOXES.flatMap(({ index, cells }) =>
        cells.includes(cell) ? [texts.board.box(index + 1)] : [],
      )
    : namesOfRegions(layout, texts)[cell]!;

const costOf = (cost: Cost, texts: Messages): string =>
  texts.status.cost(texts.duration(cost.micros), cost.guesses);

/**
 * Removes clashes of the same cells: two cells of a box often share a row or column too, and the
 * first house is enough.
 */
function distinct(clashes: readonly Clash[]): readonly Clash[] {
  const seen = new Set<string>();
  return clashes.filter(({ cells }) => {
    const key = cells.join();
    return !seen.has(key) && seen.add(key);
  });
}

function clashWord(clash: Clash, layout: Layout, texts: Messages): string {
  const names = namesOf(clash.cells, layout, texts);
  if (clash.kind === 'twice') {
    const { kind, index } = clash.house;
    if (kind === 'row' || kind === 'column' || kind === 'box') {
      const name = texts.houses[kind](index + 1);
      return texts.status.clash(name, signOf(clash.value, layout.high), names);
    }
  }
  return clashWordOfShape(clash, layout, names, texts);
}

/** The most clashes that are told, so that the words fit above the keys of a small phone. */
const MOST_CLASHES = 2;

function clashWords(clashes: readonly Clash[], layout: Layout, texts: Messages): string[] {
  const words = distinct(clashes).map((clash) => clashWord(clash, layout, texts));
  if (words.length <= MOST_CLASHES) return words;
  return [...words.slice(0, MOST_CLASHES), texts.status.moreClashes(words.length - MOST_CLASHES)];
}

function correctedWords(board: Board, texts: Messages): string[] {
  const cells = correctedCells(board);
  return cells.length === 0
    ? []
    : [texts.status.corrected(cells.length, namesOf(cells, board.layout, texts))];
}

function describeFinding(board: Board, finding: Finding, texts: Messages): Message {
  const { status } = texts;
  const { layout } = board;
  switch (finding.kind) {
    case 'unique': {
      const already = blankIn(board) === 0 && correctedCells(board).length === 0;
      return praise(
        already ? status.uniqueAlready : status.unique,
        costOf(finding.cost, texts),
        ...correctedWords(board, texts),
      );
    }
    case 'several': {
      const count = differingCells(finding.first, finding.second).length;
      const agreed = finding.undecided === null ? 0 : blankIn(board) - finding.undecided;
      return say(
        finding.exact ? status.exactlyTwo : status.several,
        status.differ(count),
        ...(agreed > 0 ? [status.agree(agreed)] : []),
        costOf(finding.cost, texts),
        ...correctedWords(board, texts),
      );
    }
    case 'none': {
      if (finding.conflicts.length > 0) {
        const clashes = findClashes(layout, board.givens);
        return warn(status.none, ...clashWords(clashes, layout, texts));
      }
      const { reason, rules, candidates } = finding;
      if (candidates !== undefined) return warn(status.none, status.noneLeft);
      if (reason.length === 0 || rules !== undefined)
        return { ...warn(status.none), ...rulesWords(rules, layout, texts) };
      return warn(status.none, status.reason(reason.length, namesOf(reason, layout, texts)));
    }
    case 'invalid': {
      const { error } = finding;
      const fault = layoutFault(error, layout, texts) ?? mistakeIn(error, texts);
      return warn(texts.shapes.unsolvable, fault);
    }
    case 'checked': {
      if (finding.wrong === null) return warn(status.wrongSomewhere);
      if (finding.wrong.length > 0) {
        return warn(status.someWrong(finding.wrong.length, namesOf(finding.wrong, layout, texts)));
      }
      const left = blankIn(board);
      if (left === 0) return praiseComplete(board, texts);
      return praise(status.allRight(countValues(board.own), left));
    }
    case 'conflict': {
      const { reason, rules } = finding;
      if (reason === null) return praise(status.noConflict);
      if (reason.length > 0 && rules === undefined) {
        const names = namesOf(reason, layout, texts);
        return warn(status.noneTogether, status.conflict(reason.length, names));
      }
      const details = clashWords(findClashes(layout, entries(board)), layout, texts);
      const why = details.length > 0 ? { details } : rulesWords(rules, layout, texts);
      return { ...warn(status.noneTogether), ...why };
    }
    case 'candidates':
      return withSource(finding, candidatesMessage(board, finding.masks, texts), texts);
    case 'cells':
      return withSource(finding, cellsMessage(finding, layout, texts), texts);
    case 'counted': {
      const { count, capped } = finding;
      return withSource(
        finding,
        say(capped ? status.moreThan(count) : status.exactly(count)),
        texts,
      );
    }
  }
}

/**
 * Adds a note if the finding is about the givens alone because the person's own digits leave no
 * solution.
 */
const withSource = (
  { ofGivens }: { readonly ofGivens: boolean },
  message: Message,
  { status }: Messages,
): Message => (ofGivens ? { ...message, details: [...message.details, status.ofGivens] } : message);

function candidatesMessage(board: Board, masks: Masks, { status }: Messages): Message {
  const { layout } = board;
  const values = entries(board);
  const blank = cellsOf(layout).filter((cell) => values[cell] === null);
  const sure = blank.filter((cell) => onlyValue(masks[cell]!, layout) !== null).length;
  if (sure === blank.length) return say(status.allSure, status.solversDigitsHow);
  return say(status.candidates(blank.length - sure), status.candidatesSure(sure));
}

/** The digits of one cell, or the number of cells that are now known. */
function cellsMessage(
  { cells, masks }: Extract<Finding, { kind: 'cells' }>,
  layout: Layout,
  texts: Messages,
): Message {
  const { status } = texts;
  const open = cells.filter((cell) => onlyValue(masks[cell]!, layout) === null);
  const [cell] = cells;
  if (cells.length === 1 && cell !== undefined) {
    const signs = signsIn(masks[cell]!, layout);
    const name = cellName(cell, layout);
    return open.length === 0
      ? say(status.cellIs(name, signs[0]!))
      : say(status.cellCanBe(name, signs), status.cellOpen);
  }
  const filled = cells.length - open.length;
  return open.length === 0
    ? say(status.cellsFilled(filled))
    : say(status.cellsFilled(filled), status.cellsOpen(open.length, namesOf(open, layout, texts)));
}

function clashMessage(board: Board, texts: Messages): Message | null {
  const { layout } = board;
  const clashes = distinct(findClashes(layout, entries(board)));
  if (clashes.length === 0) return null;
  const words = clashWords(clashes, layout, texts).slice(0, MOST_CLASHES);
  return warn(texts.status.clashes(clashes.length), ...words);
}

function nothingToCheck(board: Board, texts: Messages): Message {
  const { status } = texts;
  if (board.finding === null && board.editing) {
    return clashMessage(board, texts) ?? say(status.onlyGivens, status.onlyGivensHow);
  }
  if (hasAnswer(board)) return say(status.solversDigits, status.solversDigitsHow);
  return say(status.nothingToCheck);
}

/** What applying a hint did. */
function appliedMessage(
  { hint, noted }: Extract<Notice, { kind: 'applied' }>,
  board: Board,
  texts: Messages,
): Message {
  const { status } = texts;
  const { layout } = board;
  const told: string[] = [];
  const tell = (cell: number, value: number): unknown =>
    told.push(status.cellIs(cellName(cell, layout), signOf(value, layout.high)));
  if (hint.kind === 'cell') tell(hint.cell, hint.value);
  else if (hint.kind === 'step') {
    const { placement, eliminations } = hint.step;
    if (placement !== null) tell(placement.cell, placement.digit);
    const count = eliminations.flatMap(({ digits }) => digits).length;
    if (count > 0) told.push(status.removed(count));
    if (noted !== 'none') told.push(noted === 'all' ? status.noted : status.missingNoted);
  } else if ('cells' in hint) {
    const mended = hint.kind === 'wrong-digit' ? status.erased : status.notedIn;
    told.push(mended(namesOf(hint.cells, layout, texts)));
  }
  // Others that Check has found may be left.
  const { finding } = board;
  const now =
    finding === null
      ? status.playing(blankIn(board))
      : describeFinding(board, finding, texts).headline;
  const [headline = '', ...details] = [...told, now];
  return say(headline, ...details);
}

/** How many cells can hold a digit, or why there is none. */
function filteredHeadline(digit: number, model: Model, { status }: Messages): string {
  const board = boardIn(model);
  const sign = signOf(digit, board.layout.high);
  const count = cellsThatFit(model).length;
  if (count > 0) return status.fits(sign, count);
  const placed = shownValues(board).filter((value) => value === digit).length;
  return status.fitsNowhere(sign, placed >= timesOf(board.layout));
}

function describeNotice(notice: Notice, model: Model, texts: Messages): Message {
  const { status } = texts;
  const board = boardIn(model);
  switch (notice.kind) {
    case 'applied':
      return appliedMessage(notice, board, texts);
    case 'stopped':
      return notice.counted === 0
        ? say(status.stopped)
        : say(status.stopped, status.atLeast(notice.counted));
    case 'locked':
      return say(status.locked, status.lockedHow);
    case 'went-back':
      return say(status.wentBack, status.wentBackHow(notice.steps));
    case 'no-way-back':
      return say(status.noWayBack);
    case 'pick-cell':
      return say(status.pickCell);
    case 'pick-digit':
      return say(status.pickDigit);
    case 'filtered':
      return say(filteredHeadline(notice.digit, model, texts), keyHint(status.fitsHow));
    case 'pick-blank':
      return say(status.pickBlank);
    case 'no-marks':
      return say(status.noMarks, status.noMarksHow);
    case 'no-candidate':
      return say(status.noCandidate);
    case 'nothing-to-check':
      return nothingToCheck(board, texts);
    case 'last-cell':
      return clashMessage(board, texts) ?? say(status.lastCell, status.lastCellHow);
    case 'answer-gone': {
      const now = describeBoard(model, texts);
      return { ...now, details: [...now.details, status.answerGone] };
    }
    case 'editing':
      return hasAnswer(board)
        ? say(status.editing, status.editingHow, status.editingAnswer)
        : say(status.editing, status.editingHow);
    case 'failed':
      return describeError(notice.error, texts, countValues(entries(board)) === 0);
  }
}

/** Codes of errors that are about the platform or the program, not about a text. */
const ENGINE_CODES: ReadonlySet<ErrorCode> = new Set([
  'bad-argument',
  'closed',
  'internal',
  'out-of-memory',
  'too-long',
  'unsupported',
  'unavailable',
]);

/** Whether an error is about the platform or the program. */
export const isOfEngine = ({ code }: JiugongError): boolean => ENGINE_CODES.has(code);

/**
 * A description of what was found or expected in the language of the texts; the engine's English if
 * they do not have it.
 */
function told(phrase: Phrase | null, english: string, { phrases }: Messages): string {
  return phrase === null ? english : fillIn(phrases[phrase.form] ?? phrase.form, phrase.values);
}

/**
 * The kind of an error in the language of the texts; the engine's message if they do not have it.
 */
function reasonOf({ code, message }: JiugongError, { errors }: Messages): string {
  const reason = errors.codes[code];
  // (The message of a module that is unavailable begins with the name of its file.)
  return reason === undefined ? message : fillIn(reason, message.split(' ', 1));
}

/**
 * Describes what is wrong with a text or a board, and the place in a text; only the kind of error
 * if the engine reports no details.
 */
export function mistakeIn(error: JiugongError, texts: Messages): string {
  const { errors } = texts;
  if (error.found === '') return reasonOf(error, texts);
  const found = told(error.foundPhrase, error.found, texts);
  const expected = told(error.expectedPhrase, error.expected, texts);
  return error.line === 0
    ? errors.mistake(found, expected)
    : errors.place(error.line, error.column, found, expected);
}

/**
 * Describes an error: for a bad text the place, for an unsupported platform what would help. The
 * remark that the board is unchanged is left out if it is blank.
 */
export function describeError(error: JiugongError, texts: Messages, isBlank = false): Message {
  const { errors } = texts;
  const reason = reasonOf(error, texts);
  if (error.code === 'unsupported') return warn(errors.unsupported, errors.unsupportedHow(reason));
  if (isOfEngine(error)) return warn(errors.engine, errors.engineHow(reason));
  const mistake = mistakeIn(error, texts);
  return isBlank
    ? warn(errors.notAPuzzle, mistake)
    : warn(errors.notAPuzzle, mistake, errors.unchanged);
}

/** What is wrong on a board as far as that is marked at once; null for nothing. */
function mistakesMessage(model: Model, texts: Messages): Message | null {
  const { status } = texts;
  const board = boardIn(model);
  if (markingOf(model).clashes) return clashMessage(board, texts);
  const wrong = facesIn(model).flatMap((face, cell) => (face.wrong ? [cell] : []));
  if (wrong.length > 0) {
    return warn(status.someWrong(wrong.length, namesOf(wrong, board.layout, texts)));
  }
  return blankIn(board) === 0 ? say(status.filled, status.filledHow) : null;
}

function describeBoard(model: Model, texts: Messages): Message {
  const { status } = texts;
  const board = boardIn(model);
  if (isComplete(board)) return praiseComplete(board, texts);
  const mistakes = mistakesMessage(model, texts);
  if (mistakes !== null) return mistakes;
  const { layout } = board;
  const isClassic = layout === CLASSIC;
  if (hasWork(board) && !board.editing) return say(status.playing(blankIn(board)));
  const [givens, shape] = isClassic
    ? [status.ready(countValues(board.givens)), []]
    : [
        texts.shapes.puzzle(
          countValues(board.givens),
          layout.cages.length,
          layout.constraints.length,
        ),
        [shapeWord(layout, texts)],
      ];
  if (!board.editing) return say(givens, ...shape, status.howTo);
  return say(isClassic ? status.editing : givens, ...shape, status.editingHow);
}

/** What a hint says; of a wrong digit also the givens that exclude it, once they were asked for. */
function describeHint(
  given: GivenHint,
  { words }: HintView,
  board: Board,
  texts: Messages,
): Message {
  const { hint, reason } = given;
  const message: Message = {
    ...words,
    tone: hint.kind === 'wrong-digit' || hint.kind === 'clash' ? 'alarm' : 'plain',
  };
  const cell = wrongCell(given);
  if (reason === null || cell === null) return message;
  const { layout, own } = board;
  const name = cellName(cell, layout);
  // Rules alone can exclude it, without any given.
  const because =
    reason.length === 0
      ? texts.shapes.oneReason(name)
      : texts.status.excluded(
          name,
          signOf(own[cell]!, layout.high),
          namesOf(reason, layout, texts),
        );
  return { ...message, details: [...message.details, because] };
}

/** Describes the present state of a model; `view` is what its hint tells. */
export function describe(
  model: Model,
  texts: Messages,
  readOnly = false,
  view?: HintView,
): Message {
  const { status } = texts;
  const board = boardIn(model);
  if (model.slow) {
    return model.counted === 0 ? say(status.slow) : say(status.atLeast(model.counted), status.slow);
  }
  if (model.notice !== null) return describeNotice(model.notice, model, texts);
  if (model.hint !== null && view !== undefined)
    return describeHint(model.hint, view, board, texts);
  if (board.finding !== null) return describeFinding(board, board.finding, texts);
  const message = describeBoard(model, texts);
  if (!readOnly) return message;
  const details = message.details.map((how) => (how === status.howTo ? status.howToRead : how));
  return { ...message, details };
}

function marksOf(
  { corner, candidates, excluded, possible }: CellFace,
  layout: Layout,
  { board: texts }: Messages,
): string[] {
  const words = [texts.empty];
  if (corner !== 0) words.push(texts.cornerMarks(signsIn(corner, layout)));
  if (candidates !== 0) words.push(texts.candidateMarks(signsIn(candidates, layout)));
  if (excluded !== 0) words.push(texts.excludedMarks(signsIn(excluded, layout)));
  if (possible !== 0) words.push(texts.possible(signsIn(possible, layout)));
  return words;
}

function contentOf(face: CellFace, layout: Layout, messages: Messages): string[] {
  const texts = messages.board;
  const sign = (value: number | null): string => (value === null ? '' : signOf(value, layout.high));
  switch (face.role) {
    case 'empty':
      return marksOf(face, layout, messages);
    case 'differing':
      return [texts.either(sign(face.value), sign(face.second))];
    default:
      return [texts[face.role](sign(face.value))];
  }
}

/** The name of a colour with its number, which is that of its key. */
export const colorName = (color: number, { board }: Messages): string =>
  board.color(color, board.colors[color - 1]!);

const colorNames = ({ colors }: CellFace, texts: Messages): readonly string[] =>
  valuesIn(colors, COLORS).map((color) => colorName(color, texts));

/** The label of a cell for screen readers: its content, then its row, column and regions. */
export function cellLabel(cell: number, face: CellFace, layout: Layout, texts: Messages): string {
  const content = contentOf(face, layout, texts);
  const { corrected } = face;
  if (corrected !== null) content.push(texts.board.corrected(signOf(corrected, layout.high)));
  if (face.wrong) content.push(texts.board.wrong);
  if (face.clash) content.push(texts.board.clash);
  if (face.reason) content.push(texts.board.reason);
  const { fits } = face;
  // (The solver's digits are said, and this one among them.)
  if (fits !== null && !has(face.possible, fits, layout)) {
    content.push(texts.board.possible([signOf(fits, layout.high)]));
  }
  content.push(...colorNames(face, texts));
  const regions = regionNames(cell, layout, texts);
  return texts.board.cell(rowOf(cell, layout) + 1, colOf(cell, layout) + 1, content, regions);
}

/**
 * The announcement after typing into cells: for one cell its content, or its colours if one was typed;
 * for several their number and the content of the last.
 */
export function spokenContent(
  model: Model,
  cells: readonly number[],
  texts: Messages,
  isColor = false,
): string {
  const cell = cells.at(-1);
  if (cell === undefined) return '';
  const face = facesIn(model)[cell]!;
  const { board } = texts;
  const colors = colorNames(face, texts);
  const content = board.contents(
    isColor
      ? colors.length === 0
        ? [board.noColor]
        : colors
      : [
          ...contentOf(face, boardIn(model).layout, texts),
          ...(face.wrong ? [board.wrong] : []),
          ...(face.clash ? [board.clash] : []),
        ],
  );
  return cells.length === 1 ? content : `${board.selectedCells(cells.length)}: ${content}`;
}

/**
 * The announcement after Undo or Redo, from the board before: what has become of the cell that changed, or how many cells did;
 * '' for another shape, or where only what is said of the board changed.
 */
export function spokenStep(before: Board, model: Model, texts: Messages): string {
  const board = boardIn(model);
  const [cell, ...others] = changedCells(before, board);
  const words = texts.board;
  if (cell === undefined) return '';
  if (others.length > 0) return words.changedCells(others.length + 1);
  const [was, is] = [entries(before)[cell] ?? null, entries(board)[cell]];
  const isColor = before.colors[cell] !== board.colors[cell];
  return words.changedCell(
    cellName(cell, board.layout),
    was !== null && is === null
      ? words.removed(signOf(was, board.layout.high))
      : spokenContent(model, [cell], texts, isColor),
  );
}
