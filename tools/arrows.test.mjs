/** Tests that each rule of arrows.mjs can fail: node --test tools/arrows.test.mjs */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { breachesOf, readSources } from './arrows.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Two rooms on the lower floor, one with an inner room above both, and a public header of each. */
const rules = {
  floors: [['grid', 'text'], ['solve'], ['solve/deep']],
  headers: { answer: 'solve' },
  shared: ['grid/cells'],
  exceptions: [['bench/parts.cpp', 'wasm/src/solve/', 'measures a part']],
};
const CLEAN = {
  'wasm/include/jiugong/grid.h': '#pragma once\n#include <string>\n',
  'wasm/include/jiugong/answer.h': '#include "jiugong/grid.h"\n',
  'wasm/src/grid/cells.h': '#include <jiugong/grid.h>\n',
  'wasm/src/text/line.cpp': '#include "text/line.h"\n',
  'wasm/src/text/line.h': '',
  'wasm/src/solve/search.cpp': '#include "jiugong/answer.h"\n#include "solve/search.h"\n',
  'wasm/src/solve/search.h': '#include "grid/cells.h"\n#include "solve/inner/part.h"\n',
  'wasm/src/solve/inner/part.h': '',
  'wasm/src/solve/deep/dive.cpp': '#include "solve/search.h"\n',
  'wasm/bindings/embind.h': '#include <emscripten/bind.h>\n',
  'wasm/bindings/job.h': '#include "jiugong/answer.h"\n',
  'wasm/bindings/job.cpp': '#include "job.h"\n',
  'wasm/bindings/core_module.cpp': '#include "embind.h"\n#include "job.h"\n',
  'cli/job.h': '#include <CLI/CLI.hpp>\n',
  'cli/main.cpp': '#include "job.h"\n#include "jiugong/answer.h"\n',
  'cli/posix/input.cpp': '#include <unistd.h>\n#include <sys/stat.h>\n',
  'cli/node/input.cpp': '#include <emscripten.h>\n',
  'bench/parts.h': '',
  'bench/parts.cpp': '#include "bench/parts.h"\n#include "solve/search.h"\n',
  'native_tests/support.h': '#include <gtest/gtest.h>\n',
  'native_tests/unit/search_test.cpp': '#include "solve/search.h"\n#include "support.h"\n',
  'tools/train.cpp': '#include "solve/search.h"\n#include FT_FREETYPE_H\n',
};

/** What is wrong in the clean tree once a file ends with these lines; they begin at line 101. */
function breachesWith(path, lines) {
  const text = CLEAN[path] ?? '';
  const above = text + '\n'.repeat(100 - (text.split('\n').length - 1));
  return breachesOf(new Map(Object.entries({ ...CLEAN, [path]: above + lines })), rules);
}

/** Fails unless this line alone is one breach, whose sentence matches. */
function fails(path, line, sentence) {
  const breaches = breachesWith(path, line);
  assert.equal(breaches.length, 1, `${path} with ${line}: ${breaches.join('\n')}`);
  assert.ok(breaches[0].startsWith(`${path}:101: `), breaches[0]);
  assert.match(breaches[0], sentence);
}

test('a tree whose arrows point downwards is clean', () => {
  assert.deepEqual(breachesOf(new Map(Object.entries(CLEAN)), rules), []);
});

test('a public header includes public headers and the standard library alone', () => {
  const path = 'wasm/include/jiugong/answer.h';
  fails(path, '#include "solve/search.h"', /must not include wasm\/src\/solve\/search\.h/);
  fails(path, '#include "../../src/text/line.h"', /must not include wasm\/src\/text\/line\.h/);
  fails(path, '#include <zlib.h>', /<zlib\.h>, which is not standard C\+\+/);
  fails(path, '#include "job.h"', /must not include wasm\/bindings\/job\.h/);
});

test('a room knows what is on lower floors, by headers of its own and by public ones', () => {
  fails('wasm/src/grid/cells.h', '#include "text/line.h"', /grid must not know text.*same floor/);
  fails(
    'wasm/src/text/line.h',
    '#include "solve/inner/part.h"',
    /text must not know solve.*higher/,
  );
  fails('wasm/src/text/line.cpp', '#  include "jiugong/answer.h"', /text must not know solve/);
  fails('wasm/src/text/line.cpp', '#include <jiugong/answer.h>', /text must not know solve/);
  fails(
    'wasm/src/solve/inner/part.h',
    '#include "solve/deep/dive.cpp"',
    /must not know solve\/deep/,
  );
  fails(
    'wasm/include/jiugong/grid.h',
    '#include "jiugong/answer.h" // why',
    /grid must not know solve/,
  );
});

test('a room knows of others the headers alone that they share', () => {
  fails('wasm/src/solve/search.h', '#include "text/line.h"', /line\.h is for text\/ alone: SHARED/);
  fails('wasm/src/solve/deep/dive.cpp', '#include "text/line.h"', /line\.h is for text\/ alone/);
});

test('the engine includes nothing that is built on it', () => {
  const path = 'wasm/src/solve/search.cpp';
  for (const [name, file] of [
    ['../../bindings/job.h', 'wasm/bindings/job.h'],
    ['job.h', 'wasm/bindings/job.h'],
    ['../../../cli/job.h', 'cli/job.h'],
    ['bench/parts.h', 'bench/parts.h'],
    ['support.h', 'native_tests/support.h'],
  ]) {
    fails(path, `#include "${name}"`, new RegExp(`must not include ${file}: the engine knows`));
  }
  fails(path, '#include <immintrin.h>', /not standard/);
  fails(path, '#include "solve/gone.h"', /there is no file solve\/gone\.h/);
  fails(path, '#include HEADER', /must name the file/);
});

test('the tables of the modules and the command for Node alone know Emscripten', () => {
  for (const path of [
    'wasm/include/jiugong/grid.h',
    'wasm/src/grid/cells.h',
    'wasm/bindings/job.h',
    'cli/main.cpp',
    'bench/parts.cpp',
    'native_tests/support.h',
    'tools/train.cpp',
  ]) {
    fails(path, '#include <emscripten/val.h>', /Emscripten's emscripten\/val\.h/);
    fails(path, '#include <emscripten.h>', /Emscripten's emscripten\.h/);
  }
  fails('wasm/bindings/job.cpp', '#include "embind.h"', /embind\.h, which is for Emscripten alone/);
  fails('native_tests/support.h', '#include "embind.h"', /embind\.h, which is for Emscripten/);
  fails('cli/main.cpp', '#include "node/input.cpp"', /cli\/node\/input\.cpp, which is for/);
});

test('jobs, command and benchmarks are built on the public headers', () => {
  fails('wasm/bindings/job.cpp', '#include "grid/cells.h"', /built on the public headers/);
  fails('wasm/bindings/job.cpp', '#include "bench/parts.h"', /built on the public headers/);
  fails('cli/main.cpp', '#include "grid/cells.h"', /must not include wasm\/src\/grid\/cells\.h/);
  fails('cli/main.cpp', '#include "embind.h"', /embind/);
  fails('cli/main.cpp', '#include "support.h"', /must not include native_tests\/support\.h/);
  fails('cli/main.cpp', '#include <unistd.h>', /not standard/);
  fails('bench/parts.h', '#include "solve/search.h"', /measure what the public headers offer/);
  fails('bench/parts.cpp', '#include "grid/cells.h"', /measure what the public headers offer/);
  fails('bench/parts.cpp', '#include "support.h"', /must not include native_tests\/support\.h/);
});

test('a circle of includes is told, within a room as well', () => {
  fails('wasm/src/solve/inner/part.h', '#include "solve/search.h"', /search\.h, which includes it/);
  fails('cli/job.h', '#include "job.h"', /cli\/job\.h, which includes it/);
});

test('each breach is told, at its line', () => {
  const lines = '#include <zlib.h>\n\n// #include <poll.h>\n#include "solve/search.h"\n';
  assert.deepEqual(
    breachesWith('wasm/include/jiugong/grid.h', lines).map((breach) => /^\S+:\d+:/.exec(breach)[0]),
    ['wasm/include/jiugong/grid.h:101:', 'wasm/include/jiugong/grid.h:104:'],
  );
});

test('the tables of the rules are those of the sources', () => {
  const only = (changed, sentence) => {
    const breaches = breachesOf(new Map(Object.entries(CLEAN)), { ...rules, ...changed });
    assert.equal(breaches.length, 1, breaches.join('\n'));
    assert.match(breaches[0], sentence);
  };
  assert.match(
    breachesWith('wasm/src/new/room.h', '').join(),
    /^wasm\/src\/new\/room\.h:1: .*\bnew\b/,
  );
  assert.match(breachesWith('wasm/include/jiugong/new.h', '').join(), /new\.h:1: .*\bnew\b/);
  only({ floors: [...rules.floors, ['gone']] }, /FLOORS has the room gone, which is gone/);
  only({ headers: { ...rules.headers, gone: 'grid' } }, /HEADERS has gone\.h, which is gone/);
  only(
    { shared: [...rules.shared, 'text/line'] },
    /SHARED has text\/line, which no other room includes/,
  );
  only(
    { exceptions: [...rules.exceptions, ['cli/main.cpp', 'wasm/src/', 'did once']] },
    /EXCEPTIONS lets cli\/main\.cpp include wasm\/src\//,
  );
});

test('the rules hold for the sources of this repository, and each would notice a breach in them', () => {
  const sources = readSources(root);
  assert.ok(sources.size > 500);
  assert.deepEqual(breachesOf(sources), []);
  for (const [path, name] of [
    ['wasm/include/jiugong/grid.h', 'grid/cell_set.h'],
    ['wasm/src/grid/cell_set.h', 'jiugong/teach.h'],
    ['wasm/src/regions/board.h', 'twist/sort/shape.h'],
    ['wasm/src/teach/board.h', 'formats/grid_line.h'],
    ['wasm/src/twist/sort/shape.h', 'jiugong/nine_tripods.h'],
    ['wasm/src/photo/network.h', 'embind.h'],
    ['wasm/bindings/job.h', 'embind.h'],
    ['cli/options.h', 'grid/cell_set.h'],
    ['bench/main.cpp', 'grid/cell_set.h'],
  ]) {
    const changed = new Map(sources);
    changed.set(path, `#include "${name}"\n${sources.get(path)}`);
    const [breach] = breachesOf(changed);
    assert.ok(breach?.startsWith(`${path}:1: `), `${path} with ${name}: ${breach}`);
  }
});

test('the program says what is wrong, and fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jiugong-arrows-'));
  try {
    const write = (path, text) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    for (const [path, text] of Object.entries(CLEAN)) write(path, text);
    write('wasm/version.h.in', '');
    write('wasm/src/grid/cells.h', '\n#include "embind.h"\n');
    cpSync(join(root, 'tools', 'arrows.mjs'), join(folder, 'tools', 'arrows.mjs'));
    const program = join(folder, 'tools', 'arrows.mjs');
    const { status, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(
      stderr,
      /^wasm\/src\/grid\/cells\.h:2: it must not include wasm\/bindings\/embind\.h/m,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
