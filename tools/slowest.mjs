// Prints the ten slowest tests of a run, from the files that its runners have written (JUnit's <testcase>):
//
//     node tools/slowest.mjs build/times
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
const TESTS = 10;
const NAMED = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };

/** The text of an attribute. */
const unescaped = (text) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) =>
    name === undefined
      ? String.fromCodePoint(hex === undefined ? Number(decimal) : parseInt(hex, 16))
      : (NAMED[name] ?? all),
  );

const tests = readdirSync(folder)
  .filter((file) => file.endsWith('.xml'))
  .flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/<testcase\s([^>]*)>/g)].map(
      ([, attributes]) => ({
        runner: file.replace('.xml', ''),
        name: unescaped(/\bname="([^"]*)"/.exec(attributes)?.[1] ?? ''),
        seconds: Number(/\btime="([^"]*)"/.exec(attributes)?.[1] ?? 0),
      }),
    ),
  );

if (tests.length > 0) console.log(`The ${TESTS} slowest of ${tests.length} tests, in seconds:`);
for (const { runner, name, seconds } of tests
  .sort((a, b) => b.seconds - a.seconds)
  .slice(0, TESTS)) {
  console.log(`${seconds.toFixed(1).padStart(6)}  ${runner}: ${name}`);
}
