import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as model from '../../page/ui/share/model';
import { NOT_SHARING, type Content } from '../../page/ui/share/model';
import { contentsOf, NO_COLLECTION, printed } from '../../page/ui/boards/contents';
import { printable } from '../../page/panels/solve/share/kind';
import { NO_MARKS } from '../../board/marks';
import { puzzleOnly } from '../../page/panels/solve/share/texts';
import { parseValues } from '../../board/values';
import { boardFrom, snapshotOf } from '../../board/snapshot';
import { withFinding } from '../../board/state';
import { PUZZLE, SOLUTION } from './board-fixtures';

const digits = (text: string) => parseValues(text)!;
const COST = { guesses: 0, micros: 1 };

const snapshot = puzzleOnly(PUZZLE);
const worked = { ...snapshot, corner: NO_MARKS.map((_, cell) => (cell === 2 ? 1 : 0)) };
const board = boardFrom(snapshot);
const played = boardFrom(worked);
const solved = withFinding(played, {
  kind: 'unique',
  solution: digits(SOLUTION),
  cost: COST,
});

const number = (at: number, count: number): string => `${at}/${count}`;
const collection = (size: number) =>
  printable(
    Array.from({ length: size }, (_, index) => ({
      puzzle: PUZZLE,
      comment: index === 0 ? 'easy' : '',
      line: index + 1,
    })),
  );

const namesOf = (contents: ReadonlyMap<Content, unknown>): readonly Content[] => [
  ...contents.keys(),
];

describe('the shareable contents of a board', () => {
  it('are the puzzle, and work and answer if they exist', () => {
    assert.deepEqual(namesOf(contentsOf(board)), ['puzzle']);
    assert.deepEqual(namesOf(contentsOf(played)), ['puzzle', 'work']);
    assert.deepEqual(namesOf(contentsOf(solved)), ['puzzle', 'work', 'answer']);
  });

  it('have the answer without marks, and the first of two answers', () => {
    const own = Array.from(SOLUTION, (digit, cell) => (PUZZLE[cell] === '.' ? digit : '.'));
    const expected = { ...snapshot, own: own.join('') };
    assert.deepEqual(snapshotOf(contentsOf(solved).get('answer')!), expected);
    const swapped = SOLUTION.replaceAll(/[12]/g, (digit) => (digit === '1' ? '2' : '1'));
    const several = withFinding(boardFrom(snapshot), {
      kind: 'several',
      first: digits(SOLUTION),
      second: digits(swapped),
      exact: true,
      undecided: null,
      view: 'both',
      cost: COST,
    });
    assert.deepEqual(snapshotOf(contentsOf(several).get('answer')!), expected);
  });

  it('select the work by default, and an answer only on request', () => {
    const contents = contentsOf(solved);
    const { content } = model.openDialog({ ...NOT_SHARING, content: 'answer' });
    assert.equal(model.chosenContent(namesOf(contents), content), 'work');
    assert.deepEqual(contents.get('work'), played);
    const puzzle = contentsOf(board);
    assert.equal(model.chosenContent(namesOf(puzzle), content), 'puzzle');
    assert.deepEqual(puzzle.get('puzzle'), board);
  });
});

describe('the pictures to print', () => {
  it('are the board', () => {
    const one = { board: played, caption: '' };
    assert.deepEqual(printed(played, NO_COLLECTION, number), [one]);
    assert.deepEqual(printed(played, collection(1), number), [one]);
  });

  it('are a whole collection, each puzzle with its number and comment', () => {
    const all = printed(played, collection(3), number);
    assert.deepEqual(
      all.map(({ caption }) => caption),
      ['1/3 · easy', '2/3', '3/3'],
    );
    assert.deepEqual(all[1]!.board, board);
  });

  it('are limited in number', () => {
    const { length } = printed(played, collection(10_000), number);
    assert.equal(length, model.MAX_PRINTED);
  });
});
