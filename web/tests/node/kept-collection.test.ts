/** The puzzles of a collection, which are kept beside the board that shows one of them. */
import './small-dom';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WorkKeeper } from '../../page/ui/boards/work-keeper';
import { Store } from '../../page/ui/store';
import { KeptCollection } from '../../page/panels/solve/kept-collection';
import { FIRST_MODEL } from '../../page/panels/solve/model';
import { SOLVE_WORK } from '../../page/panels/solve/work';
import { fakeStorage } from './fake-storage';
import { PanelBoard } from './panel-board';

test('the collection follows the board, also where it was asked first whether it is to be kept', () => {
  const [storage, board] = [fakeStorage(), new PanelBoard()];
  const later: (() => void)[] = [];
  const store = new Store(storage, fakeStorage(), (act) => void later.push(act));
  const work = new WorkKeeper(board.element, SOLVE_WORK, store, 'solve');
  const collection = new KeptCollection(store);
  const follow = (): void => {
    work.keep();
    collection.keep(FIRST_MODEL);
  };
  // Selecting a cell is no work to keep, and before there is time to find that out a digit comes.
  follow();
  board.type(2, 4);
  follow();
  for (const act of later) act();
  assert.deepEqual(Object.keys(storage), ['jiugong.work.solve', 'jiugong.work.solve.puzzles']);
});
