/** A program that uses the package, bundled by Vite. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';
import { build } from 'vite';
import type { JiugongBoard } from '../../board/jiugong-board';
import { serve } from '../../serve.mjs';
import { expect, test } from './fixtures';
import { FIRST, FIRST_SOLVED } from './puzzles';

const here = dirname(fileURLToPath(import.meta.url));
const built = join(here, '..', '..', '..', 'build', 'package');

const PROGRAM = `import { load } from 'jiugong';
import 'jiugong/element';
async function main() {
  const engine = await load();
  const { solution } = await engine.solve('${FIRST}');
  const { status } = await engine.solveRegions({ rows: 1, cols: 1 });
  const { moves } = await engine.untwist({ rows: 2, cols: 2, tiles: [3, 1, 4, 2] });
  const { er } = await engine.rate('${FIRST}');
  const reason = await engine.contradiction('${FIRST}');
  const { puzzles } = await engine.solveMany('${FIRST}', { format: 'rating', workers: 1 });
  const { results } = await engine.solveText('${FIRST}');
  const { clues } = await engine.generate({ seed: 1, clues: 30 });
  const { level } = await engine.generate({ seed: 1, level: 'beginner' });
  const texts = results.length;
  return { thread: engine.thread, solution, status, presses: moves.length, er, reason, texts, puzzles, clues, level };
}
window.start = main;
`;

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Bundled</title>
    <link rel="icon" href="data:," />
    <script type="module" src="./program.js"></script>
  </head>
  <body><jiugong-board></jiugong-board></body>
</html>`;

test.describe('a program bundled by Vite', () => {
  // The modules have the names of chunks and are requested when they are needed.
  test.use({
    allowedErrors: /^request after load: .*\/some\/path\/assets\/jiugong-\w+-[-\w]+\.js$/,
  });

  test('loads each module when it is needed, below any path', async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'jiugong-vite-'));
    const root = join(folder, 'program');
    await mkdir(join(root, 'node_modules'), { recursive: true });
    await cp(built, join(root, 'node_modules', 'jiugong'), { recursive: true });
    await writeFile(join(root, 'program.js'), PROGRAM);
    await writeFile(join(root, 'index.html'), PAGE);
    const warnings: string[] = [];
    await build({
      root,
      base: './',
      configFile: false,
      logLevel: 'silent',
      build: {
        outDir: join(folder, 'served', 'some', 'path'),
        rollupOptions: { onwarn: ({ message }) => void warnings.push(message) },
      },
    });
    expect(warnings).toEqual([]);
    const server = await serve([join(folder, 'served')]);
    try {
      const { port } = server.address() as AddressInfo;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(`http://127.0.0.1:${port}/some/path/`);
      const modules = (): string[] =>
        asked
          .filter((path) => /jiugong-/.test(path))
          .map((path) => path.replace(/-[-\w]{8}\.js$/, ''))
          .sort();
      expect(modules()).toEqual([]);
      const seen = await page.evaluate(() => (window as unknown as { start(): unknown }).start());
      const expected = {
        thread: 'worker',
        solution: FIRST_SOLVED,
        status: 'unique',
        presses: 1,
        er: 1.2,
        reason: null,
        texts: 1,
        puzzles: 1,
        clues: 30,
        level: 'beginner',
      };
      expect(seen).toEqual(expected);
      await expect(page.getByRole('grid')).toBeVisible();
      const used = ['analysis', 'batch', 'generate', 'regions', 'teach', 'twist'].map(
        (name) => `/some/path/assets/jiugong-${name}`,
      );
      expect(modules()).toEqual(used);
      const told = page.locator('jiugong-board').evaluate((board: JiugongBoard) => board.hint());
      expect(await told).toBe('what');
      const hints = '/some/path/assets/jiugong-hints';
      expect(modules()).toEqual([...used, hints].sort());
      const puzzle = '4x4; rows; columns; boxes 2x2; thermometer row 1';
      const board = page.locator('jiugong-board');
      await board.evaluate((element: JiugongBoard, text) => void (element.puzzle = text), puzzle);
      await expect(board).toHaveJSProperty('puzzle', puzzle);
      expect(modules()).toEqual([...used, hints, '/some/path/assets/jiugong-rules'].sort());
    } finally {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    }
  });
});
