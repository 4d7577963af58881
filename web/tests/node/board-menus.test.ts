/** What the items of the menus of Solve do. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JiugongBoard } from '../../board/jiugong-board';
import { puzzleMenu, type SidebarEvents } from '../../page/panels/solve/sidebar';
import { textsFor } from '../../page/panels/solve/texts';
import { COUNT_LIMITS, solverMenu } from '../../page/ui/boards/actions';
import type { MenuGroup } from '../../page/ui/menu';

const texts = textsFor('en');
const { puzzle, solver } = texts.page;

/** An object with all methods, which write down that they are called, and a property that is set. */
function recorder<What extends object>(done: string[], set: Partial<What> = {}): What {
  const call =
    (name: string) =>
    (...values: readonly unknown[]): void =>
      void done.push([name, ...values].join(' '));
  return new Proxy(set as What, {
    get: (target, name) => Reflect.get(target, name) ?? call(String(name)),
    set: (_, name, value) => done.push(`${String(name)} = ${value}`) > 0,
  });
}

/** Chooses each item once; returns what came of it, by the label of the item. */
const chooseAll = (
  menu: readonly MenuGroup[],
  done: string[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    menu.flatMap(({ items }) =>
      items.map(({ label, onChoose }) => {
        onChoose();
        return [label, done.splice(0)];
      }),
    ),
  );

test('the items of the menu of the solver do what they are called', () => {
  const done: string[] = [];
  const on = { onSolve: () => done.push('ask for the answer'), onExplain: () => done.push('walk') };
  const menu = solverMenu(recorder<JiugongBoard>(done), texts, { ...recorder(done), ...on });
  assert.deepEqual(chooseAll(menu, done), {
    [texts.actions.solve]: ['ask for the answer'],
    [solver.cell]: ['solveCells'],
    [solver.candidates]: ['showCandidates'],
    [solver.conflict]: ['explainConflict'],
    [solver.explain]: ['walk'],
    ...Object.fromEntries(COUNT_LIMITS.map((limit) => [solver.countTo(limit), [`count ${limit}`]])),
    [solver.markCandidates]: ['markCandidates'],
  });
});

test('the items of the menu of the puzzle do what they are called', () => {
  const { newPuzzle, examples } = texts.solve;
  for (const editing of [false, true]) {
    const done: string[] = [];
    const board = recorder<JiugongBoard>(done, { editing });
    const menu = puzzleMenu(board, texts, recorder<SidebarEvents>(done));
    assert.deepEqual(chooseAll(menu, done), {
      [newPuzzle.label]: ['onDialog new'],
      [puzzle.daily]: ['onDialog daily'],
      [puzzle.practise]: ['onDialog practise'],
      [examples.label]: ['onDialog examples'],
      [puzzle.own]: ['onOwn'],
      [puzzle.paste]: ['onPaste'],
      [puzzle.photo]: ['onPhoto'],
      [puzzle.openFile]: ['onOpenFile'],
      [puzzle.history]: ['onHistory'],
      [puzzle.edit]: [`editing = ${!editing}`],
      [puzzle.fixGivens]: ['fixGivens'],
      [puzzle.startAgain]: ['reset'],
      [`${texts.share.open} …`]: ['onShare'],
    });
  }
});
