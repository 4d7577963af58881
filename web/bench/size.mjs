/** The table of ./dev bench size: what is shipped, as it is and as a server would send it. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const build = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'build');

function measure(name, file) {
  const bytes = readFileSync(file);
  return { name, plain: bytes.length, gzipped: gzipSync(bytes, { level: 9 }).length };
}

/** Of a kilobyte of 1,000 bytes. */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

const site = join(build, 'site');
const files = readdirSync(site)
  .sort()
  .map((name) => measure(`site/${name}`, join(site, name)));
// Nobody's browser asks for types.
const sent = files.filter(({ name }) => !/\.d\.m?ts$/.test(name));
const sum = (key) => sent.reduce((total, file) => total + file[key], 0);
const total = { name: 'site/ without types', plain: sum('plain'), gzipped: sum('gzipped') };
const rows = [...files, total, measure('jiugong.html', join(build, 'jiugong.html'))];
const width = Math.max(...rows.map(({ name }) => name.length));
for (const { name, plain, gzipped } of rows) {
  console.log(
    `${name.padEnd(width)}  ${kilobytes(plain).padStart(9)}  ${kilobytes(gzipped).padStart(9)} gzipped`,
  );
}
