/** Hint and Apply on a board with the shipped engine: what is told, shown and done, press by press. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { Game, type GameEvents } from '../../board/game';
import { getEngine } from '../../board/get-engine';
import { isReady, toldTechnique } from '../../board/hint';
import { CLASSIC } from '../../board/layout';
import { has, valuesIn } from '../../board/marks';
import * as models from '../../board/model';
import { boardOf, entries } from '../../board/state';
import { HintPresenter, type Told } from '../../board/hint-presenter';
import { formatValues, parseValues } from '../../board/values';
import { describe as say } from '../../board/words';
import { techniqueName } from '../../hints/hints';
import { MESSAGES } from '../../locales/all-messages';
import type { Language } from '../../locales/languages';
import { CLASHING, FIRST, FIRST_SOLVED, IMPOSSIBLE, POINTING, TWO_WAYS } from '../browser/puzzles';
import { stopTime } from './stopped-clock';

after(async () => (await getEngine()).close());

const R1C2 = 1;
const R1C3 = 2;
const R1C4 = 3;
const R1C5 = 4;
const R5C5 = 40;

interface Played {
  readonly game: Game;
  /** What each press of Hint did. */
  readonly stages: GameEvents['jiugong-hint']['stage'][];
  readonly told: (language?: Language) => Told | null;
}

function play(puzzle: string): Played {
  const stages: Played['stages'] = [];
  const presenter = new HintPresenter();
  const game: Game = new Game((name, detail) => {
    if (name === 'jiugong-hint') stages.push((detail as GameEvents['jiugong-hint']).stage);
  });
  game.put((model) => models.startWith(model, boardOf(parseValues(puzzle)!)));
  const told = (language: Language = 'en'): Told | null =>
    presenter.present(game.model.hint, game.board, game.hints, MESSAGES[language]);
  return { game, stages, told };
}

const type = ({ game }: Played, cell: number, value: number): void =>
  game.edit((model) => models.typeValue(models.selectCell(model, cell), value));

/** Presses Hint until it is Apply. */
async function tellAll({ game }: Played): Promise<void> {
  do await game.hint();
  while (!isReady(game.model.hint!));
}

const digitsOn = ({ game }: Played): string => formatValues(entries(game.board));

const marksAt = ({ game }: Played, cell: number): readonly number[] =>
  valuesIn(game.board.candidates[cell]!, CLASSIC);

test('nothing is said of a search while the scripts of the first hint arrive', async (t) => {
  const played = play(FIRST);
  const { game } = played;
  const isSlowAfter = (milliseconds: number): boolean => {
    const pass = stopTime(t);
    void game.hint();
    pass(milliseconds);
    const { slow } = game.model;
    game.stop();
    t.mock.restoreAll();
    return slow;
  };
  assert.deepEqual([1900, 2100].map(isSlowAfter), [false, true]);
  await game.hint();
  type(played, R1C3, 4);
  assert.deepEqual([100, 300].map(isSlowAfter), [false, true]);
});

test('a hint is told in three steps and applied by a fourth press', async () => {
  const played = play(FIRST);
  const { game, stages, told } = played;
  const name = techniqueName('naked-single', 'en');
  await game.hint();
  assert.match(told()!.view.words.headline, /row 5, column 5/);
  assert.equal(toldTechnique(game.model.hint!), null);
  await game.hint();
  assert.equal(told()!.view.words.headline, name);
  assert.equal(toldTechnique(game.model.hint!), 'naked-single');
  await game.hint();
  assert.match(told()!.view.words.details.join(' '), /r5c5 .*5\./);
  assert.deepEqual(told()!.exhibit.placed, { cell: R5C5, digit: 5 });
  assert.equal(digitsOn(played), FIRST);
  await game.hint();
  assert.deepEqual(stages, ['where', 'how', 'what', 'applied']);
  assert.equal(game.board.own[R5C5], 5);
  assert.equal(told(), null);
});

test('an edit in between begins anew', async () => {
  const played = play(FIRST);
  await tellAll(played);
  type(played, R5C5, 5);
  assert.equal(played.game.model.hint, null);
  assert.equal(await played.game.hint(), 'where');
  assert.doesNotMatch(played.told()!.view.words.headline, /row 5, column 5/);
});

describe('what is to be mended first', () => {
  test('is a digit that clashes, and is wrong', async () => {
    const played = play(FIRST);
    type(played, R1C3, 5);
    await tellAll(played);
    assert.match(played.told()!.view.words.headline, /r1c3/);
    await played.game.hint();
    assert.equal(digitsOn(played), FIRST);
  });

  test('is left behind by going back to where it went wrong', async () => {
    const played = play(FIRST);
    const { game } = played;
    type(played, R5C5, 5);
    type(played, R1C3, 1);
    type(played, R1C4, 6);
    assert.equal(await game.check(), false);
    await game.undoMistake();
    assert.equal(digitsOn(played), `${FIRST.slice(0, R5C5)}5${FIRST.slice(R5C5 + 1)}`);
    assert.deepEqual(game.model.selection, [R1C3]);
  });

  test('are marks that lack the right digit, which get it back', async () => {
    const played = play(FIRST);
    const { game } = played;
    game.edit((model) => models.typeMark(models.selectCell(model, R1C3), 'candidates', 1));
    await tellAll(played);
    await game.hint();
    assert.deepEqual(marksAt(played, R1C3), [1, 2, 4]);
    assert.deepEqual(marksAt(played, R1C4), []);
  });

  test('is nothing of a puzzle without one solution: that is told, and nothing is applied', async () => {
    for (const [puzzle, kind] of [
      [TWO_WAYS, 'several-solutions'],
      [CLASHING, 'clash'],
    ] as const) {
      const played = play(puzzle);
      const { game, told } = played;
      const before = say(game.model, MESSAGES.en).headline;
      for (let press = 0; press < 3; ++press) {
        assert.equal(await game.hint(), 'what');
        assert.equal(game.model.hint!.hint.kind, kind);
        assert.ok(!isReady(game.model.hint!));
      }
      assert.notEqual(say(game.model, MESSAGES.en, false, told()!.view).headline, before);
      assert.equal(digitsOn(played), puzzle);
    }
  });
});

describe('a step that removes candidates', () => {
  for (const notes of ['no notes', 'own notes', 'automatic notes'] as const) {
    test(`with ${notes}`, async () => {
      const played = play(POINTING);
      const { game, told } = played;
      if (notes === 'own notes') game.edit(models.markCandidates);
      if (notes === 'automatic notes') {
        game.show((model) => models.withSetting(model, 'notes', 'automatic'));
      }
      const before = notes === 'no notes' ? [] : marksAt(played, R1C5);
      assert.equal(marksAt(played, R1C5).includes(1), notes !== 'no notes');
      await game.hint();
      assert.equal(told()!.exhibit.candidates, null);
      await tellAll(played);
      assert.equal(told()!.view.words.headline, techniqueName('pointing', 'en'));
      // The reader sees all candidates, whatever is noted.
      assert.ok(has(told()!.exhibit.candidates![R1C5]!, 1, CLASSIC));
      await game.hint();
      const left = marksAt(played, R1C5);
      assert.ok(left.length > 0 && !left.includes(1));
      assert.notDeepEqual(marksAt(played, R1C2), []);
      game.edit(models.undoStep);
      assert.deepEqual(marksAt(played, R1C5), before);
      if (notes === 'no notes') assert.deepEqual(marksAt(played, R1C2), []);
      game.edit(models.redoStep);
      assert.deepEqual(marksAt(played, R1C5), left);
      // The candidates stay away: the next hint is another one.
      await tellAll(played);
      const { hint } = game.model.hint!;
      assert.ok(hint.kind === 'step');
      const again = hint.step.eliminations.find(({ cell }) => cell === R1C5);
      assert.ok(!again?.digits.includes(1));
    });
  }
});

test('a hint is about the own digits under a shown answer', async () => {
  const played = play(FIRST);
  const { game, told } = played;
  assert.equal(await game.solve(), 'unique');
  await tellAll(played);
  assert.equal(formatValues(told()!.exhibit.values!), FIRST);
  await game.hint();
  assert.deepEqual([game.board.own[R5C5], game.board.own[R1C3]], [5, null]);
  assert.equal(game.board.finding, null);
  game.edit(models.undoStep);
  assert.equal(game.value, FIRST_SOLVED);
});

test('another language tells the same hint', async () => {
  const played = play(FIRST);
  await tellAll(played);
  const { hint } = played.game.model;
  for (const language of ['zh-Hans', 'zh-Hant', 'en'] as const) {
    const { headline } = played.told(language)!.view.words;
    assert.equal(headline, techniqueName('naked-single', language));
  }
  assert.equal(played.game.model.hint, hint);
});

test('that a puzzle has no solution says which givens conflict', async () => {
  const played = play(IMPOSSIBLE);
  const { game, stages } = played;
  assert.equal(await game.hint(), 'what');
  const { finding } = game.board;
  assert.ok(finding?.kind === 'none' && finding.reason.length > 0);
  assert.deepEqual([game.model.hint, stages], [null, ['what']]);
  const { headline, details } = say(game.model, MESSAGES.en);
  assert.equal(headline, MESSAGES.en.status.none);
  assert.equal(details.length, 1);
});

test('a wrong digit that is erased leaves the others marked that Check has found', async () => {
  const played = play(FIRST);
  const { game } = played;
  type(played, R1C3, 9);
  type(played, R1C4, 2);
  await game.check();
  await tellAll(played);
  await game.hint();
  assert.deepEqual(game.board.finding, { kind: 'checked', wrong: [R1C4] });
  const { status } = MESSAGES.en;
  const told = () => Object.values(say(game.model, MESSAGES.en)).flat();
  assert.deepEqual(told(), ['plain', status.erased('r1c3'), status.someWrong(1, 'r1c4')]);
  game.edit((model) => models.eraseHere(models.selectCell(model, R1C4)));
  assert.equal(game.board.finding, null);
});

test('there is none while givens are edited', async () => {
  const { game, stages } = play(FIRST);
  game.show((model) => models.editGivens(model, true));
  assert.equal(await game.hint(), null);
  assert.deepEqual([game.model.hint, stages], [null, []]);
});

describe('a hint that is looked for', () => {
  test('is waited for no longer after Stop', async () => {
    const { game, stages } = play(FIRST);
    const waiting = game.hint();
    assert.ok(game.stop());
    assert.equal(say(game.model, MESSAGES.en).headline, MESSAGES.en.status.stopped);
    assert.equal(await waiting, null);
    assert.deepEqual([game.model.hint, stages], [null, []]);
    assert.equal(await game.hint(), 'where');
  });

  test('does not come after an edit, about which it is not', async () => {
    const played = play(FIRST);
    const { game, stages } = played;
    const waiting = game.hint();
    type(played, R1C3, 4);
    assert.equal(await waiting, null);
    assert.deepEqual([game.model.hint, stages], [null, []]);
    assert.equal(game.stop(), false);
    assert.equal(await game.hint(), 'where');
  });
});
