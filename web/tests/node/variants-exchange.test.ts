/** Puzzles of other programs on a board of Variants: what is said of them, and how they go back. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CLASSIC, type Layout } from '../../board/layout';
import * as boards from '../../board/model';
import { BOARD_RULES } from '../../rules/on-board/on-board';
import '../../rules/on-board/provided';
import { FIGURE_MESSAGES } from '../../rules/on-board/texts';
import { boardOf, setEditing, type Board } from '../../board/state';
import { blank } from '../../board/values';
import { describe as describeBoard } from '../../board/words';
import { readFPuzzle } from '../../page/panels/variants/exchange/f-puzzles/read';
import type { Reading } from '../../page/panels/variants/exchange/reading';
import { readPuzzle } from '../../page/panels/variants/exchange/sudokupad/sudokupad';
import { unpackSudokuPad } from '../../page/panels/variants/exchange/sudokupad/unpack';
import { PUZZLE_LINK } from '../../page/panels/variants/link';
import { FIRST_MODEL, withNotice, type Notice } from '../../page/panels/variants/model';
import { fPuzzleInText, sudokuPadInText } from '../../page/panels/variants/reads';
import { setAbout, withCosmetics } from '../../page/panels/variants/shape';
import { variantKind } from '../../page/panels/variants/share';
import { textsFor } from '../../page/panels/variants/texts';
import { describe as say } from '../../page/panels/variants/words';
import { readState, writeState } from '../../page/ui/link';
import { TITLED, linkTo } from '../f-puzzles';
import { square } from '../layouts';
import { DRAWN } from '../sudokupad';
import * as exchanges from '../../rules/exchange/all';
import { camelCase } from '../../rules/exchange/exchanges';
import { RULE_NAMES } from '../../rules/rules';

const texts = textsFor('en');
const { exchange, variants: words } = texts;
const { names } = FIGURE_MESSAGES.en;
const kind = variantKind(() => texts);

type Puzzle = Extract<Reading, { kind: 'puzzle' }>;

function puzzleOf(reading: Reading): Puzzle {
  assert.equal(reading.kind, 'puzzle');
  return reading as Puzzle;
}

const fromLink = (text: string): Puzzle => {
  const found = fPuzzleInText(text);
  assert.ok(found !== null && found !== 'damaged');
  return puzzleOf(readFPuzzle(found));
};

/** All that the status says. */
function said(board: Board, notice: Notice | null): string {
  const message = describeBoard(boards.startWith(boards.EMPTY_MODEL, board), texts);
  const told = { board, layout: board.layout, message };
  const { headline, details } = say(withNotice(FIRST_MODEL, notice), told, null, texts);
  return [headline, ...details].join(' ');
}

describe('what other programs have of rules', () => {
  it('is named after the rules; only of those about the whole grid there is none', () => {
    const names = RULE_NAMES.filter((name) => !/^unmarked-(dots|white|black)$/.test(name));
    assert.deepEqual(Object.keys(exchanges).sort(), names.map(camelCase).sort());
  });
});

describe('what the author says of a puzzle', () => {
  it('is told once it is solved', () => {
    const about = { title: '', author: '', rules: '', message: 'Well done!' };
    const layout: Layout = {
      ...square(2, 2),
      about,
      constraints: [{ kind: 'thermometer', cells: [0, 1, 2] }],
    };
    const givens = [...'123434122143432.'].map((sign) => (sign === '.' ? null : Number(sign)));
    const board = boardOf(givens, layout);
    assert.ok(!said(board, null).includes(about.message));
    const filled = (last: number): Board => ({
      ...board,
      own: board.own.map((_, cell) => (cell === 15 ? last : null)),
    });
    assert.ok(said(filled(1), null).includes(about.message));
    assert.ok(!said(filled(2), null).includes(about.message), 'only where it is right');
  });

  it('is kept in a link, and is no other puzzle where it is the same', () => {
    const about = { title: 'Mine', author: 'Me', rules: 'First.\nSecond.', message: 'Well done!' };
    const layout = setAbout(square(2, 2), about);
    assert.deepEqual(layout.about, about);
    assert.equal(setAbout(layout, { ...about }), layout);
    const state = boardOf(blank(layout), layout, true);
    assert.deepEqual(readState(PUZZLE_LINK, writeState(PUZZLE_LINK, state)), {
      kind: 'state',
      state,
    });
    const none = setAbout(layout, { title: '', author: '', rules: '', message: '' });
    assert.equal(none.about, null);
  });
});

describe('a puzzle of SudokuPad', () => {
  const { board, drawn } = puzzleOf(readPuzzle(DRAWN));

  it('says what was taken for a rule, and what is only drawn', () => {
    const told = said(board, { kind: 'came', drawn: drawn!, replaces: true });
    assert.ok(told.includes(exchange.recognized([names.thermometer, names['white-dot']])), told);
    assert.ok(told.includes(exchange.cosmetics(1)));
    assert.ok(told.includes(texts.share.opened.how));
  });

  it('keeps its drawings in a link, until they are erased', () => {
    const played = setEditing(board, false);
    const link = readState(PUZZLE_LINK, writeState(PUZZLE_LINK, played));
    assert.ok(link.kind === 'state');
    const signsOf = (layout: Layout): readonly string[] => {
      const { under, over } = BOARD_RULES.figuresOf(layout);
      return [...under, ...over].flatMap(({ signs = [] }) => signs.map(({ text }) => text));
    };
    assert.deepEqual(signsOf(link.state.layout), ['Q']);
    const erased = withCosmetics(link.state.layout, []);
    assert.deepEqual(signsOf(erased), []);
    assert.deepEqual(erased.constraints, board.layout.constraints);
  });

  it('may be taken for drawings alone, which then are all there', () => {
    const { plain } = drawn!;
    const told = said(plain!.board, {
      kind: 'came',
      replaces: false,
      drawn: { ...drawn!, recognized: [], cosmetics: plain!.cosmetics, plain: null },
    });
    assert.ok(told.includes(exchange.cosmetics(4)), told);
    assert.deepEqual(plain!.board.layout.constraints, []);
  });

  it('that cannot be read has the place of its mistake told', () => {
    const reading = readPuzzle({ ...DRAWN, lines: [{ wayPoints: [[0, 'x']] }] });
    assert.ok(reading.kind === 'damaged' && reading.fault !== undefined);
    const told = said(board, { kind: 'damaged-at', fault: reading.fault });
    const { damaged, expected } = exchange;
    assert.equal(told, `${damaged.headline} ${damaged.at('lines 1 wayPoints 1', expected.point)}`);
  });
});

describe('a puzzle of f-puzzles', () => {
  it('is told with what it replaced', () => {
    const told = said(fromLink(linkTo(TITLED)).board, { kind: 'opened' });
    assert.ok(told.includes(texts.share.opened.how), told);
  });

  it('with rules that the panel does not have is told by their names', () => {
    const foglight = ['R1C1'];
    const found = fPuzzleInText(linkTo({ ...TITLED, foglight, unheardOf: true }));
    assert.ok(found !== null && found !== 'damaged');
    const reading = readFPuzzle(found);
    assert.ok(reading.kind === 'puzzle');
    const { disregarded, names } = words.unknown;
    for (const notice of [null, { kind: 'opened' } as const]) {
      const told = said(reading.board, notice);
      assert.ok(told.includes(disregarded([names.foglight, 'unheardOf'])), told);
    }
  });

  it('that is cut off is damaged, which is said', () => {
    assert.equal(fPuzzleInText(linkTo(TITLED).slice(0, 100)), 'damaged');
    const told = said(boardOf(blank(CLASSIC)), { kind: 'problem', problem: 'damaged' });
    assert.ok(told.includes(texts.share.problems.damaged), told);
  });
});

describe('a puzzle for other programs', () => {
  const { board } = fromLink(linkTo(TITLED));
  const elsewhere = (shared: Board) => kind.elsewhere!(shared)!;

  it('is opened there by plain links, which this page reads as well', () => {
    const { title, links, notes } = elsewhere(board);
    assert.equal(title, words.elsewhere.title);
    assert.deepEqual(notes, [words.elsewhere.about]);
    const [sudokuPad, fPuzzles] = links;
    assert.match(sudokuPad!.address, /^https:\/\/sudokupad\.app\/sclN4/);
    const read = sudokuPadInText(sudokuPad!.address);
    const back = puzzleOf(readPuzzle(unpackSudokuPad(read!))).board.layout;
    assert.ok(back.constraints.some((made) => made.kind === 'sandwich' && made.sum === 12));
    assert.deepEqual(
      fromLink(fPuzzles!.address).board.layout.constraints,
      board.layout.constraints,
    );
  });

  it('names what it loses there', () => {
    const circles = { kind: 'counting-circles', cells: [40] } as const;
    const { notes } = elsewhere({
      ...board,
      layout: { ...board.layout, constraints: [...board.layout.constraints, circles] },
    });
    assert.ok(notes.includes(exchange.lost('f-puzzles', [names['counting-circles']])));
  });

  it('names what text and code have no room for', () => {
    const { board: drawn } = puzzleOf(readPuzzle(DRAWN));
    const lacking = exchange.unwritten([exchange.drawings(1), exchange.itsWords]);
    assert.equal(kind.unwritten!(drawn), lacking);
    assert.match(String(kind.embedded(drawn)), /difference 1 r1c1 r1c2/);
    assert.equal(kind.unwritten!(boardOf(blank(CLASSIC))), null);
    const { unknown } = words.elsewhere.parts;
    for (const [title, what] of [
      ['', [unknown]],
      ['T', [exchange.itsWords, unknown]],
    ] as const) {
      const about = { title, author: '', rules: '', message: '', unknown: 'disco' };
      const board = boardOf(blank(CLASSIC), { ...CLASSIC, about });
      assert.equal(kind.unwritten!(board), exchange.unwritten(what));
    }
  });
});
