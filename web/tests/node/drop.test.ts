/** What is dropped on the page or pasted into it as a file. */
import { newPlace } from './small-dom';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { pageMessagesFor } from '../../locales/page-messages';
import { takeDrops } from '../../page/shell/drop';
import type { TextFile } from '../../page/ui/files';
import { turns } from './turns';

const words = pageMessagesFor('en').page.drop;

const place = newPlace();
const taken: (readonly TextFile[] | string)[] = [];
/** Whether the shown panel takes files unread, and whether events are those of a field. */
const shown = { takesUnread: false, isInField: false, mistake: null as Error | null };

const takeFiles = takeDrops({
  place,
  texts: () => words,
  takesUnread: () => shown.takesUnread,
  onFiles(files) {
    taken.push(files);
    if (shown.mistake !== null) throw shown.mistake;
  },
  onText: (text) => taken.push(text),
  isInField: () => shown.isInField,
});

beforeEach(() => {
  taken.length = 0;
  place.textContent = '';
  Object.assign(shown, { takesUnread: false, isInField: false, mistake: null });
});

/** A file that is read at once. */
function fileOf(text: string): File {
  const bytes = new TextEncoder().encode(text);
  return {
    name: 'x.txt',
    size: bytes.length,
    slice: (from: number, to: number) => ({ arrayBuffer: async () => bytes.slice(from, to) }),
    text: async () => text,
  } as unknown as File;
}

interface Brought {
  readonly text?: string;
  readonly files?: readonly File[];
}

/** Sends an event with data to the page; returns whether the page takes it. */
async function bring(name: string, { text, files = [] }: Brought, more = {}): Promise<boolean> {
  const types = [...(text === undefined ? [] : ['text/plain']), ...(files[0] ? ['Files'] : [])];
  const data = { types, files, getData: () => text ?? '', dropEffect: 'none' };
  const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), more);
  Object.assign(event, { [name === 'paste' ? 'clipboardData' : 'dataTransfer']: data });
  document.body.dispatchEvent(event);
  await turns();
  return event.defaultPrevented;
}

const file = { files: [fileOf('x')] };

test('the message about a drag disappears with the drag', async () => {
  assert.equal(await bring('dragenter', file), true);
  assert.equal(place.textContent, words.invitation);
  await bring('dragleave', file, { relatedTarget: document.body });
  assert.equal(place.textContent, words.invitation);
  await bring('dragleave', file, { relatedTarget: null });
  assert.equal(place.textContent, '');
  await bring('dragover', file);
  for (const name of ['keydown', 'pointerdown']) {
    await bring('dragover', file);
    await bring(name, {});
    assert.equal(place.textContent, '', name);
  }
});

test('a dropped file is read, and the message goes', async () => {
  await bring('dragover', file);
  assert.equal(await bring('drop', file), true);
  assert.deepEqual(taken, [[{ name: 'x.txt', text: 'x', isPicture: false }]]);
  assert.equal(place.textContent, '');
});

test('a panel may take files unread', async () => {
  shown.takesUnread = true;
  await bring('dragover', file);
  assert.equal(await bring('drop', file), true);
  assert.deepEqual([taken, place.textContent], [[], '']);
});

test('a folder, or a file that was moved, is said to be unreadable', async () => {
  const gone = {
    ...fileOf(''),
    text: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
  };
  await bring('drop', { files: [gone] });
  assert.deepEqual([taken, place.textContent], [[], words.unreadable]);
});

test('a mistake of the page is not told as an unreadable file', async () => {
  shown.mistake = new TypeError('a mistake');
  await assert.rejects(takeFiles(file.files), shown.mistake);
  assert.deepEqual([taken.length, place.textContent], [1, '']);
  const text = (): never => {
    throw shown.mistake;
  };
  await assert.rejects(takeFiles([{ ...fileOf(''), text }]), shown.mistake);
  assert.equal(place.textContent, '');
});

test('a text from elsewhere is taken like a paste', async () => {
  const data = { text: 'a puzzle' };
  assert.equal(await bring('dragover', data), true);
  assert.equal(place.textContent, words.textInvitation);
  assert.equal(await bring('drop', data), true);
  assert.deepEqual([taken, place.textContent], [['a puzzle'], '']);
});

test('a text of the page itself, or over a field, is left to the browser', async () => {
  const data = { text: 'a puzzle' };
  await bring('dragstart', data);
  assert.equal(await bring('drop', data), false);
  await bring('dragend', data);
  shown.isInField = true;
  for (const name of ['dragover', 'drop']) assert.equal(await bring(name, data), false);
  assert.deepEqual([taken, place.textContent], [[], '']);
  // A file would take the place of the page.
  assert.equal(await bring('drop', file), true);
});

test('links and what else is no text are left to the browser', async () => {
  for (const name of ['dragover', 'drop']) assert.equal(await bring(name, {}), false);
  assert.deepEqual([taken, place.textContent], [[], '']);
});

test('a pasted picture is taken, but a text beside it has priority, and so has a field', async () => {
  const picture = { files: [fileOf('\u0089PNG')] };
  assert.equal(await bring('paste', picture), true);
  assert.equal(taken.length, 1);
  assert.equal(await bring('paste', { ...picture, text: '5\t3' }), false);
  shown.isInField = true;
  assert.equal(await bring('paste', picture), false);
  assert.equal(await bring('paste', {}), false);
  assert.equal(taken.length, 1);
});
