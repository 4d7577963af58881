/** Numbers and links: each has exactly one encoding, and nothing else is read. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { LARGEST_NUMBER, readNumbers, writeNumbers } from '../../page/ui/link-numbers';
import {
  fragmentOf,
  linkIn,
  readFragment,
  readState,
  writeState,
  type LinkFormat,
} from '../../page/ui/link';

const number = fc.oneof(
  fc.integer({ min: 0, max: 30 }),
  fc.integer({ min: -LARGEST_NUMBER, max: LARGEST_NUMBER }),
);

/** Texts of the characters in use, so that the decoder gets past the first one. */
const nearNumbers = fc.string({
  unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  maxLength: 30,
});

describe('numbers', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(number), (numbers) => {
        const text = writeNumbers(numbers);
        assert.match(text, /^[0-9A-Z]*$/);
        assert.deepEqual(readNumbers(text), numbers);
      }),
    );
  });

  it('take one character below 24 and two below 264', () => {
    const lengths = [0, 23, 24, 263, 264].map((value) => writeNumbers([value]).length);
    assert.deepEqual(lengths, [1, 1, 2, 2, 3]);
  });

  it('are rejected if the text is incomplete, too large, or anything else', () => {
    for (const text of ['O', 'Z', '1P', 'PZ1', '1-2', 'a', '😀', 'Y'.repeat(1_000_000) + '0']) {
      assert.equal(readNumbers(text), null, text.slice(0, 10));
    }
    const text = writeNumbers([LARGEST_NUMBER]);
    assert.notEqual(readNumbers(text), null);
    assert.equal(readNumbers(writeNumbers([LARGEST_NUMBER + 1])), null);
    const mask = 2 ** 36 - 1;
    assert.equal(readNumbers(writeNumbers([mask])), null);
    assert.deepEqual(readNumbers(writeNumbers([mask, -mask]), mask), [mask, -mask]);
    assert.equal(readNumbers(writeNumbers([mask + 1]), mask), null);
    fc.assert(
      fc.property(nearNumbers, (noise) => {
        const numbers = readNumbers(noise);
        assert.ok(numbers === null || numbers.every((value) => Math.abs(value) <= LARGEST_NUMBER));
      }),
    );
  });
});

/** A test format for a state of some numbers. */
const FORMAT: LinkFormat<readonly number[]> = {
  letter: 'r',
  write: (numbers) => [writeNumbers(numbers)],
  read: (parts) => readNumbers(parts[0] ?? ''),
};

describe('a link', () => {
  const fragment = fragmentOf(FORMAT, [3, 700]);

  it('holds the state after letter and version', () => {
    assert.equal(fragment, `#r=${writeState(FORMAT, [3, 700])}`);
    for (const text of [fragment, fragment.slice(1)]) {
      assert.deepEqual(readFragment(FORMAT, text), { kind: 'state', state: [3, 700] });
    }
  });

  it('of another panel is not one of this panel, nor is any other fragment', () => {
    for (const text of [
      '',
      '#',
      '#rotate',
      '#rotate/sort',
      '#v=1-3',
      '#p=1-3',
      '#rr=1-3',
      'x#r=1-3',
    ]) {
      assert.deepEqual(readFragment(FORMAT, text), { kind: 'none' }, text);
    }
  });

  it('of a later version is recognized', () => {
    for (const text of ['2-3', '10-', '2', '999999999-<script>']) {
      assert.deepEqual(readState(FORMAT, text), { kind: 'newer' }, text);
    }
  });

  it('is damaged if anything was added, removed or written otherwise', () => {
    for (const text of [
      '',
      '-',
      '0-3',
      '01-3',
      '1.5-3',
      '-1-3',
      '1-3-',
      '1-3-3',
      '1-O3',
      '1-3a',
      ' 1-3',
    ]) {
      assert.deepEqual(readState(FORMAT, text), { kind: 'damaged' }, text);
    }
  });

  it('is found within any text', () => {
    const link = `https://example.org/x${fragment}`;
    for (const text of [link, ` (${link}), please`, `[Open](${link})`, encodeURIComponent(link)]) {
      assert.equal(linkIn(text, 'vr'), fragment, text);
    }
    for (const text of ['', '#p=1-5300', '#rotate', 'r=1-3', '#r=', '#r=-', '100% of it']) {
      assert.equal(linkIn(text, 'vr'), null, text);
    }
  });
});
