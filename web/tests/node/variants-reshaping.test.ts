/** What is told when fields and menus change the shape of a board of Variants. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Layout } from '../../board/layout';
import * as models from '../../board/model';
import { boardIn } from '../../board/model';
import { boardOf, enter, mark, paint, reshape, type Board } from '../../board/state';
import { blank } from '../../board/values';
import { describe as describeBoard } from '../../board/words';
import { FIRST_MODEL, withNotice, type Notice } from '../../page/panels/variants/model';
import {
  boxing,
  cleared,
  ranging,
  resizing,
  type Reshaping,
} from '../../page/panels/variants/reshaping';
import { textsFor } from '../../page/panels/variants/texts';
import { describe as say } from '../../page/panels/variants/words';
import { square } from '../layouts';

const texts = textsFor('en');
const words = texts.variants.status;
const FOUR = square(2, 2);
const KILLER = { ...FOUR, cages: [{ sum: 7, cells: [8, 12] }] };
const JIGSAW: Layout = { ...FOUR, boxes: null, areas: [[0, 1], [5]] };

const blankBoard = (layout: Layout): Board => boardOf(blank(layout), layout, true);

/** What the status says of another shape. */
function saidOf([layout, notice]: Reshaping): string {
  const board = blankBoard(layout);
  const message = describeBoard(models.startWith(models.EMPTY_MODEL, board), texts);
  const { headline, details } = say(
    withNotice(FIRST_MODEL, notice),
    { board, layout, message },
    null,
    texts,
  );
  return [headline, ...details].join(' ');
}

describe('a smaller size', () => {
  const noticeAt = (board: Board): Notice | null => resizing(board, 3, 4)[1];

  it('cuts off what is outside, which is told, and that Undo brings it back', () => {
    const said = saidOf(resizing(blankBoard(KILLER), 3, 4));
    assert.ok(said.includes(`${words.cut} ${words.undoBrings}`), said);
  });

  it('is told for whatever there is: digits, marks, colours and voids', () => {
    const board = blankBoard(FOUR);
    for (const lost of [
      enter(board, 12, 1),
      mark(board, 'corner', [13], 1),
      mark(board, 'candidates', [14], 1),
      paint(board, [15], 1),
      blankBoard({ ...FOUR, voids: [15] }),
      blankBoard({ ...FOUR, extras: [[11, 15]] }),
    ]) {
      assert.deepEqual(noticeAt(lost), { kind: 'cut' });
    }
  });

  it('says nothing where nothing is lost', () => {
    assert.equal(noticeAt(enter(blankBoard(FOUR), 0, 1)), null);
    assert.equal(noticeAt(blankBoard({ ...FOUR, cages: [{ sum: 3, cells: [0, 1] }] })), null);
  });
});

it('boxes tell how many drawn pieces they replaced', () => {
  const [layout, notice] = boxing(JIGSAW, { rows: 2, cols: 2 });
  assert.deepEqual([layout.areas, notice], [[], { kind: 'pieces-gone', count: 2 }]);
  assert.ok(saidOf([layout, notice]).includes(words.piecesGone(2)));
  assert.equal(boxing(JIGSAW, null)[1], null);
  assert.equal(boxing(FOUR, { rows: 1, cols: 4 })[1], null);
});

describe('a range of values', () => {
  it('tells which of its ends moved with the other', () => {
    const twelve = square(3, 4);
    const up = ranging(twelve, 'low', 14);
    assert.deepEqual([up[0].low, up[0].high], [14, 14]);
    assert.ok(saidOf(up).includes(words.rangeMoved.high('14')));
    const down = ranging(twelve, 'high', 0);
    assert.deepEqual([down[0].low, down[0].high], [0, 0]);
    assert.ok(saidOf(down).includes(words.rangeMoved.low('0')));
  });

  it('says nothing of the end that was chosen, nor where nothing changes', () => {
    assert.equal(ranging(FOUR, 'high', 6)[1], null);
    assert.deepEqual(ranging(FOUR, 'low', 1), [FOUR, null]);
  });
});

it('to clear all takes what is drawn away with the digits, once', () => {
  const full = enter(blankBoard({ ...KILLER, voids: [15], extras: [[0, 5]] }), 1, 2);
  const start = models.startWith(models.EMPTY_MODEL, full);
  const empty = models.changeBoard(start, cleared);
  const { cages, voids, extras } = boardIn(empty).layout;
  assert.deepEqual([cages, voids, extras, boardIn(empty).givens[1]], [[], [], [], null]);
  const twice = models.changeBoard(empty, cleared);
  assert.equal(boardIn(models.undoStep(twice)), full);
  const plain = reshape(full, { ...FOUR, rules: { ...FOUR.rules, antiKing: true } });
  assert.equal(cleared(plain).layout, plain.layout, 'size and rules stay');
});
