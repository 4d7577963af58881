/** What is said of a puzzle that was entered, once it is to be played. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { getEngine } from '../../board/get-engine';
import { fromRegions } from '../../board/shapes/regions';
import { boardOf, enter, setEditing, type Board } from '../../board/state';
import { parseValues } from '../../board/values';
import { EXAMPLES } from '../../page/panels/variants/examples';
import { textsFor } from '../../page/panels/solve/texts';
import { describeVerdict, judge, type Verdict } from '../../page/ui/boards/start';
import { square } from '../layouts';
import { BLANK, CLASHING, FIRST, IMPOSSIBLE, TWO_WAYS } from '../browser/puzzles';

const { signal } = new AbortController();
const entered = (puzzle: string): Board => setEditing(boardOf(parseValues(puzzle)!), true);
const verdictOf = async (board: Board): Promise<Verdict> => judge(await getEngine(), board, signal);

after(async () => (await getEngine()).close());

test('a puzzle is judged by the solutions of its givens', async () => {
  assert.equal(await verdictOf(entered(FIRST)), 'unique');
  assert.equal(await verdictOf(entered(TWO_WAYS)), 'several');
  // Clashing givens, and such that conflict without a clash.
  assert.equal(await verdictOf(entered(CLASHING)), 'none');
  assert.equal(await verdictOf(entered(IMPOSSIBLE)), 'none');
  // Own digits, a wrong one here, are no part of it.
  assert.equal(await verdictOf(enter(boardOf(parseValues(FIRST)!), 2, 1)), 'unique');
});

test('without a digit there is nothing to judge', async () => {
  assert.equal(await verdictOf(entered(BLANK)), 'nothing');
});

test('a variant is judged in the same way, and also without a digit: its rules are clues', async () => {
  const engine = await getEngine();
  const killer = fromRegions(await engine.readRegions(EXAMPLES.killer));
  assert.equal(await verdictOf(killer), 'unique');
  assert.equal(await verdictOf(boardOf(Array(16).fill(null), square(2, 2))), 'several');
});

test('a variant that the engine does not take is not judged', async () => {
  const engine = await getEngine();
  const { layout, givens } = fromRegions(await engine.readRegions(EXAMPLES.killer));
  await assert.rejects(verdictOf(boardOf(givens, { ...layout, high: 8 })));
});

test('the verdict is said, and of several solutions also what that means', () => {
  const texts = textsFor('en');
  const { start } = texts.page;
  const said = (verdict: Exclude<Verdict, 'none'>): readonly string[] => {
    const { tone, headline, details } = describeVerdict(verdict, texts);
    return [tone, headline, ...details];
  };
  assert.deepEqual(said('unique'), ['good', start.ready]);
  assert.deepEqual(said('several'), ['plain', start.several, start.severalHow]);
  assert.deepEqual(said('nothing'), ['plain', start.nothing, start.nothingHow]);
});
