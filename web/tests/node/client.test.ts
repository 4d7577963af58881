/** Engines that share a host, over fake ports. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Engine, Symmetry } from '../../engine/jiugong';
import type { OpenPort } from '../../engine/transport';
import type { Call } from '../../engine/protocol';
import { Client } from '../../engine/client';

function share(failures = 0) {
  const ports = { opened: 0, closed: 0, calls: [] as Call[] };
  const open: OpenPort = async () => {
    ++ports.opened;
    if (ports.opened <= failures) throw new Error('refused');
    return {
      thread: 'worker',
      post(message) {
        if (message.kind === 'calls') ports.calls.push(...message.calls);
      },
      close: () => void ++ports.closed,
    };
  };
  return { ports, shared: new Client(open, open) };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const methods = ({ calls }: { calls: Call[] }): string[] => calls.map(([, method]) => method);

test('engines share one host, and the last to close ends it', async () => {
  const { ports, shared } = share();
  const engines = [await shared.join(), await shared.join()];
  assert.equal(ports.opened, 1);
  engines[0]?.close();
  engines[0]?.close();
  await settled();
  assert.equal(ports.closed, 0);
  engines[1]?.close();
  await settled();
  assert.equal(ports.closed, 1);
});

test('after the last close, the next engine gets a new host', async () => {
  const { ports, shared } = share();
  (await shared.join()).close();
  await shared.join();
  assert.equal(ports.opened, 2);
});

test('hosts of runs wait for the next run until the last engine closes', async () => {
  const { ports, shared } = share();
  const [engine, other] = [await shared.join(), await shared.join()];
  const stop = new AbortController();
  const runs = [
    engine.solveMany('1\n'.repeat(2000), { workers: 3, signal: stop.signal }),
    other.generateMany({ amount: 2000, workers: 3 }),
    engine.solveMany('1\n'.repeat(2000), { workers: 3 }),
  ];
  await settled();
  // The host of core, that of each module of a run, which all share, and two more for each run.
  assert.equal(ports.opened, 1 + 2 + 3 * 2);
  stop.abort();
  await assert.rejects(runs[0]!, { name: 'AbortError' });
  other.close();
  await assert.rejects(runs[1]!, { code: 'closed' });
  await settled();
  assert.equal(ports.closed, 0);
  engine.close();
  await assert.rejects(runs[2]!, { code: 'closed' });
  await settled();
  assert.equal(ports.closed, 1 + 2 + 3 * 2);
});

test('an engine that did not start does not keep the host of others open', async () => {
  const { ports, shared } = share(1);
  await assert.rejects(shared.join(), { message: 'refused' });
  (await shared.join()).close();
  await settled();
  assert.equal(ports.closed, 1);
});

describe('a module that does not arrive', () => {
  /** The hosts of `core` are ready at once, those of other modules when `arrive` is called. */
  function shareWaiting() {
    const ports = { calls: [] as Call[] };
    let arrive!: () => void;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const opened: string[] = [];
    const closed: string[] = [];
    const open: OpenPort = async (module) => {
      opened.push(module);
      if (module !== 'core') await arrived;
      return {
        thread: 'worker',
        post(message) {
          if (message.kind === 'calls') ports.calls.push(...message.calls);
        },
        close: () => void closed.push(module),
      };
    };
    return { ports, opened, closed, arrive, shared: new Client(open, open) };
  }
  const region = { rows: 1, cols: 1 };

  test('delays no call of another module', async () => {
    const { ports, opened, shared } = shareWaiting();
    const engine = await shared.join();
    const waiting = [engine.solveRegions(region), engine.solve('.'.repeat(81))];
    await settled();
    assert.deepEqual(opened, ['core', 'regions']);
    assert.deepEqual(methods(ports), ['solve']);
    engine.close();
    for (const call of waiting) await assert.rejects(call, { code: 'closed' });
  });

  test('is loaded for one host, and never gets a call that was aborted', async () => {
    const { ports, opened, arrive, shared } = shareWaiting();
    const [engine, other] = [await shared.join(), await shared.join()];
    const controller = new AbortController();
    const aborted = engine.solveRegions({ ...region, signal: controller.signal });
    const left = other.readRegions('');
    const kept = engine.writeRegions(region);
    await settled();
    controller.abort();
    await assert.rejects(aborted, { name: 'AbortError' });
    other.close();
    await assert.rejects(left, { code: 'closed' });
    arrive();
    await settled();
    assert.deepEqual(opened, ['core', 'regions']);
    assert.deepEqual(methods(ports), ['writeRegions']);
    engine.close();
    await assert.rejects(kept, { code: 'closed' });
  });

  test('is abandoned with the last engine, and requested again by the next', async () => {
    const { ports, opened, closed, arrive, shared } = shareWaiting();
    const engine = await shared.join();
    const lost = engine.untwist({ rows: 2, cols: 2, tiles: [3, 1, 4, 2] });
    engine.close();
    await assert.rejects(lost, { code: 'closed' });
    const next = await shared.join();
    const kept = next.solveRegions(region);
    arrive();
    await settled();
    assert.deepEqual(opened, ['core', 'twist', 'core', 'regions']);
    assert.deepEqual(closed.sort(), ['core', 'twist']);
    assert.deepEqual(methods(ports), ['solveRegions']);
    next.close();
    await assert.rejects(kept, { code: 'closed' });
  });
});

test('a program may replace a method of its engine, as tests do', async () => {
  const { ports, shared } = share();
  const [engine, other] = [await shared.join(), await shared.join()];
  engine.solve = () => Promise.reject(new Error('replaced'));
  await assert.rejects(engine.solve(''), { message: 'replaced' });
  assert.notEqual(other.solve, engine.solve);
  assert.deepEqual(ports.calls, []);
});

describe('the request to the host', () => {
  const BLANK = '.'.repeat(81);

  /** Returns the method and the arguments that a call sends. */
  async function asked(call: (engine: Engine) => Promise<unknown>): Promise<unknown[]> {
    const { ports, shared } = share();
    const engine = await shared.join();
    const pending = call(engine);
    await settled();
    engine.close();
    await assert.rejects(pending, { code: 'closed' });
    assert.equal(ports.calls.length, 1);
    const [, ...rest] = ports.calls[0]!;
    return rest;
  }

  test('has the documented defaults without options', async () => {
    assert.deepEqual(await asked((engine) => engine.solve(BLANK)), ['solve', BLANK, 2]);
    assert.deepEqual(await asked((engine) => engine.count(BLANK)), ['count', BLANK, 1_000_000]);
    const generate = await asked((engine) => engine.generate({ seed: 7 }));
    assert.deepEqual(generate, ['generate', '7', 0, 'none', false, 1000]);
    assert.deepEqual(await asked((engine) => engine.writeText(BLANK)), [
      'writeText',
      BLANK,
      'rows',
    ]);
  });

  test('of a puzzle of a list has the options of `generate`', async () => {
    const { ports, shared } = share();
    const engine = await shared.join();
    const options = { clues: 30, symmetry: 'diagonal', minimal: true, attempts: 5 } as const;
    const lists = [
      engine.generateMany({ amount: 1, seed: 1234567 }),
      engine.generateMany({ amount: 1, seed: 1234567n, ...options }),
    ];
    await settled();
    engine.close();
    for (const list of lists) await assert.rejects(list, { code: 'closed' });
    const seed = '6457827717110365317';
    assert.deepEqual(
      ports.calls.map(([, ...rest]) => rest),
      [
        ['generate', seed, 0, 'none', false, 1000],
        ['generate', seed, 30, 'diagonal', true, 5],
      ],
    );
  });

  test('has each option', async () => {
    for (const limit of [1, 3, Infinity]) {
      const solve = await asked((engine) => engine.solve(BLANK, { limit }));
      assert.deepEqual(solve, ['solve', BLANK, limit]);
      const count = await asked((engine) => engine.count(BLANK, { limit }));
      assert.deepEqual(count, ['count', BLANK, limit]);
    }
    for (const minimal of [false, true]) {
      for (const symmetry of ['none', 'diagonal'] satisfies Symmetry[]) {
        for (const attempts of [1, Infinity]) {
          const options = { seed: 7n, clues: 30, symmetry, minimal, attempts };
          const generate = await asked((engine) => engine.generate(options));
          assert.deepEqual(generate, ['generate', '7', 30, symmetry, minimal, attempts]);
        }
      }
    }
    const write = await asked((engine) => engine.writeText(BLANK, { format: 'json' }));
    assert.deepEqual(write, ['writeText', BLANK, 'json']);
  });

  test('has a puzzle as a line, where it is one or nine rows', async () => {
    const rows = '53..7....\n'
      .repeat(8)
      .split('\n')
      .map((row) => row || '.........');
    const line = rows.join('');
    const other = line.replaceAll('.....', '0?*_x');
    for (const puzzle of [line, rows, rows.join('\n'), rows.join('\r\n'), ` ${line}\n\n`, other]) {
      assert.deepEqual(await asked((engine) => engine.solve(puzzle)), ['solve', line, 2]);
    }
  });

  test('is for the module with the readers first, where it is any other text', async () => {
    for (const text of [
      '',
      'no puzzle',
      `${BLANK}.`,
      `9\n${BLANK}`,
      `${BLANK.slice(0, 27)}\n${BLANK.slice(27)}`,
      '123456789'.repeat(81),
    ]) {
      const of = (call: (engine: Engine) => Promise<unknown>): Promise<unknown> => asked(call);
      assert.deepEqual(await of((engine) => engine.solve(text)), ['readPuzzle', text, true]);
      assert.deepEqual(await of((engine) => engine.candidates(text)), ['readPuzzle', text, false]);
    }
  });
});
