/** The messages and fragments that embed.html accepts; it rejects all others. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { readFragment, readRequest, type Settings } from '../../site/frame-messages';

const DEFAULTS = {
  puzzle: '',
  controls: false,
  hints: false,
  play: false,
  keep: 'page',
  readonly: false,
  site: false,
  theme: 'auto',
  lang: '',
};

test('a fragment sets the board', () => {
  assert.deepEqual(readFragment('#puzzle=53..7&controls&theme=dark&lang=zh-Hant'), {
    puzzle: '53..7',
    controls: true,
    hints: false,
    play: false,
    keep: 'page',
    readonly: false,
    site: false,
    theme: 'dark',
    lang: 'zh-Hant',
  });
  assert.deepEqual(readFragment('#controls=false&readonly=true'), { ...DEFAULTS, readonly: true });
  for (const nothing of ['', '#', '#&&', '#x=1', '#constructor=1&__proto__=2']) {
    assert.deepEqual(readFragment(nothing), DEFAULTS, nothing);
  }
});

test('an invalid part of a fragment gets its default', () => {
  const long = '1'.repeat(100_001);
  for (const wrong of [
    'theme=pink',
    'theme=DARK',
    'lang=<b>',
    'lang=a',
    `puzzle=${long}`,
    'lang=x'.repeat(9),
  ]) {
    assert.deepEqual(readFragment(`#${wrong}`), DEFAULTS, wrong.slice(0, 40));
  }
});

/** Valid settings. */
const settings = fc.record(
  {
    puzzle: fc.string({ unit: 'binary', maxLength: 200 }),
    controls: fc.boolean(),
    hints: fc.boolean(),
    play: fc.constantFrom(true, false, 'check'),
    keep: fc.constantFrom('page', 'none'),
    readonly: fc.boolean(),
    theme: fc.constantFrom('light', 'dark', 'auto'),
    lang: fc.constantFrom('', 'en', 'zh-Hans', 'zh-Hant-TW', 'sr-Latn-RS', 'de-1996'),
  },
  { requiredKeys: [], noNullPrototype: true },
) as fc.Arbitrary<Settings>;

test('a message passes settings unchanged', () => {
  fc.assert(
    fc.property(settings, (wanted) => {
      const request = readRequest(structuredClone({ type: 'jiugong-set', ...wanted }));
      assert.deepEqual(request, { type: 'jiugong-set', settings: wanted });
    }),
  );
});

test('a fragment passes settings unchanged', () => {
  fc.assert(
    fc.property(settings, (wanted) => {
      const query = new URLSearchParams({ puzzle: wanted.puzzle ?? '' });
      if (wanted.controls) query.set('controls', '');
      if (wanted.hints) query.set('hints', '');
      if (wanted.play) query.set('play', wanted.play === 'check' ? 'check' : '');
      if (wanted.keep !== undefined) query.set('keep', wanted.keep);
      if (wanted.readonly) query.set('readonly', '');
      if (wanted.theme !== undefined) query.set('theme', wanted.theme);
      if (wanted.lang !== undefined) query.set('lang', wanted.lang);
      assert.deepEqual(readFragment(`#${query}`), { ...DEFAULTS, ...wanted });
    }),
  );
});

/** Invalid values for each setting. */
const WRONG: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  puzzle: fc.anything().filter((value) => typeof value !== 'string'),
  controls: fc.anything().filter((value) => typeof value !== 'boolean'),
  hints: fc.anything().filter((value) => typeof value !== 'boolean'),
  readonly: fc.anything().filter((value) => typeof value !== 'boolean'),
  theme: fc.anything().filter((value) => !['light', 'dark', 'auto'].includes(value as string)),
  lang: fc.oneof(
    fc.anything().filter((value) => typeof value !== 'string'),
    fc.string({ minLength: 1 }).filter((text) => /[^a-z0-9-]/i.test(text)),
  ),
};

test('one invalid setting invalidates a message', () => {
  for (const [name, wrong] of Object.entries(WRONG)) {
    fc.assert(
      fc.property(settings, wrong, (wanted, value) => {
        const message = { type: 'jiugong-set', ...wanted, [name]: value };
        assert.equal(readRequest(message), null);
      }),
    );
  }
  const long = { type: 'jiugong-set', puzzle: '.'.repeat(100_001) };
  assert.equal(readRequest(long), null);
});

test('a message with an unknown property is invalid', () => {
  const names = Object.keys(DEFAULTS);
  const other = fc.string().filter((name) => name !== 'type' && !names.includes(name));
  const extra = fc.oneof(other, fc.constantFrom('innerHTML', 'constructor', 'toString', 'value'));
  fc.assert(
    fc.property(settings, extra, fc.anything(), (wanted, name, value) => {
      const message = Object.defineProperty({ type: 'jiugong-set', ...wanted }, name, {
        value,
        enumerable: true,
      });
      assert.equal(readRequest(message), null);
      const question = Object.defineProperty({ type: 'jiugong-get' }, name, {
        value,
        enumerable: true,
      });
      assert.equal(readRequest(question), null);
    }),
  );
});

test('noise is not a message, and is harmless', () => {
  assert.equal(readRequest(Object.assign([], { type: 'jiugong-set', puzzle: '' })), null);
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (data) => {
      assert.equal(readRequest(data), null);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (noise) => {
      const { puzzle, ...rest } = readFragment(`#${noise}`);
      assert.equal(typeof puzzle, 'string');
      assert.equal(typeof rest.controls, 'boolean');
    }),
  );
  assert.deepEqual(readRequest({ type: 'jiugong-get' }), { type: 'jiugong-get' });
  assert.equal(readRequest(Object.create({ type: 'jiugong-get' })), null);
  assert.equal(readRequest({ type: ['jiugong-get'] }), null);
});
