import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EXAMPLES } from '../../page/panels/solve/examples';
import { boardFrom } from '../../board/snapshot';
import { puzzleOnly } from '../../page/panels/solve/share/texts';
import * as models from '../../page/panels/solve/model';
import { FIRST_MODEL } from '../../page/panels/solve/model';
import { rangeAt } from '../../page/ui/text-field';
import { CLASSIC } from '../../board/layout';
import { candidatesOf, onlyValue } from '../../board/marks';
import { parseValues } from '../../board/values';
import { PUZZLE, SOLUTION } from './board-fixtures';

describe('positions in a text', () => {
  const at = (text: string, line: number, column: number): string => {
    const { start, end } = rangeAt(text, line, column);
    return text.slice(start, end);
  };

  it('finds a character by line and column, for any line ends', () => {
    for (const newline of ['\n', '\r\n', '\r']) {
      const text = ['abc', 'def', '', 'ghi'].join(newline);
      assert.equal(at(text, 1, 1), 'a');
      assert.equal(at(text, 2, 3), 'f');
      assert.equal(at(text, 4, 2), 'h');
    }
  });

  it('counts characters, not surrogates', () => {
    assert.equal(at('一𠀀三', 1, 2), '𠀀');
    assert.equal(at('一𠀀三', 1, 3), '三');
  });

  it('stays within the text', () => {
    assert.deepEqual(rangeAt('ab\ncd', 1, 9), { start: 2, end: 2 });
    assert.deepEqual(rangeAt('ab\ncd', 7, 1), { start: 5, end: 5 });
    assert.deepEqual(rangeAt('', 1, 1), { start: 0, end: 0 });
  });
});

describe('page', () => {
  const puzzles = [PUZZLE, SOLUTION].map((puzzle, index) => ({
    puzzle,
    comment: '',
    line: index + 1,
  }));
  const model = models.withPuzzles(FIRST_MODEL, puzzles);

  it('follows the board when undo returns to another puzzle of the text', () => {
    const follow = (from: models.Model, puzzle: string): number =>
      models.followBoard(from, boardFrom(puzzleOnly(puzzle))).at;
    assert.equal(follow(model, SOLUTION), 1);
    assert.equal(follow(models.goTo(model, 1), PUZZLE), 0);
    assert.equal(follow(models.goTo(model, 1), '.'.repeat(81)), 1);
  });

  it('has a collection while a puzzle of it is on the board', () => {
    for (const [digits, has] of [
      [PUZZLE, true],
      [SOLUTION, false],
      ['.'.repeat(81), false],
    ] as const) {
      assert.deepEqual(models.collectionOn(model, digits), has ? puzzles : []);
    }
    const alone = models.withPuzzles(FIRST_MODEL, [puzzles[0]!]);
    assert.deepEqual(models.collectionOn(alone, PUZZLE), []);
  });
});

describe('examples', () => {
  it('have puzzles of 81 cells and unique ids', () => {
    for (const { puzzle } of EXAMPLES) assert.ok(parseValues(puzzle));
    for (const key of ['id', 'puzzle'] as const) {
      assert.equal(new Set(EXAMPLES.map((example) => example[key])).size, EXAMPLES.length);
    }
  });

  it('begin with one in which there is always a cell with a single candidate', () => {
    const values = [...parseValues(EXAMPLES[0]!.puzzle)!];
    for (let blank = values.filter((value) => value === null).length; blank > 0; blank -= 1) {
      const single = candidatesOf(CLASSIC, values).map((mask) => onlyValue(mask, CLASSIC));
      const cell = values.findIndex((value, at) => value === null && single[at] !== null);
      assert.notEqual(cell, -1);
      values[cell] = single[cell]!;
    }
  });
});
