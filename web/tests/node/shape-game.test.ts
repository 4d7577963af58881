/** A board of another shape as it is played: keys, marks, searches, counts and hints, with the engine. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { getEngine } from '../../board/get-engine';
import type { Layout } from '../../board/layout';
import * as models from '../../board/model';
import { fromRegions } from '../../board/shapes/regions';
import { boardOf, setEditing } from '../../board/state';
import { blank, type Values } from '../../board/values';
import { en as hints } from '../../hints/messages/en';
import { MESSAGES } from '../../locales/all-messages';
import { square } from '../layouts';
import { stopTime } from './stopped-clock';
import { PlayedBoard } from './played-board';
import { turns } from './turns';

const texts = MESSAGES.en;
const { board: words, shapes, status } = texts;

after(async () => (await getEngine()).close());

/** A killer with one solution. */
const KILLER =
  '4x4; rows; columns; boxes 2x2; cage 3 r1c1 r1c2; cage 8 r2c1 r2c2 r3c2; ' +
  'cells ..3...1.....4...';
/** A puzzle of rules that are drawn, with the same solution. */
const LINES =
  '4x4; rows; columns; boxes 2x2; thermometer row 1; difference 1 r2c1 r2c2; arrow r2c1: r3c1 r3c2; ' +
  'ratio 2 r4c3 r4c4; cells ...............1';
const SOLUTION = '1234341221434321';

/** A puzzle in the notation of the engine, to be played. */
async function playing(text: string): Promise<PlayedBoard> {
  const read = await (await getEngine()).readRegions(text);
  return new PlayedBoard(setEditing(fromRegions(read), false));
}

const blankOf = (layout: Layout): PlayedBoard => new PlayedBoard(boardOf(blank(layout), layout));

const says = (there: PlayedBoard, said: string): void =>
  assert.ok(there.said.includes(said), `${there.said} lacks ${said}`);

/** The place of a cell in a box and a cage. */
const inCage = (box: number, sum: number): string =>
  `${shapes.regions.box(box, '')}, ${shapes.regions.cage(sum)}`;

/** Types the values of a solution into the blank cells. */
function typeAll(there: PlayedBoard, solution: Values): void {
  for (const [cell, value] of solution.entries()) {
    if (there.board.givens[cell] !== null) continue;
    there.select([Math.floor(cell / there.layout.cols) + 1, (cell % there.layout.cols) + 1]);
    there.press(String(value));
  }
}

describe('a variant that is played', () => {
  it('takes marks of both kinds in several cells, and undoes them', async () => {
    const there = await playing(KILLER);
    there.select([1, 1], [1, 2]);
    there.press('Shift+1', 'Control+2');
    const marks = [words.empty, words.cornerMarks(['1']), words.candidateMarks(['2'])].join(', ');
    for (const column of [1, 2]) assert.equal(there.name(1, column), `${marks}, ${inCage(1, 3)}`);
    there.undo();
    assert.equal(there.name(1, 2), `${words.empty}, ${words.cornerMarks(['1'])}, ${inCage(1, 3)}`);
  });

  it('has its marks tidied in a cage as in a row', async () => {
    const there = await playing(KILLER);
    there.select([3, 2]);
    there.press('Control+4');
    there.select([2, 1]);
    there.press('4');
    assert.equal(there.name(3, 2), `${words.empty}, ${inCage(3, 8)}`);
  });

  for (const [name, text] of [
    ['cages', KILLER],
    ['lines', LINES],
  ] as const) {
    it(`is finished by a person: ${name}`, async () => {
      const there = await playing(text);
      typeAll(there, [...SOLUTION].map(Number));
      says(there, status.complete);
      assert.equal(there.events.at(-1), 'jiugong-solved');
    });
  }

  it('may have pieces of any form', () => {
    const areas = [
      [0, 1, 2, 5],
      [3, 6, 7, 11],
      [4, 8, 9, 12],
      [10, 13, 14, 15],
    ];
    const there = blankOf(square(2, 2, { boxes: null, areas }));
    assert.equal(there.name(1, 4), `${words.empty}, ${shapes.regions.area(2, '')}`);
    typeAll(there, [1, 2, 3, 4, 2, 4, 1, 3, 3, 1, 4, 2, 4, 3, 2, 1]);
    says(there, status.complete);
  });

  it('marks and names a rule that its digits break', async () => {
    const there = await playing(LINES);
    there.select([1, 1]);
    there.press('4', 'ArrowRight', '1', 'ArrowRight', '2', 'ArrowRight', '3');
    says(there, shapes.broken('Thermometer', texts.cellNames(['r1c1', 'r1c2', 'r1c3', 'r1c4'])));
    assert.ok(there.name(1, 1).startsWith(`${words.own('4')}, ${words.clash}`));
  });
});

describe('the tools of a variant', () => {
  it('mark the candidates, show the possible values, and fill a cell', async () => {
    const there = await playing(KILLER);
    there.game.edit(models.markCandidates);
    assert.equal(
      there.name(2, 1),
      `${words.empty}, ${words.candidateMarks(['2', '3'])}, ${inCage(1, 8)}`,
    );
    await there.game.showCandidates();
    says(there, status.allSure);
    there.undo();
    there.select([1, 1]);
    await there.game.solveCells();
    assert.equal(there.name(1, 1), `${words.own('1')}, ${inCage(1, 3)}`);
    there.game.edit(models.fixGivens);
    assert.equal(there.name(1, 1), `${words.given('1')}, ${inCage(1, 3)}`);
  });

  it('check, solve and count 16 × 16 cells by their own rules', async () => {
    const there = blankOf(square(4, 4));
    there.select([1, 1]);
    there.press('g');
    assert.equal(await there.game.check(), true);
    says(there, status.allRight(1, 255));
    assert.equal(await there.game.solve(), 'multiple');
    says(there, status.several);
    there.undo();
    there.select([1, 2]);
    there.press('g');
    assert.equal(await there.game.check(), false);
    says(there, status.wrongSomewhere);
  });

  it('show two solutions together, or one of them', async () => {
    const there = await playing('4x4; rows; columns; boxes 2x2; cells 12343412.1......');
    await there.game.solve();
    says(there, status.exactlyTwo);
    says(there, 'They differ in 4 cells.');
    const either = there.name(4, 1);
    const view = (name: 'first' | 'second'): string => {
      there.game.show((model) => models.showView(model, name));
      return there.name(4, 1);
    };
    const [second, first] = [view('second'), view('first')];
    const digits = [first, second].map((name) => name[0]!);
    assert.equal(either, `${words.either(digits[0]!, digits[1]!)}, ${shapes.regions.box(3, '')}`);
    assert.notEqual(digits[0], digits[1]);
    assert.ok(first.startsWith(words.answer(digits[0]!)));
  });
});

describe('solutions', () => {
  it('are counted up to a limit, and the board stays as it is', async () => {
    const there = blankOf(square(2, 2));
    assert.deepEqual(await there.game.count(10_000), { count: 288, capped: false });
    says(there, status.exactly(288));
    assert.equal(there.name(1, 1), `${words.empty}, ${shapes.regions.box(1, '')}`);
    const larger = blankOf(square(2, 3));
    assert.deepEqual(await larger.game.count(10_000), { count: 10_000, capped: true });
    says(larger, status.moreThan(10_000));
  });

  it('are told as far as they are counted, also once that is stopped', async () => {
    const there = await playing('6x6; values 1-9; rows; columns; non-consecutive');
    const counting = there.game.count(100_000_000);
    for (let turn = 0; there.game.model.counted === 0 && turn < 500; ++turn) await turns();
    const { counted } = there.game.model;
    assert.equal(there.game.stop(), true);
    assert.equal(await counting, null);
    assert.ok(counted > 0);
    says(there, status.stopped);
    says(there, status.atLeast(counted));
  });

  it('that take long can be stopped, by a key, too', async (t) => {
    const pass = stopTime(t);
    const there = blankOf(square(3, 3, { rules: { ...square(3, 3).rules, nonConsecutive: true } }));
    for (const stop of [() => there.game.stop(), () => there.press('Escape')]) {
      const counting = there.game.count(10_000);
      assert.equal(there.game.model.slow, false);
      pass(200);
      assert.equal(there.game.model.slow, true);
      stop();
      assert.equal(there.game.model.slow, false);
      assert.equal(await counting, null);
      says(there, status.stopped);
    }
  });
});

describe('hints', () => {
  it('name a wrong digit first, and why it is wrong', async () => {
    const there = await playing(KILLER);
    there.select([1, 1]);
    there.press('2');
    assert.equal(await there.game.hint(), 'where');
    says(there, hints.states.wrongInside);
    await there.game.hint();
    says(there, hints.states.wrongDigit('r1c1', '2'));
    await there.game.explainMistake();
    // The cages alone exclude it.
    says(there, shapes.oneReason('r1c1'));
    assert.equal(await there.game.hint(), 'applied');
    assert.equal(there.name(1, 1), `${words.empty}, ${inCage(1, 3)}`);
  });

  for (const [name, text] of [
    ['cages', KILLER],
    ['lines', LINES],
  ] as const) {
    it(`tell where the next cell is, then which value it has, and then fill it: ${name}`, async () => {
      const there = await playing(text);
      const blanks = (): number => there.game.value.replaceAll(/[^.]/g, '').length;
      for (let left = blanks(); left > 0; --left) {
        assert.equal(await there.game.hint(), 'where');
        says(there, 'Look here');
        assert.ok(there.told!.exhibit.drawing.under.some(({ path }) => path !== ''));
        assert.equal(await there.game.hint(), 'what');
        assert.match(there.said, /r\dc\d is \d/);
        assert.equal(blanks(), left);
        assert.equal(await there.game.hint(), 'applied');
        assert.equal(blanks(), left - 1);
      }
      assert.equal(there.game.value, SOLUTION);
    });
  }

  it('come with the key H', async () => {
    const there = await playing(KILLER);
    there.press('h');
    while (there.told === null) await turns();
    assert.ok(there.events.includes('jiugong-hint'));
  });
});
