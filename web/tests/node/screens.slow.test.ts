/** Screenshots of other programs, in looks that are drawn here (screens.ts). */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { type Engine, type PhotoReading, load } from '../../../build/site/jiugong.mjs';
import { drawScreen, LOOKS, type Game, type Look } from '../screens';
import { PUZZLE, SOLUTION } from './board-fixtures';

const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

/** DejaVu Sans, upright and bold. */
const FONTS = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) =>
  readFileSync(join('node_modules', 'dejavu-fonts-ttf', 'ttf', name)),
);

let engine: Engine;

before(async () => {
  engine = await load();
  await initWasm(readFileSync(join('node_modules', '@resvg', 'resvg-wasm', 'index_bg.wasm')));
});
after(() => engine.close());

/** Reads what an SVG picture shows. */
function read(svg: string): Promise<PhotoReading> {
  const font = { fontBuffers: FONTS, defaultFontFamily: 'DejaVu Sans' };
  const image = new Resvg(svg, { font }).render();
  return engine.readPhoto({ data: image.pixels, width: image.width, height: image.height });
}

const blanksOf = (puzzle: string): readonly number[] =>
  [...puzzle].flatMap((digit, cell) => (digit === '.' ? [cell] : []));

/** A game that has been played for a while: every third blank cell is filled, others have candidates. */
const PLAYED: Game = {
  givens: PUZZLE,
  entries: [...PUZZLE]
    .map((digit, cell) => (digit === '.' && cell % 3 === 1 ? SOLUTION[cell] : '.'))
    .join(''),
};
const MARKED: Game = { givens: HARD, marked: blanksOf(HARD).filter((cell) => cell % 2 === 0) };

for (const [name, look] of Object.entries<Look>(LOOKS)) {
  test(`reads a screen of the look ${name}, with entries, on a phone`, async () => {
    const { problem, ...reading } = await read(drawScreen(look, PLAYED, 'phone'));
    assert.ok(problem === null && 'puzzle' in reading);
    assert.deepEqual([reading.puzzle, reading.byHand], [PUZZLE, PLAYED.entries]);
  });

  test(`reads a screen of the look ${name}, with candidates, on a desktop`, async () => {
    const { problem, ...reading } = await read(drawScreen(look, MARKED, 'desktop'));
    assert.ok(problem === null && 'puzzle' in reading);
    assert.equal(reading.puzzle, HARD);
  });
}
