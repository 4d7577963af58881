/** The modules of the engine: each is loaded once, at its first call, and failures are reported. */
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page, Route } from '@playwright/test';
import type { JiugongBoard } from '../../board/jiugong-board';
import type { Engine, JiugongError, LoadOptions } from '../../engine/jiugong';
import { expect, test } from './fixtures';
import { FIRST, FIRST_SOLVED } from './puzzles';

const here = dirname(fileURLToPath(import.meta.url));
const site = join(here, '..', '..', '..', 'build', 'site');

/** The globals of the test pages. */
interface Tested {
  readonly load: (options?: LoadOptions) => Promise<Engine>;
}

/** The ways to load the engine: the text in the page's head, and the files of the modules. */
const WAYS = {
  'jiugong.js': {
    head: `<script src="jiugong.js"></script>
      <script src="start.js"></script>`,
    regions: 'jiugong-regions.js',
    twist: 'jiugong-twist.js',
  },
  'jiugong.mjs': {
    head: '<script type="module" src="start.mjs"></script>',
    regions: 'jiugong-regions.mjs',
    twist: 'jiugong-twist.mjs',
  },
} as const;
type Way = keyof typeof WAYS;

const NAMES = ['analysis', 'batch', 'generate', 'regions', 'teach', 'twist'];

/** The files of the modules beside `jiugong.js` or `jiugong.mjs`. */
const siblingsOf = (way: Way): string[] =>
  NAMES.map((name) => way.replace('jiugong', `jiugong-${name}`));
const SIBLINGS = siblingsOf('jiugong.js');

const STARTS: Readonly<Record<string, string>> = {
  'start.js': 'window.load = window.Jiugong.load;',
  'start.mjs': `import { load } from './jiugong.mjs'; window.load = load;`,
};

/** Opens a page of a separate site with this text in its head. */
async function openPage(
  page: Page,
  address: string,
  head: string,
  headers: Record<string, string> = {},
): Promise<void> {
  await page.route(/\/start\.m?js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: STARTS[new URL(route.request().url()).pathname.split('/').at(-1)!]!,
    }),
  );
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers,
      body: `<!doctype html><meta charset="utf-8"><title>Modules</title>
        <link rel="icon" href="data:,">${head}`,
    }),
  );
  await page.goto(address);
  await page.waitForFunction(() => 'load' in window);
}

/** Records the URLs of modules that a page requests from now on. */
function watchModules(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/jiugong-\w+\.m?js/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** The file names of these URLs, sorted. */
const namesOf = (addresses: readonly string[]): string[] =>
  addresses.map((address) => new URL(address).pathname.split('/').at(-1)!).sort();

/** Calls a method of each module; returns values that show whether the answers are right. */
const useAll = (page: Page): Promise<unknown> =>
  page.evaluate(async (puzzle) => {
    const { load } = 'load' in window ? (window as unknown as Tested) : window.Jiugong!;
    const engine = await load();
    const [{ solution }, reason, { results }, { clues }, { level }, regions, { moves }, { er }] =
      await Promise.all([
        engine.solve(puzzle),
        engine.contradiction(puzzle),
        engine.solveText(puzzle),
        engine.generate({ seed: 1, clues: 30 }),
        engine.generate({ seed: 1, level: 'beginner' }),
        engine.solveRegions({ rows: 1, cols: 2, regions: [[0, 1]] }),
        engine.untwist({ rows: 2, cols: 2, tiles: [3, 1, 4, 2] }),
        engine.rate(puzzle),
        engine.solveMany(puzzle, { format: 'rating', workers: 1 }),
      ]);
    const presses = moves.length;
    const [one] = results;
    return {
      thread: engine.thread,
      solution,
      reason,
      text: one?.status,
      clues,
      level,
      regions: regions.status,
      presses,
      er,
    };
  }, FIRST);

const answered = (thread: 'worker' | 'main'): object => ({
  thread,
  solution: FIRST_SOLVED,
  reason: null,
  text: 'unique',
  clues: 30,
  level: 'beginner',
  regions: 'multiple',
  presses: 1,
  er: 1.2,
});

for (const way of Object.keys(WAYS) as Way[]) {
  const { head, regions, twist } = WAYS[way];

  test(`${way} loads a module once, at its first call`, async ({ page, server }) => {
    const asked = watchModules(page);
    await openPage(page, `${server.origin}/own.html`, head);
    await page.evaluate(async (puzzle) => {
      const { load } = window as unknown as Tested;
      const engine = await load();
      await Promise.all([engine.solve(puzzle), engine.count(puzzle)]);
    }, FIRST);
    expect(namesOf(asked)).toEqual([]);
    await page.evaluate(async () => {
      const { load } = window as unknown as Tested;
      const engines = [await load(), await load()];
      const calls = engines.flatMap((engine) => [
        engine.solveRegions({ rows: 1, cols: 1 }),
        engine.regionPreset('windoku'),
      ]);
      await Promise.all(calls);
    });
    expect(namesOf(asked)).toEqual([regions]);
    await page.evaluate(async (puzzle) => {
      const { load } = window as unknown as Tested;
      const engine = await load();
      const options = { rows: 2, cols: 2, tiles: [1, 2, 3, 4] };
      await Promise.all([engine.untwist(options), engine.rotateSudoku({ puzzle })]);
      engine.close();
      const another = await load();
      await another.readRegions(await another.writeRegions({ rows: 1, cols: 1 }));
      await another.nineTripods({ grid: '123456789'.repeat(9), effort: 1000 });
    }, FIRST_SOLVED);
    expect(namesOf(asked)).toEqual([regions, twist]);
    await page.evaluate(async (puzzle) => {
      const { load } = window as unknown as Tested;
      const engine = await load();
      await Promise.all([
        engine.candidates(puzzle),
        engine.contradiction(puzzle),
        engine.difference(puzzle),
        engine.rate(puzzle),
        engine.explain(puzzle),
        engine.hint(puzzle),
        engine.generate({ seed: 1 }),
        engine.generateMany({ amount: 1, workers: 2 }),
        engine.readText(puzzle),
        engine.writeText(puzzle),
        engine.solveText(puzzle),
        engine.solveMany(`${puzzle}\n`, { workers: 2 }),
        ...[1, 2].map((seed) => engine.generate({ seed, level: 'beginner' })),
        engine.solveMany(`${puzzle}\n`, { format: 'rating', workers: 2 }),
      ]);
    }, FIRST);
    expect(namesOf(asked)).toEqual(siblingsOf(way));
  });

  test(`engines with hosts of their own share the module files of ${way}`, async ({
    page,
    server,
  }) => {
    const asked = watchModules(page);
    await openPage(page, `${server.origin}/own.html`, head);
    const seen = await page.evaluate(async () => {
      const { load } = window as unknown as Tested;
      const engines = await Promise.all([
        load(),
        load({ thread: 'own' }),
        load({ thread: 'own' }),
        load({ thread: 'main' }),
      ]);
      // The browser itself requests the scripts of several elements only once.
      let scripts = 0;
      const observer = new MutationObserver((records) => {
        for (const { addedNodes } of records) {
          scripts += [...addedNodes].filter(({ nodeName }) => nodeName === 'SCRIPT').length;
        }
      });
      observer.observe(document.head, { childList: true });
      const results = engines.map((engine) => engine.solveRegions({ rows: 1, cols: 1 }));
      return { statuses: (await Promise.all(results)).map(({ status }) => status), scripts };
    });
    const scripts = way === 'jiugong.js' ? 1 : 0;
    expect(seen).toEqual({ statuses: Array(4).fill('unique'), scripts });
    expect(namesOf(asked)).toEqual([regions]);
  });

  test.describe(`a module of ${way} that cannot be loaded`, () => {
    test.use({ allowedErrors: /Failed to load resource|error: SyntaxError|Refused|blocked/ });

    /** Responses of a server, by the reason in the error. */
    const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
      'is not found': (route) =>
        route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
      'is out of reach': (route) => route.abort('connectionfailed'),
    };
    for (const [failure, fulfill] of Object.entries(failures)) {
      test(`is named in the error and requested again, since it ${failure}`, async ({
        page,
        server,
      }) => {
        await openPage(page, `${server.origin}/own.html`, head);
        await page.route(`**/${regions}*`, fulfill);
        expect(await failAndSolve(page)).toEqual({
          name: 'JiugongError',
          code: 'unavailable',
          message: expect.stringMatching(`^${regions} cannot be loaded: .*/${regions}`),
          solution: FIRST_SOLVED,
        });
        await page.unroute(`**/${regions}*`);
        expect(await useAll(page)).toEqual(answered('worker'));
      });
    }
  });
}

/**
 * Makes two concurrent calls of `regions`, which fail alike, and one of core; returns the error and
 * the solution.
 */
const failAndSolve = (page: Page): Promise<unknown> =>
  page.evaluate(async (puzzle) => {
    const engine = await (window as unknown as Tested).load();
    const calls = [engine.regionPreset('windoku'), engine.solveRegions({ rows: 1, cols: 1 })];
    const [first, second] = (await Promise.all(
      calls.map((call) => call.catch((error: unknown) => error)),
    )) as [JiugongError, JiugongError];
    if (first.message !== second.message) throw second;
    const { solution } = await engine.solve(puzzle);
    return { name: first.name, code: first.code, message: first.message, solution };
  }, FIRST);

const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

test.describe('a file without the module', () => {
  // The browser reports a file that is not a program.
  test.use({ allowedErrors: /^error: / });

  const { head, regions } = WAYS['jiugong.js'];
  const ofAnotherBuild = async (name: string): Promise<string> => {
    const code = await readFile(join(site, name), 'utf8');
    const [, build] = /build: "(\w+)"/.exec(code)!;
    return code.replace(build!, 'another');
  };

  for (const [what, body, message] of [
    ['is empty', async () => '', 'does not contain the module regions'],
    ['is no program', async () => '<!doctype html>', 'does not contain the module regions'],
    [
      'contains another module',
      () => readFile(join(site, 'jiugong-twist.js'), 'utf8'),
      'does not contain the module regions',
    ],
    ['is of another build', () => ofAnotherBuild(regions), 'is from a different build'],
  ] as const) {
    test(`is named in the error and requested again, since it ${what}`, async ({
      page,
      server,
    }) => {
      await openPage(page, `${server.origin}/own.html`, head);
      await page.route(`**/${regions}*`, script(await body()));
      expect(await failAndSolve(page)).toEqual({
        name: 'JiugongError',
        code: 'unavailable',
        message: expect.stringContaining(`${regions} ${message}`),
        solution: FIRST_SOLVED,
      });
      await page.unroute(`**/${regions}*`);
      expect(await useAll(page)).toEqual(answered('worker'));
    });
  }

  // A page remembers the result of an import, so these are not requested again.
  const module = WAYS['jiugong.mjs'];
  for (const [what, body, message] of [
    ['has no default', async () => 'export const nothing = 1;', 'does not contain the module'],
    ['is of another build', () => ofAnotherBuild(module.regions), 'is from a different build'],
    ['is no program', async () => '<!doctype html>', 'cannot be loaded: '],
  ] as const) {
    test(`is named in the error, since the module ${what}`, async ({ page, server }) => {
      await openPage(page, `${server.origin}/own.html`, module.head);
      await page.route(`**/${module.regions}`, script(await body()));
      expect(await failAndSolve(page)).toEqual({
        name: 'JiugongError',
        code: 'unavailable',
        message: expect.stringContaining(`${module.regions} ${message}`),
        solution: FIRST_SOLVED,
      });
    });
  }
});

test(
  'a module that does not arrive delays no other calls, and its calls can be aborted',
  { tag: '@gate' },
  async ({ page, server }) => {
    const { head, regions } = WAYS['jiugong.js'];
    await openPage(page, `${server.origin}/own.html`, head);
    let answer!: () => void;
    const wait = new Promise<void>((resolve) => (answer = resolve));
    const asked = watchModules(page);
    await page.route(`**/${regions}*`, async (route) => {
      await wait;
      await route.continue();
    });
    const seen = await page.evaluate(async (puzzle) => {
      const { load } = window as unknown as Tested;
      const engine = await load();
      const other = await load();
      const controller = new AbortController();
      const aborted = engine.solveRegions({ rows: 1, cols: 1, signal: controller.signal });
      const closed = other.solveRegions({ rows: 1, cols: 1 });
      const kept = engine.solveRegions({ rows: 1, cols: 1 });
      const { solution } = await engine.solve(puzzle);
      const { optimal } = await engine.untwist({ rows: 2, cols: 2, tiles: [3, 1, 4, 2] });
      controller.abort();
      const abortName = await aborted.catch((error: DOMException) => error.name);
      other.close();
      const closeCode = await closed.catch((error: JiugongError) => error.code);
      const after = (await engine.solve(puzzle)).solution;
      Object.assign(window, { kept });
      return { solution, optimal, abortName, closeCode, after };
    }, FIRST);
    expect(seen).toEqual({
      solution: FIRST_SOLVED,
      optimal: true,
      abortName: 'AbortError',
      closeCode: 'closed',
      after: FIRST_SOLVED,
    });
    answer();
    const status = await page.evaluate(
      async () =>
        (await (window as unknown as { kept: ReturnType<Engine['solveRegions']> }).kept).status,
    );
    expect(status).toBe('unique');
    expect(namesOf(asked)).toEqual([regions, WAYS['jiugong.js'].twist]);
  },
);

test.describe('from file://', () => {
  test('a custom page loads the modules beside jiugong.js', async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'jiugong-files-'));
    try {
      await cp(join(here, 'pages', 'blog.html'), join(folder, 'blog.html'));
      for (const name of ['jiugong.js', ...SIBLINGS]) {
        await cp(join(site, name), join(folder, name));
      }
      const asked = watchModules(page);
      await page.goto(pathToFileURL(join(folder, 'blog.html')).href);
      expect(await useAll(page)).toEqual(answered('worker'));
      expect(namesOf(asked)).toEqual(SIBLINGS);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

test(
  'the page loads its modules from its folder, and the single file requests nothing',
  { tag: ['@gate', '@everywhere'] },
  async ({ sudoku, variants, rotate, home, homeUrl }) => {
    const asked = watchModules(sudoku.page);
    const ran = (): Promise<number> =>
      sudoku.page.evaluate(
        () => Object.keys((window as { JiugongModules?: object }).JiugongModules ?? {}).length,
      );
    expect(await ran()).toBe(0); // those that the page holds run when they are needed, as the others
    expect(await useAll(sudoku.page)).toEqual(answered('worker'));
    expect(await ran()).toBe(SIBLINGS.length);
    await variants.open();
    await rotate.open();
    const beside = SIBLINGS.map((name) => expect.stringContaining(new URL(name, homeUrl).href));
    expect(asked.sort()).toEqual(home === 'single-file' ? [] : beside);
  },
);

test.describe('for any location of the script:', () => {
  const atSite = async (route: Route): Promise<void> => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1)!;
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: await readFile(join(site, name), 'utf8'),
    });
  };

  for (const [where, head, prefix] of [
    [
      'in a folder of its own, with a base address of the page',
      `<script src="/files/lib/jiugong.js?x=1#y"></script><base href="/elsewhere/">
       <script src="start.js"></script><jiugong-board></jiugong-board>`,
      '/files/lib/',
    ],
    [
      'an element that is gone',
      `<script id="own" src="/files/lib/jiugong.js"></script>
       <script>document.querySelector('#own').remove(); load = Jiugong.load;</script>`,
      '/files/lib/',
    ],
    [
      'deferred',
      `<script defer src="/files/jiugong.js"></script><script defer src="start.js"></script>`,
      '/files/',
    ],
    [
      'on another origin',
      `<script src="https://cdn.test/files/jiugong.js" crossorigin></script>
       <script src="start.js"></script>`,
      'https://cdn.test/files/',
    ],
  ] as const) {
    test(where, async ({ page, server }) => {
      const asked = watchModules(page);
      const origins: (string | undefined)[] = [];
      await page.route('**/files/**', async (route) => {
        origins.push((await route.request().headerValue('origin')) ?? undefined);
        await atSite(route);
      });
      await openPage(page, `${server.origin}/deep/er/page.html`, head);
      expect(await useAll(page)).toEqual(answered('worker'));
      const base = new URL(prefix, server.origin).href;
      const version = /\?v=([0-9a-f]{12})$/.exec(asked[0]!)?.[1];
      expect(asked.sort()).toEqual(SIBLINGS.map((name) => `${base}${name}?v=${version}`));
      const isForeign = prefix.startsWith('https:');
      expect(origins).toEqual(
        Array(1 + SIBLINGS.length).fill(isForeign ? server.origin : undefined),
      );
      const board = page.locator('jiugong-board');
      if ((await board.count()) === 0) return;
      const solving = board.evaluate((element: JiugongBoard) => element.solve());
      expect(await solving).toBe('multiple');
    });
  }

  test('inline in the page', async ({ page, server }) => {
    const code = await readFile(join(site, 'jiugong.js'), 'utf8');
    const inline = code.replaceAll(/<(?=\/script|!--)/gi, '\\x3c');
    const asked = watchModules(page);
    const head = `<script>${inline}</script><script src="start.js"></script>`;
    await openPage(page, `${server.origin}/page.html`, head);
    expect(await useAll(page)).toEqual(answered('worker'));
    expect(namesOf(asked)).toEqual(SIBLINGS);
  });
});

test('a script included twice loads a module once', async ({ page, server }) => {
  const asked = watchModules(page);
  await page.goto(`${server.origin}/twice.html`);
  expect(await useAll(page)).toEqual(answered('worker'));
  expect(namesOf(asked)).toEqual(SIBLINGS);
});

test.describe('two builds in one page', () => {
  test.use({ allowedErrors: /^request after load: .*\/older\/jiugong-regions\.js\?v=older$/ });

  test('load their own modules', async ({ page, server }) => {
    const script = await readFile(join(site, 'jiugong.js'), 'utf8');
    const module = await readFile(join(site, 'jiugong-regions.js'), 'utf8');
    const [, build] = /build: "(\w+)"/.exec(module)!;
    await page.route('**/older/jiugong.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script.replaceAll(build!, 'older') }),
    );
    await page.route('**/older/jiugong-regions.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: module.replace(build!, 'older') }),
    );
    await openPage(
      page,
      `${server.origin}/page.html`,
      `<script src="older/jiugong.js"></script>
       <script>older = Jiugong.load; Jiugong = undefined;</script>${WAYS['jiugong.js'].head}`,
    );
    const asked = watchModules(page);
    const statuses = await page.evaluate(async () => {
      const { load, older } = window as unknown as Tested & { older: Tested['load'] };
      const engines = [await older(), await load(), await older()];
      const results = engines.map((engine) => engine.solveRegions({ rows: 1, cols: 1 }));
      return (await Promise.all(results)).map(({ status }) => status);
    });
    expect(statuses).toEqual(Array(3).fill('unique'));
    expect(asked.map((address) => address.replace(server.origin, '')).sort()).toEqual([
      `/jiugong-regions.js?v=${build}`,
      '/older/jiugong-regions.js?v=older',
    ]);
  });
});

test('a page that includes the modules itself loads nothing more', async ({ page, server }) => {
  const { head } = WAYS['jiugong.js'];
  await openPage(
    page,
    `${server.origin}/page.html`,
    `${SIBLINGS.map((name) => `<script src="${name}"></script>`).join('')}${head}`,
  );
  const asked = watchModules(page);
  expect(await useAll(page)).toEqual(answered('worker'));
  expect(asked).toEqual([]);
});

test(
  'the ES modules share their engine and its modules',
  { tag: '@gate' },
  async ({ page, server }) => {
    const asked = watchModules(page);
    await page.goto(`${server.origin}/module.html`);
    const seen = await page.evaluate(async () => {
      const { JiugongBoard } = (await import('/element.mjs' as string)) as {
        JiugongBoard: new () => JiugongBoard;
      };
      const { load } = (await import('/jiugong.mjs' as string)) as Tested;
      const [engine, status] = [await load(), await new JiugongBoard().solve()];
      return [status, (await engine.solveRegions({ rows: 1, cols: 1 })).status];
    });
    expect(seen).toEqual(['multiple', 'unique']);
    expect(namesOf(asked)).toEqual(['jiugong-analysis.mjs', 'jiugong-regions.mjs']);
  },
);

const withNonce = (head: string): string => head.replaceAll('<script', '<script nonce="c2VjcmV0"');

test.describe('under a policy', () => {
  const NONCE = "script-src 'nonce-c2VjcmV0' 'wasm-unsafe-eval'";

  for (const way of Object.keys(WAYS) as Way[]) {
    const { head } = WAYS[way];
    for (const [name, policy, text] of [
      ['of its own origin', "script-src 'self' 'wasm-unsafe-eval'; worker-src blob:", head],
      ['with a nonce', `${NONCE}; worker-src blob:`, withNonce(head)],
      [
        'with a nonce that scripts hand on',
        `${NONCE} 'strict-dynamic'; worker-src blob:`,
        withNonce(head),
      ],
    ] as const) {
      test(`${name}, ${way} loads its modules`, async ({ page, server }) => {
        const asked = watchModules(page);
        await openPage(page, `${server.origin}/own.html`, text, {
          'content-security-policy': `default-src 'none'; img-src data:; ${policy}`,
        });
        expect(await useAll(page)).toEqual(answered('worker'));
        expect(namesOf(asked)).toEqual(siblingsOf(way));
      });
    }

    test.describe('that forbids workers', () => {
      // Chromium reports an enforced policy as an error on the console.
      test.use({
        allowedErrors: /Creating a worker from|blocked a worker script|forbidden by worker-src/,
      });

      test(`${way} and its modules run on the main thread`, async ({ page, server }) => {
        const asked = watchModules(page);
        const policy = "default-src 'none'; img-src data:; script-src 'self' 'wasm-unsafe-eval'";
        await openPage(page, `${server.origin}/own.html`, head, {
          'content-security-policy': `${policy}; worker-src 'none'`,
        });
        expect(await useAll(page)).toEqual(answered('main'));
        expect(namesOf(asked)).toEqual(siblingsOf(way));
      });
    });
  }

  test.describe('that forbids the file', () => {
    test.use({ allowedErrors: /Content Security Policy|Refused|forbidden by script-src/ });

    test('the error names the file', { tag: '@gate' }, async ({ page, server }) => {
      const { head, regions } = WAYS['jiugong.js'];
      const allowed = ['jiugong.js', 'start.js'].map((name) => `${server.origin}/${name}`);
      await openPage(page, `${server.origin}/own.html`, head, {
        'content-security-policy': `script-src ${allowed.join(' ')} 'wasm-unsafe-eval'; worker-src blob:`,
      });
      expect(await failAndSolve(page)).toEqual({
        name: 'JiugongError',
        code: 'unavailable',
        message: expect.stringContaining(regions),
        solution: FIRST_SOLVED,
      });
    });
  });
});

test.describe('the hash that the build prints', () => {
  test.use({
    allowedErrors: /integrity|Jiugong is not defined|Cannot read properties of undefined/,
  });

  test('admits the script and what it loads, and no other script', async ({ page, server }) => {
    const program = join(site, '..', '..', 'web', 'bundle', 'integrity.mjs');
    const printed = execFileSync(process.execPath, [program], { encoding: 'utf8' });
    const hashes = new Map(printed.split('\n').map((line) => line.split(' ') as [string, string]));
    const head = (name: string): string =>
      `<script src="jiugong.js" crossorigin="anonymous" integrity="${hashes.get(name)}"></script>`;
    const start = '<script src="start.js"></script>';
    await openPage(page, `${server.origin}/own.html`, head('jiugong.js') + start);
    expect(await useAll(page)).toEqual(answered('worker'));
    await page.route('**/jiugong-regions.js*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}window.taken = 1;` });
    });
    await page.reload();
    await page.waitForFunction(() => 'load' in window);
    expect(await failAndSolve(page)).toMatchObject({ code: 'unavailable' });
    expect(await page.evaluate(() => 'taken' in window)).toBe(false);
    await page.unroute(`${server.origin}/own.html`);
    await openPage(
      page,
      `${server.origin}/own.html`,
      `${head('jiugong-hints.js')}<script>window.load = 0</script>`,
    );
    expect(await page.evaluate(() => 'Jiugong' in window)).toBe(false);
  });
});
