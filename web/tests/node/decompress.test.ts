/** Texts that LZ-string packs, unpacked up to a length. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import lzString from 'lz-string';
import { decompress } from '../../page/ui/decompress';

const { compressToBase64 } = lzString;

describe('decompressing', () => {
  it('returns what was compressed', () => {
    const back = (text: string): void =>
      assert.equal(decompress(compressToBase64(text), 1e6), text);
    for (const text of [
      'a',
      'ab',
      'aaaaaaaaaaaaaa',
      'abababababab',
      '数独 é\n',
      'x'.repeat(9999),
    ]) {
      back(text);
    }
    const words = fc.array(fc.constantFrom('R1C1', 'R9C9', '{"cells":[', '],', '数', '\u0000'));
    fc.assert(fc.property(fc.string({ unit: 'binary', minLength: 1 }), back), { seed: 1 });
    fc.assert(
      fc.property(words, (list) => list.length === 0 || back(list.join('')) === undefined),
      { seed: 2, numRuns: 500 },
    );
    back(Array.from({ length: 20_000 }, (_, at) => String.fromCharCode((at * at) % 5003)).join(''));
  });

  it('ends at a length, however tight the text is packed', () => {
    const packed = compressToBase64('a'.repeat(100_000));
    assert.ok(packed.length < 1000);
    assert.equal(decompress(packed, 99_999), null);
    assert.equal(decompress(packed, 100_000)?.length, 100_000);
  });

  it('tells what is damaged', () => {
    const packed = compressToBase64('{"size":9,"grid":[]}');
    for (const text of ['', '=', 'N4', '!', `${packed.slice(0, 8)}`, '////////', 'é']) {
      assert.equal(decompress(text, 1e6), null, text);
    }
    fc.assert(
      fc.property(fc.base64String({ maxLength: 60 }), (text) => {
        const found = decompress(text, 1000);
        assert.ok(found === null || found.length <= 1000);
      }),
      { seed: 3, numRuns: 2_000 },
    );
  });
});
