/** The Rotate panel without answers: what presses, keys, menus and texts do to its board. */
import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { RotateView, click, fill, openMenu, pressKey, settled, texts, touch } from './rotate-view';
import { load, type Engine } from '../../../build/site/jiugong.mjs';
import { PUZZLE, resultOf, SOLUTION } from './board-fixtures';
import { stopTime } from './stopped-clock';

const { actions, board } = texts.rotate;

const FIRST = ['9 8 7', '6 5 4', '3 2 1'];
const TURNED = ['6 9 7', '5 8 4', '3 2 1'];
const TURNED_BACK = ['8 5 7', '9 6 4', '3 2 1'];

/** The digits of an engine's puzzle, in any order. */
const digitsIn = (view: RotateView): readonly string[] => view.rows.join(' ').match(/\d/g) ?? [];

describe('tiles', () => {
  test('turn the other way by the right button and by Shift, if that is one press', () => {
    const view = new RotateView().open();
    openMenu(view.crossing(1, 1));
    assert.match(view.status, /^This turn is not allowed: counter-clockwise\./);
    assert.deepEqual(view.rows, FIRST);
    view.chooseTurns('any');
    openMenu(view.crossing(1, 1));
    assert.deepEqual(view.rows, TURNED_BACK);
    click(view.crossing(1, 1), { shiftKey: true });
    assert.deepEqual(view.rows, ['5 6 7', '8 9 4', '3 2 1']);
    assert.match(view.status, /^2 moves so far\./);
  });

  test('turn in the chosen direction, which stays as long as it is one press', () => {
    const view = new RotateView().open();
    assert.ok(view.direction('ccw').disabled && view.direction('half').disabled);
    view.chooseTurns('any');
    view.chooseDirection('ccw');
    click(view.crossing(1, 1));
    assert.deepEqual(view.rows, TURNED_BACK);
    view.chooseDirection('half');
    click(view.crossing(1, 1));
    assert.deepEqual(view.rows, ['6 9 7', '5 8 4', '3 2 1']);
    // What was one press under the old rule is three and two.
    view.chooseTurns('clockwise');
    assert.match(view.status, /^5 moves so far\./);
    assert.ok(view.direction('half').disabled);
    assert.ok(view.direction('cw').checked && !view.direction('half').checked);
  });

  test('are explained by the allowed turns', () => {
    const view = new RotateView().open();
    assert.equal(view.one('.crossings').getAttribute('aria-describedby'), 'rotate-help');
    for (const turns of ['clockwise', 'quarter', 'any'] as const) {
      view.chooseTurns(turns);
      const [keys, touched] = view.all('#rotate-help p').map(({ textContent }) => textContent);
      assert.deepEqual([keys, touched], [texts.rotate.keys[turns], texts.rotate.touch[turns]]);
    }
    assert.match(texts.rotate.keys.clockwise, /Enter turns it\.$/);
    assert.match(texts.rotate.keys.quarter, /Shift\+Enter the other way\. Mouse: Shift-click or/);
    assert.match(texts.rotate.keys.any, /the other way, H by half a turn\. Mouse: Shift-click or/);
  });

  test('come in every size, shuffled, as one step', async () => {
    const view = new RotateView().open();
    for (const [rows, cols] of [
      [2, 2],
      [2, 3],
      [5, 2],
    ] as const) {
      view.chooseSize(rows, cols);
      assert.equal(view.all('.crossing').length, (rows - 1) * (cols - 1));
      assert.deepEqual([view.rows.length, view.rows[0]!.split(' ').length], [rows, cols]);
      const tiles = view.rows.flatMap((row) => row.split(' ').map(Number));
      assert.deepEqual(
        tiles.sort((a, b) => a - b),
        Array.from({ length: rows * cols }, (_, index) => index + 1),
      );
    }
    const before = view.rows;
    view.press(actions.shuffle);
    await settled();
    assert.notDeepEqual(view.rows, before);
    view.press(actions.undo);
    assert.deepEqual(view.rows, before);
  });

  test('of a paste that is still being read are those that are solved', async () => {
    const view = new RotateView().open();
    void view.panel.paste('2 4\n1 3');
    view.press(actions.solve);
    await settled();
    assert.deepEqual([view.rows, view.searches.length], [['2 4', '1 3'], 1]);
    // Where it cannot be read that is told, and the board before it is not solved in its place.
    void view.panel.paste('1 2 3\n4 5');
    const { status } = view;
    view.press(actions.solve);
    await settled();
    assert.notEqual(view.status, status);
    assert.equal(view.searches.length, 1);
  });

  test('are reported as sorted, with the fewest presses that led there', async () => {
    const view = new RotateView().open();
    await view.panel.paste('2 4\n1 3');
    assert.deepEqual(view.rows, ['2 4', '1 3']);
    click(view.crossing(1, 1));
    assert.equal(view.status, 'Sorted! 1 move.');
    view.press(actions.undo);
    assert.match(view.status, /0 moves so far; best known 1\./);
  });

  test('are moved on the board for the eye, unless the person prefers stillness', (t) => {
    let prefersStillness = false;
    t.mock.method(globalThis, 'matchMedia', () => ({ matches: prefersStillness }));
    const view = new RotateView().open();
    const moved = new Set<Element>();
    for (const unit of view.all('.unit')) {
      unit.getAnimations = () => [];
      unit.animate = () => {
        moved.add(unit);
        return {} as Animation;
      };
    }
    click(view.crossing(1, 1));
    const places = [...moved].map((unit) => (unit as HTMLElement).dataset['unit']);
    assert.deepEqual(places.sort(), ['0', '1', '3', '4']);
    moved.clear();
    prefersStillness = true;
    click(view.crossing(1, 1));
    assert.equal(moved.size, 0);
    assert.deepEqual(view.rows, ['5 6 7', '8 9 4', '3 2 1']);
  });

  test('are pasted; a text that is none is kept, with its mistake, until it is mended', async () => {
    const view = new RotateView().open();
    const field = (): HTMLTextAreaElement => view.one('.paste textarea') as HTMLTextAreaElement;
    await view.panel.paste('1 2\n3 x');
    view.press(texts.page.paste.mend);
    assert.equal(field().value, '1 2\n3 x');
    const mistake = view.one('.paste .link');
    assert.match(mistake.textContent!, /^\s*Line 2, column 3: found “x”/);
    assert.deepEqual([field().selectionStart, field().selectionEnd], [6, 7]);
    fill(field(), '1 2\n3 4');
    assert.equal(view.all('.paste .link').length, 0, 'another text, which may be none as well');
    view.press(texts.page.paste.put);
    await settled();
    assert.deepEqual(view.rows, ['1 2', '3 4']);
    assert.equal(view.all('.paste').length, 0);
  });

  test('that are typed as a text stay there until they are on the board', async () => {
    const view = new RotateView().open();
    await view.panel.paste('1 2\n3 x');
    view.press(texts.page.paste.mend);
    fill(view.one('.paste textarea'), '1 2\n3 ');
    view.panel.leave();
    assert.equal(view.all('.paste').length, 0);
    view.open();
    view.press(texts.page.paste.mend);
    assert.equal((view.one('.paste textarea') as HTMLTextAreaElement).value, '1 2\n3 ');
  });

  test('can be numbers as large as those of the engine', async () => {
    const view = new RotateView().open();
    await view.panel.paste('-2147483648 2147483647\n-5 1000');
    assert.deepEqual(view.rows, ['-2147483648 2147483647', '-5 1000']);
  });

  test('are turned once by a key that is held', () => {
    const view = new RotateView().open();
    pressKey(view.crossing(1, 1), 'Enter');
    pressKey(view.crossing(1, 1), 'Enter', { repeat: true });
    assert.deepEqual(view.rows, TURNED);
  });
});

describe('a touch', () => {
  test('that is long turns the other way, once', (t) => {
    const pass = stopTime(t);
    const view = new RotateView().open();
    view.chooseTurns('quarter');
    const crossing = view.crossing(1, 1);
    touch(crossing, 'pointerdown', 100);
    pass(449);
    assert.deepEqual(view.rows, FIRST);
    pass(1);
    assert.deepEqual(view.rows, TURNED_BACK);
    // Some browsers open a menu then, and all send a click at its end.
    openMenu(crossing);
    touch(crossing, 'pointerup', 100);
    click(crossing);
    assert.deepEqual(view.rows, TURNED_BACK);
  });

  test('that ends early, or slips, is none that is long', (t) => {
    const pass = stopTime(t);
    const view = new RotateView().open();
    view.chooseTurns('quarter');
    const crossing = view.crossing(1, 1);
    touch(crossing, 'pointerdown', 100);
    touch(crossing, 'pointermove', 130);
    pass(1000);
    assert.deepEqual(view.rows, FIRST);
    touch(crossing, 'pointerdown', 100);
    touch(crossing, 'pointermove', 105);
    touch(crossing, 'pointerup', 105);
    click(crossing);
    pass(1000);
    assert.deepEqual(view.rows, TURNED);
  });
});

describe('boxes', () => {
  const solving: Pick<Engine, 'solve' | 'readText'> = {
    solve: async (puzzle) => resultOf(puzzle === PUZZLE ? [SOLUTION] : []),
    readText: async (text) => ({ puzzles: [{ puzzle: text }] }) as never,
  };

  test('turn as a whole, with the number of clashing digits', () => {
    const view = new RotateView().open('boxes');
    assert.match(view.status, /^27 digits clash in the rows and columns\./);
    click(view.crossing(1, 1));
    const { blank } = board;
    assert.equal(view.rows[0], `1 2 ${blank} 3 7 ${blank} 2 7 ${blank}`);
    assert.match(view.status, /^1 move so far\./);
    assert.equal(view.crossing(1, 1).getAttribute('aria-label'), board.boxButton(1, 1));
  });

  test('that make a sudoku are in place, and filled in', async () => {
    const view = new RotateView(solving).open('boxes');
    await view.panel.paste(PUZZLE);
    await settled();
    assert.ok(view.status.startsWith(texts.rotate.status.done.boxes));
    for (let press = 0; press < 4; ++press) click(view.crossing(1, 1));
    await settled();
    assert.match(view.status, /4 moves; best known 0\./);
    assert.equal(view.rows[0], SOLUTION.slice(0, 9).split('').join(' '));
    assert.equal(view.all('.box.filled').length, 9);
  });

  test('come as a new sudoku, as one step', async () => {
    const asked: object[] = [];
    const generate = async (options: object) => {
      asked.push(options);
      return { puzzle: PUZZLE } as never;
    };
    const view = new RotateView({ ...solving, generate }).open('boxes');
    const before = view.rows;
    view.press(actions.newSudoku);
    await settled();
    assert.equal((asked[0] as { givens: number }).givens, 36);
    assert.deepEqual(
      [...digitsIn(view)].sort().join(''),
      [...PUZZLE].sort().join('').replaceAll('.', ''),
    );
    view.press(actions.undo);
    assert.deepEqual(view.rows, before);
  });
});

describe('nine tripods', () => {
  /** Shows them with the engine that reads texts. */
  async function openTripods(t: TestContext): Promise<RotateView> {
    const engine = await load();
    t.after(() => engine.close());
    return new RotateView({ readText: (...call) => engine.readText(...call) }).open('tripods');
  }

  test('mark complete rows and columns', async (t) => {
    const view = await openTripods(t);
    await view.panel.paste(Array.from({ length: 9 }, () => '123456789').join('\n'));
    assert.equal(view.status, '9 rows and 0 columns complete.');
    assert.equal(view.all('.mark.row').length, 9);
    click(view.crossing(1, 1));
    assert.equal(view.all('.mark.row').length, 7);
  });

  test('are nine of each digit, or the text is refused', async (t) => {
    const view = await openTripods(t);
    const before = view.rows;
    const eight = '123456789'.repeat(8);
    await view.panel.paste(`${eight}123456788`);
    assert.match(view.status, /The digit 8 occurs 10 times, expected nine of each\./);
    await view.panel.paste(`${eight}12345678.`);
    assert.match(view.status, /Found a blank at r9c9/);
    await view.panel.paste('123456789\n12345');
    assert.match(view.status, /Line 2/);
    assert.deepEqual(view.rows, before);
  });
});

describe('a goal', () => {
  test('is put from its text; what is wrong with it is told and selected', () => {
    const view = new RotateView().open();
    const { goal, status } = texts.rotate;
    assert.ok(!(view.one('#goal').closest('details') as HTMLDetailsElement).open);
    view.setGoal('9 8 7\n6 5 4\n3 2 1');
    assert.equal(view.status, status.done.goal);
    assert.equal(
      view.one('#goal').closest('details')!.querySelector('summary')!.textContent,
      goal.title(goal.own),
    );
    view.setGoal('9 8 7\n6 5 4\n3 2 2');
    assert.match(view.status, /The number 1 occurs 0 times in the goal and once on/);
    view.setGoal('9 8\nx');
    const field = view.one('#goal') as HTMLTextAreaElement;
    assert.ok(document.activeElement === field);
    assert.equal(field.value.slice(field.selectionStart, field.selectionEnd), 'x');
    view.setGoal('');
    assert.equal(view.status, '1 of 9 tiles in place.');
  });

  test('stays with the same tiles in another order', async () => {
    const view = new RotateView().open();
    view.setGoal('9 8 7\n6 5 4\n3 2 1');
    await view.panel.paste('1 2 3\n4 5 6\n7 8 9');
    assert.equal(view.status, '1 of 9 tiles in place.');
    assert.equal((view.one('#goal') as HTMLTextAreaElement).value, '9 8 7\n6 5 4\n3 2 1');
  });
});
