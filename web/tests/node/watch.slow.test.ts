/** `./dev watch`, in a copy of the sources: what changes is served anew, and open pages are told. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { siteFiles } from '../../bundle/site-files.mjs';

const copy = mkdtempSync(join(tmpdir(), 'jiugong-watch-'));
const inCopy = (path: string): string => join(copy, 'web', path);
let server: ChildProcess;
let origin: string;

before(async () => {
  for (const path of siteFiles('..').filter((each) => !each.startsWith('build/')))
    cpSync(join('..', path), join(copy, path));
  mkdirSync(join(copy, 'build'));
  symlinkSync(resolve('node_modules'), inCopy('node_modules'));
  symlinkSync(resolve('..', 'build', 'wasm'), join(copy, 'build', 'wasm'));
  server = spawn(process.execPath, ['watch.mjs'], {
    cwd: join(copy, 'web'),
    // (While it ends, esbuild may complain of files that are gone.)
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  server.stderr!.on('data', (text) => (complaints += String(text)));
  origin = await new Promise((done, failed) => {
    server.stdout!.on('data', (text) => {
      const address = /http:\/\/localhost:\d+/.exec(String(text));
      if (address !== null) done(address[0]);
    });
    server.on('exit', () => failed(new Error(`it ended: ${complaints}`)));
  });
});

after(async () => {
  server.kill();
  await once(server, 'exit');
  rmSync(copy, { recursive: true });
});

const read = async (name: string): Promise<string> => (await fetch(`${origin}/${name}`)).text();

/** Appends a text to a source, and returns which files the pages were told of. */
async function change(path: string, text: string): Promise<unknown> {
  const { body } = await fetch(`${origin}/changes`);
  let told = '';
  for await (const chunk of body!) {
    if (told === '') await appendFile(inCopy(path), text);
    told += Buffer.from(chunk).toString();
    const data = /^data: (.*)\n\n/m.exec(told)?.[1];
    if (data !== undefined) return JSON.parse(data);
  }
  return assert.fail('the connection ended');
}

test('a changed style sheet is served anew, and pages are told of it alone', async () => {
  assert.doesNotMatch(await read('app.css'), /tomato/);
  assert.deepEqual(await change('page/ui/menu.css', '.key { color: tomato; }'), ['app.css']);
  assert.match(await read('app.css'), /color:tomato/);
});

test('so is a changed script, with the parts, which import it', async () => {
  const told = (await change('page/main.ts', `document.title = 'changed title';`)) as string[];
  const rotate = told.find((name) => name.startsWith('app-rotate-'));
  assert.ok(told.includes('app.js') && rotate !== undefined, told.join());
  assert.match(await read('app.js'), /changed title/);
  const module = /<script type="module" src="(.*?)">/.exec(await read('index.html'))![1]!;
  assert.match(await read(module), /changed title/);
  assert.ok((await read(rotate)).includes(`"./${module}"`));
});

test(
  'so is what boards load, with the scripts that have its hash',
  { timeout: 20_000 },
  async () => {
    const text = 'export const added = "added to the rules";\n';
    const told = (await change('rules/on-board/on-board.ts', text)) as string[];
    assert.ok(told.includes('jiugong-rules.js') && told.includes('jiugong.js'), told.join());
    const rules = await read('jiugong-rules.js');
    assert.match(rules, /added to the rules/);
    const build = /build: "(\w+)"/.exec(rules)?.[1];
    assert.ok((await read('jiugong.js')).includes(`"${build}"`));
  },
);

test(
  'so is a text in both Chinese scripts, of the page and of a panel',
  { timeout: 60_000 },
  async () => {
    for (const [folder, word] of [
      ['locales/site', '新的浏览器'],
      ['page/panels/rotate/messages', '旧的浏览器'],
    ] as const) {
      const text = `export const added = '${word}';\nconsole.log(added);\n`;
      const told = (await change(`${folder}/zh-hans.ts`, text)) as string[];
      assert.ok(told.includes('app.js'), told.join());
    }
    // (The catalogue in the other script is written first, and so may come with the next change.)
    while (!(await read('app.js')).includes('新的瀏覽器')) await delay(20);
    while (!(await read('app.js')).includes('舊的瀏覽器')) await delay(20);
  },
);

test('so are the words of Taiwan', { timeout: 20_000 }, async () => {
  await appendFile(inCopy('locales/taiwan.mjs'), `TAIWAN.push(['把数独放到', '將數獨置於']);\n`);
  // (Pages may just be told of an earlier change.)
  while (!(await read('app.js')).includes('將數獨置於')) await delay(20);
});

test('only the pages that it serves listen for changes', async () => {
  const listening = /connect-src|watch\.js/;
  for (const name of ['index.html', 'embed.html', 'examples.html']) {
    assert.match(await read(name), listening);
    assert.doesNotMatch(readFileSync(join('..', 'build', 'site', name), 'utf8'), listening);
  }
});
