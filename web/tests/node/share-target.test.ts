/** What is taken for a share of pictures with the installed app. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isShare, picturesIn } from '../../site/share';

const SCOPE = 'https://jiugong.test/games/';
const SHARE = {
  method: 'POST',
  mode: 'navigate',
  url: `${SCOPE}share`,
  headers: new Headers({ 'content-type': 'multipart/form-data; boundary=x' }),
} as const;

test('a form that the system sends to the address of the manifest is a share', () => {
  assert.ok(isShare(SHARE, SCOPE));
});

test('what another program sends to that address, or to another one, is none', () => {
  for (const other of [
    { method: 'PUT' },
    { mode: 'cors' },
    { url: `${SCOPE}other/share` },
    { url: 'https://jiugong.test/share' },
    { url: `${SCOPE}share?x` },
    { headers: new Headers({ 'content-type': 'application/x-www-form-urlencoded' }) },
    { headers: new Headers() },
  ] as const) {
    assert.ok(!isShare({ ...SHARE, ...other }, SCOPE), JSON.stringify(other));
  }
});

/** A request with these files. */
function requestOf(...files: readonly File[]): Request {
  const body = new FormData();
  for (const file of files) body.append('pictures', file);
  return new Request(SHARE.url, { method: 'POST', body });
}

const picture = (name: string): File => new File(['0123456789'], name, { type: 'image/png' });

test('of what is shared the first pictures are taken', async () => {
  const text = new File(['<b>'], 'a.html', { type: 'text/html' });
  const many = Array.from({ length: 20 }, (_, index) => picture(`${index}.png`));
  const taken = await picturesIn(requestOf(text, ...many));
  assert.deepEqual(
    taken.map(({ name }) => name),
    many.slice(0, 16).map(({ name }) => name),
  );
});

test('of a form that is too large, or none, nothing is taken', async () => {
  assert.deepEqual(await picturesIn(requestOf(picture('a.png')), 50), []);
  const none = new Request(SHARE.url, { method: 'POST', body: 'x', headers: SHARE.headers });
  assert.deepEqual(await picturesIn(none), []);
});
