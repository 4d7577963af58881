/** Describes the state of the Variants panel in words. */
import { isSolved } from '../../../board/clashes';
import type { JiugongBoard } from '../../../board/jiugong-board';
import type { Layout } from '../../../board/layout';
import { describeConstraint } from '../../../rules/on-board/names';
import { rulesInWords } from '../../../rules/on-board/rules-in-words';
import { sumRange } from '../../../board/shapes/sums';
import { houseName, shapeWord } from '../../../board/shapes/words';
import { entries } from '../../../board/state';
import { mistakeIn, say, warn, type Message } from '../../../board/words';
import { JiugongError } from '../../../api/engine';
import { isEmpty } from '../../ui/boards/contents';
import type { Finish } from '../../ui/boards/game-keeper';
import { withFinish } from '../../ui/boards/outcome';
import { describeBoardNotice } from '../../ui/boards/notice';
import { onPage } from '../../ui/boards/start';
import { unknownNames } from './exchange/unknown';
import { describeDamage, describeDrawn } from './exchange/words';
import { describeContradiction, describeJudgement } from './live-words';
import type { Model, Notice } from './model';
import { readPattern } from './pattern';
import { explainPattern } from './pattern-words';
import type { Texts } from './texts';
import { clueField } from '../../../rules/tools/clues';

/** What is told of a board. */
export type ToldBoard = Pick<JiugongBoard, 'board' | 'layout' | 'message'>;

/** Describes the sum of a cage, with its range where it is out of that, or that the cage has too many cells. */
function describeCage(layout: Layout, cage: number, texts: Texts): string {
  const { sum, cells } = layout.cages[cage]!;
  const range = sumRange(layout, cells.length);
  if (range === null) {
    const values = layout.high - layout.low + 1;
    const name = houseName({ kind: 'cage', index: cage }, texts);
    return texts.shapes.tooLarge(name, cells.length, values);
  }
  const { typeSum, sum: ofCage } = texts.variants.status;
  if (sum === null) return typeSum;
  return range.least <= sum && sum <= range.most
    ? ofCage(sum, cells.length)
    : texts.shapes.cage(sum, cells.length, range.least, range.most);
}

/** The most rules that have room below a board. */
const MOST_RULES = 2;

/** The rules of a puzzle besides those of any sudoku; nothing where there are too many, which stand below its keys. */
function specialRules(layout: Layout, texts: Texts): readonly string[] {
  const rules = rulesInWords(layout, texts.language);
  const special = rules.length > 1 ? rules.slice(1) : rules;
  return special.length > MOST_RULES ? [] : special;
}

/**
 * The message of the board, as short as a phone needs. How digits are typed is left out while keys draw, and the shape of a
 * preset, whose name is above the board. Where there is nothing on it, there is how to begin.
 */
function messageOf(layer: Model['layer'], board: ToldBoard, texts: Texts): Message {
  const { message: ofBoard, layout } = board;
  const shape = layout.preset === null ? null : shapeWord(layout, texts);
  const details = ofBoard.details.filter(
    (how) => how !== shape && (layer === null || how !== texts.status.editingHow),
  );
  // What the author says when it is solved.
  const { message: praise = '' } = layout.about ?? {};
  if (praise !== '' && isSolved(layout, entries(board.board))) {
    return { ...ofBoard, details: [praise, ...details] };
  }
  const {
    modes: { hints },
    status,
  } = texts.variants;
  const isBegun = !isEmpty(board.board) || board.board.finding !== null;
  if (isBegun && details.includes(texts.status.howTo)) {
    const [headline = texts.status.howTo, ...rest] = specialRules(layout, texts);
    return { ...ofBoard, headline, details: rest };
  }
  const asksForDigits = ofBoard.headline === texts.status.editing;
  if (isBegun || layout.preset === null) {
    // Who draws enters no digits.
    return asksForDigits && layer !== null
      ? { ...ofBoard, headline: status.how(hints[layer]), details }
      : { ...ofBoard, details };
  }
  const how = status.howTo(hints[layer ?? 'givens']);
  return asksForDigits
    ? { ...ofBoard, headline: how, details: [] }
    : { ...ofBoard, details: [how] };
}

/** What a pattern demands, or what is wrong with it. */
function patternWords(pattern: string, texts: Texts): string {
  const part = readPattern(pattern);
  return part instanceof JiugongError ? mistakeIn(part, texts) : explainPattern(part, texts);
}

/** The most letters that are quoted of what a person typed. */
const MOST_QUOTED = 20;

const quoted = (text: string): string =>
  text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text;

function describeNotice(
  notice: Notice,
  layer: Model['layer'],
  { layout }: ToldBoard,
  ofBoard: Message,
  texts: Texts,
): Message {
  const words = texts.variants.status;
  switch (notice.kind) {
    case 'opened':
      // How one begins is said to who has a first board.
      return {
        ...ofBoard,
        details: [
          texts.share.opened.how,
          ...ofBoard.details.filter((detail) => detail !== texts.status.howTo),
        ],
      };
    case 'came':
      return {
        ...ofBoard,
        details: [
          ...describeDrawn(notice.drawn, layout, texts),
          ...(notice.replaces ? [texts.share.opened.how] : []),
          ...ofBoard.details,
        ],
      };
    case 'damaged-at':
      return describeDamage(notice.fault, texts);
    case 'live':
      return describeJudgement(notice.judgement, layout, texts);
    case 'contradiction':
      return describeContradiction(notice.found, layout, texts);
    case 'pick-cell':
      return say(texts.status.pickCell);
    case 'nothing-here': {
      if (layer === null) return ofBoard;
      const isBox = layer === 'regions' && layout.boxes !== null;
      const { boxesHere, [layer]: headline } = words.nothingHere;
      return say(headline, ...(isBox ? [boxesHere] : []));
    }
    case 'no-digits': {
      const how = words.digitsElsewhere(texts.variants.modes.givens);
      return layer === 'cages' ? say(words.nothingHere.cages, how) : say(how);
    }
    case 'drawn': {
      const { layer: drawn, cage, takes } = notice;
      const how = cage === null ? [] : [describeCage(layout, cage, texts)];
      const taken = takes && drawn !== 'void' ? [words.taken[drawn]] : [];
      return say(words.drawn[drawn], ...taken, ...how);
    }
    case 'unfit': {
      const { unfit, lacksClue, needs } = texts.variants.constraints;
      return say(unfit, notice.isClue ? lacksClue : needs[notice.needs]);
    }
    case 'clue': {
      const constraint = layout.constraints[notice.index];
      if (constraint === undefined) return ofBoard;
      const how = clueField(constraint) === null ? [] : [texts.variants.constraints.typeClue];
      if (constraint.kind === 'regex') how.unshift(patternWords(constraint.pattern, texts));
      return say(describeConstraint(constraint, layout, texts.language), ...how);
    }
    case 'bad-pattern':
      return warn(texts.variants.pattern.wrong, mistakeIn(notice.error, texts));
    case 'bad-clue':
      return warn(texts.variants.constraints.badClue(quoted(notice.clue)));
    case 'next-group': {
      const { nextGroup, nextGroupHow } = texts.variants.constraints;
      return say(nextGroup, nextGroupHow);
    }
    case 'carried': {
      const constraint = layout.constraints[notice.index];
      if (constraint === undefined) return ofBoard;
      const { carried, carriedHow } = texts.variants.constraints;
      return say(carried(describeConstraint(constraint, layout, texts.language)), carriedHow);
    }
    case 'moved':
      return say(texts.variants.constraints.moved);
    case 'no-room': {
      const { noRoom, noRoomHow } = texts.variants.constraints;
      return say(noRoom, noRoomHow);
    }
    case 'sum':
      return say(describeCage(layout, notice.cage, texts));
    case 'erased':
      return say(words.erased[notice.layer]);
    case 'free-cell':
      return say(words.nothingHere[notice.layer], words.freeCell[notice.layer]);
    case 'cut':
      return { ...ofBoard, details: [words.cut, words.undoBrings, ...ofBoard.details] };
    case 'pieces-gone':
      return say(words.piecesGone(notice.count), words.undoBrings);
    case 'range-moved': {
      const value = String(layout[notice.end]);
      return say(words.rangeMoved[notice.end](value), words.undoBrings);
    }
    case 'making':
      return say(texts.variants.making.making);
    case 'made': {
      const { made, unique, missed } = texts.variants.making;
      const lacks = notice.missed === null ? [] : [missed(notice.missed.wished)];
      const gone = notice.replaces === true ? [texts.share.opened.how] : [];
      return say(made(notice.givens), unique, ...lacks, ...gone);
    }
    default:
      return describeBoardNotice(notice, ofBoard, texts);
  }
}

/** The current message: the panel's own, or that of the board, and what answers disregard; `finish` as of `withFinish`. */
export function describe(
  { notice, layer }: Model,
  board: ToldBoard,
  finish: Finish | null,
  texts: Texts,
): Message {
  const ofBoard = onPage(withFinish(messageOf(layer, board, texts), finish, [], texts), texts);
  const said = notice === null ? ofBoard : describeNotice(notice, layer, board, ofBoard, texts);
  const unknown = unknownNames(board.layout, texts);
  if (unknown.length === 0 || layer !== null) return said;
  return { ...said, details: [texts.variants.unknown.disregarded(unknown), ...said.details] };
}
