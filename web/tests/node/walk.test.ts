/** The walk-through as plain data: what it shows, how it lists steps, and where its steps lead. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after as finally_, before, describe, it } from 'node:test';
import type { Engine, Step, Technique } from '../../engine/jiugong';
import { load } from '../../../build/site/jiugong.mjs';
import { boardOf, entries, withAutomaticNotes, type Board } from '../../board/state';
import { formatValues, parseValues } from '../../board/values';
import { after, taughtPosition, type TaughtPosition } from '../../hints/hints';
import { exhibitOf } from '../../page/ui/walk/exhibit';
import * as hints from '../../hints/hints';
import * as walks from '../../page/ui/walk/model';
import type { Walk } from '../../page/ui/walk/model';
import { asked, askedOf, playedFrom, startsOf } from '../../page/ui/walk/position';
import { stepPicture, wrapped } from '../../page/ui/boards/step-picture';
import { exhibited } from '../../board/exhibit';
import { textOf } from '../../page/ui/walk/text';
import { textsFor } from '../../page/ui/walk/texts';
import { LANGUAGES } from '../../locales/languages';
import { EMPTY_STEP, PUZZLE } from './board-fixtures';

const EMPTY: TaughtPosition = taughtPosition({ givens: PUZZLE });

const step = (technique: Technique, rating: number, rest: Partial<Step> = {}): Step => ({
  ...EMPTY_STEP,
  technique,
  rating,
  ...rest,
});
const single = step('hidden-single', 1.2);
const pair = step('naked-pair', 3);
const wing = step('x-wing', 3.2);

const walkOf = (...steps: readonly Step[]): Walk =>
  steps.reduce(
    (walk, next) => walks.withStep(walk, next, EMPTY),
    walks.begin('explainer', 'board', EMPTY),
  );

describe('the list of steps', () => {
  const rows = (...steps: readonly Step[]) =>
    walks.rowsOf(steps).map(({ first, last }) => [first, last]);

  it('has a line for three singles in turn, or more', () => {
    assert.deepEqual(rows(), []);
    assert.deepEqual(rows(single, single), [
      [0, 0],
      [1, 1],
    ]);
    assert.deepEqual(rows(single, single, single, pair, single, wing, single, single, single), [
      [0, 2],
      [3, 3],
      [4, 4],
      [5, 5],
      [6, 8],
    ]);
  });

  it('opens a run that is all there is, and others on demand', () => {
    const easy = walkOf(single, single, single);
    const mixed = walkOf(single, single, single, pair);
    const isOpen = (walk: Walk): boolean => {
      const all = walks.rowsOf(walk.steps);
      return walks.isRunOpen(walk, all[0]!, all);
    };
    assert.equal(isOpen(easy), true);
    assert.equal(isOpen(walks.toggleRun(easy, 0)), false);
    assert.equal(isOpen(mixed), false);
    assert.equal(isOpen(walks.toggleRun(mixed, 0)), true);
    assert.equal(isOpen(walks.toggleRun(walks.toggleRun(mixed, 0), 0)), false);
  });

  it('marks the first of the hardest steps, unless singles are enough', () => {
    assert.equal(walks.hardestOf([]), -1);
    assert.equal(walks.hardestOf([single, single]), -1);
    assert.equal(walks.hardestOf([single, wing, pair, wing]), 1);
    const walk = walkOf(single, wing);
    assert.equal(walks.hardestIn(walk), -1);
    // Nor of a search that was stopped, or failed.
    assert.equal(walks.hardestIn(walks.withSearch(walk, 'none')), -1);
    assert.equal(walks.hardestIn(walks.withEnd(walk, { kind: 'solved' })), 1);
    // In the human style a single may have a higher score than a harder technique.
    assert.equal(walks.hardestOf([step('hidden-single', 100), step('pointing', 50)]), 1);
  });
});

const statement = (cell: number, nested: number | null) => ({
  cell,
  digit: 1,
  on: false,
  reason: 'cell' as const,
  parents: [],
  nested,
});

describe('what is shown', () => {
  const inner = step('pointing', 2.6);
  const middle = step('forcing-chain', 7, {
    trees: [[statement(1, null), statement(2, 0)]],
    nested: [inner],
  });
  const chain = step('dynamic-cell-forcing-chains', 8.5, {
    trees: [
      [statement(0, null), statement(3, 1)],
      [statement(0, null), statement(4, 0), statement(5, 1), statement(6, 0)],
    ],
    nested: [middle, pair],
  });
  const walk = walkOf(single, chain, wing);

  it('begins before the first step, and stays there while others come', () => {
    assert.deepEqual(walk.shown, { at: 0, phase: 'before', branch: 0, way: [] });
    assert.equal(walks.stepShown(walks.begin('human', 'board', EMPTY)), undefined);
  });

  it('goes from step to step, as far as there are any, in the same phase', () => {
    const last = walks.goTo(walk, Infinity);
    assert.equal(last.shown.at, 2);
    assert.equal(walks.goTo(last, 3), last);
    assert.equal(walks.goTo(last, -5).shown.at, 0);
    const later = walks.goTo(walks.withPhase(walk, 'after'), 1);
    assert.equal(later.shown.phase, 'after');
    const none = walks.begin('human', 'board', EMPTY);
    assert.equal(walks.goTo(none, 1), none);
  });

  it('has branches, counted round, and begins anew at another step', () => {
    const second = walks.withBranch(walks.goTo(walk, 1), 1, 2);
    assert.equal(second.shown.branch, 1);
    assert.equal(walks.withBranch(second, 2, 2).shown.branch, 0);
    assert.equal(walks.withBranch(walk, -1, 2).shown.branch, 1);
    assert.equal(walks.goTo(second, 2).shown.branch, 0);
  });

  it('opens the steps that a branch refers to, and those in these', () => {
    const at = walks.withBranch(walks.goTo(walk, 1), 1, 2);
    const places = (now: Walk) =>
      walks.insideShown(now).map(({ place, node }) => [place, node.cell]);
    assert.deepEqual(places(walks.goTo(walk, 1)), [[1, 3]]);
    assert.deepEqual(places(at), [
      [0, 4],
      [1, 5],
    ]);
    const inside = walks.goInside(at, 0);
    assert.equal(walks.stepShown(inside), middle);
    assert.deepEqual(places(inside), [[0, 2]]);
    const deeper = walks.goInside(inside, 0);
    assert.equal(walks.stepShown(deeper), inner);
    assert.deepEqual(walks.goOutside(deeper).shown, inside.shown);
    assert.deepEqual(walks.goOutside(inside).shown, at.shown);
    assert.equal(walks.goOutside(at), at);
    assert.deepEqual(walks.withPhase(deeper, 'after').shown.way, []);
  });
});

describe('positions', () => {
  const given = boardOf(parseValues(PUZZLE)!);
  const begun: Board = {
    ...given,
    own: given.own.map((_, cell) => (cell === 2 ? 4 : null)),
    candidates: given.candidates.map((_, cell) => (cell === 3 ? 0b100010 : 0)),
    corner: given.corner.map((_, cell) => (cell === 3 ? 0b10 : 0)),
  };

  it('begin at the board, at its digits, or at the givens', () => {
    assert.deepEqual(startsOf(given), ['board']);
    assert.deepEqual(startsOf(begun), ['board', 'digits', 'givens']);
    assert.deepEqual(startsOf({ ...begun, own: given.own }), ['board', 'givens']);
    assert.deepEqual(startsOf({ ...begun, candidates: given.candidates }), ['board', 'givens']);
    assert.equal(askedOf(begun, 'board').marks![3], 0b100010);
    assert.equal(askedOf(begun, 'digits').marks, null);
    assert.equal(askedOf(begun, 'digits').digits![2], '4');
    assert.equal(askedOf(begun, 'givens').digits, null);
  });

  it('are played on with their digits and candidates', () => {
    const position = after(EMPTY, {
      ...step('naked-pair', 3),
      placement: { cell: 2, digit: 4 },
      eliminations: [{ cell: 3, digits: [2] }],
    });
    const played = playedFrom(begun, position);
    assert.equal(played.own[2], 4);
    assert.deepEqual(played.givens, given.givens);
    assert.deepEqual(played.candidates, position.candidates);
    assert.ok(played.corner.every((mask) => mask === 0));
    // Automatic notes come to the same.
    assert.deepEqual(withAutomaticNotes(played).candidates, position.candidates);
  });
});

describe('the steps of real puzzles', () => {
  let engine: Engine;
  before(async () => {
    engine = (await load()) as Engine;
  });
  finally_(() => engine.close());

  const RATED = readFileSync(
    join(process.cwd(), '..', 'native_tests', 'corpus', 'teach_rated.csv'),
    'utf8',
  )
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.slice(0, 81));

  /** As the page finds them: one after another, each from the position before. */
  async function walkThrough(puzzle: string, style: 'human' | 'explainer'): Promise<Walk> {
    let walk = walks.begin(style, 'givens', taughtPosition({ givens: puzzle }));
    for (;;) {
      const last = walk.positions.at(-1)!;
      const hint = await engine.hint(asked(puzzle, last), { style });
      if (hint.kind !== 'step') return walks.withEnd(walk, hint);
      walk = walks.withStep(walk, hint.step, after(last, hint.step));
    }
  }

  it('lead to the solution, and are those of explain', async () => {
    for (let number = 0; number < 50; ++number) {
      const isRated = number % 2 === 0;
      const puzzle = isRated
        ? RATED[number / 2]!
        : (await engine.generate({ seed: number })).puzzle;
      const style = number % 3 === 0 ? 'explainer' : 'human';
      const walk = await walkThrough(puzzle, style);
      assert.equal(walk.end!.kind, 'solved', puzzle);
      const last = walks.withPhase(walks.goTo(walk, Infinity), 'after');
      const { solution } = await engine.solve(puzzle);
      assert.equal(walks.positionShown(last).digits.join(''), solution, puzzle);
      assert.ok(walks.isComplete(walks.positionShown(last)));
      const { steps } = await engine.explain(puzzle, { style });
      assert.deepEqual(walk.steps, steps, puzzle);
      const board = playedFrom(boardOf(parseValues(puzzle)!), walks.positionShown(last));
      assert.equal(formatValues(entries(board)), solution);
    }
  });

  it('are told as text, and in Markdown', async () => {
    const puzzle = RATED[40]!;
    const walk = await walkThrough(puzzle, 'explainer');
    const hardest = walks.hardestIn(walk);
    for (const language of LANGUAGES) {
      const words = { texts: textsFor(language), hints, language };
      const [plain, markdown] = [textOf(walk, words, 'text'), textOf(walk, words, 'markdown')];
      assert.ok(plain.includes(`\n${puzzle.replaceAll('0', '.')}\n`));
      assert.ok(markdown.startsWith(`# ${words.texts.walk.label}\n`));
      assert.equal(markdown.replaceAll('**', '').replace('# ', '').replaceAll('`', ''), plain);
      walk.steps.forEach((step, at) => {
        const name = hints.nameOf(step, language);
        const line = plain.split('\n').find((text) => text.startsWith(`${at + 1}. `))!;
        assert.ok(line.startsWith(`${at + 1}. ${name}`), line);
        assert.ok(line.includes(step.rating!.toFixed(1)), line);
        assert.equal(line.includes(words.texts.walk.hardest), at === hardest);
        for (const told of hints.sentenceOf(step, walk.positions[at]!, language)) {
          assert.ok(plain.includes(told));
        }
      });
    }
  });

  it('are drawn as pictures, with their words in lines that fit', async () => {
    const walk = await walkThrough(RATED[40]!, 'human');
    const at = walks.hardestIn(walk);
    const exhibit = exhibitOf(walks.goTo(walk, at), hints);
    const board = exhibited(boardOf(parseValues(RATED[40]!)!), exhibit);
    const [sentence] = hints.sentenceOf(walk.steps[at]!, walk.positions[at]!, 'en');
    const { svg, width, height } = stepPicture(board, exhibit.drawing, 'A <step>', [sentence!]);
    assert.ok(svg.includes(`viewBox="0 0 ${width} ${height}"`));
    assert.ok(svg.includes('>A &#60;step&#62;</text>'));
    assert.ok(height > width);
    const { under, over } = exhibit.drawing;
    for (const { path } of [...under, ...over]) assert.ok(svg.includes(path));
    const noted = exhibit.candidates!.map((mask) => mask.toString(2).replaceAll('0', '').length);
    const candidates = noted.reduce((sum, count) => sum + count, 0);
    assert.equal(svg.match(/font-size="23"/g)!.length, candidates);
  });

  it('break their words where a line may end', () => {
    const words = 'In row 1 the 7 can only be in box 2, so no other cell there is 7';
    const lines = wrapped(words, 300);
    assert.ok(lines.length > 2);
    assert.equal(lines.join(' '), words);
    const chinese = '第 4 行的 7 只能在第 5 宫，所以该宫的其他格不能是 7：r5c4 不能是 7。';
    const broken = wrapped(chinese, 300);
    assert.equal(broken.join('').replaceAll(' ', ''), chinese.replaceAll(' ', ''));
    for (const line of broken) assert.doesNotMatch(line, /^[，。：]/);
    assert.deepEqual(wrapped('', 300), ['']);
  });

  it('are shown before, with what falls, and after, with its traces', async () => {
    const walk = await walkThrough(RATED[40]!, 'explainer');
    for (let at = 0; at < walk.steps.length; ++at) {
      const looksIn = (phase: walks.Phase) => {
        const { drawing, candidates, values } = exhibitOf(
          walks.withPhase(walks.goTo(walk, at), phase),
          hints,
        );
        const position = walk.positions[at + (phase === 'after' ? 1 : 0)]!;
        assert.deepEqual(candidates, position.candidates);
        assert.deepEqual(
          values!.map((value) => value ?? 0),
          position.digits,
        );
        return [...drawing.under, ...drawing.over].map(({ look }) => look);
      };
      const { placement, eliminations } = walk.steps[at]!;
      const fallen = eliminations.flatMap(({ digits }) => digits).length;
      for (const phase of walks.PHASES) {
        assert.equal(looksIn(phase).filter((look) => look === 'removed').length, fallen);
      }
      assert.equal(looksIn('before').includes('placed'), placement !== null);
      assert.equal(looksIn('after').includes('cell'), placement !== null);
    }
  });
});
