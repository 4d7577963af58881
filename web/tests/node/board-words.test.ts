import assert from 'node:assert/strict';
import { describe as group, it } from 'node:test';
import { parseValues } from '../../board/values';
import * as models from '../../board/model';
import { EMPTY_MODEL, type Model } from '../../board/model';
import { facesOf } from '../../board/cells';
import { CLASSIC } from '../../board/layout';
import { boardOf, type Finding } from '../../board/state';
import { cellLabel, describe, describeError } from '../../board/words';
import { JiugongError } from '../../api/error';
import { LANGUAGES } from '../../locales/languages';
import { MESSAGES } from '../../locales/all-messages';
import { PUZZLE, SOLUTION } from './board-fixtures';

const texts = MESSAGES.en;
const start = models.startWith(EMPTY_MODEL, boardOf(parseValues(PUZZLE)!));
const say = (model: Model): string => {
  const { headline, details } = describe(model, texts);
  return [headline, ...details].join(' ');
};
const solution = parseValues(SOLUTION)!;
const cost = { guesses: 3, micros: 1234 };
const found = (finding: Finding, from = start): string => say(models.settle(from, finding));

const bits = (...digits: number[]): number =>
  digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);

group('what a board says', () => {
  it('counts the givens, then the cells left', () => {
    assert.match(say(start), /^30 givens\./);
    assert.match(say(models.typeValue(models.selectCell(start, 2), 4)), /^50 cells to go\./);
  });

  it('tells while solutions are counted, and when that is stopped, how many there are', () => {
    const slow = models.withSlow(models.withCounted(start, 10_000), true);
    assert.equal(
      say(slow),
      'At least 10,000 solutions. Still searching. You can stop at any time.',
    );
    const stopped = (counted: number): string =>
      say(models.withNotice(models.withSlow(slow, false), { kind: 'stopped', counted }));
    assert.equal(stopped(10_000), 'Stopped. At least 10,000 solutions.');
    assert.equal(stopped(0), 'Stopped.');
    // The next search has found nothing yet.
    assert.match(say(models.withSlow(models.withSlow(slow, false), true)), /^Still searching\./);
  });

  it('reports time and guesses of a solution', () => {
    assert.equal(
      found({ kind: 'unique', solution, cost }),
      'One solution. Found with 3 guesses, in 1.2 ms.',
    );
    assert.match(
      found({ kind: 'unique', solution, cost: { guesses: 0, micros: 5 } }),
      /Found by logic alone, in under 0\.1 ms\./,
    );
  });

  it('names the corrected own digits', () => {
    const wrong = models.typeValue(models.selectCell(start, 2), 1);
    assert.match(
      found({ kind: 'unique', solution, cost }, wrong),
      /Corrected your digit in r1c3\.$/,
    );
  });

  it('distinguishes at least two from exactly two, and tells where they differ', () => {
    const second = solution.map((digit, cell) => (cell < 4 ? (digit! % 9) + 1 : digit));
    const several: Extract<Finding, { kind: 'several' }> = {
      kind: 'several',
      first: solution,
      second,
      exact: false,
      undecided: 4,
      view: 'both',
      cost,
    };
    assert.match(
      found(several),
      /^At least two solutions\. They differ in 4 cells\. All solutions agree in 47 blank cells/,
    );
    assert.match(
      found({ ...several, exact: true, undecided: null }),
      /^Exactly two solutions\. They differ in 4 cells\. Found/,
    );
  });

  it('names clashing givens once, by the first house they share', () => {
    const clashing = models.startWith(EMPTY_MODEL, boardOf(parseValues(`55${PUZZLE.slice(2)}`)!));
    assert.equal(
      found({ kind: 'none', conflicts: [0, 1], reason: [], cost }, clashing),
      'No solution. Row 1 has more than one 5: r1c1 and r1c2.',
    );
    assert.match(say(clashing), /^1 clash on the board\. Row 1/);
    assert.match(
      found({ kind: 'none', conflicts: [], reason: [0, 1], cost }),
      /^No solution\. These 2 givens conflict/,
    );
    assert.equal(
      found({ kind: 'none', conflicts: [], reason: [], cost, candidates: '.'.repeat(729) }),
      'No solution. The candidates rule out every solution.',
    );
  });

  it('reports a check', () => {
    const typed = models.typeValue(models.selectCell(start, 2), 4);
    assert.equal(
      found({ kind: 'checked', wrong: [] }, typed),
      'So far so good: your digit fits, 50 cells to go.',
    );
    assert.equal(found({ kind: 'checked', wrong: [2] }, typed), '1 digit is wrong: r1c3.');
    assert.match(found({ kind: 'checked', wrong: null }, typed), /cannot all be right/);
  });

  it('names the givens that conflict', () => {
    const reason = [2, 10, 11, 40, 41];
    assert.match(
      found({ kind: 'none', conflicts: [], reason, cost }),
      /These 5 givens conflict: r1c3, .* and 1 more\. Compare them with the original\./,
    );
  });

  it('reports the possible digits of cells', () => {
    const masks = start.history.present.givens.map(() => bits(1));
    masks[3] = bits(2, 6, 9);
    const cells = (...asked: number[]) =>
      found({ kind: 'cells', cells: asked, masks, ofGivens: false });
    assert.equal(cells(2), 'The digit in r1c3 is 1.');
    assert.match(cells(3), /^The digit in r1c4 can be 2, 6 or 9\./);
    assert.equal(cells(2, 5), '2 cells filled in.');
    assert.match(cells(2, 3), /^1 cell filled in\. More than one .* in 1 cell: r1c4\./);
    const candidates = { kind: 'candidates', masks, ofGivens: false } as const;
    assert.match(
      found(candidates),
      /^1 cell can hold more than one digit\. .* 50 cells can hold only one/,
    );
    const ofGivens = { ...candidates, masks: masks.map(() => bits(1)), ofGivens: true };
    assert.match(
      found(ofGivens),
      /^There is only one solution, and this is it\. .* This is for the givens alone/,
    );
  });

  it('counts with “more than” if the limit was reached', () => {
    const counted = { kind: 'counted', count: 10_000, capped: true, ofGivens: false } as const;
    assert.equal(found(counted), 'More than 10,000 solutions.');
    assert.equal(found({ ...counted, count: 1, capped: false }), 'Exactly 1 solution.');
  });

  it('explains Check on a board of givens', () => {
    const check = (model: Model) => models.withNotice(model, { kind: 'nothing-to-check' });
    assert.match(say(check(start)), /^Nothing to check yet/);
    const typed = models.typeValue(models.clearBoard(start), 5);
    const solved = models.settle(start, { kind: 'unique', solution, cost });
    assert.match(
      say(check(solved)),
      /^Nothing to check: these are the solver’s digits\. Undo hides the answer/,
    );
    assert.match(say(check(typed)), /^Nothing to check yet: every digit here is a given/);
    assert.match(say(check(models.typeValue(typed, 5))), /^1 clash on the board\. Row 1/);
  });

  it('reports events that are not visible: the end of the board, and a removed answer', () => {
    const last = models.typeValue(models.selectCell(models.clearBoard(start), 80), 5);
    assert.match(say(last), /^That was the last cell\. Press Solve/);
    const solved = models.settle(models.selectCell(start, 2), { kind: 'unique', solution, cost });
    assert.match(say(models.typeValue(solved, 5)), /^1 clash .* Answer hidden; Undo/);
    assert.match(say(models.editGivens(solved, true)), /hide the answer\.$/);
    const none = models.settle(start, { kind: 'none', conflicts: [], reason: [], cost });
    assert.match(say(models.editGivens(none, true)), /^Enter the puzzle’s digits\..*skips one\.$/);
  });

  it('phrases its hints for touch and keys, and for a read-only board', () => {
    assert.match(say(models.clearBoard(start)), /“blank” skips one/);
    assert.match(say(start), /paste a puzzle/);
    assert.deepEqual(describe(start, texts, true).details, ['Press Solve for the answer.']);
  });

  it('congratulates a user who solved it', () => {
    assert.match(say(models.fillBoard(start, solution)), /^Solved!/);
  });
});

group('errors', () => {
  it('gives the position of a bad text, and help if the engine cannot run', () => {
    const place = { line: 2, column: 9, found: '8 cells', expected: '9 cells in a row' };
    assert.deepEqual(describeError(new JiugongError('bad-row-length', '', place), texts).details, [
      'Line 2, column 9: found 8 cells, expected 9 cells in a row.',
      'The board is unchanged.',
    ]);
    assert.match(
      describeError(
        new JiugongError('unsupported', 'There is no WebAssembly.'),
        texts,
      ).details.join(),
      /^This needs a current browser .* The board itself still works\.$/,
    );
    const missing = new JiugongError('unavailable', 'jiugong-regions.js cannot be loaded: gone');
    assert.match(
      describeError(missing, texts).details.join(),
      /^Part of the solver could not be loaded: jiugong-regions\.js\. Try again/,
    );
    for (const language of LANGUAGES) {
      const { details } = describeError(missing, MESSAGES[language]);
      assert.match(details.join(), /jiugong-regions\.js/, language);
    }
    assert.match(
      describeError(new JiugongError('internal', 'It broke.'), texts).details.join(),
      /^The solver stopped unexpectedly\. Try again, or reload/,
    );
  });
});

group('cells by name', () => {
  it('names the position and content of a cell', () => {
    const wrong = models.typeValue(models.selectCell(start, 2), 5);
    const faces = facesOf(models.boardIn(wrong));
    assert.equal(
      cellLabel(0, faces[0]!, CLASSIC, texts),
      '5 given, clashes, row 1, column 1, box 1',
    );
    assert.equal(
      cellLabel(2, faces[2]!, CLASSIC, texts),
      '5 yours, clashes, row 1, column 3, box 1',
    );
    const marked = [2, 6].reduce(
      (model, digit) => models.typeMark(model, 'corner', digit),
      models.typeMark(models.selectCell(start, 2), 'candidates', 4),
    );
    const label = cellLabel(2, facesOf(models.boardIn(marked))[2]!, CLASSIC, texts);
    assert.equal(
      label,
      'empty, corner 2 6, candidates 4, ruled out by a given: 6, row 1, column 3, box 1',
    );
    assert.equal(cellLabel(43, faces[43]!, CLASSIC, texts), 'empty, row 5, column 8, box 6');
  });
});

group('English', () => {
  it('formats durations in suitable units', () => {
    assert.deepEqual([0, 99, 100, 9_949, 10_000, 999_000, 2_500_000].map(texts.duration), [
      'under 0.1 ms',
      'under 0.1 ms',
      '0.1 ms',
      '9.9 ms',
      '10 ms',
      '999 ms',
      '2.5 s',
    ]);
  });
});
