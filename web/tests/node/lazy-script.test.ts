/** Scripts that are loaded when they are first needed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadTexts, textsIn } from '../../board/texts';
import { type Lazy, loadLazily } from '../../scripts/lazy-script';

type Loaded = Awaited<ReturnType<Lazy<string>['load']>>;

const good: Loaded = { build: 'b', start: () => 'exports' };

/** A script that answers each request with the next of these. */
function scriptOf(...answers: readonly (Loaded | Error)[]) {
  const asked: string[] = [];
  const script: Lazy<string> = {
    build: 'b',
    file: 'x.js',
    load(file, build) {
      const answer = answers[asked.length];
      asked.push(`${file} ${build}`);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
  return { asked, load: loadLazily(script, (message) => new Error(message)) };
}

test('a script is requested once, however often it is needed', async () => {
  const { asked, load } = scriptOf(good, good);
  assert.deepEqual(asked, []);
  assert.deepEqual(await Promise.all([load(), load()]), ['exports', 'exports']);
  assert.equal(await load(), 'exports');
  assert.deepEqual(asked, ['x.js b']);
});

test('what does not arrive is named, and requested again when it is needed again', async () => {
  const { asked, load } = scriptOf(
    new Error('offline'),
    undefined,
    { build: 'a', start: () => 'other' },
    good,
  );
  await assert.rejects(load(), { message: 'x.js cannot be loaded: offline' });
  await assert.rejects(load(), { message: 'x.js has another content.' });
  await assert.rejects(load(), /^Error: x\.js is from a different build/);
  assert.equal(await load(), 'exports');
  assert.equal(asked.length, 4);
});

test('the texts of a board are English until those of its language are there', async () => {
  const { label } = textsIn('en').board;
  assert.equal(textsIn('zh-Hant').board.label, label);
  assert.equal(await loadTexts('zh-Hans'), true);
  assert.equal(textsIn('zh-Hant').board.label, '數獨盤面');
  assert.equal(textsIn('zh-Hans').board.label, '数独盘面');
});
