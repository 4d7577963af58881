/** The members of `<jiugong-board>`: each is promised in the manual, or is one of those that the page alone uses. */
import './small-dom';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { JiugongBoard } from '../../board/jiugong-board';

const read = (...path: string[]): string => readFileSync(join(process.cwd(), ...path), 'utf8');

/** The names in an interface of a source. */
function membersOf(source: string, name: string): readonly string[] {
  const [, body] = new RegExp(`^export interface ${name} .*\\{\\n([^]*?)^\\}`, 'm').exec(source)!;
  const names = body!.matchAll(
    /^ {2}(?:get |set |readonly )?(?!addEventListener|removeEvent)(\w+)[(:<]/gm,
  );
  return [...new Set(Array.from(names, ([, member]) => member!))].sort();
}

const PROMISED = membersOf(read('board', 'element.ts'), 'JiugongBoard');
const OF_PAGE = membersOf(read('board', 'page-board.ts'), 'PageBoard');

/** What Lit calls, and what every element has. */
const INHERITED = new Set([
  'constructor',
  'connectedCallback',
  'disconnectedCallback',
  'createRenderRoot',
  'focus',
  'render',
  'firstUpdated',
  'willUpdate',
  'updated',
]);

test('a member of the element is in its public interface or in that of the page, never in both', () => {
  const own = Object.getOwnPropertyNames(JiugongBoard.prototype);
  const reactive = Object.keys(JiugongBoard.properties);
  const members = [...new Set([...own, ...reactive])].filter((name) => !INHERITED.has(name));
  assert.deepEqual(members.sort(), [...PROMISED, ...OF_PAGE].sort());
});

test('a program may replace each accessor of the element, as those of any class', () => {
  const own = Object.entries(Object.getOwnPropertyDescriptors(JiugongBoard.prototype));
  assert.deepEqual(
    own.filter(([, { configurable }]) => configurable !== true).map(([name]) => name),
    [],
  );
});

test('the manual has each member of the public interface', () => {
  const manual = read('..', 'docs', 'embedding.md');
  assert.deepEqual(
    PROMISED.filter((name) => !new RegExp(`\`${name}(\\([^)]*\\))?\``).test(manual)),
    [],
  );
});
