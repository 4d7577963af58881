/** Tests the computations of ./dev bench without measuring anything. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions } from './command.mjs';
import { Contestant } from './contestant.mjs';
import { jobTask, measure, setTask } from './measure.mjs';
import { readPuzzles, shuffled } from './puzzles.mjs';
import {
  compareRounds,
  figures,
  formatNumber,
  formatTable,
  median,
  withPairs,
  withRatios,
} from './report.mjs';

const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

test('options are those that a table has, and numbers', () => {
  const read = (...args) => ({ ...readOptions(['rounds', 'seconds'], {}, args) });
  assert.deepEqual(read('--seconds', '.5'), { json: false, rounds: 7, seconds: 0.5 });
  for (const number of ['1.5', '0', '-1', '1e3', 'x', '']) {
    assert.throws(() => read(`--rounds=${number}`), {
      message: `--rounds takes a positive whole number, not "${number}".`,
    });
  }
  for (const number of ['0', '0.0', '-1', '1.2.3', 'Infinity', '']) {
    assert.throws(() => read(`--seconds=${number}`), /--seconds takes a positive number/);
  }
  assert.throws(() => read('--data', 'folder'), /Unknown option '--data'/);
});

test('puzzles are read from lines with comments', () => {
  const zeros = puzzle.replaceAll('.', '0');
  const text = `# comment\n${puzzle}\r\n\n${zeros} easy\n${zeros}, easy\n`;
  assert.deepEqual(readPuzzles(text, 'file'), [puzzle, puzzle, puzzle]);
});

test('a bad line is named', () => {
  for (const line of ['puzzle', puzzle.slice(1), `${puzzle}1`]) {
    assert.throws(() => readPuzzles(`# comment\n${puzzle}\n${line}\n`, 'some.txt'), {
      message: 'some.txt: line 3 does not begin with 81 digits and blanks.',
    });
  }
  assert.throws(() => readPuzzles('# comment\n', 'some.txt'), /some.txt: there are no puzzles/);
});

test('shuffling keeps the items, moves them, and is the same each time', () => {
  const items = Array.from({ length: 1000 }, (_, i) => i);
  const order = shuffled(items);
  assert.deepEqual(order, shuffled(items));
  assert.ok(order.filter((item, i) => item === i).length < 10);
  assert.deepEqual(
    order.sort((a, b) => a - b),
    items,
  );
});

test('the median of odd and even numbers', () => {
  assert.equal(median([10, 9, 1]), 9);
  assert.equal(median([100, 3, 1, 5]), 4);
});

const entry = (program, seconds, more) => ({
  task: setTask('easy', ['', '', '', ''], 2),
  contestant: { name: program },
  seconds,
  ...more,
});

test('figures come from the median round', () => {
  const { perSecond, microseconds, spread, guesses, withoutGuess } = figures(
    entry('native', [2, 1, 4], { guesses: { guesses: 6, unguessed: 1 } }),
  );
  assert.equal(perSecond, 2);
  assert.equal(microseconds, 500_000);
  assert.equal(spread, 1.5);
  assert.equal(guesses, 1.5);
  assert.equal(withoutGuess, 0.25);
});

test('ratios are to the reference at the same task', () => {
  const job = { ...entry('native', [1]), task: jobTask('grids') };
  const results = [entry('native', [1]), entry('other', [5]), job].map(figures);
  const ratios = (reference) => withRatios(results, reference).map(({ ratio }) => ratio);
  assert.deepEqual(ratios('other'), [5, 1, null]);
  assert.deepEqual(ratios(null), [null, null, null]);
});

test('numbers have three digits at least', () => {
  const numbers = [0, 0.01234, 0.5, 1.2345, 12.345, 123.45, 1234.5, 1_234_567];
  const texts = ['0', '0.012', '0.500', '1.23', '12.3', '123', '1,235', '1,234,567'];
  assert.deepEqual(numbers.map(formatNumber), texts);
});

test('the table shows what there is', () => {
  const guessed = { guesses: { guesses: 6, unguessed: 1 } };
  const results = [
    figures(entry('native', [2e-6], guessed)),
    figures(entry('other', [4e-6])),
    figures({ ...entry('native', [1e-6]), task: jobTask('grids') }),
  ];
  const report = {
    cpu: 'A processor',
    setting: 'one thread',
    rounds: 3,
    programs: [{ name: 'native', about: 'GCC' }],
  };
  const table = formatTable({
    ...report,
    reference: 'other',
    results: withRatios(results, 'other'),
  });
  assert.equal(
    table,
    `A processor; one thread; medians of 3 rounds in turn; ratios to other
native  GCC

task     program  per second  µs each  guesses  no guess  spread  ratio
easy: 4  native    2,000,000    0.500    1.500     25.0%    0.0%  2.00×
         other     1,000,000     1.00                       0.0%  1.00×

grids    native    1,000,000     1.00                       0.0%
`,
  );
  assert.doesNotMatch(formatTable({ ...report, reference: null, results }), /ratio|×/);
});

/** A fake contestant that reports durations without taking time. */
class Pretender {
  asked = [];
  loads = 0;
  constructor(name, { secondsEach = 0.001, solutions = 1, jobs = true } = {}) {
    Object.assign(this, { name, secondsEach, solutions, jobs });
  }
  async load(puzzles) {
    this.puzzles = puzzles;
    this.loads += 1;
  }
  async check() {
    return { guesses: 3, unguessed: 0 };
  }
  async time(question) {
    this.asked.push(question);
    const [verb, , amount] = question.split(' ');
    if (verb === 'job' && !this.jobs) return null;
    const items = Number(amount) * (verb === 'job' ? 1 : this.puzzles.length);
    return { seconds: items * this.secondsEach, answer: BigInt(items * this.solutions) };
  }
}

const twoTasks = [setTask('two', [puzzle, puzzle], 2), jobTask('grids')];
const measured = (contestants, own, before) =>
  measure({
    contestants,
    own,
    before,
    tasks: twoTasks,
    rounds: 3,
    seconds: 0.1,
    onProgress: () => {},
  });

test('every round takes long enough, and who cannot do a job is left out', async () => {
  const ours = new Pretender('ours');
  const other = new Pretender('other', { secondsEach: 1, jobs: false });
  const entries = await measured([ours, other], [ours]);
  const seen = entries.map(({ task, contestant, passes, guesses }) => ({
    program: contestant.name,
    task: task.name,
    passes,
    guesses: guesses?.guesses,
  }));
  assert.deepEqual(seen, [
    { program: 'ours', task: 'two', passes: 50, guesses: 3 },
    { program: 'other', task: 'two', passes: 1, guesses: undefined },
    { program: 'ours', task: 'grids', passes: 100, guesses: undefined },
  ]);
  for (const { seconds } of entries) assert.equal(seconds.length, 3);
  assert.ok(Math.abs(entries[0].seconds[0] - 0.002) < 1e-12, 'of one pass');
  assert.deepEqual(ours.asked.slice(-2), ['run 2 50', 'job grids 100'], 'tasks take turns');
});

test('programs that count differently are named', async () => {
  const ours = new Pretender('ours');
  const other = new Pretender('other', { solutions: 2 });
  await assert.rejects(measured([ours, other], [ours]), {
    message: 'two: other answers 4, ours 2.',
  });
});

test('another commit is left out of jobs that it does in another way, but counts alike', async () => {
  const ours = new Pretender('ours');
  const before = new Pretender('before');
  before.time = async (question) => {
    const { seconds, answer } = await ours.time(question);
    return { seconds, answer: question.startsWith('job') ? 2n * answer : answer };
  };
  const entries = await measured([ours, before], [ours, before], ['before']);
  assert.deepEqual(
    entries.map(({ task, contestant }) => `${contestant.name}: ${task.name}`),
    ['ours: two', 'before: two', 'ours: grids'],
  );
  const miscounting = new Pretender('before', { solutions: 2 });
  await assert.rejects(measured([ours, miscounting], [ours, miscounting], ['before']), {
    message: 'two: before answers 4, ours 2.',
  });
});

test('a set with a puzzle that is not unique is named', async () => {
  const ours = new Pretender('ours');
  ours.check = async () => ({ fault: { index: 1, why: 'has several solutions' } });
  await assert.rejects(measured([ours], [ours]), {
    message: `two: the puzzle ${puzzle} has several solutions (ours).`,
  });
});

/** A program that implements the protocol, for Node. */
const program = `
  const lines = require('readline').createInterface({ input: process.stdin });
  let expected = 0;
  let held = 0;
  lines.on('line', (line) => {
    const [verb, first] = line.split(' ');
    if (expected > 0) {
      held += 1;
      if ((expected -= 1) === 0) console.log('ready');
    } else if (verb === 'about') console.log('made for the test');
    else if (verb === 'puzzles') [expected, held] = [Number(first), 0];
    else if (verb === 'run') console.log('done ' + held);
    else if (verb === 'leave') process.exit();
    else console.log(verb === 'job' ? 'unsupported' : 'what?');
  });`;
const started = () => new Contestant('it', process.execPath, ['-e', program], 'Node');

test('a program is asked and answers', async () => {
  const contestant = started();
  await contestant.introduce();
  assert.equal(contestant.about, 'made for the test, Node');
  await contestant.load([puzzle, puzzle, puzzle]);
  const { seconds, answer } = await contestant.time('run 2 1');
  assert.equal(answer, 3n);
  assert.ok(seconds > 0);
  assert.equal(await contestant.time('job grids 3'), null);
  await assert.rejects(contestant.time('nonsense'), /^Error: it answered "nonsense" with "what\?/);
  await contestant.close();
});

test('a program that ends or is not there is named', async () => {
  const contestant = started();
  await assert.rejects(contestant.ask('leave'), /^Error: it ended without an answer/);
  await contestant.close();
  const missing = new Contestant('it', '/does/not/exist', []);
  await assert.rejects(missing.introduce(), /^Error: it ended without an answer/);
  await missing.close();
});

test('two builds are compared round by round', () => {
  // Ten times as slow in one round, as when the machine does something else, for both.
  const old = [10, 10, 10, 100, 10, 10, 10, 10, 10, 10, 10];
  const fresh = [8, 8, 8, 80, 8, 8, 8, 8, 8, 8, 20];
  const { ratio, won, low, high } = compareRounds(fresh, old);
  assert.deepEqual([ratio, low, high], [1.25, 1.25, 1.25]);
  assert.equal(won, 10 / 11);
  // Of 11 rounds one at each end is left out, of 6 to 8 none: of 5 the whole range holds the median with 94% only.
  const rounds = [...old.keys()].map((round) => 2 ** (round - 5));
  const ones = rounds.map(() => 1);
  assert.deepEqual(compareRounds(ones, rounds), { ratio: 1, won: 5 / 11, low: 1 / 16, high: 16 });
  for (const count of [6, 7, 8]) {
    const { low: least, high: most } = compareRounds(ones.slice(0, count), rounds.slice(0, count));
    assert.deepEqual([least, most], [rounds[0], rounds[count - 1]]);
  }
  assert.equal(compareRounds(ones.slice(0, 5), rounds.slice(0, 5)).low, undefined);
});

/** Six rounds that take this share of four seconds each. */
const seconds = (factor) => Array.from({ length: 6 }, () => 4 * factor);

test('the table tells what was gained over the other build', () => {
  const results = withPairs(
    withRatios([entry('native', seconds(1)), entry('native old', seconds(1.5))].map(figures), null),
    new Map([['native', 'native old']]),
  );
  const table = formatTable({
    cpu: 'cpu',
    setting: 'one thread',
    rounds: 6,
    programs: [{ name: 'native', about: '' }],
    reference: null,
    results,
  });
  assert.match(table, /faster +95% interval +won/);
  assert.match(table, /native .* \+50\.0% +\+50\.0% to \+50\.0% +100%$/m);
  assert.match(table, /native old [^+]*$/m);
});
