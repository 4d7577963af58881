/** The long tests in Node, in a process of their own. */
import { join } from 'node:path';
import { before, describe } from 'node:test';
import { site, testMemory } from './memory.mjs';
import * as work from './work.mjs';

describe('Node', () => {
  let Jiugong;
  before(async () => {
    Jiugong = await import(join(site, 'jiugong.mjs'));
  });

  testMemory({
    run: (name, ...values) => work[name](Jiugong, ...values),
    async measure() {
      for (let round = 0; round < 5; ++round) {
        globalThis.gc();
        await new Promise((later) => setTimeout(later, 100));
      }
      const { heapUsed, external, rss } = process.memoryUsage();
      return { heap: heapUsed, external, process: rss };
    },
  });
});
