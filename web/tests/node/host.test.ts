/** The host on a module that is made for the test, which counts what it lends out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JiugongModule } from 'jiugong:module';
import { Host } from '../../engine/host';
import type { FromHost, Invocation } from '../../engine/protocol';

const ENDLESS: Invocation = { method: 'count', args: { puzzle: 'endless', limit: 1 } };
const SHORT: Invocation = { method: 'count', args: { puzzle: 'short', limit: 1 } };

function makeHost() {
  const lent = { solvers: 0, others: 0 };
  class Solver9 {
    #endless = false;
    constructor() {
      ++lent.solvers;
    }
    start(puzzle: string): void {
      if (puzzle === 'broken') throw new RangeError('unreachable');
      this.#endless = puzzle === 'endless';
    }
    advance(): boolean {
      return !this.#endless;
    }
    result() {
      return { count: 1, capped: false };
    }
  }
  class Text {
    #text: string;
    constructor(text: string) {
      this.#text = text;
      ++lent.others;
    }
    advance(): boolean {
      return this.#text !== 'endless';
    }
    readSome(most: number) {
      return this.#text === 'endless' ? Array.from({ length: most }, () => ({ puzzle: '' })) : [];
    }
    takeItems() {
      return [];
    }
    format(): string {
      return 'rows';
    }
    text(): string {
      return this.#text;
    }
    delete(): void {
      --lent.others;
    }
  }
  const module = {
    Solver9,
    TextSolver: Text,
    TextReader: Text,
    readPuzzle: (puzzle: string) => ({ puzzle }),
  };
  const replies: FromHost[] = [];
  const host = new Host(module as unknown as JiugongModule, (message) => replies.push(message));
  return { host, replies, lent };
}

const events = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a solver that is done serves the next call', () => {
  const { host, replies, lent } = makeHost();
  for (const id of [1, 2, 3]) host.handle({ kind: 'call', id, invocation: SHORT });
  assert.deepEqual(
    replies.map(({ kind }) => kind),
    ['result', 'result', 'result'],
  );
  assert.equal(lent.solvers, 1);
});

test('a cancelled call gives its solver back and never answers', async () => {
  const { host, replies, lent } = makeHost();
  host.handle({ kind: 'call', id: 1, invocation: ENDLESS });
  host.handle({ kind: 'cancel', id: 1 });
  await events();
  await events();
  host.handle({ kind: 'call', id: 2, invocation: SHORT });
  assert.deepEqual(replies, [{ kind: 'result', id: 2, value: { count: 1, capped: false } }]);
  assert.equal(lent.solvers, 1);
});

test('readers and writers of texts are given back, also by cancelled calls', async () => {
  const { host, lent } = makeHost();
  for (const method of ['solveText', 'readText'] as const) {
    host.handle({ kind: 'call', id: 1, invocation: { method, args: { text: '' } } });
    await events();
    assert.equal(lent.others, 0, method);
    host.handle({ kind: 'call', id: 2, invocation: { method, args: { text: 'endless' } } });
    await events();
    assert.equal(lent.others, 1, method);
    host.handle({ kind: 'cancel', id: 2 });
    assert.equal(lent.others, 0, method);
  }
});

test('a long call does not keep a short one waiting', async () => {
  const { host, replies } = makeHost();
  host.handle({ kind: 'call', id: 1, invocation: ENDLESS });
  host.handle({ kind: 'call', id: 2, invocation: SHORT });
  await events();
  await events();
  assert.deepEqual(
    replies.map((reply) => 'id' in reply && reply.id),
    [2],
  );
  host.close();
});

test('closing ends all calls', async () => {
  const { host, replies, lent } = makeHost();
  host.handle({ kind: 'call', id: 1, invocation: ENDLESS });
  host.handle({
    kind: 'call',
    id: 2,
    invocation: { method: 'readText', args: { text: 'endless' } },
  });
  host.close();
  await events();
  assert.equal(lent.others, 0);
  assert.deepEqual(replies, []);
});

test('a module that fails is reported as lost', () => {
  const { host, replies } = makeHost();
  const invocation: Invocation = { method: 'count', args: { puzzle: 'broken', limit: 1 } };
  host.handle({ kind: 'call', id: 1, invocation });
  assert.deepEqual(replies, [{ kind: 'crash', message: 'RangeError: unreachable' }]);
});
