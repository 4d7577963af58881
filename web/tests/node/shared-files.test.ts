/** Files that are dropped on the page, or shared with it. */
import { dom } from './small-dom';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { enPage } from '../../locales/page/en';
import { takeDrops } from '../../page/shell/drop';
import type { TextFile } from '../../page/ui/files';

let place: HTMLElement;
let taken: (readonly TextFile[])[];

beforeEach(() => {
  place = dom.document.createElement('p') as unknown as HTMLElement;
  taken = [];
});

const drops = (takesUnread = false): ((files: readonly File[]) => Promise<void>) =>
  takeDrops({
    place,
    texts: () => enPage.drop,
    takesUnread: () => takesUnread,
    onFiles: (files) => taken.push(files),
    onText: () => undefined,
    isInField: () => false,
  });

/** More than a page can handle, which is not there in fact. */
const HUGE = Object.defineProperty(new File(['5'], 'shared'), 'size', { value: 65 * 1024 ** 2 });

test('files are read, and nothing is told', async () => {
  await drops()([new File(['5 3'], 'a.txt')]);
  assert.deepEqual(
    taken.map((files) => files.map(({ name, text }) => [name, text])),
    [[['a.txt', '5 3']]],
  );
  assert.equal(place.textContent, '');
});

test('files that cannot be read are told of, until others come', async () => {
  const take = drops();
  await take([HUGE]);
  assert.equal(place.textContent, enPage.drop.unreadable);
  assert.deepEqual(taken, []);
  await take([new File(['5 3'], 'a.txt')]);
  assert.equal(place.textContent, '');
});

test('files of any size are left to a panel that takes them unread', async () => {
  await drops(true)([HUGE]);
  assert.equal(place.textContent, '');
  assert.deepEqual(taken, []);
});

test('pictures that were shared are taken out of their cache, once', async () => {
  const type = 'image/png';
  const picture = new Response('no picture', { headers: { 'content-type': type } });
  const caches = new Map([['jiugong-shared', [picture]]]);
  const open = (name: string) => Promise.resolve({ matchAll: async () => caches.get(name) ?? [] });
  const remove = async (name: string) => caches.delete(name);
  Object.defineProperty(globalThis, 'caches', { value: { open, delete: remove } });
  const { takeShared } = await import('../../page/ui/shared-pictures');
  const files = await takeShared();
  assert.deepEqual(await Promise.all(files.map((file) => file.text())), ['no picture']);
  assert.equal(files[0]!.type, type);
  assert.deepEqual(await takeShared(), []);
});
