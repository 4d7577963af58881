/** What the style sheets of boards promise to pages around them, besides what a browser shows. */
import './small-dom';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { styles as shapeStyles } from '../../board/shapes/styles';
import { styles } from '../../board/styles';

const SHEETS = [...styles, shapeStyles].map(({ cssText }) => cssText).join('\n');

test('a board names no property as a page might', () => {
  const names = new Set(SHEETS.match(/(?<![\w-])--[\w-]+/g));
  const plain = [...names].filter((name) => !/^--(?:jiugong|jg)-/.test(name));
  assert.deepEqual([names.size > 40, plain], [true, []]);
});

test('a board says what can be selected to WebKit as well, which knows no plain `user-select`', () => {
  const said = [...SHEETS.matchAll(/(?<=[\s;{])(-webkit-)?user-select: ?(\w+)[;}]/g)];
  const values = (isPrefixed: boolean): readonly (string | undefined)[] =>
    said.filter(([, prefix]) => (prefix !== undefined) === isPrefixed).map(([, , value]) => value);
  assert.deepEqual(values(true), ['text', 'none', 'none']);
  assert.deepEqual(values(false), values(true));
});
