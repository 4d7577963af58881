/** Tests that each rule of web-arrows.mjs can fail: node --test tools/web-arrows.test.mjs */
import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { breachesOf, readSources } from './web-arrows.mjs';

const sources = readSources(join(dirname(dirname(fileURLToPath(import.meta.url))), 'web'));

/** Fails unless this line, as the first of a source, is one breach, whose sentence matches. */
function fails(path, line, sentence) {
  assert.ok(sources.has(path), path);
  const breaches = breachesOf(new Map(sources).set(path, `${line}\n${sources.get(path)}`));
  assert.equal(breaches.length, 1, `${path} with ${line}: ${breaches.join('\n')}`);
  assert.ok(breaches[0].startsWith(`${path}:1: `), breaches[0]);
  assert.match(breaches[0], sentence);
}

test('the arrows of this repository point downwards', () => {
  assert.ok(sources.size > 400);
  assert.deepEqual(breachesOf(sources), []);
});

test('a folder knows what is on lower floors alone, at any depth, of types and by import() as well', () => {
  for (const line of [
    "import { PANELS } from '../../panels/panels';",
    "import type { Panel } from '../../panels/panels';",
    "export * from '../../panels/panels';",
    "import '../../panels/panels';",
    "const panels = await import('../../panels/panels');",
    'const panels = await import(`../../panels/panels`);',
    "const panels = await import(/* later */ '../../panels/panels');",
    "import {\n  PANELS,\n} from '../../panels/panels';",
  ]) {
    const path = 'page/ui/boards/board-panel.ts';
    const breaches = breachesOf(new Map(sources).set(path, `${line}\n${sources.get(path)}`));
    assert.match(breaches.join(), /page\/panels\/panels\.ts: page\/ui knows only/, line);
  }
  fails('locales/board/en.ts', "import '../../board/layout';", /locales knows only/);
  fails('hints/hints.ts', "import '../board/layout';", /hints knows only/);
  fails(
    'board/layout.ts',
    "import type { Engine } from '../engine/jiugong';",
    /types of the API are in api/,
  );
  fails('api/error.ts', "import '../scripts/trusted';", /api knows only/);
  fails('board/layout.ts', "import '../page/ui/store';", /board knows only/);
  fails('page/shell/router.ts', "import '../main';", /page\/shell knows only/);
});

test('a panel knows no other, and others know its list alone', () => {
  const deep = 'page/panels/variants/exchange/f-puzzles/write.ts';
  fails(deep, "import '../../../solve/model';", /page\/panels\/variants knows only/);
  fails(deep, "import '../../../../shell/router';", /page\/panels\/variants knows only/);
  fails(
    'page/shell/router.ts',
    "import '../panels/solve/model';",
    /others know page\/panels\/panels\.ts alone/,
  );
});

test('the first script has nothing of the engine, by way of others either, but for types', () => {
  const line = "import { load } from '../../engine/jiugong';";
  fails('page/first/screen.ts', line, /part of page\/first\/first\.ts/);
  const theme = "import '../../engine/jiugong';";
  assert.equal(
    breachesOf(
      new Map(sources).set('page/ui/theme.ts', `${theme}\n${sources.get('page/ui/theme.ts')}`),
    ).length,
    2,
  );
  for (const type of [
    "import type { JiugongBoard } from '../../board/jiugong-board';",
    "import { type JiugongBoard, type Other } from '../../board/jiugong-board';",
  ]) {
    const path = 'page/first/screen.ts';
    assert.deepEqual(
      breachesOf(new Map(sources).set(path, `${type}\n${sources.get(path)}`)),
      [],
      type,
    );
  }
});

test('others know of the engine and of the API what their doors have', () => {
  fails('hints/groups.ts', "import '../api/teach';", /others know api\/engine\.ts alone/);
  fails('board/layout.ts', "import '../engine/client';", /others know engine\/jiugong\.ts alone/);
  fails(
    'page/ui/store.ts',
    "import '../../engine/client';",
    /others know engine\/jiugong\.ts alone/,
  );
});

test('packages and made modules are imported where they belong', () => {
  fails('engine/client.ts', "import 'lit';", /must not import lit/);
  fails('page/ui/store.ts', "import 'jiugong:core';", /must not import jiugong:core/);
  fails('board/layout.ts', "import 'idb';", /must not import idb/);
  fails('api/error.ts', "import 'node:fs';", /must not import node:fs/);
});

test('circles, by import() too, missing sources, new folders and stale exceptions are told', () => {
  fails('page/ui/history/database.ts', "import './client';", /imports it by way of others/);
  fails('board/layout.ts', "import './gone';", /there is no source \.\/gone/);
  assert.match(
    breachesOf(new Map(sources).set('new/thing.ts', '')).join(),
    /^new\/thing\.ts:1: FLOORS/,
  );
  const stale = breachesOf(sources, [['page/main.ts', 'engine/client.ts', 'did once']]);
  assert.ok(stale.some((breach) => breach.includes('lets page/main.ts import engine/client.ts')));
});
