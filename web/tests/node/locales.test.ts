import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../locales/en';
import { messagesFor } from '../../locales/messages';

test('a language tag is looked up by its longest form that there is, then English', () => {
  for (const tag of ['en', 'en-GB', 'en-Latn-GB', 'fr', '', '-', 'constructor', '__proto__']) {
    assert.equal(messagesFor(tag), en, tag);
  }
});
