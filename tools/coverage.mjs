/**
 * Prints how much of each room the tests ran: node coverage.mjs NATIVE NODE, the summaries that
 * llvm-cov and c8 write as JSON. (./dev coverage)
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const [native, node] = process.argv.slice(2).map((path) => JSON.parse(readFileSync(path, 'utf8')));

/** Rooms: folders that hold sources of one subject. */
const ROOM =
  /^(cli|wasm\/(?:src\/[^/]+(?=\/)|include|bindings)|web\/(?:page\/panels\/[^/]+|[^/]+))/;

/** Both programs count alike: { path, lines: { count, covered }, branches } */
const files = [
  ...native.data[0].files.map(({ filename, summary: { lines, branches } }) => ({
    path: relative(process.cwd(), filename),
    lines,
    branches,
  })),
  ...Object.entries(node)
    .filter(([path]) => path !== 'total')
    .map(([path, { lines, branches }]) => ({
      path: relative(process.cwd(), path),
      lines: { count: lines.total, covered: lines.covered },
      branches: { count: branches.total, covered: branches.covered },
    })),
];

const rooms = new Map();
for (const { path, lines, branches } of files) {
  const room = ROOM.exec(path)?.[1];
  if (room === undefined || lines.count === 0) continue;
  const sums = rooms.get(room) ?? { lines: [0, 0], branches: [0, 0] };
  rooms.set(room, sums);
  for (const [sum, { count, covered }] of [
    [sums.lines, lines],
    [sums.branches, branches],
  ]) {
    sum[0] += covered;
    sum[1] += count;
  }
}

const share = ([covered, count]) =>
  count === 0 ? '' : `${((100 * covered) / count).toFixed(1)} %`.padStart(8);
for (const [room, { lines, branches }] of [...rooms].sort()) {
  console.log(
    `${room.padEnd(32)}${String(lines[1]).padStart(7)} lines${share(lines)}${share(branches)} of branches`,
  );
}
const least = files
  .filter(({ path, lines }) => ROOM.test(path) && lines.count > 0)
  .map(({ path, lines, branches }) => ({ path, missed: lines.count - lines.covered, branches }))
  .sort((a, b) => b.missed - a.missed)
  .slice(0, 15);
console.log('\nLines that no test ran, the files with most of them:');
for (const { path, missed } of least) console.log(`${String(missed).padStart(6)}  ${path}`);
