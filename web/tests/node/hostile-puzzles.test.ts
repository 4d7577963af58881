/**
 * Puzzles of other programs: random ones with rules of every kind, written out and then damaged. A reader makes of them a
 * puzzle that all of the page can hold, or says that it is none.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { cellsOf, CLASSIC } from '../../board/layout';
import { boardOf, type Board } from '../../board/state';
import { parseValues } from '../../board/values';
import { candidatesIn } from '../../page/ui/candidates';
import { readFPuzzle } from '../../page/panels/variants/exchange/f-puzzles/read';
import { fPuzzlesAddress, writeFPuzzle } from '../../page/panels/variants/exchange/f-puzzles/write';
import type { Reading } from '../../page/panels/variants/exchange/reading';
import { readPuzzle } from '../../page/panels/variants/exchange/sudokupad/sudokupad';
import {
  parseJson,
  sudokuPadAddress,
  unpackSudokuPad,
} from '../../page/panels/variants/exchange/sudokupad/unpack';
import { writeSudokuPad } from '../../page/panels/variants/exchange/sudokupad/write';
import { PUZZLE_LINK } from '../../page/panels/variants/link';
import { readShared } from '../../page/panels/solve/read-shared';
import { takesText } from '../../page/panels/variants/reads';
import { pictureOf } from '../../page/ui/boards/picture';
import { fPuzzleIn, fPuzzleOf, type FPuzzle } from '../../page/ui/f-puzzles';
import { readState, writeState } from '../../page/ui/link';
import { hostileText, mutatedText, mutatedValue } from '../mutations';
import { drawnBoards } from '../random-boards';
import { constraintsOn } from '../random-rules';
import { PUZZLE } from './board-fixtures';

/** How much longer than in a commit's tests; `npm run test:long` takes a hundred times as many. */
const TIMES = Number(process.env['JIUGONG_RUNS'] ?? 1);

const check = <T extends unknown[]>(
  property: fc.IPropertyWithHooks<T> | fc.IProperty<T>,
  runs: number,
): void => fc.assert(property, { seed: 30, numRuns: runs * TIMES });

const ofFPuzzles = (found: FPuzzle | 'damaged' | null): Reading | null =>
  found === 'damaged' ? { kind: found } : found && readFPuzzle(found);

/** Sudokus with a few rules of any kind, and boards of any shape. */
const boards = fc
  .oneof(
    fc
      .array(constraintsOn(cellsOf(CLASSIC)), { minLength: 1, maxLength: 4 })
      .map((constraints) =>
        boardOf(parseValues(PUZZLE)!, { ...CLASSIC, preset: null, constraints }),
      ),
    drawnBoards,
  )
  // What no link can hold is for no other program either.
  .filter((board) => readState(PUZZLE_LINK, writeState(PUZZLE_LINK, board)).kind === 'state');

const WORDS = { title: '', description: '' };

/** Checks that a board from outside can be kept, drawn and written again. */
function isWhole(board: Board): void {
  const state = writeState(PUZZLE_LINK, board);
  assert.equal(readState(PUZZLE_LINK, state).kind, 'state');
  const { puzzle, lost } = writeFPuzzle(board);
  if (lost.length === 0)
    assert.equal(ofFPuzzles(fPuzzleOf(JSON.stringify(puzzle)))?.kind, 'puzzle');
  assert.match(pictureOf(board, state, WORDS), /^<svg[^]*<\/svg>\s*$/);
  const there = readPuzzle(unpackSudokuPad(sudokuPadAddress(writeSudokuPad(board, ''))));
  assert.equal(there.kind, 'puzzle');
}

/** What has come of the puzzles so far, so that none of it is missed. */
const kinds = (): {
  readonly seen: Set<string>;
  readonly look: (reading: Reading | null) => void;
} => {
  const seen = new Set<string>();
  const look = (reading: Reading | null): void => {
    seen.add(reading?.kind ?? 'none');
    if (reading?.kind === 'puzzle') isWhole(reading.board);
  };
  return { seen, look };
};

describe('a damaged puzzle', () => {
  it('of f-puzzles, one value of which is another one', () => {
    const { seen, look } = kinds();
    const puzzles = boards.chain((board) => mutatedValue(writeFPuzzle(board).puzzle));
    check(
      fc.property(puzzles, (puzzle) =>
        look(ofFPuzzles(fPuzzleIn(fPuzzlesAddress(puzzle as object)))),
      ),
      80,
    );
    assert.ok(seen.has('puzzle') && seen.has('damaged'), [...seen].join(' '));
  });

  it('of f-puzzles, the text of which is another one', () => {
    const { seen, look } = kinds();
    const texts = boards.chain((board) => mutatedText(JSON.stringify(writeFPuzzle(board).puzzle)));
    check(
      fc.property(texts, (text) => look(ofFPuzzles(fPuzzleOf(text)))),
      50,
    );
    assert.ok(seen.has('puzzle') && seen.has('damaged'), [...seen].join(' '));
  });

  it('of SudokuPad, one value of which is another one', () => {
    const { seen, look } = kinds();
    const puzzles = boards.chain((board) => {
      // Without the puzzle's own link in it, so that the drawings are read.
      const { metadata, ...puzzle } = writeSudokuPad(board, 'x') as Readonly<
        Record<string, object>
      >;
      return mutatedValue({ ...puzzle, metadata: { ...metadata, jiugong: undefined } });
    });
    check(
      fc.property(puzzles, (puzzle) =>
        look(readPuzzle(unpackSudokuPad(sudokuPadAddress(puzzle as object)))),
      ),
      80,
    );
    assert.ok(seen.has('puzzle') && seen.has('damaged'), [...seen].join(' '));
  });

  it('of SudokuPad, the text of which is another one, also in its own link', () => {
    const { seen, look } = kinds();
    const texts = boards.chain((board) => mutatedText(JSON.stringify(writeSudokuPad(board, 'x'))));
    check(
      fc.property(texts, (text) => look(readPuzzle(parseJson(text)))),
      50,
    );
    assert.ok(seen.has('puzzle') && seen.has('damaged'), [...seen].join(' '));
  });

  it('of either, in an address that is another one', () => {
    const addresses = boards.chain((board) =>
      fc
        .constantFrom(
          fPuzzlesAddress(writeFPuzzle(board).puzzle),
          sudokuPadAddress(writeSudokuPad(board, 'x')),
        )
        .chain(mutatedText),
    );
    const { look } = kinds();
    check(
      fc.property(fc.oneof(hostileText, addresses), (address) => {
        takesText(address);
        look(ofFPuzzles(fPuzzleIn(address)));
        look(readPuzzle(unpackSudokuPad(address)));
      }),
      50,
    );
  });

  it('with candidates, drawn as text', () => {
    const mask = fc.integer({ min: 1, max: 511 });
    const grids = fc.array(mask, { minLength: 81, maxLength: 81 }).map((masks) =>
      masks
        .map((bits, cell) => {
          const digits = [...'123456789'].filter((_, at) => ((bits >> at) & 1) !== 0).join('');
          return digits + (cell % 9 === 8 ? '\n' : cell % 3 === 2 ? ' | ' : ' ');
        })
        .join(''),
    );
    const seen = new Set<boolean>();
    check(
      fc.property(grids.chain(mutatedText), (text) => {
        readShared(text);
        const candidates = candidatesIn(text);
        seen.add(candidates === null);
        assert.ok(candidates === null || candidates === text || /^[\d.]{729}$/.test(candidates));
      }),
      300,
    );
    assert.equal(seen.size, 2);
  });
});
