/** Regions, cages and voids that are drawn on a board of Variants, by strokes and by keys. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { record, startHistory, undo, type History } from '../../board/history';
import { CLASSIC, type Layout } from '../../board/layout';
import { selectCell, typeValue } from '../../board/model';
import { boardOf, enter, reshape, setEditing, type Board } from '../../board/state';
import { blank } from '../../board/values';
import { isOther, layerFor } from '../../page/panels/variants/model';
import { resize, setBoxes } from '../../page/panels/variants/shape';
import { square } from '../layouts';
import { Desk, texts } from './drawing-desk';

const FOUR = square(2, 2, { preset: '4x4' });
const { drawn, taken, erased, freeCell, nothingHere, typeSum } = texts.variants.status;
const { regions: names } = texts.shapes;
const { empty } = texts.board;

/** A board on which regions, cages or voids are drawn. */
function desk(layer: 'regions' | 'cages' | 'void', layout: Layout = FOUR): Desk {
  const made = new Desk(layout);
  made.draws(layer);
  return made;
}

const says = (there: Desk, words: string): void =>
  assert.ok(there.said.includes(words), `${there.said} lacks ${words}`);

/** A jigsaw of four pieces. */
function jigsaw(): Desk {
  const there = desk('regions', setBoxes(FOUR, null));
  there.stroke([1, 1], [1, 2], [1, 3], [2, 3]);
  there.stroke([1, 4], [2, 4], [3, 4], [4, 4]);
  there.stroke([4, 3], [4, 2], [4, 1], [3, 1]);
  there.stroke([2, 1], [2, 2], [3, 2], [3, 3]);
  return there;
}

describe('a board that comes', () => {
  const { modes, status } = texts.variants;

  it('says how to begin in the chosen mode', () => {
    for (const layer of ['regions', 'cages', 'void'] as const) {
      says(desk(layer), status.howTo(modes.hints[layer]));
    }
    says(new Desk(FOUR), status.howTo(modes.hints.givens));
  });

  it('is not said to wait for digits while something is drawn', () => {
    const begun = desk('cages', CLASSIC);
    begun.game.edit((model) => typeValue(selectCell(model, 0), 1));
    says(begun, status.how(modes.hints.cages));
  });

  it('is one for cages if it is a killer without givens, to be set', () => {
    const killer = boardOf(blank(FOUR), { ...FOUR, preset: 'killer' }, true);
    assert.equal(layerFor(killer), 'cages');
    assert.equal(layerFor(enter(killer, 0, 1)), null);
    assert.equal(layerFor(setEditing(killer, false)), null);
    assert.equal(layerFor(boardOf(blank(FOUR), FOUR, true)), null);
  });
});

describe('a board that comes by Undo', () => {
  const preset = (name: '4x4' | 'killer' | '6x6'): Board =>
    boardOf(blank(FOUR), { ...FOUR, preset: name }, true);
  const steps = (...boards: readonly Board[]): History<Board> =>
    boards.slice(1).reduce(record, startHistory(boards[0]!));

  it('is another one if its preset was another one', () => {
    const given = enter(preset('4x4'), 0, 1);
    const caged = reshape(preset('killer'), {
      ...preset('killer').layout,
      cages: [{ sum: 3, cells: [0, 1] }],
    });
    for (const [history, layer] of [
      [steps(preset('4x4'), given, preset('killer')), null],
      [steps(preset('killer'), caged, preset('6x6')), 'cages'],
    ] as const) {
      assert.ok(isOther(history, undo(history)));
      assert.equal(layerFor(undo(history).present), layer);
      assert.ok(isOther(undo(history), history));
    }
  });

  it('is the same one before what was drawn, also if its shape is no longer that of the preset', () => {
    for (const board of [preset('killer'), preset('4x4')]) {
      const shaped = reshape(board, setBoxes(board.layout, null));
      assert.equal(shaped.layout.preset, null);
      for (const history of [steps(board, shaped), steps(board, enter(board, 0, 1))]) {
        assert.ok(!isOther(steps(board), history));
        assert.ok(!isOther(history, undo(history)));
      }
    }
  });

  it('is another one if it is to be played', () => {
    const board = preset('4x4');
    assert.ok(isOther(steps(board), steps(setEditing(board, false))));
  });
});

describe('a stroke of regions', () => {
  it('makes the pieces of a jigsaw, one after the other', () => {
    const there = jigsaw();
    says(there, drawn.regions);
    assert.deepEqual(
      [there.name(2, 3), there.name(2, 4), there.name(4, 1), there.name(3, 3)],
      [1, 2, 3, 4].map((piece) => `${empty}, ${names.area(piece, '')}`),
    );
    assert.equal(there.layout.preset, null);
  });

  it('enlarges the piece from which it goes, by cells of its neighbour', () => {
    const there = jigsaw();
    there.stroke([2, 3], [2, 4]);
    says(there, taken.regions);
    assert.equal(there.name(2, 4), `${empty}, ${names.area(1, '')}`);
    there.undo();
    assert.equal(there.name(2, 4), `${empty}, ${names.area(2, '')}`);
  });

  it('is erased where a cell is selected, or with all others', () => {
    const there = jigsaw();
    there.select([1, 1]);
    there.erase('regions');
    says(there, erased.regions);
    assert.equal(there.name(1, 1), empty);
    there.eraseAll('regions');
    assert.equal(there.name(4, 1), empty);
    there.erase('regions');
    says(there, nothingHere.regions);
  });
});

describe('a press without a stroke', () => {
  for (const [layer, name] of [
    ['cages', names.cageWithoutSum],
    ['regions', names.extra('a')],
  ] as const) {
    it(`draws only at the second time: ${layer}`, () => {
      const there = desk(layer);
      there.stroke([2, 2]);
      says(there, freeCell[layer]);
      assert.equal(there.name(2, 2), `${empty}, ${names.box(1, '')}`);
      // Moving on by keys forgets the press.
      there.press('ArrowRight');
      there.stroke([2, 2]);
      assert.equal(there.name(2, 2), `${empty}, ${names.box(1, '')}`);
      there.stroke([2, 2]);
      says(there, drawn[layer]);
      assert.equal(there.name(2, 2), `${empty}, ${names.box(1, '')}, ${name}`);
    });

    it(`is drawn by Enter after it, or by a second Enter: ${layer}`, () => {
      const there = desk(layer);
      there.stroke([3, 3]);
      there.press('Enter');
      says(there, drawn[layer]);
      there.select([4, 4]);
      there.press('Enter');
      says(there, freeCell[layer]);
      there.press('Enter');
      says(there, drawn[layer]);
    });
  }
});

describe('a cage', () => {
  it('tells by its sum whether values can make it', () => {
    const there = desk('cages');
    there.stroke([1, 1], [1, 2], [1, 3]);
    says(there, drawn.cages);
    there.press('1', '2');
    says(there, texts.shapes.cage(12, 3, 6, 9));
    assert.equal(there.name(1, 3), `${empty}, ${names.box(2, '')}, ${names.cage(12)}`);
  });

  it('that loses a cell to another one has its parts marked by a letter', () => {
    const there = desk('cages');
    there.stroke([1, 1], [1, 2], [1, 3]);
    there.press('1', '2');
    there.stroke([2, 2], [1, 2]);
    says(there, taken.cages);
    assert.equal(there.name(1, 2), `${empty}, ${names.box(1, '')}, ${names.cageWithoutSum}`);
    for (const column of [1, 3]) {
      assert.ok(there.name(1, column).endsWith(`${names.cage(12)}, ${names.inParts('a')}`));
    }
  });

  it('of keys is announced as one of a stroke, and its sum is typed on the board', () => {
    const there = desk('cages');
    there.select([1, 1]);
    there.press('Shift+ArrowRight', 'Enter');
    assert.equal(there.said, `${drawn.cages} ${typeSum}`);
    assert.equal(there.name(1, 2), `${empty}, ${names.box(1, '')}, ${names.cageWithoutSum}`);
    there.press('5');
    says(there, texts.variants.status.sum(5, 2));
    assert.equal(there.focused, 0);
  });

  it('follows another one by Enter alone, from the next cell without a cage on', () => {
    const there = desk('cages');
    there.select([1, 1]);
    there.press('Shift+ArrowRight', 'Shift+ArrowDown', 'Enter', '1', '0');
    // After a step of undo the cage is still chosen.
    there.undo();
    there.press('9', 'Enter');
    there.press('Enter', 'Enter', 'Enter');
    there.undo();
    there.select([1, 3]);
    there.press('Shift+ArrowRight', 'Enter', '7', 'Enter');
    there.press('Enter', 'Enter', 'Enter');
    assert.deepEqual(there.layout.cages, [
      { sum: 9, cells: [0, 1, 5] },
      { sum: 7, cells: [2, 3] },
      { sum: null, cells: [4] },
    ]);
    assert.equal(there.game.model.selected, 6);
  });

  it('is chosen again by Undo and Redo after Enter went on, also a rule', () => {
    const there = desk('cages');
    there.select([1, 1]);
    there.press('Shift+ArrowRight', 'Enter', '1', '0', 'Enter');
    there.undo();
    assert.equal(there.game.model.selected, 0);
    there.press('2', 'Enter');
    assert.deepEqual(there.layout.cages, [{ sum: 2, cells: [0, 1] }]);
    there.undo();
    there.select([4, 4]);
    there.press('Control+y');
    assert.equal(there.game.model.selected, 0);
    there.takes('little-killer');
    there.stroke([1, 1], [2, 2]);
    there.press('1', '2', 'Enter');
    there.select([4, 4]);
    there.undo();
    assert.equal(there.game.model.selected, 0);
  });

  it('is chosen by a press on it, or by Enter there, so that its sum is typed anew', () => {
    for (const choose of [
      (there: Desk) => there.stroke([1, 2]),
      (there: Desk) => {
        there.select([1, 2]);
        there.press('Enter');
      },
    ]) {
      const there = desk('cages');
      there.stroke([1, 1], [1, 2]);
      there.press('5', 'Enter');
      choose(there);
      says(there, texts.variants.status.sum(5, 2));
      there.press('6');
      assert.deepEqual(there.layout.cages, [{ sum: 6, cells: [0, 1] }]);
    }
  });

  it('that is the last one leaves no cell to go on from', () => {
    const there = desk('cages', { ...FOUR, cages: [{ sum: null, cells: [...Array(14).keys()] }] });
    there.stroke([4, 3], [4, 4]);
    there.press('3', 'Enter', 'Enter');
    assert.equal(there.game.model.selected, 15);
    assert.equal(there.layout.cages.length, 2);
  });

  it('is cut by a smaller board, on which its sum is no longer true', () => {
    const there = desk('cages');
    there.stroke([3, 1], [4, 1]);
    there.press('7');
    there.reshape(resize(there.layout, 3, 4));
    assert.ok(there.name(3, 1).endsWith(names.cageWithoutSum));
    there.undo();
    assert.ok(there.name(3, 1).endsWith(names.cage(7)));
  });
});

it('a digit that is for nothing says where digits are entered', () => {
  const how = texts.variants.status.digitsElsewhere(texts.variants.modes.givens);
  for (const [layer, said] of [
    ['regions', how],
    ['void', how],
    ['cages', `${nothingHere.cages} ${how}`],
    ['constraints', how],
  ] as const) {
    const there = new Desk(FOUR);
    there.draws(layer);
    there.select([1, 1]);
    there.press('3');
    assert.equal(there.said, said);
    assert.equal(there.name(1, 1), `${empty}, ${names.box(1, '')}`);
  }
});

describe('cells that Space marks one by one', () => {
  it('need not touch, and are left out again by a second Space', () => {
    const there = desk('regions');
    there.select([1, 1]);
    there.press(' ', 'ArrowDown', 'ArrowRight', ' ', 'ArrowRight', ' ', ' ', 'Enter');
    assert.deepEqual(there.layout.extras, [[0, 5]]);
    assert.equal(there.name(2, 2), `${empty}, ${names.box(1, '')}, ${names.extra('a')}`);
  });

  it('on a board of another size are forgotten', () => {
    const there = desk('regions');
    there.select([2, 2]);
    there.press(' ');
    there.reshape(resize(there.layout, 4, 3));
    there.select([1, 1]);
    there.press(' ', 'Enter');
    assert.deepEqual(there.layout.extras, [[0]]);
  });
});

describe('cells that are taken out of a puzzle', () => {
  it('are those of a stroke, or of Enter', () => {
    const there = desk('void');
    there.stroke([1, 1], [1, 2]);
    says(there, drawn.void);
    there.press('ArrowDown', 'Enter');
    assert.deepEqual(
      [there.name(1, 1), there.name(1, 2), there.name(2, 2)],
      Array(3).fill(texts.shapes.void),
    );
  });

  it('come back by a press, or all together', () => {
    const there = desk('void');
    there.stroke([1, 1], [1, 2], [2, 2]);
    there.stroke([1, 1]);
    assert.equal(there.name(1, 1), `${empty}, ${names.box(1, '')}`);
    there.eraseAll('void');
    assert.equal(there.name(2, 2), `${empty}, ${names.box(1, '')}`);
  });
});
