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

/** The same form with the origin of who sends it. */
const from = (origin: string) => ({
  ...SHARE,
  headers: new Headers([...SHARE.headers, ['origin', origin]]),
});

test('a form that the system sends to the address of the manifest is a share', () => {
  assert.ok(isShare(SHARE, SCOPE));
  for (const origin of ['null', 'https://jiugong.test']) assert.ok(isShare(from(origin), SCOPE));
});

test('a form that another site sends there is none', () => {
  for (const origin of ['https://other.test', 'http://jiugong.test', ''])
    assert.ok(!isShare(from(origin), SCOPE), origin);
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
  let read = 0;
  const body = new ReadableStream({
    pull(controller) {
      read += 2 ** 20;
      controller.enqueue(new Uint8Array(2 ** 20));
    },
  });
  assert.deepEqual(await picturesIn({ body, headers: SHARE.headers }), []);
  assert.ok(read < 70e6, `${read} bytes were read`);
  assert.deepEqual(await picturesIn(requestOf(picture('a.png')), 50), []);
  const none = new Request(SHARE.url, { method: 'POST', body: 'x', headers: SHARE.headers });
  assert.deepEqual(await picturesIn(none), []);
});
