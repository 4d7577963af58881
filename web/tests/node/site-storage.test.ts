/** Copies of the page below one origin: none has the names of another one, and each takes over what was there before. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteName, takeOver } from '../../page/ui/site-storage';
import { fakeStorage, fillable } from './fake-storage';

const GAMES = 'https://jiugong.test/games/';
const ofGames = (name: string): string => siteName(name, GAMES);

test('names are those of the folder of the page, whichever page it is', () => {
  for (const page of ['', 'index.html', 'jiugong.html?x#/a/b', 'sw.js']) {
    assert.equal(siteName('jiugong.work.solve', GAMES + page), 'jiugong /games/ .work.solve');
  }
  assert.equal(siteName('jiugong', 'https://jiugong.test/$&/'), 'jiugong /$&/ ');
});

test('names are those of the first versions at the root, and where there is no server', () => {
  for (const address of [
    'https://jiugong.test/',
    'file:///home/jiugong.html',
    'about:srcdoc',
    '',
  ]) {
    assert.equal(siteName('jiugong-theme', address), 'jiugong-theme');
  }
});

test('no name of a copy begins as those of another one do', () => {
  const folders = ['/', '/games/', '/games/jiugong/', '/jiugong.work./', '/games/.work./', '/-/'];
  const prefixes = folders.flatMap((folder) =>
    ['jiugong.work.', 'jiugong-'].map((name) => siteName(name, `https://jiugong.test${folder}`)),
  );
  for (const one of prefixes) {
    assert.deepEqual(
      prefixes.filter((other) => other.startsWith(one)),
      [one],
    );
  }
});

test('what was there before is taken over once, and stays', () => {
  const first = { 'jiugong.work.solve': 'old', 'jiugong-theme': 'dark', other: 'x' };
  const storage = fakeStorage({ ...first, [ofGames('jiugong-theme')]: 'light' });
  takeOver(storage, GAMES);
  assert.equal(storage.getItem(ofGames('jiugong.work.solve')), 'old');
  assert.equal(storage.getItem(ofGames('jiugong-theme')), 'light');
  for (const [name, value] of Object.entries(first)) assert.equal(storage.getItem(name), value);
  // What the person erases does not come back.
  storage.removeItem(ofGames('jiugong.work.solve'));
  takeOver(storage, GAMES);
  assert.equal(storage.getItem(ofGames('jiugong.work.solve')), null);
});

test('a storage that is full takes it over when there is room', () => {
  const { storage, fill } = fillable();
  storage.setItem('jiugong.work.solve', 'old');
  fill(true);
  takeOver(storage, GAMES);
  fill(false);
  takeOver(storage, GAMES);
  assert.equal(storage.getItem(ofGames('jiugong.work.solve')), 'old');
});

test('a copy at the root has all of it already', () => {
  const storage = fakeStorage({ 'jiugong.work.solve': 'old' });
  takeOver(storage, 'https://jiugong.test/');
  assert.deepEqual(Object.keys(storage), ['jiugong.work.solve']);
});

test('a tab in which the copy at the root was opened has its work, which no copy below takes over', () => {
  const tab = fakeStorage();
  takeOver(tab, 'https://jiugong.test/', true);
  tab.setItem('jiugong.work.solve', 'of the root');
  takeOver(tab, GAMES, true);
  assert.equal(tab.getItem(ofGames('jiugong.work.solve')), null);
  // One that still has the first version takes over its own.
  const old = fakeStorage({ 'jiugong.work.solve': 'old' });
  takeOver(old, GAMES, true);
  assert.equal(old.getItem(ofGames('jiugong.work.solve')), 'old');
});
