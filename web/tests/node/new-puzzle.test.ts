import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Engine as Built, load } from '../../../build/site/jiugong.mjs';
import {
  dateInWords,
  dateOf,
  parseDays,
  requestOf,
  dayOf,
  monthOf,
  monthsLater,
  weekInWords,
  withPuzzle,
  withSolved,
  type Days,
} from '../../page/panels/solve/daily';
import { findPosition, positionBefore } from '../../page/panels/solve/practice/find';
import { LEVELS, TECHNIQUES } from '../../api/teach';
import { PRACTISED } from '../../page/ui/techniques';
import { textsFor } from '../../page/panels/solve/texts';
import {
  FIRST_PUZZLE_REQUEST,
  formatRequest,
  makePuzzle,
  missedIn,
  parseRequest,
  type Made,
  type PuzzleRequest,
} from '../../page/panels/solve/request';
import { describeNotice } from '../../page/panels/solve/words';
import { CLUES, drawSeed, isSeed } from '../../page/ui/new-puzzle';
import * as hints from '../../hints/hints';
import { boardFrom } from '../../board/snapshot';
import { withAutomaticNotes } from '../../board/state';
import type { Engine, GenerateOptions, Level, RatedGrid, Step } from '../../engine/jiugong';

let engine: Built;
before(async () => {
  engine = await load();
});
after(() => engine.close());

const GRID: RatedGrid = {
  puzzle: '1'.repeat(81),
  solution: '1'.repeat(81),
  clues: 24,
  er: 4.4,
  ep: 4.4,
  ed: 1.2,
  level: 'hard',
  hardest: 'xyz-wing',
};

const onProgress = (): void => undefined;

const made = (change: Partial<Made> = {}): Made => ({
  puzzle: GRID.puzzle,
  solution: GRID.solution,
  clues: 24,
  seed: '7',
  difficulty: GRID,
  ...change,
});

describe('the options for a new puzzle', () => {
  it('are stored as text, without the seed', () => {
    const request: PuzzleRequest = {
      clues: 30,
      symmetry: 'rotate90',
      seed: '7',
      goal: 'er',
      er: [2.5, 7.1],
      technique: 'skyscraper',
      minimal: true,
    };
    assert.deepEqual(parseRequest(formatRequest(request)), { ...request, seed: '' });
    assert.deepEqual(parseRequest(formatRequest(FIRST_PUZZLE_REQUEST)), FIRST_PUZZLE_REQUEST);
  });

  it('are read as earlier versions stored them', () => {
    const request = parseRequest('30 rotate90');
    assert.deepEqual(request, { ...FIRST_PUZZLE_REQUEST, clues: 30, symmetry: 'rotate90' });
  });

  it('get the defaults if the stored text is invalid', () => {
    const invalid = '82 NONE hardest 0 12 y-wing maximal';
    for (const text of [
      null,
      '',
      'minimal',
      '16 nowhere',
      '82',
      '1e1 NONE',
      '<b>',
      ' none',
      invalid,
    ]) {
      assert.deepEqual(parseRequest(text), FIRST_PUZZLE_REQUEST, String(text));
    }
    assert.equal(parseRequest('17 nowhere').clues, 17);
    assert.equal(parseRequest('99 vertical').symmetry, 'vertical');
    assert.equal(parseRequest('99 vertical extreme').goal, 'extreme');
  });

  it('offer every number of clues that a puzzle can have', () => {
    assert.deepEqual([CLUES[0], CLUES.at(-1), CLUES.length], [17, 81, 65]);
  });

  it('offer every technique once', () => {
    for (const list of [TECHNIQUES, PRACTISED]) assert.equal(new Set(list).size, list.length);
    for (const technique of PRACTISED) assert.ok(TECHNIQUES.includes(technique), technique);
  });

  it('take whole numbers below 2^64 as numbers', () => {
    for (const good of ['', ' ', '0', '007', ' 42 ', '18446744073709551615'])
      assert.ok(isSeed(good));
    const bad = [
      '18446744073709551616',
      '-1',
      '1.5',
      '1e3',
      '0x10',
      'seed',
      '１',
      '1 2',
      '9'.repeat(21),
    ];
    for (const text of bad) assert.ok(!isSeed(text), text);
  });

  it('are passed to the engine, with a random seed if none was typed', async () => {
    const asked: GenerateOptions[] = [];
    const generate = (options: GenerateOptions) => {
      asked.push(options);
      return Promise.resolve(GRID);
    };
    const asker = { generate } as unknown as Engine;
    const { signal } = new AbortController();
    const make = (change: Partial<PuzzleRequest>) =>
      makePuzzle(asker, { ...FIRST_PUZZLE_REQUEST, ...change }, signal, onProgress);
    const { seed } = await make({ goal: 'any', clues: 30, symmetry: 'diagonal', seed: ' Xmas ' });
    assert.equal(seed, 'Xmas');
    assert.deepEqual(asked.pop(), { givens: 30, symmetry: 'diagonal', seed: 'Xmas', signal });
    const rest = {
      givens: undefined,
      symmetry: 'none',
      minimal: false,
      seed: '7',
      signal,
      onProgress,
    };
    await make({ goal: 'expert', seed: '7' });
    assert.deepEqual(asked.pop(), { level: 'expert', ...rest });
    await make({ goal: 'er', er: [7, 4], seed: '7' });
    assert.deepEqual(asked.pop(), { er: [4, 7], ...rest });
    await make({ goal: 'technique', technique: 'w-wing', minimal: true, seed: '7' });
    assert.deepEqual(asked.pop(), { technique: 'w-wing', ...rest, minimal: true });
    for (const blank of ['', ' ', '']) await make({ seed: blank });
    assert.equal(new Set(asked.map((options) => options.seed)).size, 3);
  });

  it('draw a different seed each time', () => {
    const seeds = Array.from({ length: 20 }, drawSeed);
    assert.ok(new Set(seeds).size > 15);
    for (const seed of seeds) assert.ok(isSeed(seed) && seed.length <= 10, seed);
  });

  it('are compared with what was made', () => {
    const missed = (change: Partial<PuzzleRequest>, puzzle = made()) =>
      missedIn({ ...FIRST_PUZZLE_REQUEST, ...change }, puzzle);
    assert.deepEqual(missed({ goal: 'hard' }), { goal: false, clues: false });
    assert.deepEqual(missed({ goal: 'extreme' }), { goal: true, clues: false });
    assert.deepEqual(missed({ goal: 'er', er: [4.4, 3] }), { goal: false, clues: false });
    assert.deepEqual(missed({ goal: 'er', er: [4.5, 5] }), { goal: true, clues: false });
    assert.deepEqual(missed({ goal: 'technique', technique: 'xyz-wing' }), {
      goal: false,
      clues: false,
    });
    assert.deepEqual(missed({ goal: 'technique', technique: 'x-wing' }), {
      goal: true,
      clues: false,
    });
    const any = made({ difficulty: null });
    assert.deepEqual(missed({ goal: 'any', clues: 22 }, any), { goal: false, clues: true });
  });
});

describe('the puzzles of a day', () => {
  const [puzzle, other] = ['1'.repeat(81), '2'.repeat(81)];

  it('follow from the date alone', () => {
    assert.equal(dateOf(new Date(2026, 11, 4, 23, 59)), '2026-12-04');
    assert.equal(dateInWords('2026-12-24', 'en'), 'Thursday, December 24, 2026');
    assert.equal(dateInWords('2026-12-24', 'zh-Hans'), '2026年12月24日星期四');
    const seeds = LEVELS.map((level) => requestOf('2026-12-24', level).seed);
    assert.deepEqual(seeds[0], '2026-12-24 beginner');
    assert.equal(new Set(seeds).size, 6);
    assert.deepEqual(requestOf('2026-12-24', 'easy'), {
      ...FIRST_PUZZLE_REQUEST,
      seed: '2026-12-24 easy',
    });
  });

  it('are the same for ever', async () => {
    const { signal } = new AbortController();
    const make = (level: Level) =>
      makePuzzle(engine, requestOf('2026-12-24', level), signal, onProgress);
    const { puzzle: first, difficulty } = await make('medium');
    assert.equal(difficulty?.level, 'medium');
    assert.equal(
      first,
      '........2..8.27495..281.3...9.43.1..5.........816...7.21.9....6..5....83..9.6....',
    );
  });

  it('are marked when they are begun, and when the person has solved them', () => {
    const days = withPuzzle({}, '2026-12-24', 'hard', puzzle);
    assert.deepEqual(dayOf(days, '2026-12-24'), { puzzles: { hard: puzzle }, solved: [] });
    assert.equal(withSolved(days, other), days);
    const solved = withSolved(days, puzzle);
    assert.deepEqual(dayOf(solved, '2026-12-24').solved, ['hard']);
    assert.equal(withSolved(solved, puzzle), solved);
    assert.deepEqual(parseDays(JSON.parse(JSON.stringify(solved))), solved);
    assert.deepEqual(dayOf(solved, '2026-12-25'), { puzzles: {}, solved: [] });
    // As it was kept before there were several days.
    const one = { date: '2026-12-24', puzzles: { hard: puzzle }, solved: ['hard'] };
    assert.deepEqual(parseDays(one), solved);
  });

  it('are kept for two months, and whether they are solved for years', () => {
    let days: Days = {};
    for (const month of ['2026-11-01', '2026-12-01', '2027-01-01'])
      for (const date of monthOf(month, 0).dates)
        days = withSolved(withPuzzle(days, date, 'hard', date), date);
    const known = Object.values(days).filter(({ puzzles }) => puzzles.hard !== undefined);
    assert.equal(known.length, 60);
    assert.deepEqual(dayOf(days, '2026-11-01'), { puzzles: {}, solved: ['hard'] });
    assert.equal(Object.keys(days).length, 30 + 31 + 31);
    const played = withPuzzle(days, '2020-02-29', 'easy', other);
    assert.deepEqual(dayOf(played, '2020-02-29').puzzles, { easy: other });
  });

  it('stand in months of whole weeks', () => {
    const february = monthOf('2028-02-24', 1);
    assert.deepEqual(
      [february.dates.length, february.dates[0], february.dates.at(-1), february.before],
      [29, '2028-02-01', '2028-02-29', 1],
    );
    assert.equal(monthOf('2028-02-24', 0).before, 2);
    assert.equal(weekInWords(0, 'en').join(''), 'SMTWTFS');
    assert.equal(weekInWords(1, 'zh-Hans').join(''), '一二三四五六日');
    assert.equal(monthsLater('2026-12-31', 1), '2027-01-31');
    assert.equal(monthsLater('2027-03-31', -1), '2027-02-28');
    assert.equal(monthsLater('2027-01-05', -1), '2026-12-05');
  });
});

const isRemoval = ({ eliminations }: Step): boolean => eliminations.length > 0;

describe('practising a technique', () => {
  it('begins where the technique is the next step, with candidates where they matter', async () => {
    const { signal } = new AbortController();
    for (const technique of ['naked-single', 'pointing', 'x-wing', 'skyscraper'] as const) {
      const position = await findPosition(engine, hints, technique, signal);
      assert.ok(position !== null, technique);
      const { givens, own: digits, candidates: marks } = position;
      const hint = await engine.hint({ givens, digits, marks }, { style: 'human' });
      assert.equal(hint.kind === 'step' && hint.step.technique, technique);
    }
  });

  it('keeps what earlier steps have removed from automatic notes, too', async () => {
    const { puzzle } = await engine.generate({ level: 'hard', seed: 1 });
    const { steps } = await engine.explain(puzzle, { style: 'human' });
    const at = steps.map(isRemoval).lastIndexOf(true);
    assert.ok(steps.slice(0, at).some(isRemoval));
    const board = boardFrom(positionBefore(puzzle, steps, at, hints));
    assert.ok(board.removed.some((mask) => mask !== 0));
    assert.deepEqual(withAutomaticNotes(board).candidates, board.candidates);
  });

  it('has no candidates before the first elimination', async () => {
    const { puzzle } = await engine.generate({ level: 'easy', seed: 1 });
    const { steps } = await engine.explain(puzzle, { style: 'human', limit: 3 });
    const position = positionBefore(puzzle, steps, 2, hints);
    assert.equal(position.own.replaceAll('.', '').length, 2);
    assert.ok(position.candidates.every((mask) => mask === 0));
  });
});

describe('the message about a new puzzle', () => {
  const texts = textsFor('en');
  const ofBoard = { tone: 'plain', headline: 'board', details: [] } as const;
  const said = (
    puzzle: Made,
    change: Partial<PuzzleRequest>,
    day: string | null = null,
  ): string => {
    const request = { ...FIRST_PUZZLE_REQUEST, ...change };
    const notice = { kind: 'made', made: puzzle, request, day, replaces: false } as const;
    const { headline, details } = describeNotice(notice, ofBoard, texts, null, 'en');
    return [headline, ...details].join(' ');
  };

  it('has the number of givens, and the requested number if it differs', () => {
    const any = (clues: number): Made => made({ clues, difficulty: null });
    assert.equal(
      said(any(24), { goal: 'any' }),
      'A new puzzle with 24 givens. It has one solution and is minimal.',
    );
    assert.equal(
      said(any(30), { goal: 'any', clues: 30 }),
      'A new puzzle with 30 givens. It has one solution.',
    );
    assert.equal(
      said(any(19), { goal: 'any', clues: 17 }),
      'A new puzzle with 19 givens. You asked for 17; this is the closest match.',
    );
  });

  it('has the difficulty, and what was asked for if it was not found', () => {
    assert.equal(said(made(), { goal: 'hard' }), 'A new puzzle: Hard.');
    assert.match(
      said(made(), { goal: 'extreme' }),
      /^A new puzzle: Hard\. You asked for Extreme; /,
    );
    assert.match(said(made(), { goal: 'er', er: [7, 7.9] }), /You asked for ER 7 to 7\.9; /);
    assert.match(said(made(), { goal: 'er', er: [7.9, 7] }), /You asked for ER 7 to 7\.9; /);
    assert.match(said(made(), { goal: 'technique', technique: 'w-wing' }), /asked for w wing; /);
    assert.match(said(made(), { goal: 'hard', clues: 22 }), /You asked for 22; /);
  });

  it('has the day that the puzzle is of', () => {
    const text = said(made(), { goal: 'hard' }, '2026-12-24');
    assert.match(text, /^Hard, Thursday, December 24, 2026\./);
  });
});
