/** Photos as plain data: what a person compares, when the camera has read a puzzle, and the straightened picture. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PhotoPuzzle, PhotoReading } from '../../engine/jiugong';
import * as checks from '../../page/panels/solve/photo/model';
import { follow, isRead, NOTHING_SEEN } from '../../page/panels/solve/photo/steady';
import { straighten } from '../../page/panels/solve/photo/straighten';
import { textsFor } from '../../page/panels/solve/photo/texts';
import { cellWords, verdictWords } from '../../page/panels/solve/photo/view';
import { BLANK, crossingsAt, NO_CHANCES, photoAt } from './photo-readings';

const photo = (change: Partial<PhotoPuzzle> = {}, left = 0): PhotoPuzzle =>
  photoAt(crossingsAt(40, left), change);

const DOUBTFUL = photo({
  verdict: 'doubtful',
  puzzle: `....7${BLANK.slice(5)}`,
  byHand: `..3${BLANK.slice(3)}`,
  doubtful: [4, 10],
  chances: Array.from({ length: 81 }, (_, cell) => {
    if (cell === 4) return [5, 315, 0, 0, 0, 0, 0, 680, 0, 0];
    return cell === 10 ? [990, 4, 3, 0, 0, 0, 0, 0, 0, 0] : NO_CHANCES;
  }),
});

/** A print with several solutions, in which one cell is not sure. */
const SEVERAL: Partial<PhotoPuzzle> = { verdict: 'unread', status: 'multiple', doubtful: [7] };

const digitOf = (checking: checks.Checking, cell: number): number =>
  checks.gridOf(checking).cells[cell]!.content.digit;

describe('what was read in a photo', () => {
  const checking = checks.checkingOf(DOUBTFUL, []);
  const texts = textsFor('en');
  const words = (cell: number): string =>
    cellWords(checks.gridOf(checking).cells[cell]!, cell, texts);

  it('begins at the first doubtful cell, and has the doubtful ones first', () => {
    assert.equal(checking.selected, 4);
    assert.deepEqual(checks.inOrder(checks.gridOf(checking)).slice(0, 4), [4, 10, 0, 1]);
    assert.equal(checks.checkingOf(photo(), []).selected, 0);
  });

  it('marks of a puzzle that could not be read what may be something else', () => {
    const unread = photo({
      ...DOUBTFUL,
      verdict: 'unread',
      doubtful: Array.from({ length: 81 }, (_, cell) => cell),
    });
    assert.deepEqual(checks.doubtfulCells(checks.readGrid(unread)), [4]);
  });

  it('says why a print that was read is no proper puzzle', () => {
    const said = (change: Partial<PhotoPuzzle>): string =>
      verdictWords(checks.checkingOf(photo({ verdict: 'unread', ...change }), []), texts);
    const { check } = texts.photo;
    assert.equal(said(SEVERAL), check.several(check.doubtful(1)));
    assert.equal(said({ status: 'multiple' }), check.several(check.sure));
    assert.equal(said({ status: 'none' }), check.none(check.sure));
    assert.equal(
      said({ status: 'none', conflicts: [1, 2] }),
      check.clash(check.sure, 'r1c2 and r1c3'),
    );
    const all = Array.from({ length: 81 }, (_, cell) => cell);
    assert.equal(said({ status: 'multiple', doubtful: all }), check.unread);
  });

  it('is told cell by cell', () => {
    assert.equal(words(4), 'row 1, column 5: 7, doubtful; or 1');
    // The likeliest other reading, however unlikely.
    assert.equal(words(10), 'row 2, column 2: blank, doubtful; or 1');
    assert.equal(words(2), 'row 1, column 3: 3 handwritten');
    assert.equal(words(0), 'row 1, column 1: blank');
  });

  it('goes through the readings of a doubtful cell by presses, and leaves others as they are', () => {
    const once = checks.press(checking, 4);
    assert.equal(digitOf(once, 4), 1);
    assert.equal(digitOf(checks.press(once, 4), 4), 7);
    const other = checks.press(checking, 2);
    assert.equal(other.selected, 2);
    assert.deepEqual(other.grids, checking.grids);
  });

  it('takes digits, after which a cell is not doubtful', () => {
    const entered = checks.enter(checking, 9);
    assert.equal(digitOf(entered, 4), 9);
    assert.deepEqual(checks.doubtfulCells(checks.gridOf(entered)), [10]);
    assert.equal(digitOf(checks.enter(entered, 0), 4), 0);
    // A reading that is pressed after that has nothing to change to but the readings before.
    assert.equal(digitOf(checks.press(entered, 4), 4), 7);
  });

  it('moves within the board', () => {
    const at = (cell: number, ...step: readonly [number, number]): number =>
      checks.move(checks.select(checking, cell), ...step).selected;
    assert.equal(at(40, -1, 0), 31);
    assert.equal(at(40, 0, 1), 41);
    assert.equal(at(8, 0, 1), 8);
    assert.equal(at(72, 1, 0), 72);
  });

  it('comes onto the board with handwriting or without', () => {
    const { givens, own } = checks.snapshotOf(checking);
    assert.equal(givens, DOUBTFUL.puzzle);
    assert.equal(own, DOUBTFUL.byHand);
    assert.ok(checks.hasHandwriting(checking));
    assert.equal(checks.snapshotOf(checks.takeHandwriting(checking, false)).own, BLANK);
    assert.equal(checks.snapshotOf(checks.takeHandwriting(checking, false)).givens, givens);
  });

  it('is the same after four quarter turns; one moves the upper right cell down', () => {
    const once = checks.turn(checking);
    assert.equal(digitOf(once, 9 * 4 + 8), 7);
    assert.equal(once.selected, 9 * 4 + 8);
    assert.deepEqual(checks.gridOf(once).crossings[0], DOUBTFUL.crossings[90]);
    assert.deepEqual(checks.gridOf(once).crossings[9], DOUBTFUL.crossings[0]);
    assert.deepEqual(checks.turn(checks.turn(checks.turn(once))), checking);
  });

  it('keeps what was changed in each puzzle of a page', () => {
    const two = checks.checkingOf(photo(), [DOUBTFUL]);
    const second = checks.enter(checks.showNext(two), 9);
    assert.equal(second.at, 1);
    const first = checks.showNext(second);
    assert.equal(first.at, 0);
    assert.equal(digitOf(first, 4), 0);
    assert.equal(digitOf(checks.showNext(first), 4), 9);
  });
});

const seen = (...readings: readonly PhotoReading[]) => readings.reduce(follow, NOTHING_SEEN);
const reading = (change: Partial<PhotoPuzzle> = {}, left = 0): PhotoReading => ({
  ...photo(change, left),
  others: [],
  problem: null,
});

describe('the camera', () => {
  const none: PhotoReading = { verdict: 'not-found', problem: 'too-dark' };

  it('has read a puzzle that two frames in a row show at the same place', () => {
    assert.ok(!isRead(NOTHING_SEEN));
    assert.ok(!isRead(seen(reading())));
    assert.ok(isRead(seen(reading(), reading({}, 10))));
    assert.ok(!isRead(seen(reading(), reading({}, 100))));
    assert.ok(!isRead(seen(reading(), none, reading())));
    assert.ok(!isRead(seen(reading(), reading({ puzzle: `1${BLANK.slice(1)}` }))));
  });

  it('waits longer for a doubtful one, and for ever for one that is not read', () => {
    const frames = (verdict: PhotoPuzzle['verdict'], count: number) =>
      seen(...Array.from({ length: count }, () => reading({ verdict })));
    assert.ok(!isRead(frames('doubtful', 4)));
    assert.ok(isRead(frames('doubtful', 5)));
    assert.ok(!isRead(frames('unread', 100)));
    const several = (count: number) =>
      seen(...Array.from({ length: count }, () => reading(SEVERAL)));
    assert.ok(!isRead(several(9)));
    assert.ok(isRead(several(10)));
  });

  it('keeps why a frame has no puzzle', () => {
    assert.equal(seen(none).problem, 'too-dark');
    assert.equal(seen(none, reading()).problem, null);
  });
});

const pixel = (out: Uint8ClampedArray, side: number, x: number, y: number): readonly number[] => {
  const at = 4 * (9 * side * y + x);
  return Array.from(out.subarray(at, at + 4));
};

describe('a straightened photo', () => {
  /** A picture whose colours are the places of its pixels. */
  const data = new Uint8ClampedArray(4 * 100 * 100);
  for (let index = 0; index < 10_000; ++index) {
    data.set([index % 100, Math.floor(index / 100), 0, 255], 4 * index);
  }
  const picture = { data, width: 100, height: 100 };

  it('has each pixel from its place between the crossings', () => {
    const out = straighten(picture, crossingsAt(10, 4), 5);
    assert.equal(out.length, 4 * 45 * 45);
    // The middle of the third pixel of a cell is in the middle of the cell.
    assert.deepEqual(pixel(out, 5, 2, 2), [9, 5, 0, 255]);
    assert.deepEqual(pixel(out, 5, 42, 2), [89, 5, 0, 255]);
    assert.deepEqual(pixel(out, 5, 2, 42), [9, 85, 0, 255]);
  });

  it('stays inside of the picture', () => {
    const out = straighten(picture, crossingsAt(20, -30), 2);
    assert.deepEqual(pixel(out, 2, 0, 0), [0, 5, 0, 255]);
    assert.deepEqual(pixel(out, 2, 17, 17), [99, 99, 0, 255]);
  });
});
