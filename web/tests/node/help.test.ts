/** The keys that the help lists do what it says, and it lists all keys of a board; and every technique. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyAction, type KeyAction } from '../../board/keys';
import { CLASSIC } from '../../board/layout';
import { enHelp } from '../../page/panels/help/messages/en';
import { KEYS, type Effect } from '../../page/panels/help/keys';
import { SECTION_IDS } from '../../page/panels/help/section-ids';
import { examplesOf } from '../../page/ui/technique-pages/examples';
import { TECHNIQUES } from '../../api/teach';
import { IN_ORDER, PRACTISED, practisedAs } from '../../page/ui/techniques';

/** The actions of a board by the effects in the list; the page itself does the others. */
const ACTIONS: Readonly<Partial<Record<Effect, KeyAction['kind']>>> = {
  digit: 'value',
  corner: 'mark',
  candidate: 'mark',
  filter: 'filter',
  mode: 'next-mode',
  hint: 'hint',
  check: 'check',
  arrows: 'move',
  line: 'move',
  board: 'move',
  extend: 'extend',
  escape: 'one-cell',
  undo: 'undo',
  redo: 'redo',
};

const LARGE = { ...CLASSIC, preset: null, high: 35 };

/** The keys that a name in the list stands for, as browsers call them. */
function keysOf(key: (typeof KEYS)[Effect][number][number]): readonly string[] {
  if (typeof key !== 'string') return key.name === 'space' ? [' '] : ['ArrowLeft', 'ArrowDown'];
  const [first, last] = key.split(' … ');
  if (last !== undefined) return [first!.toLowerCase(), last.toLowerCase()];
  if (key === 'Esc') return ['Escape'];
  return [key.length === 1 ? key.toLowerCase() : key];
}

/** The actions of a combination of keys. */
function actionsOf(combination: (typeof KEYS)[Effect][number]): readonly (KeyAction | null)[] {
  const shiftKey = combination.includes('Shift');
  const ctrlKey = combination.includes('Ctrl');
  return keysOf(combination.at(-1)!).map((name) => {
    const isDigit = /^\d$/.test(name);
    const code = isDigit ? `Digit${name}` : '';
    // With Shift a digit is another sign.
    const key = isDigit && shiftKey ? '!' : name;
    // Only boards with values above 9 take letters.
    const layout = combination[0] === 'A … Z' ? LARGE : CLASSIC;
    return keyAction({ key, code, ctrlKey, shiftKey, metaKey: false, altKey: false }, layout);
  });
}

test('listed keys do what the list says', () => {
  for (const [effect, kind] of Object.entries(ACTIONS)) {
    for (const combination of KEYS[effect as Effect]) {
      for (const action of actionsOf(combination)) assert.equal(action?.kind, kind, effect);
    }
  }
  const [corner] = actionsOf(KEYS.corner[0]!);
  const [candidate] = actionsOf(KEYS.candidate[0]!);
  assert.ok(corner?.kind === 'mark' && corner.as === 'corner');
  assert.ok(candidate?.kind === 'mark' && candidate.as === 'candidates');
  const erasing = KEYS.erase.flatMap(actionsOf).map((action) => action?.kind);
  assert.deepEqual(erasing, ['value', 'value', 'erase-back', 'erase-here']);
});

test('each effect has keys, and words in the order of the list', () => {
  assert.deepEqual(Object.keys(KEYS), Object.keys(enHelp.keys.effects));
});

test('every technique is in one group, has an example, and one that is practised', () => {
  assert.deepEqual([...IN_ORDER].sort(), [...TECHNIQUES].sort());
  for (const technique of TECHNIQUES) {
    const variants = examplesOf(technique).map(({ variant }) => variant);
    assert.ok(variants.length > 0, technique);
    assert.equal(new Set(variants).size, variants.length, technique);
    assert.ok(PRACTISED.includes(practisedAs(technique)), technique);
  }
  for (const technique of PRACTISED) assert.equal(practisedAs(technique), technique);
});

test('no section has the address of a technique', () => {
  for (const id of SECTION_IDS) assert.ok(!(TECHNIQUES as readonly string[]).includes(id), id);
});
