/**
 * The examples of README.md and docs/api.md run as printed, and links between the documents have
 * targets.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Canonical, GeneratedRegions, RatedPuzzle } from '../../../build/site/jiugong.mjs';
import { manualMarkup } from '../manual-markup';

const root = join(process.cwd(), '..');
const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');

interface Example {
  /** The heading above the block. */
  readonly heading: string;
  readonly code: string;
}

/** Returns the fenced blocks in a language. */
function examplesIn(markdown: string, language: string): Example[] {
  let heading = '';
  const found: Example[] = [];
  for (const [, title, indent, name, code] of markdown.matchAll(
    /^#+ (.+)$|^( *)```(\w+)\n([\s\S]*?)^ *```$/gm,
  )) {
    if (title !== undefined) heading = title;
    else if (name === language) {
      found.push({ heading, code: code!.replaceAll(new RegExp(`^${indent}`, 'gm'), '') });
    }
  }
  return found;
}

const readme = read('README.md');
const api = read('docs', 'api.md');
const apiExamples = examplesIn(api, 'js');
const tested = new Set<string>();

/** Runs an example as a module; returns its variables `names`, and its output as `printed`. */
async function run(code: string, names: string): Promise<Record<string, unknown>> {
  const built = JSON.stringify(pathToFileURL(join(root, 'build', 'site', 'jiugong.mjs')).href);
  const line = `import { load } from './jiugong.mjs'`;
  const isWhole = code.includes(line);
  const puzzle = /^const puzzle = .*$/m.exec(api)?.[0];
  const program = isWhole
    ? code.replace(line, `import { load } from ${built}`)
    : `import { load } from ${built}; const engine = await load(); ${puzzle}\n${code}\nengine.close();`;
  const module = `const printed = [];
    const console = { log: (...values) => printed.push(values.join(' ')) };
    ${program}
    export { printed, ${names} };`;
  const url = `data:text/javascript,${encodeURIComponent(module)}`;
  return (await import(url)) as Record<string, unknown>;
}

/** Runs an example of docs/api.md in a folder of its own, after `prepare`, and checks the result. */
function testApi(
  heading: string,
  names: string,
  check: (seen: Record<string, unknown>) => void,
  prepare: () => void = () => undefined,
): void {
  tested.add(heading);
  test(`docs/api.md: ${heading}`, async () => {
    const example = apiExamples.find((other) => other.heading === heading);
    assert.ok(example !== undefined);
    const [folder, before] = [mkdtempSync(join(tmpdir(), 'jiugong-example-')), process.cwd()];
    process.chdir(folder);
    try {
      prepare();
      check(await run(example.code, names));
    } finally {
      process.chdir(before);
      rmSync(folder, { recursive: true });
    }
  });
}

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

test('README.md: the example in JavaScript', async () => {
  const [example, ...others] = examplesIn(readme, 'js');
  assert.ok(example !== undefined);
  assert.deepEqual(others, []);
  const seen = await run(example.code, 'status, solution, made, tiles, killer');
  assert.equal(seen['status'], 'unique');
  assert.equal(seen['solution'], SOLUTION);
  assert.equal((seen['made'] as { givens: number }).givens, 30);
  assert.equal((seen['tiles'] as { moves: unknown[] }).moves.length, 1);
  assert.equal((seen['killer'] as { cages: unknown[] }).cages.length, 2);
  assert.match(String(seen['printed']), /^5 3 \. \| \. 7 \. \|/);
});

/** Code without its line breaks and indentation. */
const plain = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();

test('the examples in C++ are in tests of their own', () => {
  for (const [markdown, ...path] of [
    [readme, 'consumers', 'example.cpp'],
    [api, 'unit', 'header_examples_test.cpp'],
  ] as const) {
    const [example, ...others] = examplesIn(markdown, 'cpp');
    assert.deepEqual(others, []);
    assert.ok(plain(read('native_tests', ...path)).includes(plain(example!.code)), example!.code);
  }
});

testApi('Load', 'status, solution', ({ status, solution }) => {
  assert.equal(status, 'unique');
  assert.equal(solution, SOLUTION);
});

testApi('Solve and count', 'status, solution, guesses, count, capped, conflicts', (seen) => {
  assert.equal(seen['status'], 'unique');
  assert.equal(seen['solution'], SOLUTION);
  assert.equal(seen['guesses'], 0);
  assert.equal(seen['count'], 100_000);
  assert.equal(seen['capped'], true);
  assert.deepEqual(seen['conflicts'], [0, 1]);
});

testApi(
  'Candidates, contradictions, differences',
  'possible, canBe5, reason, first, second, differing',
  (seen) => {
    assert.equal((seen['possible'] as Uint16Array)[0], 1 << 4);
    assert.equal(seen['canBe5'], true);
    assert.deepEqual(seen['reason'], [0, 1]);
    assert.equal((seen['differing'] as number[]).length, 81);
    assert.notEqual(seen['first'], seen['second']);
  },
);

testApi(
  'Canonical form',
  'form, isSame, transposed, rows, columns, digits, automorphisms',
  (seen) => {
    assert.equal((seen['form'] as Canonical).puzzle.length, 81);
    assert.equal(seen['isSame'], true);
    assert.equal(seen['automorphisms'], 1);
    assert.equal((seen['digits'] as number[]).length, 10);
  },
);

testApi('Redundant givens', 'redundant, isMinimal', (seen) => {
  assert.ok((seen['redundant'] as number[]).length > 0);
  assert.equal(seen['isMinimal'], false);
});

testApi('Generate', 'made, seed, givens, again', ({ made, seed, givens, again }) => {
  assert.equal(givens, 30);
  assert.match(made as string, /^[1-9.]{81}$/);
  const second = again as { puzzle: string; seed: string };
  assert.deepEqual([second.puzzle, second.seed], [made, seed]);
});

testApi(
  'Generate for a level, a rating, a technique',
  'daily, er, level, hardest, reached, fish, chains',
  ({ daily, er, level, hardest, reached, fish, chains }) => {
    assert.deepEqual([er, level, hardest, reached], [2.6, 'medium', 'pointing', true]);
    assert.equal((daily as RatedPuzzle).seed, '1756867075810662394');
    assert.equal((fish as RatedPuzzle).hardest, 'x-wing');
    const rating = (chains as RatedPuzzle).er!;
    assert.ok(rating >= 7 && rating <= 7.9);
  },
);

testApi('Texts', 'text, results, format, puzzles, drawn', (seen) => {
  assert.equal(seen['text'], `${SOLUTION} easy`);
  assert.equal((seen['results'] as unknown[]).length, 1);
  assert.equal(seen['format'], 'line');
  assert.equal((seen['puzzles'] as unknown[]).length, 1);
  assert.match(seen['drawn'] as string, /^5 3 \. \| \. 7 \. \|/);
});

testApi('Files', 'parts, unique, multiple, none, bad, errors, complete', (seen) => {
  assert.deepEqual([seen['unique'], seen['multiple'], seen['none'], seen['bad']], [1, 0, 0, 1]);
  assert.equal((seen['errors'] as unknown[]).length, 1);
  assert.equal(seen['complete'], true);
  const text = Buffer.concat(seen['parts'] as Uint8Array[]).toString();
  assert.match(text, new RegExp(`^puzzle,.*\n.*,unique,1,${SOLUTION},0\n"no puzzle",bad,,,\n$`));
  assert.ok((seen['printed'] as string[]).length > 0);
});

testApi('Tables, grids and other files', 'kept, filled', (seen) => {
  const [kept, filled] = ['kept', 'filled'].map((name) =>
    Buffer.from((seen[name] as { bytes: Uint8Array }).bytes).toString(),
  );
  assert.equal(kept, `id,puzzle,remark,status,count\n7,${PUZZLE},'=1+1,unique,1\n`);
  const rows = SOLUTION.replaceAll(/.{9}/g, '$&\n');
  assert.equal(filled!.replaceAll(/\n+/g, '\n'), `Grid 01\n${rows}Grid 02\n${rows}`);
});

testApi(
  'Files in Node',
  'puzzles, bad',
  (seen) => {
    assert.deepEqual([seen['puzzles'], seen['bad']], [2, 1]);
    assert.equal(readFileSync('answers.txt', 'utf8'), `${SOLUTION} easy\nnone\n${SOLUTION}\n`);
  },
  () => writeFileSync('puzzles.txt', `${PUZZLE} easy\nnone\n${PUZZLE}\n`),
);

testApi('Lists of new puzzles', 'list, fifth, same, levels', (seen) => {
  const { puzzles, givens } = seen['list'] as {
    puzzles: number;
    givens: Record<number, number>;
  };
  assert.equal(puzzles, 100);
  assert.equal(
    Object.values(givens).reduce((sum, some) => sum + some, 0),
    100,
  );
  assert.ok((seen['fifth'] as string).startsWith(`${seen['same']},`));
  assert.deepEqual(seen['levels'], { medium: 4 });
});

testApi('Puzzles of any shape', 'status, solution, killer, notation', (seen) => {
  assert.equal(seen['status'], 'multiple');
  assert.equal((seen['solution'] as number[])[40], 5);
  assert.equal((seen['killer'] as { cages: unknown[] }).cages.length, 2);
  assert.match(seen['notation'] as string, /^9x9; rows; columns; boxes 3x3; /);
});

testApi(
  'New puzzles of any shape',
  'killer, jigsaw, drawn, small, givens, seed, reached',
  (seen) => {
    const { killer, jigsaw, small } = seen as Record<string, GeneratedRegions>;
    assert.equal(killer!.givens, 0);
    assert.equal(jigsaw!.puzzle.areas.length, 9);
    assert.deepEqual([small!.givens, small!.reached], [2, true]);
    const { rules } = seen['drawn'] as GeneratedRegions['puzzle'];
    for (const kind of ['thermometer', 'arrow'])
      assert.ok(rules.some((rule) => rule.kind === kind));
    assert.equal(seen['reached'], true);
    assert.match(seen['seed'] as string, /^[0-9]+$/);
  },
);

testApi(
  'Questions about puzzles of any shape',
  'values, first, second, differing, givens, regions, minimal',
  (seen) => {
    assert.deepEqual(seen['values'], [
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    assert.deepEqual([seen['first'], seen['second']].map(String).sort(), ['1,2,2,1', '2,1,1,2']);
    assert.deepEqual(seen['differing'], [0, 1, 2, 3]);
    assert.deepEqual([seen['givens'], seen['regions'], seen['minimal']], [[0, 1], [0], true]);
  },
);

testApi('Rules of lines, dots and clues', 'status, conflictingRules, written', (seen) => {
  assert.equal(seen['status'], 'multiple');
  assert.deepEqual(seen['conflictingRules'], []);
  assert.match(seen['written'] as string, /^9x9; thermometer r1c1\.\.r3c3; sandwich 15 row 2; /);
});

testApi('Photos', 'answer', ({ answer }) => assert.equal(answer, 'no-grid'));

testApi('Exact cover', 'status, solution', ({ status, solution }) => {
  assert.equal(status, 'unique');
  assert.deepEqual(solution, [0, 3, 4]);
});

testApi(
  'Steps and ratings',
  'er, ep, ed, hardest, techniques, lines, solved, wrong, hint, human, now, drawn, marks, ratedLines, puzzle',
  (seen) => {
    assert.deepEqual([seen['er'], seen['ep'], seen['ed']], [1.2, 1.2, 1.2]);
    assert.equal(seen['hardest'], 'hidden-single');
    assert.deepEqual(seen['techniques'], { 'hidden-single': 51 });
    assert.deepEqual(seen['lines'], Array(10).fill('1.2 Hidden Single'));
    assert.equal(seen['solved'], false);
    assert.deepEqual(seen['wrong'], { kind: 'wrong-digit', cells: [2] });
    assert.equal((seen['hint'] as { kind: string }).kind, 'step');
    assert.equal((seen['human'] as { kind: string }).kind, 'step');
    assert.ok((seen['now'] as unknown[]).length > 10);
    assert.match(seen['drawn'] as string, /^\+-+\+-+\+-+\+\n\| 5 +3 +124 /);
    assert.equal((seen['marks'] as number[])[2], 0b1011);
    assert.equal(seen['ratedLines'], `${seen['puzzle'] as string} 1.2/1.2/1.2 easy\n`);
  },
);

testApi('Rotation puzzles', 'moves, arrangement, solution, tripods', (seen) => {
  assert.deepEqual(seen['moves'], [{ row: 0, col: 0, turn: 'ccw' }]);
  assert.equal(new Set(seen['arrangement'] as number[]).size, 9);
  assert.match(seen['solution'] as string, /^[1-9]{81}$/);
  assert.match((seen['tripods'] as { grid: string }).grid, /^[1-9]{81}$/);
});

testApi('Progress and abort', 'reason', ({ reason }) => {
  assert.equal(reason, 'AbortError');
});

testApi('Errors', 'code, line, column, found, expected', (seen) => {
  assert.equal(seen['code'], 'bad-character');
  assert.deepEqual([seen['line'], seen['column']], [1, 5]);
  assert.match(seen['found'] as string, /'k'/);
  assert.ok(seen['expected'] !== '');
});

test('every example of docs/api.md has a test', () => {
  assert.deepEqual(
    apiExamples.map(({ heading }) => heading),
    [...tested],
  );
});

// Browser tests try each block.
test('the manuals have an element each, one with hints, one of another shape, and a frame', () => {
  assert.deepEqual(
    manualMarkup(root).map(([manual, markup]) => [
      manual,
      /jiugong-board|iframe/.exec(markup)?.[0],
    ]),
    [
      ['README.md', 'jiugong-board'],
      ['docs/embedding.md', 'jiugong-board'],
      ['docs/embedding.md', 'jiugong-board'],
      ['docs/embedding.md', 'jiugong-board'],
      ['docs/embedding.md', 'iframe'],
    ],
  );
});

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...['api', 'benchmarks', 'embedding'].map((name) => `docs/${name}.md`),
  ...['bench', 'native_tests', 'tools', 'wasm', 'web'].map((folder) => `${folder}/README.md`),
];

/** Returns the anchors of a document, as GitHub derives them from its headings. */
function anchorsOf(document: string): string[] {
  return Array.from(read(document).matchAll(/^#+ (.+)$/gm), ([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('links between the documents have a file and a heading as targets', () => {
  let links = 0;
  for (const document of DOCUMENTS) {
    for (const [, target] of read(document).matchAll(/\]\(([^)]+)\)/g)) {
      if (/^https?:/.test(target!)) continue;
      ++links;
      const [path, anchor] = target!.split('#') as [string, string?];
      const file = path === '' ? document : join(dirname(document), path);
      assert.ok(existsSync(join(root, file)), `${document}: ${target}`);
      if (anchor !== undefined) {
        assert.ok(anchorsOf(file).includes(anchor), `${document}: ${target}`);
      }
    }
  }
  assert.ok(links > 50);
});
