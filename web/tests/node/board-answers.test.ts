/** What a board says and shows when the shipped engine is asked about it, and what the next edit and Undo leave of that. */
import assert from 'node:assert/strict';
import { after, describe, it, type TestContext } from 'node:test';
import { facesOf } from '../../board/cells';
import { Game } from '../../board/game';
import { getEngine } from '../../board/get-engine';
import { CLASSIC } from '../../board/layout';
import * as models from '../../board/model';
import { boardOf } from '../../board/state';
import { formatValues, parseValues } from '../../board/values';
import { cellLabel, describe as inWords } from '../../board/words';
import { MESSAGES } from '../../locales/all-messages';
import {
  BLANK,
  CLASHING,
  FIRST,
  FIRST_SOLVED,
  IMPOSSIBLE,
  isSolved,
  TWO_WAYS,
} from '../browser/puzzles';
import { stopTime } from './stopped-clock';

const texts = MESSAGES.en;
const { status } = texts;

after(async () => (await getEngine()).close());

const cellAt = (row: number, column: number): number => 9 * (row - 1) + column - 1;

/** A board with a puzzle, as a person meets it: by what it says, and by the names of its cells. */
class Play {
  readonly game: Game;
  /** Called at each change. */
  onChange = (): void => undefined;

  constructor(puzzle: string) {
    this.game = new Game((name) => name === 'jiugong-change' && this.onChange());
    this.game.put((model) => models.startWith(model, boardOf(parseValues(puzzle)!)));
  }

  get said(): string {
    const { headline, details } = inWords(this.game.model, texts);
    return [headline, ...details].join(' ');
  }

  /** The content of a cell, without its place. */
  content(row: number, column: number): string {
    const cell = cellAt(row, column);
    const label = cellLabel(cell, facesOf(this.game.board)[cell]!, CLASSIC, texts);
    return label.replace(/, row \d, column \d, box \d$/, '');
  }

  get reasons(): number {
    return facesOf(this.game.board).filter(({ reason }) => reason).length;
  }

  /** The digits on screen, as the element has them. */
  get value(): string {
    return this.game.value;
  }

  select(...cells: readonly (readonly [row: number, column: number])[]): void {
    const selection = cells.map(([row, column]) => cellAt(row, column));
    this.game.show((model) => models.selectCells(model, selection));
  }

  type(row: number, column: number, digit: number): void {
    this.select([row, column]);
    this.game.edit((model) => models.typeValue(model, digit));
  }

  undo(): void {
    this.game.edit(models.undoStep);
  }
}

const withDigit = (digit: number): string => `${FIRST.slice(0, 2)}${digit}${FIRST.slice(3)}`;

describe('the answer', () => {
  it('leaves givens, own digits and its own digits apart by name', async () => {
    const play = new Play(FIRST);
    play.type(1, 3, 4);
    assert.equal(await play.game.solve(), 'unique');
    assert.equal(play.value, FIRST_SOLVED);
    assert.deepEqual(
      [play.content(1, 1), play.content(1, 3), play.content(1, 4)],
      ['5 given', '4 yours', '6 solved'],
    );
  });

  it('goes with the next edit, which is told, and comes back by Undo', async () => {
    const play = new Play(FIRST);
    await play.game.solve();
    play.type(1, 3, 9);
    assert.deepEqual([play.content(1, 3), play.content(1, 4)], ['9 yours, clashes', 'empty']);
    assert.equal(play.value, withDigit(9));
    assert.ok(play.said.endsWith(status.answerGone), play.said);
    play.undo();
    assert.equal(play.value, FIRST_SOLVED);
    assert.ok(play.said.startsWith(status.unique), play.said);
  });

  it('corrects wrong own digits, and names them', async () => {
    const play = new Play(FIRST);
    play.type(1, 3, 1);
    await play.game.solve();
    assert.equal(play.value, FIRST_SOLVED);
    assert.match(play.said, /Corrected your digit in r1c3\.$/);
    assert.equal(play.content(1, 3), '4 solved, corrected from your 1');
  });

  it('of several is shown together or one by one', async () => {
    const play = new Play(TWO_WAYS);
    assert.equal(await play.game.solve(), 'multiple');
    assert.match(play.said, /^Exactly two solutions\. They differ in 4 cells\./);
    const both = play.content(1, 1);
    assert.match(both, /^[12] in the first solution, [12] in the second$/);
    const shown = (['first', 'second'] as const).map((view) => {
      play.game.show((model) => models.showView(model, view));
      return play.content(1, 1);
    });
    assert.deepEqual(new Set(shown), new Set(['1 solved', '2 solved']));
    assert.equal(shown[0]![0], both[0]);
    assert.equal(play.value.indexOf('.'), -1);
  });

  it('stays while givens are edited, which says what typing does, and is told of again after it', async () => {
    const play = new Play(FIRST);
    await play.game.solve();
    play.game.show((model) => models.editGivens(model, true));
    assert.ok(play.said.startsWith(status.editing), play.said);
    assert.ok(play.said.includes(status.editingAnswer), play.said);
    play.game.show((model) => models.editGivens(model, false));
    assert.ok(play.said.startsWith(status.unique), play.said);
  });

  it('of an empty board is two solutions that differ in every cell', async () => {
    const play = new Play(BLANK);
    assert.equal(await play.game.solve(), 'multiple');
    assert.match(play.said, /^At least two solutions\. They differ in 81 cells\./);
    const { finding } = play.game.board;
    assert.ok(finding?.kind === 'several');
    for (const solution of [finding.first, finding.second]) {
      assert.ok(isSolved(formatValues(solution)));
    }
  });
});

describe('a puzzle without a solution', () => {
  it('has its clashing givens marked and named', async () => {
    const play = new Play(CLASHING);
    assert.equal(await play.game.solve(), 'none');
    assert.equal(play.said, `${status.none} Row 1 has more than one 5: r1c1 and r1c2.`);
    assert.deepEqual(
      [play.content(1, 1), play.content(1, 2), play.content(2, 1)],
      ['5 given, clashes', '5 given, clashes', '6 given'],
    );
  });

  it('without a clash is said to have none, and stays as it is', async () => {
    const play = new Play(IMPOSSIBLE);
    assert.equal(await play.game.solve(), 'none');
    assert.match(play.said, /^No solution\. These 7 givens conflict: r1c1/);
    assert.equal(play.reasons, 7);
    assert.equal(play.value, IMPOSSIBLE);
  });
});

describe('the selected cells', () => {
  it('are filled in alone, once any are selected, in a step of their own', async () => {
    const play = new Play(FIRST);
    await play.game.solveCells();
    assert.equal(play.said, status.pickBlank);
    play.select([1, 3]);
    await play.game.solveCells();
    assert.equal(play.said, 'The digit in r1c3 is 4.');
    assert.equal(play.value, withDigit(4));
    play.select([1, 3], [1, 6], [1, 7]);
    await play.game.solveCells();
    assert.equal(play.said, '3 cells filled in.');
    assert.equal(play.content(1, 7), '9 yours');
    play.undo();
    assert.equal(play.value, withDigit(4));
  });

  it('have their possible digits listed where there are several', async () => {
    const play = new Play(TWO_WAYS);
    play.select([1, 1]);
    await play.game.solveCells();
    assert.match(play.said, /^The digit in r1c1 can be 1 or 2\./);
    assert.deepEqual([play.content(1, 1), play.content(1, 2)], ['empty, can be 1 2', 'empty']);
    assert.equal(play.value, TWO_WAYS);
  });
});

describe('true candidates', () => {
  it('are the answer where there is only one', async () => {
    const play = new Play(FIRST);
    await play.game.showCandidates();
    assert.equal(play.said, `${status.allSure} ${status.solversDigitsHow}`);
    assert.equal(play.value, FIRST_SOLVED);
  });

  it('are shown in the cells that can hold several, until the next edit', async () => {
    const play = new Play(TWO_WAYS);
    await play.game.showCandidates();
    assert.match(play.said, /^4 cells can hold more than one digit\./);
    assert.deepEqual(
      [play.content(1, 1), play.content(1, 2)],
      ['empty, can be 1 2', 'empty, can be 1 2'],
    );
    play.type(1, 1, 1);
    assert.equal(play.content(1, 2), 'empty');
  });
});

describe('why there is no solution', () => {
  it('is nothing where there is one, which is not shown', async () => {
    const play = new Play(FIRST);
    await play.game.explainConflict();
    assert.equal(play.said, status.noConflict);
    assert.equal(play.value, FIRST);
  });

  it('are digits that have none together, own ones among them, until one is taken back', async () => {
    const play = new Play(FIRST);
    // 1 is no clash there, but not the digit of the solution.
    play.type(1, 3, 1);
    await play.game.explainConflict();
    assert.ok(play.said.startsWith(status.noneTogether), play.said);
    assert.equal(play.content(1, 3), `1 yours, ${texts.board.reason}`);
    assert.equal(play.value, withDigit(1));
    play.undo();
    assert.equal(play.reasons, 0);
  });

  it('is a clash, which says all', async () => {
    const play = new Play(FIRST);
    play.type(1, 3, 5);
    await play.game.explainConflict();
    assert.ok(play.said.startsWith(status.noneTogether), play.said);
    assert.match(play.said, /Row 1 has more than one 5/);
    assert.equal(play.reasons, 0);
  });

  it('is the same while one plays and while one sets the puzzle: two sums of a row', async () => {
    const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    const constraints = [12, 5].map((sum) => ({ kind: 'sandwich', cells, sum }) as const);
    const layout = { ...CLASSIC, preset: null, constraints };
    const findings = [];
    for (const isSet of [false, true]) {
      const game = new Game(() => undefined);
      game.put((model) => models.startWith(model, boardOf(parseValues(BLANK)!, layout)));
      game.show((model) => models.editGivens(model, isSet));
      await game.explainConflict();
      findings.push(game.board.finding);
    }
    const [played, set] = findings;
    assert.deepEqual(played, set);
    assert.ok(played?.kind === 'conflict');
    assert.deepEqual(played.rules?.rules, [0, 1]);
  });
});

describe('the number of solutions', () => {
  it('is counted up to a limit, and nothing is filled in', async () => {
    const one = new Play(FIRST);
    assert.deepEqual(await one.game.count(10_000), { count: 1, capped: false });
    assert.equal(one.said, 'Exactly 1 solution.');
    const play = new Play(BLANK);
    for (const [limit, said] of [
      [10_000, 'More than 10,000 solutions.'],
      [100, 'More than 100 solutions.'],
    ] as const) {
      assert.deepEqual(await play.game.count(limit), { count: limit, capped: true });
      assert.equal(play.said, said);
    }
    assert.equal(play.value, BLANK);
  });

  it('is that of the givens where own digits leave none, which is told', async () => {
    const play = new Play(FIRST);
    play.type(1, 3, 1);
    await play.game.count(10_000);
    assert.match(play.said, /^Exactly 1 solution\. This is for the givens alone/);
  });

  it('grows while it is counted, and what there is at least is told after a stop', async (t: TestContext) => {
    await getEngine();
    const pass = stopTime(t);
    const play = new Play(BLANK);
    const grown = new Promise<void>((resolve) => {
      play.onChange = () => play.game.model.counted > 0 && resolve();
    });
    const counting = play.game.count(100_000_000);
    await grown;
    // Nothing is told of a search before it is slow.
    assert.match(play.said, /^0 givens\./);
    pass(200);
    const least = /^At least 1(?:,?0){4,7} solutions\./;
    assert.match(play.said, least);
    assert.ok(play.said.endsWith(status.slow), play.said);
    assert.ok(play.game.stop());
    assert.equal(await counting, null);
    assert.match(play.said, /^Stopped\. At least 1(?:,?0){4,7} solutions\.$/);
    assert.equal(play.value, BLANK);
  });
});
