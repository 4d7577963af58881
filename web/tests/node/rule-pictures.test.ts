/** Pictures and links of boards with rules of every kind. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CLASSIC } from '../../board/layout';
import { BOARD_RULES } from '../../rules/on-board/on-board';
import '../../rules/on-board/provided';
import { boardOf, type Board } from '../../board/state';
import { blank } from '../../board/values';
import { PUZZLE_LINK } from '../../page/panels/variants/link';
import { pictureOf, pictureSize } from '../../page/ui/boards/picture';
import { fragmentOf } from '../../page/ui/link';
import { SAMPLES } from '../rule-samples';

/** The letters that the largest QR code holds. */
const QR = 4296;

const pictured = (board: Board): string =>
  pictureOf(board, fragmentOf(PUZZLE_LINK, board), { title: 'A puzzle', description: '' });

describe('a picture', () => {
  it('shows each kind of rule, and what is no rule', () => {
    for (const [name, constraint] of Object.entries(SAMPLES)) {
      const layout = { ...CLASSIC, preset: null, constraints: [constraint] };
      const board = boardOf(blank(layout), layout);
      const { under, over, margins } = BOARD_RULES.figuresOf(layout);
      const picture = pictured(board);
      assert.ok(fragmentOf(PUZZLE_LINK, board).length < QR, name);
      const strokes = [...under, ...over].flatMap((figure) => figure.strokes);
      for (const { path } of strokes) assert.ok(picture.includes(`d="${path}"`), name);
      const isUnmarked = name.startsWith('unmarked');
      const said = isUnmarked ? 0 : strokes.length;
      const signs = [...under, ...over].flatMap((figure) => figure.signs ?? []);
      assert.ok(isUnmarked || said + signs.length > 0, name);
      const [width, height] = pictureSize(layout);
      assert.equal(
        width - height,
        100 * (margins.left + margins.right - margins.top - margins.bottom),
      );
    }
    const cosmetics = [
      {
        kind: 'line',
        points: [
          [0.5, 0.5],
          [3, 2],
        ],
        color: '#ff0000',
        width: 0.1,
        head: 0,
      },
    ] as const;
    const layout = { ...CLASSIC, preset: null, cosmetics };
    const drawn = pictured(boardOf(blank(layout), layout));
    assert.match(drawn, /d="M0\.5 0\.5L3 2"[^>]*stroke="#ff0000"/);
  });
});
