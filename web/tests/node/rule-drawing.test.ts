/** Lines, dots and clues that are drawn on a board of Variants, moved and typed, by strokes and by keys. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CLASSIC, type Layout } from '../../board/layout';
import { FIGURE_MESSAGES } from '../../rules/on-board/texts';
import { TOOLS } from '../../rules/tools/tools';
import { Desk, texts } from './drawing-desk';

const NINE: Layout = {
  ...CLASSIC,
  preset: 'anti-knight',
  rules: { ...CLASSIC.rules, antiKnight: true },
};
const words = texts.variants.rules;
const { names } = FIGURE_MESSAGES.en;
const { regions } = texts.shapes;

/** A board that the first tool draws on, which is for thermometers. */
function desk(): Desk {
  const made = new Desk(NINE);
  made.takes('thermometer');
  return made;
}

const says = (there: Desk, said: string): void =>
  assert.ok(there.said.includes(said), `${there.said} lacks ${said}`);

/** What a blank cell is called in a box, with what is drawn there. */
const inBox = (box: number, ...drawn: readonly string[]): string =>
  [texts.board.empty, regions.box(box, ''), ...drawn].join(', ');

describe('a stroke of a tool', () => {
  it('draws its rule, whose cells are named, and the same stroke erases it', () => {
    const there = desk();
    there.stroke([1, 1], [2, 2], [2, 3]);
    says(there, 'Thermometer: r1c1 r2c2 r2c3');
    assert.equal(there.name(2, 3), inBox(1, `${names.thermometer} 3 of 3`));
    there.stroke([1, 1], [2, 2], [2, 3]);
    says(there, texts.variants.status.erased.constraints);
    assert.equal(there.name(2, 3), inBox(1));
  });

  it('that does not fit draws nothing, and it is said what does', () => {
    const there = desk();
    there.takes('white-dot');
    there.stroke([1, 1], [1, 2], [1, 3]);
    assert.equal(there.said, `${words.unfit} ${words.needs.pair}`);
    assert.deepEqual(there.layout.constraints, []);
    there.stroke([1, 1], [1, 2]);
    assert.equal(there.name(1, 2), inBox(1, names['white-dot']));
  });

  it('without values that fit draws nothing, which is said', () => {
    const there = desk();
    there.takes('quadruple');
    there.clue('12345');
    there.stroke([1, 1], [2, 2]);
    assert.equal(there.said, `${words.unfit} ${words.lacksClue}`);
  });

  it('has the number that was typed last, whatever was refused since', () => {
    const there = desk();
    there.takes('sandwich');
    there.clue('x');
    assert.equal(there.said, words.badClue('x'));
    there.clue('7');
    assert.ok(!there.said.includes(words.badClue('x')));
    there.stroke([4, 1]);
    there.clue('y');
    there.stroke([6, 1]);
    assert.equal(there.name(6, 1), inBox(4, 'sandwich 7'));
  });

  it('of a pattern that is none draws nothing, and its mistake is told', () => {
    const there = desk();
    there.takes('regex');
    there.clue('[13]+(');
    there.stroke([1, 1], [1, 2], [1, 3]);
    says(there, texts.variants.pattern.wrong);
    says(there, 'the end of the pattern');
    assert.deepEqual(there.layout.constraints, []);
    there.clue('[13]+.');
    there.stroke([1, 1], [1, 2], [1, 3]);
    says(there, 'at least once one of 1 3, any value');
    there.clue('2.*%');
    says(there, "'%' as character 4 of the pattern");
    there.clue('2.*');
    assert.equal(there.name(1, 3), inBox(1, 'pattern 2.* 3 of 3'));
  });

  it('can be erased alone, or with all others', () => {
    const there = desk();
    there.stroke([1, 1], [1, 2]);
    there.stroke([3, 3], [4, 4], [5, 5]);
    there.eraseRule(0);
    says(there, texts.variants.status.erased.constraints);
    assert.equal(there.name(1, 1), inBox(1));
    assert.equal(there.name(5, 5), inBox(5, `${names.thermometer} 3 of 3`));
    there.eraseAll('constraints');
    assert.equal(there.name(5, 5), inBox(5));
  });
});

describe('a rule of several groups', () => {
  it('is drawn stroke by stroke', () => {
    const there = desk();
    there.takes('same-values');
    there.stroke([1, 1], [1, 2]);
    assert.equal(there.said, `${words.nextGroup} ${words.nextGroupHow}`);
    assert.deepEqual(there.layout.constraints, []);
    there.stroke([5, 5], [6, 5]);
    assert.equal(there.name(6, 5), inBox(5, names['same-values']));
  });

  it('is begun anew after Escape, another tool or another layout', () => {
    for (const change of [
      (there: Desk) => there.press('Escape'),
      (there: Desk) => there.takes('same-values'),
      (there: Desk) => there.reshape({ ...there.layout, cages: [{ sum: null, cells: [80] }] }),
    ]) {
      const there = desk();
      there.takes('same-values');
      there.select([1, 1]);
      there.press(' ', 'ArrowRight', ' ', 'Enter');
      says(there, words.nextGroup);
      change(there);
      there.select([9, 8]);
      there.press(' ', 'ArrowRight', ' ', 'Enter');
      says(there, words.nextGroup);
      assert.deepEqual(there.layout.constraints, []);
    }
  });

  it('may be a square, across which one stroke goes', () => {
    const there = desk();
    there.takes('magic-square');
    there.stroke([4, 4], [5, 5], [6, 6]);
    assert.equal(there.name(5, 4), inBox(5, names['equal-sums']));
  });
});

describe('a rule that is moved', () => {
  const placed = (): Desk => {
    const there = desk();
    there.stroke([1, 1], [2, 2], [2, 3]);
    there.moves(true);
    return there;
  };
  const end = `${names.thermometer} 3 of 3`;

  it('goes as far as the stroke, in one step', () => {
    const there = placed();
    there.stroke([2, 2], [5, 5]);
    assert.equal(there.said, words.moved);
    assert.deepEqual([there.name(5, 6), there.name(2, 3)], [inBox(5, end), inBox(1)]);
    there.undo();
    assert.deepEqual([there.name(5, 6), there.name(2, 3)], [inBox(5), inBox(1, end)]);
  });

  it('stays where it finds no room, which is said', () => {
    const there = placed();
    there.stroke([2, 2], [2, 9]);
    assert.equal(there.said, `${words.noRoom} ${words.noRoomHow}`);
    assert.equal(there.name(2, 3), inBox(1, end));
    there.stroke([9, 9], [8, 8]);
    says(there, texts.variants.status.nothingHere.constraints);
  });

  it('is picked up and put down by keys, in one step', () => {
    const there = placed();
    there.select([2, 3]);
    there.press(' ');
    assert.equal(there.said, `${words.carried('Thermometer: r1c1 r2c2 r2c3')} ${words.carriedHow}`);
    there.press('ArrowDown', 'ArrowRight', 'Enter');
    assert.equal(there.name(3, 4), inBox(2, end));
    there.undo();
    assert.equal(there.name(2, 3), inBox(1, end));
  });

  it('is no longer once strokes draw again', () => {
    const there = placed();
    there.moves(false);
    there.stroke([8, 8], [9, 9]);
    assert.equal(there.name(9, 9), inBox(9, `${names.thermometer} B 2 of 2`));
  });
});

describe('a clue outside the grid', () => {
  it('has its room as soon as its tool is chosen', () => {
    const there = desk();
    const without = there.room;
    there.takes('sandwich');
    const before = there.room;
    assert.notEqual(before, without);
    for (const at of [
      [4, 1],
      [1, 4],
      [9, 4],
    ] as const) {
      there.stroke(at);
      assert.equal(there.room, before);
    }
    assert.equal(there.name(4, 1), inBox(4, 'sandwich 10'));
  });

  it('is typed where it stands, digit by digit', () => {
    const there = desk();
    there.takes('sandwich');
    there.stroke([4, 1]);
    there.press('2', '3');
    assert.equal(there.name(4, 1), inBox(4, 'sandwich 23'));
    there.press('Backspace');
    assert.equal(there.name(4, 1), inBox(4, 'sandwich 2'));
    there.press('Delete');
    assert.equal(there.name(4, 1), inBox(4));
  });

  it('follows another one along its edge by Enter alone', () => {
    const there = desk();
    there.takes('sandwich');
    there.select([4, 1]);
    there.press('Enter', '2', '3', 'Enter', 'Enter', '7', 'Enter');
    assert.deepEqual(
      [there.name(4, 1), there.name(5, 1), there.game.model.selected],
      [inBox(4, 'sandwich 23'), inBox(4, 'sandwich 7'), 45],
    );
    there.select([1, 8]);
    there.press('Enter', '9', 'Enter');
    assert.equal(there.game.model.selected, 8);
    assert.equal(there.focused, 0);
  });

  it('in a corner stands at the nearer edge, and another press turns it until it is typed', () => {
    const there = desk();
    there.takes('sandwich');
    const press = (x: number, y: number): void => {
      there.pressed = [x, y];
      there.stroke([9, 9]);
    };
    const drawn = (): unknown[] =>
      there.layout.constraints.map(
        (one) => 'cells' in one && [one.cells[1], 'sum' in one && one.sum],
      );
    const [above, before] = [71, 79];
    press(0.1, 0.4);
    assert.deepEqual(drawn(), [[above, 10]]);
    press(0.1, 0.4);
    assert.deepEqual(drawn(), [[before, 10]]);
    press(0.1, 0.4);
    there.press('7');
    assert.deepEqual(drawn(), [[above, 7]]);
    press(0.4, 0.1);
    there.press('8');
    press(0, 0.4);
    there.press('9');
    assert.deepEqual(drawn(), [
      [above, 9],
      [before, 8],
    ]);
    there.undo();
    there.undo();
    assert.deepEqual(drawn(), [
      [above, 7],
      [before, 10],
    ]);
  });

  it('in a corner goes on along the edge by keys, and Enter turns it until it is typed', () => {
    const there = desk();
    there.takes('sandwich');
    there.select([8, 1]);
    there.press('Enter', '4', 'Enter', 'Enter');
    assert.equal(there.name(9, 9), inBox(9));
    const lineOf = (): unknown => {
      const last = there.layout.constraints.at(-1)!;
      return 'cells' in last && last.cells.slice(0, 2);
    };
    assert.deepEqual(lineOf(), [72, 73]);
    there.press('Enter');
    assert.deepEqual(lineOf(), [72, 63]);
    there.press('5', 'Enter');
    assert.equal(there.game.model.selected, 73);
    assert.equal(there.layout.constraints.length, 2);
  });

  it('is on either diagonal by a press, on the only one in a corner', () => {
    const there = desk();
    there.takes('little-killer');
    there.pressed = [-0.3, -0.4];
    there.stroke([1, 5]);
    assert.equal(there.name(2, 6), inBox(2, 'little killer 20'));
    there.stroke([1, 5]);
    assert.equal(there.name(2, 4), inBox(2, 'little killer 20'));
    assert.equal(there.name(2, 6), inBox(2));
    there.stroke([9, 1]);
    assert.equal(there.name(8, 2), inBox(7, 'little killer 20'));
  });

  it('is chosen by a press on it, and no other one is drawn there', () => {
    const there = desk();
    there.takes('sandwich');
    there.stroke([4, 1]);
    there.press('2', '3');
    there.stroke([6, 6]);
    there.stroke([4, 1]);
    there.press('8');
    assert.equal(there.name(4, 1), inBox(4, 'sandwich 8'));
    there.select([4, 1]);
    there.press('Enter', '5');
    assert.equal(there.name(4, 1), inBox(4, 'sandwich 5'));
  });

  it('keeps its number where another one that is typed in its field is none, which is said', () => {
    const there = desk();
    there.takes('sandwich');
    there.stroke([4, 1]);
    const shortened = `${'9'.repeat(20)}…`;
    for (const [clue, quoted] of [
      ['x', 'x'],
      ['99999', '99999'],
      ['9'.repeat(400), shortened],
      ['', shortened],
    ] as const) {
      there.clue(clue);
      assert.equal(there.said, words.badClue(quoted));
    }
    assert.equal(there.name(4, 1), inBox(4, 'sandwich 10'));
    there.clue('10');
    says(there, words.typeClue);
  });

  it('is typed in its field for the next one where another rule is at the cell', () => {
    const there = desk();
    there.takes('whisper');
    there.stroke([4, 1], [4, 2]);
    there.takes('sandwich');
    there.select([4, 1]);
    there.clue('12');
    there.press('Enter');
    const { clue } = TOOLS.find(({ name }) => name === 'whisper')!;
    assert.equal(there.name(4, 1), inBox(4, `whisper line ${clue![1]} 1 of 2`, 'sandwich 12'));
  });

  it('of several cells stays chosen until its number is ended', () => {
    const there = desk();
    there.takes('sum');
    there.select([1, 1]);
    there.press('Shift+ArrowRight', 'Enter', '1', '2', 'Enter', '9');
    assert.deepEqual(
      there.layout.constraints.map((rule) => 'sum' in rule && rule.sum),
      [9],
    );
  });

  it('that is a pattern is typed in its field', () => {
    const there = desk();
    there.takes('regex');
    there.select([1, 1]);
    there.press('Shift+ArrowRight', 'Enter');
    assert.equal(there.focused, 1);
  });
});
