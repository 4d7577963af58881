/** State machines that a person writes: what the worker finds, and the machine that comes of it. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { explore, type Answer, type Limits } from '../../page/panels/variants/machines/explore';
import { isAnswer, machineOf } from '../../page/panels/variants/machines/machine';
import {
  FIRST_PROGRAM,
  MAX_TEXT,
  parseProgram,
  type Fault,
  type Machine,
} from '../../page/panels/variants/machines/program';
import { runProgram } from '../../page/panels/variants/machines/run';
import { stopTime } from './stopped-clock';
import { turns } from './turns';

interface FakeWorker {
  onmessage: (message: { data: unknown }) => void;
}

type Step = (state: never, value: number) => unknown;

const LIMITS: Limits = { low: 1, high: 4, length: 5, states: 100, characters: 50 };

/** What the worker would answer. */
function answerTo(start: unknown, step: unknown, accept: unknown, limits = LIMITS): Answer {
  const answers: Answer[] = [];
  explore(
    (answer) => answers.push(answer),
    limits,
    () => start,
    () => step,
    () => accept,
  );
  assert.equal(answers.length, 1);
  return answers[0]!;
}

function machineFor(start: unknown, step: Step, accept: unknown, limits = LIMITS): Machine {
  const answer = answerTo(start, step, accept, limits);
  assert.equal(answer.kind, 'explored');
  const outcome = machineOf(answer as Extract<Answer, { kind: 'explored' }>);
  assert.equal(outcome.kind, 'machine');
  return (outcome as Extract<typeof outcome, { kind: 'machine' }>).machine;
}

/** Whether a machine accepts values, as the API defines it. */
function accepts({ start, transitions, accept }: Machine, values: readonly number[]): boolean {
  let states = new Set([start]);
  for (const value of values) {
    const next = transitions.filter(([from, on]) => states.has(from) && on.includes(value));
    states = new Set(next.map(([, , to]) => to));
  }
  return accept.some((state) => states.has(state));
}

/** All lists of so many values. */
const words = (length: number): readonly (readonly number[])[] =>
  length === 0
    ? [[]]
    : words(length - 1).flatMap((word) => [1, 2, 3, 4].map((value) => [...word, value]));

const same: Step = (state) => state;
const grows: Step = (list: readonly number[], value) => [...list, value];

const throws = (): never => {
  throw new Error('no');
};

describe('what a worker answers', () => {
  it('is looked at, since a program may have replaced it', () => {
    const explored = { kind: 'explored', accepting: [true, false], arcs: [[0, 1, 1]] };
    const thrown = { kind: 'thrown', part: 'step', message: '', stack: '' };
    for (const answer of [explored, thrown]) assert.ok(isAnswer(answer));
    for (const answer of [
      {},
      { ...explored, accepting: {} },
      { ...explored, accepting: [1] },
      { ...explored, accepting: Array(1001).fill(true) },
      { ...explored, arcs: null },
      { ...explored, arcs: [[0, 1]] },
      { ...explored, arcs: [[0, 1, 2]] },
      { ...explored, arcs: [[-1, 1, 0]] },
      { ...explored, arcs: [[0, 0.5, 0]] },
      { ...explored, arcs: Array(36_001).fill([0, 1, 1]) },
      { ...thrown, kind: 'constructor' },
      { ...thrown, part: 'toString' },
      { ...thrown, message: {} },
      { ...thrown, stack: null },
    ]) {
      assert.ok(!isAnswer(answer), JSON.stringify(answer).slice(0, 80));
    }
  });

  it('of a thousand states that all go to one is a machine at once', () => {
    const accepting = Array.from({ length: 1000 }, (_, at) => at === 999);
    const arcs = accepting.flatMap((_, from) =>
      Array.from({ length: 36 }, (__, value) => [from, value, 999] as const),
    );
    const outcome = machineOf({ kind: 'explored', accepting, arcs });
    assert.equal(outcome.kind, 'machine');
  });
});

describe('a program', () => {
  const cases: readonly (readonly [
    name: string,
    start: unknown,
    step: Step,
    accept: unknown,
    right: (values: readonly number[]) => boolean,
  ])[] = [
    [
      'with numbers and a list',
      0,
      (sum: number, value) => (sum + value) % 3,
      [0],
      (values) => values.reduce((sum, value) => sum + value, 0) % 3 === 0,
    ],
    [
      'with a sum that grows as long as the line',
      0,
      (sum: number, value) => sum + value,
      (sum: number) => sum === 12,
      (values) => values.reduce((sum, value) => sum + value, 0) === 12,
    ],
    [
      'with objects, which it may change, and no way on',
      { last: 0 },
      (state: { last: number }, value) => {
        if (value <= state.last) return undefined;
        state.last = value;
        return state;
      },
      () => true,
      (values) => values.every((value, at) => at === 0 || value > values[at - 1]!),
    ],
  ];
  for (const [name, start, step, accept, right] of cases) {
    it(`makes a machine that accepts the same lines: ${name}`, () => {
      const length = name.includes('objects') ? 4 : 5;
      const machine = machineFor(start, step, accept, { ...LIMITS, length });
      for (const word of words(length)) {
        assert.equal(accepts(machine, word), right(word), word.join());
      }
    });
  }

  it('loses the states from which nothing is accepted', () => {
    const machine = machineFor(0, (state: number, value) => (value === 4 ? 9 : state), [0]);
    assert.deepEqual(machine, { start: 0, transitions: [[0, [1, 2, 3], 0]], accept: [0] });
  });

  it('is refused with the part that is wrong', () => {
    const found = (...given: Parameters<typeof answerTo>): readonly unknown[] => {
      const answer = answerTo(...given);
      return [answer.kind, 'part' in answer && answer.part];
    };
    assert.deepEqual(found(undefined, same, [0]), ['bad-state', 'start']);
    assert.deepEqual(found(NaN, same, [0]), ['bad-state', 'start']);
    assert.deepEqual(
      found(() => 0, same, [0]),
      ['bad-state', 'start'],
    );
    assert.deepEqual(found(0, 5, [0]), ['no-function', 'step']);
    assert.deepEqual(found(0, same, 0), ['no-accept', 'accept']);
    assert.deepEqual(found(0, throws, [0]), ['thrown', 'step']);
    assert.deepEqual(found(0, same, throws), ['thrown', 'accept']);
    assert.deepEqual(
      found(0, () => 'x'.repeat(60), [0]),
      ['bad-state', 'step'],
    );
    assert.deepEqual(found([], grows, [0]), ['too-many-states', 'step']);
    const loops: unknown[] = [];
    loops.push(loops);
    assert.deepEqual(
      found(0, () => loops, [0]),
      ['thrown', 'step'],
    );
  });

  it('that accepts nothing makes no machine', () => {
    for (const accept of [[7], [], () => false]) {
      const answer = answerTo(0, (state: number) => state, accept);
      const outcome = machineOf(answer as Extract<Answer, { kind: 'explored' }>);
      assert.equal(outcome.kind === 'fault' && outcome.fault.kind, 'accepts-nothing');
    }
  });

  it('that was kept is read as data', () => {
    assert.deepEqual(parseProgram(JSON.stringify(FIRST_PROGRAM)), FIRST_PROGRAM);
    const long = JSON.stringify({ ...FIRST_PROGRAM, step: 'x'.repeat(MAX_TEXT + 1) });
    for (const text of [null, '', 'null', '[]', '{"start":"0"}', '{"start":1}', long]) {
      assert.equal(parseProgram(text), null);
    }
  });
});

describe('the time of a program', () => {
  /** Workers of which each does what the test says; those that only parse a text can do so at once. */
  function fakeWorkers(t: TestContext): FakeWorker[] {
    const running: FakeWorker[] = [];
    t.mock.method(URL, 'createObjectURL', (script: Blob) => {
      latest = script.text();
      return 'blob:x';
    });
    t.mock.method(URL, 'revokeObjectURL', () => undefined);
    let latest = Promise.resolve('');
    class OneWorker implements FakeWorker {
      onmessage = (_: { data: unknown }): void => undefined;
      onerror = (_: object): void => undefined;

      constructor() {
        void latest.then((message) => {
          if (!message.includes('throw "')) running.push(this);
          else this.onerror({ message, lineno: 2, colno: 1, preventDefault: () => undefined });
        });
      }

      terminate(): void {}
    }
    Object.assign(globalThis, { Worker: OneWorker });
    t.after(() => Reflect.deleteProperty(globalThis, 'Worker'));
    return running;
  }

  it('begins when its worker has started, however long that takes', async (t) => {
    const pass = stopTime(t);
    for (const isSlow of [true, false]) {
      const running = fakeWorkers(t);
      const outcome = runProgram(FIRST_PROGRAM, LIMITS, new AbortController().signal);
      while (running.length === 0) await turns();
      pass(10_000);
      running[0]!.onmessage({ data: null });
      pass(1_999);
      if (isSlow) pass(1);
      else running[0]!.onmessage({ data: answerTo(0, (state: number) => state, [0]) });
      const { kind, ...rest } = await outcome;
      assert.equal(kind, isSlow ? 'fault' : 'machine');
      if (isSlow) assert.equal((rest as { fault: Fault }).fault.kind, 'too-slow');
    }
  });

  it('never begins where the worker does not start', async (t) => {
    const pass = stopTime(t);
    const running = fakeWorkers(t);
    const outcome = runProgram(FIRST_PROGRAM, LIMITS, new AbortController().signal);
    while (running.length === 0) await turns();
    pass(60_000);
    const ended = await outcome;
    assert.equal(ended.kind === 'fault' && ended.fault.kind, 'unavailable');
  });
});
