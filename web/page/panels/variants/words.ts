/** Describes the state of the Variants panel in words. */
import { isSolved } from '../../../board/clashes';
import type { JiugongBoard } from '../../../board/jiugong-board';
import type { Layout } from '../../../board/layout';
import { describeRule } from '../../../rules/on-board/names';
import { rulesInWords } from '../../../rules/on-board/rules-in-words';
import { sumRange } from '../../../board/shapes/sums';
import { houseName, shapeWord } from '../../../board/shapes/words';
import { entries } from '../../../board/state';
import { mistakeIn, say, warn, type Message } from '../../../board/words';
import { JiugongError } from '../../../api/engine';
import { isEmpty } from '../../ui/boards/contents';
import type { Finish } from '../../ui/boards/game-keeper';
import { withFinish } from '../../ui/boards/outcome';
import { describeBoardNotice, type BoardNotice } from '../../ui/boards/notice';
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
type ToldBoard = Pick<JiugongBoard, 'board' | 'layout' | 'message'>;

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

/** What a notice is told with: the layer that is drawn on, the board and what is said of it without a notice. */
interface Told {
  readonly layer: Model['layer'];
  readonly layout: Layout;
  readonly ofBoard: Message;
  readonly texts: Texts;
}

type OwnNotice = Exclude<Notice, BoardNotice>;

/** What is said of each notice of this panel. */
const NOTICES: {
  readonly [Kind in OwnNotice['kind']]: (
    notice: OwnNotice & { readonly kind: Kind },
    told: Told,
  ) => Message;
} = {
  // How one begins is said to who has a first board.
  opened: (_, { ofBoard, texts }) => ({
    ...ofBoard,
    details: [
      texts.share.opened.how,
      ...ofBoard.details.filter((detail) => detail !== texts.status.howTo),
    ],
  }),
  came: ({ drawn, replaces }, { layout, ofBoard, texts }) => ({
    ...ofBoard,
    details: [
      ...describeDrawn(drawn, layout, texts),
      ...(replaces ? [texts.share.opened.how] : []),
      ...ofBoard.details,
    ],
  }),
  'damaged-at': ({ fault }, { texts }) => describeDamage(fault, texts),
  live: ({ judgement }, { layout, texts }) => describeJudgement(judgement, layout, texts),
  contradiction: ({ found }, { layout, texts }) => describeContradiction(found, layout, texts),
  'pick-cell': (_, { texts }) => say(texts.status.pickCell),
  'nothing-here': (_, { layer, layout, ofBoard, texts }) => {
    if (layer === null) return ofBoard;
    const isBox = layer === 'regions' && layout.boxes !== null;
    const { boxesHere, [layer]: headline } = texts.variants.status.nothingHere;
    return say(headline, ...(isBox ? [boxesHere] : []));
  },
  'no-digits': (_, { layer, texts }) => {
    const { modes, status } = texts.variants;
    const how = status.digitsElsewhere(modes.givens);
    return layer === 'cages' ? say(status.nothingHere.cages, how) : say(how);
  },
  drawn: ({ layer, cage, takes }, { layout, texts }) => {
    const { drawn, taken } = texts.variants.status;
    return say(
      drawn[layer],
      ...(takes && layer !== 'void' ? [taken[layer]] : []),
      ...(cage === null ? [] : [describeCage(layout, cage, texts)]),
    );
  },
  unfit: ({ isClue, needs }, { texts }) => {
    const words = texts.variants.rules;
    return say(words.unfit, isClue ? words.lacksClue : words.needs[needs]);
  },
  clue: ({ index }, { layout, ofBoard, texts }) => {
    const constraint = layout.constraints[index];
    if (constraint === undefined) return ofBoard;
    const how = clueField(constraint) === null ? [] : [texts.variants.rules.typeClue];
    if (constraint.kind === 'regex') how.unshift(patternWords(constraint.pattern, texts));
    return say(describeRule(constraint, layout, texts.language), ...how);
  },
  'bad-pattern': ({ error }, { texts }) =>
    warn(texts.variants.pattern.wrong, mistakeIn(error, texts)),
  'bad-clue': ({ clue }, { texts }) => warn(texts.variants.rules.badClue(quoted(clue))),
  'next-group': (_, { texts }) => {
    const { nextGroup, nextGroupHow } = texts.variants.rules;
    return say(nextGroup, nextGroupHow);
  },
  carried: ({ index }, { layout, ofBoard, texts }) => {
    const constraint = layout.constraints[index];
    if (constraint === undefined) return ofBoard;
    const { carried, carriedHow } = texts.variants.rules;
    return say(carried(describeRule(constraint, layout, texts.language)), carriedHow);
  },
  moved: (_, { texts }) => say(texts.variants.rules.moved),
  'no-room': (_, { texts }) => {
    const { noRoom, noRoomHow } = texts.variants.rules;
    return say(noRoom, noRoomHow);
  },
  sum: ({ cage }, { layout, texts }) => say(describeCage(layout, cage, texts)),
  erased: ({ layer }, { texts }) => say(texts.variants.status.erased[layer]),
  'free-cell': ({ layer }, { texts }) => {
    const { nothingHere, freeCell } = texts.variants.status;
    return say(nothingHere[layer], freeCell[layer]);
  },
  cut: (_, { ofBoard, texts }) => {
    const { cut, undoBrings } = texts.variants.status;
    return { ...ofBoard, details: [cut, undoBrings, ...ofBoard.details] };
  },
  'pieces-gone': ({ count }, { texts }) => {
    const { piecesGone, undoBrings } = texts.variants.status;
    return say(piecesGone(count), undoBrings);
  },
  'range-moved': ({ end }, { layout, texts }) => {
    const { rangeMoved, undoBrings } = texts.variants.status;
    return say(rangeMoved[end](String(layout[end])), undoBrings);
  },
  making: (_, { texts }) => say(texts.variants.making.making),
  made: ({ givens, missed, replaces }, { texts }) => {
    const words = texts.variants.making;
    return say(
      words.made(givens),
      words.unique,
      ...(missed === null ? [] : [words.missed(missed.requested)]),
      ...(replaces === true ? [texts.share.opened.how] : []),
    );
  },
};

const isOwn = (notice: Notice): notice is OwnNotice => notice.kind in NOTICES;

function describeNotice(notice: Notice, told: Told): Message {
  if (!isOwn(notice)) return describeBoardNotice(notice, told.ofBoard, told.texts);
  const tell = NOTICES[notice.kind] as (notice: OwnNotice, told: Told) => Message;
  return tell(notice, told);
}

/** The current message: the panel's own, or that of the board, and what answers disregard; `finish` as of `withFinish`. */
export function describe(
  { notice, layer }: Model,
  board: ToldBoard,
  finish: Finish | null,
  texts: Texts,
): Message {
  const ofBoard = onPage(withFinish(messageOf(layer, board, texts), finish, [], texts), texts);
  const said =
    notice === null
      ? ofBoard
      : describeNotice(notice, { layer, layout: board.layout, ofBoard, texts });
  const unknown = unknownNames(board.layout, texts);
  if (unknown.length === 0 || layer !== null) return said;
  return { ...said, details: [texts.variants.unknown.disregarded(unknown), ...said.details] };
}
