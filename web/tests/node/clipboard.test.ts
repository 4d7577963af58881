/** The clipboard, in browsers that have it, that refuse it, and that have none. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { copyText, readCopied } from '../../page/ui/clipboard';

function useClipboard(t: TestContext, clipboard: object | undefined): void {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  Object.defineProperty(globalThis, 'navigator', { value: { clipboard }, configurable: true });
  t.after(() => {
    if (own === undefined) delete (globalThis as { navigator?: unknown }).navigator;
    else Object.defineProperty(globalThis, 'navigator', own);
  });
}

test('a text is copied and read', async (t) => {
  let text = '';
  useClipboard(t, {
    writeText: async (copied: string) => void (text = copied),
    readText: async () => text,
  });
  assert.equal(await copyText('53..7'), true);
  assert.equal(await readCopied(), '53..7');
});

test('nothing is read where the person or the browser refuses it', async (t) => {
  useClipboard(t, { readText: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
  assert.equal(await readCopied(), null);
});

test('nothing is read where there is no clipboard, as on pages over plain http', async (t) => {
  useClipboard(t, undefined);
  assert.equal(await readCopied(), null);
});
