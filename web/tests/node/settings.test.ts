/** The kept form of the settings. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { SETTINGS } from '../../board/settings';
import {
  CHOICE_NAMES,
  applySettings,
  FIRST_SETTINGS,
  formatSettings,
  parseSettings,
  type Settings,
} from '../../page/ui/settings/settings';

const anySettings: fc.Arbitrary<Settings> = fc.record(
  {
    highlight: fc.constantFrom(...SETTINGS.highlight),
    mistakes: fc.constantFrom(...SETTINGS.mistakes),
    entry: fc.constantFrom(...SETTINGS.entry),
    notes: fc.constantFrom(...SETTINGS.notes),
    keepMarks: fc.boolean(),
    clock: fc.boolean(),
    largeBoard: fc.boolean(),
    labels: fc.boolean(),
  },
  { noNullPrototype: true },
);

test('settings come back as they were kept', () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      assert.deepEqual(parseSettings(formatSettings(settings)), settings);
    }),
  );
});

test('what is not known, or damaged, gets its default', () => {
  for (const text of [null, '', '{', '[1]', 'null', '"x"', '5']) {
    assert.deepEqual(parseSettings(text), FIRST_SETTINGS, String(text));
  }
  for (const name of [...CHOICE_NAMES, 'keepMarks', 'clock', 'largeBoard', 'more']) {
    assert.deepEqual(parseSettings(JSON.stringify({ [name]: 'constructor' })), FIRST_SETTINGS);
  }
  assert.deepEqual(parseSettings('{"entry":"digit","notes":1,"clock":false}'), {
    ...FIRST_SETTINGS,
    entry: 'digit',
    clock: false,
  });
});

test('settings from anywhere are settings', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const settings = parseSettings(text);
      assert.deepEqual(Object.keys(settings), Object.keys(FIRST_SETTINGS));
      for (const name of CHOICE_NAMES) {
        assert.ok((SETTINGS[name] as readonly string[]).includes(settings[name]));
      }
    }),
  );
});

test('the setting to leave marks unchanged is kept, and applied to a board', () => {
  const settings = parseSettings(formatSettings({ ...FIRST_SETTINGS, keepMarks: true }));
  const board = { keepMarks: false };
  applySettings(board as HTMLElementTagNameMap['jiugong-board'], settings);
  assert.equal(board.keepMarks, true);
});
