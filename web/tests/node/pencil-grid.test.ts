/** Grids with the candidates of each cell, as forums draw them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { NO_MARKS } from '../../board/marks';
import { NO_DIGITS } from '../../page/panels/solve/link';
import { readPencilGrid } from '../../page/panels/solve/pencil-grid';
import { readShared } from '../../page/panels/solve/read-shared';
import { takesText } from '../../page/panels/variants/reads';

const digitsOf = (mask: number): string =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => mask & (1 << (digit - 1))).join('');

/** Cells as one draws them: at least one has several candidates. */
const grids = fc
  .array(fc.integer({ min: 1, max: 511 }), { minLength: 81, maxLength: 81 })
  .filter((masks) => masks.some((mask) => digitsOf(mask).length > 1));

type Style = (rows: readonly (readonly string[])[]) => string;

const boxed =
  (edge: string, middle: string, wall: string): Style =>
  (rows) => {
    const line = (row: readonly string[]): string => {
      const parts = [0, 3, 6].map((from) =>
        row
          .slice(from, from + 3)
          .map((cell) => cell.padEnd(9))
          .join(' '),
      );
      return `${wall} ${parts.join(` ${wall} `)} ${wall}`;
    };
    const lines = rows.map(line);
    return [0, 3, 6]
      .flatMap((from) => [from === 0 ? edge : middle, ...lines.slice(from, from + 3)])
      .concat(edge)
      .join('\n');
  };

const STYLES: Readonly<Record<string, Style>> = {
  plain: (rows) => rows.map((row) => row.join(' ')).join('\n'),
  crossed: boxed('+---+---+---+', '+---+---+---+', '|'),
  starred: boxed('*---------*', '|---+---+---|', '|'),
  dotted: boxed('.---.---.---.', ':---+---+---:', '|'),
  'in a code block': (rows) =>
    `Look:\n\`\`\`\n${rows.map((row) => row.join('\t')).join('\r\n')}\n\`\`\``,
};

const isGiven = (cell: string): boolean => cell.length === 1;
const nine = (line: string): string => Array.from({ length: 9 }, () => line).join('\n');

describe('a grid of candidates', () => {
  for (const [name, style] of Object.entries(STYLES)) {
    it(`is read as it was drawn, ${name}`, () => {
      fc.assert(
        fc.property(grids, (masks) => {
          const cells = masks.map(digitsOf);
          const rows = Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9));
          const text = style(rows);
          assert.deepEqual(readShared(text), {
            kind: 'snapshot',
            snapshot: {
              givens: cells.map((cell) => (isGiven(cell) ? cell : '.')).join(''),
              own: NO_DIGITS,
              corner: NO_MARKS,
              candidates: masks.map((mask, cell) => (isGiven(cells[cell]!) ? 0 : mask)),
            },
          });
          assert.equal(takesText(text), false);
        }),
        { seed: 4, numRuns: 30 },
      );
    });
  }

  it('is nothing else: digits alone, other sizes, digits in disorder, words', () => {
    const row = '12 3 4 5 6 7 8 9 1';
    assert.notEqual(readPencilGrid(nine(row)), null);
    for (const text of [
      nine('1 2 3 4 5 6 7 8 9'),
      nine('21 3 4 5 6 7 8 9 1'),
      nine('11 3 4 5 6 7 8 9 1'),
      nine('12 3 4 5 6 7 8 9'),
      nine(`${row} 2`),
      `${nine(row)}\n${row}`,
      `A title\n${nine(row)}`,
      nine('12 x 4 5 6 7 8 9 1'),
      '',
    ]) {
      assert.equal(readPencilGrid(text), null, text);
    }
  });
});
