/**
 * The drawing of every technique and variant, and how the board paints each look of a shape, by their digests. One that
 * differs on purpose gets the line that the failure prints, once somebody has looked at it in Help.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { load } from '../../../build/site/jiugong.mjs';
import { exhibitStyles } from '../../board/exhibit-styles';
import type { Drawing, Shape } from '../../hints/drawing';
import { taughtPosition, viewOf } from '../../hints/hints';
import { stepOf, TECHNIQUE_POSITIONS } from '../technique-positions';

/** Lines of a digest and a name. (Tests run in web/.) */
const known: ReadonlySet<string> = new Set(
  readFileSync(join('tests', 'node', 'drawing-digests.txt'), 'utf8')
    .trimEnd()
    .split('\n'),
);

const isOfLook = (line: string): boolean => / look-/.test(line);

const lineOf = (name: string, content: readonly string[]): string =>
  `${createHash('sha256').update(content.join('\n')).digest('hex').slice(0, 16)} ${name}`;

const shapesOf = (layer: string, shapes: readonly Shape[]): readonly string[] =>
  shapes.map(({ look, path }) => `${layer} ${look} ${path}`);

const drawn = (name: string, { under, over }: Drawing): string =>
  lineOf(name, [...shapesOf('under', under), ...shapesOf('over', over)]);

/** Of all techniques in their positions, each with the shapes of its step. */
let drawings: readonly (readonly [string, Drawing])[] = [];

before(async () => {
  const engine = await load();
  drawings = await Promise.all(
    TECHNIQUE_POSITIONS.map(async (one) => {
      const step = await stepOf(engine, one);
      const view = viewOf({ kind: 'step', step }, 'what', taughtPosition(one.position), 'en');
      return [`${one.technique} ${one.variant} ${one.style}`, view.drawing] as const;
    }),
  );
  engine.close();
});

/** Fails for lines that are not recorded, and for recorded ones that are gone. */
function compare(lines: readonly string[], recorded: readonly string[]): void {
  const others = lines.filter((line) => !recorded.includes(line));
  const gone = recorded.filter((line) => !lines.includes(line));
  assert.deepEqual({ others, gone }, { others: [], gone: [] });
}

const recordedDrawings = [...known].filter((line) => !isOfLook(line));

test('each technique is drawn as before', () => {
  const all = drawings.map(([name, drawing]) => drawn(name, drawing));
  compare(all, recordedDrawings);
  // One candidate of one drawing is noticed, and which of two is in front.
  const [name, drawing] = drawings.find(([, { under }]) => under.length > 2)!;
  const { under } = drawing;
  for (const other of [under.slice(1), [...under].reverse()]) {
    assert.ok(!recordedDrawings.includes(drawn(name, { ...drawing, under: other })), name);
  }
});

/** What the style sheet says of a look, in any order of its rules. */
function paintOf(look: string): readonly string[] {
  const [own] = exhibitStyles.cssText.split('@media');
  return [...own!.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors]) => selectors!.split(',').some((one) => one.trim() === `.${look}`))
    .flatMap(([, , body]) => body!.split(';').map((line) => line.trim()))
    .filter((line) => line !== '');
}

test('each look is painted as before', () => {
  const looks = new Set(exhibitStyles.cssText.match(/look-[\w-]+/g));
  compare(
    [...looks].map((look) => lineOf(look, paintOf(look))),
    [...known].filter(isOfLook),
  );
});

test('each shape of a technique has a look that is painted', () => {
  const shapes = drawings.flatMap(([, { under, over }]) => [...under, ...over]);
  const used = new Set(shapes.map(({ look }) => `look-${look}`));
  assert.ok(used.size > 15, `${used.size} looks`);
  for (const look of used) assert.notDeepEqual(paintOf(look), [], look);
});
