/** The text field of Solve, without a page: what it shows of the board, and the texts that are solved. */
import assert from 'node:assert/strict';
import { after, beforeEach, describe, it, type TestContext } from 'node:test';
import { JiugongError } from '../../engine/jiugong';
import { getEngine } from '../../board/get-engine';
import { Draft } from '../../page/panels/solve/draft';
import { EXAMPLES } from '../../page/panels/solve/examples';
import * as pages from '../../page/panels/solve/model';
import { FIRST_PAGE, type Page } from '../../page/panels/solve/model';
import { LONGEST_DRAFT } from '../../page/ui/text-field';
import { PUZZLE, SOLUTION } from './board-fixtures';
import { turns } from './turns';

after(async () => (await getEngine()).close());

const EXAMPLE = EXAMPLES.find(({ id }) => id === 'question-marks')!;

const inRows = (line: string): string => line.replaceAll(/.{9}/g, '$&\n');

let page: Page;
let boardText: string;
let draft: Draft;
/** What is selected in the field. */
let selected: string | null;

beforeEach(() => {
  page = pages.withPanel(FIRST_PAGE, { open: true });
  boardText = PUZZLE;
  selected = null;
  const field = {
    get value() {
      return page.panel.draft;
    },
    focus: () => undefined,
    setSelectionRange: (start: number, end: number) => {
      selected = page.panel.draft.slice(start, end);
    },
  };
  draft = new Draft({
    page: () => page,
    show: (next) => (page = next),
    boardText: () => boardText,
    field: () => field as unknown as HTMLTextAreaElement,
    put: () => undefined,
  });
});

/** Waits until the text was solved, or the work on it stopped. */
async function answered(): Promise<void> {
  const { panel } = page;
  while (page.panel.report === panel.report && page.panel.stopped === panel.stopped) {
    await turns();
  }
}

describe('the field', () => {
  it('shows the board as the text that it is from, and in rows once it has changed', async () => {
    page = pages.withExample(page, EXAMPLE);
    boardText = EXAMPLE.puzzle;
    await draft.refresh();
    assert.equal(page.panel.draft, EXAMPLE.text);
    boardText = SOLUTION;
    await draft.refresh();
    assert.equal(page.panel.draft, inRows(SOLUTION));
    boardText = EXAMPLE.puzzle;
    await draft.refresh();
    assert.equal(page.panel.draft, EXAMPLE.text);
  });

  it('does not show a long collection, whose layout would take seconds', async () => {
    const puzzles = [PUZZLE, PUZZLE].map((puzzle, at) => ({ puzzle, comment: '', line: at + 1 }));
    page = pages.withPuzzles(page, `${PUZZLE}\n`.repeat(2), puzzles);
    await draft.refresh();
    assert.equal(page.panel.draft, `${PUZZLE}\n`.repeat(2));
    page = pages.withPuzzles(page, `${PUZZLE}\n`.padEnd(LONGEST_DRAFT + 1, '#'), puzzles);
    await draft.refresh();
    assert.equal(page.panel.draft, inRows(PUZZLE));
  });

  it('keeps what a person typed, whatever becomes of the board', async () => {
    draft.events.onInput('  53..7\n\n');
    await draft.refresh();
    assert.equal(page.panel.draft, '  53..7\n\n');
    // Also what is typed while the board is written.
    draft.events.onInput('');
    const writing = draft.refresh();
    draft.events.onInput('1');
    await writing;
    assert.equal(page.panel.draft, '1');
  });

  it('shows the last of boards that follow each other at once, and none while it is closed', async (t) => {
    const engine = await getEngine();
    const written: (() => void)[] = [];
    t.mock.method(engine, 'writeText', async (board: string) => {
      await new Promise<void>((resolve) => written.push(resolve));
      return inRows(board);
    });
    const writing = [draft.refresh()];
    boardText = SOLUTION;
    writing.push(draft.refresh());
    await turns();
    // The first one comes last.
    for (const write of written.reverse()) {
      write();
      await turns();
    }
    await Promise.all(writing);
    assert.equal(page.panel.draft, inRows(SOLUTION));
    draft.events.onToggle(false);
    boardText = PUZZLE;
    await draft.refresh();
    assert.equal(page.panel.draft, inRows(SOLUTION));
  });
});

describe('a text that is solved', () => {
  it('has answers for the good puzzles beside a bad one, whose place is selected', async () => {
    draft.events.onInput(`${PUZZLE}\n${PUZZLE.slice(1)}\n`);
    draft.events.onSolveText();
    await answered();
    const { answer, report } = page.panel;
    assert.ok(answer?.startsWith(`${SOLUTION}\n`));
    assert.deepEqual([report?.total, report?.unique, report?.errors.length], [2, 1, 1]);
    assert.equal(report?.errors[0]?.line, 2);
    assert.equal(selected, '');
  });

  it('without a puzzle has an error, whose place is selected', async () => {
    draft.events.onInput(`${PUZZLE.slice(0, 30)}a${PUZZLE.slice(31)}`);
    draft.events.onSolveText();
    await answered();
    assert.equal(page.panel.answer, null);
    assert.deepEqual([page.panel.report?.total, page.panel.report?.errors.length], [0, 1]);
    assert.equal(selected, 'a');
  });

  it('is given up by a stop, which is told until the text changes, and the engine goes on', async () => {
    draft.events.onInput(`${'.'.repeat(81)}\n`.repeat(20_000));
    draft.events.onSolveText();
    const solved = await (await getEngine()).solve(PUZZLE); // meanwhile
    assert.equal(solved.solution, SOLUTION);
    assert.equal(page.panel.report, null);
    draft.events.onStopText();
    assert.ok(page.panel.stopped);
    assert.equal(page.panel.answer, null);
    draft.events.onInput(PUZZLE);
    assert.ok(!page.panel.stopped);
    draft.events.onSolveText();
    await answered();
    assert.equal(page.panel.answer, SOLUTION);
    // There is nothing to stop any more.
    draft.events.onStopText();
    assert.ok(!page.panel.stopped);
  });

  it('is not answered once it has changed, by a person or with the board', async (t) => {
    let answer!: (result: object) => void;
    t.mock.method(
      await getEngine(),
      'solveText',
      () => new Promise((resolve) => (answer = resolve)),
    );
    for (const change of [
      () => draft.events.onInput('1'),
      () => (page = pages.withBoardText(page, inRows(PUZZLE))),
    ]) {
      draft.events.onInput(PUZZLE);
      draft.events.onSolveText();
      await turns();
      change();
      answer({ text: SOLUTION, format: 'line', results: [] });
      await turns();
      assert.equal(page.panel.answer, null);
      assert.equal(page.panel.report, null);
    }
  });

  it('has no error of a text that was there before', async (t) => {
    let fail!: (error: Error) => void;
    const solving = (): Promise<never> => new Promise((_, reject) => (fail = reject));
    t.mock.method(await getEngine(), 'solveText', solving);
    draft.events.onInput(PUZZLE);
    draft.events.onSolveText();
    await turns();
    page = pages.withBoardText(page, inRows(PUZZLE));
    fail(new JiugongError('internal', 'The engine stopped: a trap'));
    await turns();
    assert.equal(page.panel.report, null);
  });

  it('has an answer that can be copied', async (t) => {
    const copied = takeCopies(t);
    page = pages.withPanel(page, { answer: SOLUTION });
    draft.events.onCopyAnswer();
    await turns();
    assert.deepEqual(copied, [SOLUTION]);
    assert.equal(page.panel.copied, true);
  });
});

/** The texts that come into the clipboard. */
function takeCopies(t: TestContext): string[] {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  Object.defineProperty(globalThis, 'navigator', { value: { clipboard }, configurable: true });
  t.after(() => {
    if (own === undefined) delete (globalThis as { navigator?: unknown }).navigator;
    else Object.defineProperty(globalThis, 'navigator', own);
  });
  return copied;
}
