/** The dialog of the history: its list, and the files that it reads and writes, on a database in memory. */
import { FakeIntersections } from './small-dom';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Board } from '../../board/state';
import type { Language } from '../../locales/languages';
import { pageMessagesFor } from '../../locales/page-messages';
import { BOARD_LINK } from '../../page/panels/solve/link';
import { PUZZLE_LINK } from '../../page/panels/variants/link';
import { stateIn } from '../../page/ui/link';
import { loadPageMessages } from '../../page/ui/page-language';
import { PartError } from '../../page/ui/part-error';
import { Database } from '../../page/ui/history/database';
import type { HistoryClient } from '../../page/ui/history/client';
import { formatFile, MAX_FILE } from '../../page/ui/history/file';
import { HistoryOfBoards } from '../../page/ui/history/history';
import type { GameRecord } from '../../page/ui/history/record';
import { HISTORY_MESSAGES } from '../../locales/history-messages';
import { recordOf } from '../game-records';
import { PUZZLE } from './board-fixtures';
import { useEmptyDatabases } from './fake-database';
import { turns } from './turns';

await loadPageMessages('zh-Hans');

const { said, ...words } = HISTORY_MESSAGES.en;
const VARIANT = '1-P4X4-S4413322-CZF3';

const variant = recordOf(2, { panel: 'variants', state: VARIANT });

const timeOf = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at);

const textOf = (...games: readonly unknown[]): string => formatFile(games as GameRecord[]);

/** A file that is read at once. */
const fileOf = (text: string): File => {
  const bytes = new TextEncoder().encode(text);
  return {
    name: 'x.json',
    size: bytes.length,
    slice: (from: number, to: number) => ({ arrayBuffer: async () => bytes.slice(from, to) }),
    text: async () => text,
  } as unknown as File;
};

const lose = () => Promise.reject(new DOMException('', 'NotFoundError'));

/** What a panel makes of a state, as far as the dialog asks. */
const boardIn = async (panel: string, state: string): Promise<Board | null> => {
  if (panel === 'solve') return stateIn(BOARD_LINK, state);
  return panel === 'variants' ? stateIn(PUZZLE_LINK, state) : null;
};

/** The dialog on the database that there is, as a person sees and presses it. */
class Shown {
  language: Language = 'en';
  boardIn = boardIn;
  readonly opened: GameRecord[] = [];
  readonly #part: HistoryOfBoards;
  readonly #place: Element;

  constructor() {
    const client = { noteRecords: () => undefined } as unknown as HistoryClient;
    this.#part = new HistoryOfBoards(client, {
      language: () => this.language,
      nameOf: (panel) => `Panel ${panel}`,
      boardIn: (panel, state) => this.boardIn(panel, state),
      titleOf: async (panel) => (panel === 'solve' ? null : (_, language) => `Mine ${language}`),
      open: (opened) => this.opened.push(opened),
      onMissing: () => undefined,
    });
    this.#place = document.body.lastElementChild!;
  }

  open(): Promise<void> {
    return this.#part.open();
  }

  redraw(): void {
    this.#part.redraw();
  }

  get dialog(): HTMLDialogElement {
    return this.#place.querySelector('dialog')!;
  }

  get boards(): readonly string[] {
    const items = [...this.#place.querySelectorAll('li')];
    return items.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
  }

  /** What the buttons of a board are called. */
  names(at: number): readonly string[] {
    const buttons = this.#place.querySelectorAll('li')[at]!.querySelectorAll('button');
    return [...buttons].map((button) => button.getAttribute('aria-label')!);
  }

  get said(): string {
    return this.#place.querySelector('[role=status]')!.textContent;
  }

  press(label: string): void {
    const buttons = [...this.#place.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent.trim() === label)!.click();
  }

  /** Chooses files, and waits until the dialog has done with them. */
  async import(...files: readonly (string | File)[]): Promise<void> {
    const field = this.#place.querySelector('input')!;
    const chosen = files.map((file) => (typeof file === 'string' ? fileOf(file) : file));
    Object.defineProperty(field, 'files', { value: chosen, configurable: true });
    field.dispatchEvent(new Event('change'));
    // The database in memory takes some turns for each transaction.
    await turns(30);
  }

  picture(at: number): Element {
    return this.#place.querySelectorAll('.picture')[at]!;
  }
}

beforeEach(useEmptyDatabases);

test('a list has the progress of each board, what is solved and the time played', async () => {
  const shown = new Shown();
  await shown.open();
  assert.match(shown.dialog.textContent, new RegExp(words.empty));
  await shown.import(textOf(recordOf(1), variant, recordOf(3, { solved: true, time: 0 })));
  const [last, second, first] = shown.boards;
  // The level is unknown.
  assert.match(first!, new RegExp(`^Nov 1[45], 2023 .*${words.progress(1, 51)} · 1:05 `));
  assert.match(second!, new RegExp(`^Mine en · .*${words.progress(0, 15)} · 1:05`));
  assert.match(last!, new RegExp(`${words.solved} · no hints `));
});

test('boards are called by their level or rules, their day, and the hints of each', async () => {
  // Whatever the time zone of the machine is.
  const noon = new Date(2023, 10, 15, 12).getTime();
  const now = Date.now();
  const today = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' }).format(now);
  const time = timeOf('en', now);
  const shown = new Shown();
  await shown.open();
  await shown.import(
    textOf(
      recordOf(1, { updated: noon, level: 'hard', hints: 2 }),
      recordOf(5, { updated: noon + 1, level: 'easy', day: '2022-12-24' }),
      recordOf(3, { updated: now, level: 'expert', solved: true }),
      { ...variant, updated: noon - 1 },
    ),
  );
  const [expert, easy, hard, drawn] = shown.boards;
  assert.match(expert!, new RegExp(`^Expert · ${today} ${time} ${words.solved} · 1:05 · no hints`));
  assert.match(easy!, /^Daily · Easy · Dec 24, 2022 1 of 51 cells · 1:05 /);
  assert.match(hard!, /^Hard · Nov 15, 2023 12:00\sPM 1 of 51 cells · 1:05 · 2 hints/);
  assert.match(drawn!, /^Mine en · Nov 15, 2023 11:59\sAM /);
  // The names of the buttons say the date once.
  assert.deepEqual(shown.names(1), [
    'Open: Daily · Easy · Dec 24, 2022',
    'Delete: Daily · Easy · Dec 24, 2022',
  ]);
  assert.match(shown.names(2)[0]!, /^Open: Hard · Nov 15, 2023, 12:00\sPM$/);
  shown.language = 'zh-Hans';
  shown.redraw();
  assert.match(shown.boards[1]!, /^每日一题 · 初级 · 2022年12月24日 /);
  assert.match(shown.boards[3]!, /^Mine zh-Hans · 2023年11月15日 11:59 /);
});

test('the first day of a year is one of that year in any time zone', async (t) => {
  const { TZ } = process.env;
  process.env['TZ'] = 'America/Los_Angeles';
  t.after(() => {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  });
  const year = new Date().getFullYear();
  const shown = new Shown();
  await shown.open();
  await shown.import(textOf(recordOf(1, { level: 'easy', day: `${year}-01-01` })));
  assert.match(shown.boards[0]!, /^Daily · Easy · Jan 1 1 of 51 cells/);
});

test('a file that is none, of a later version or in part invalid is told', async () => {
  const shown = new Shown();
  await shown.open();
  for (const [text, expected] of [
    ['', said.none],
    [PUZZLE, said.none],
    ['{"jiugong":1}', said.none],
    ['{"jiugong":"history","version":2,"games":[]}', said.newer],
    [textOf(7, recordOf(1)), `${said.imported(1)} ${said.invalid(1)}`],
    [textOf(recordOf(2, { panel: 'rotate' })), `${said.imported(0)} ${said.invalid(1)}`],
    [textOf(recordOf(2, { state: '1-123' })), `${said.imported(0)} ${said.invalid(1)}`],
  ] as const) {
    await shown.import(text);
    assert.equal(shown.said, expected);
  }
  assert.equal(shown.boards.length, 1);
});

test('files that are too large together are not read', async () => {
  const shown = new Shown();
  await shown.open();
  const half = { size: MAX_FILE / 2 + 1, slice: () => assert.fail('it was read') };
  await shown.import(half as unknown as File, half as unknown as File);
  assert.equal(shown.said, said.large);
});

test('a file that is gone is not blamed on the database', async () => {
  const shown = new Shown();
  await shown.open();
  const gone = { ...fileOf(textOf(recordOf(1))), slice: () => ({ arrayBuffer: lose }) };
  await shown.import(gone as unknown as File);
  assert.equal(shown.said, said.unread);
  assert.equal(shown.boards.length, 0);
});

test('of several files all are added, or none', async () => {
  const shown = new Shown();
  await shown.open();
  await shown.import(textOf(recordOf(1)), PUZZLE);
  assert.deepEqual([shown.said, shown.boards.length], [said.none, 0]);
  // A board that is in both counts once.
  await shown.import(textOf(recordOf(1), 7), textOf(recordOf(1, { updated: 2e12 }), recordOf(3)));
  assert.equal(shown.said, `${said.imported(2)} ${said.invalid(1)}`);
  assert.equal(shown.boards.length, 2);
});

test('the boards of a panel that does not arrive are not taken for unreadable', async () => {
  const shown = new Shown();
  shown.boardIn = (panel, state) =>
    panel === 'solve'
      ? boardIn(panel, state)
      : Promise.reject(new PartError('app-variants.js', false));
  await shown.open();
  await shown.import(textOf(recordOf(1), variant));
  assert.equal(shown.said, pageMessagesFor('en').page.part.missing('app-variants.js'));
  assert.equal(shown.boards.length, 0);
  shown.boardIn = boardIn;
  await shown.import(textOf(recordOf(1), variant));
  assert.equal(shown.said, said.imported(2));
  assert.equal(shown.boards.length, 2);
});

test('what has been said stays when the list comes late', async () => {
  const before = new Shown();
  await before.open();
  await before.import(textOf(variant));
  const shown = new Shown();
  let arrive = (): void => assert.fail('no board was asked for');
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  shown.boardIn = async (panel, state) => {
    await arrived;
    return boardIn(panel, state);
  };
  const listed = shown.open();
  await shown.import(PUZZLE);
  assert.deepEqual([shown.said, shown.boards.length], [said.none, 0]);
  arrive();
  await listed;
  assert.deepEqual([shown.said, shown.boards.length], [said.none, 1]);
});

test('a saved file has all boards, and another browser reads them once', async (t) => {
  const saved: Blob[] = [];
  t.mock.method(URL, 'createObjectURL', (blob: Blob) => `blob:${saved.push(blob)}`);
  // What is saved is forgotten after a minute.
  t.mock.method(globalThis, 'setTimeout', () => 0);
  const shown = new Shown();
  await shown.open();
  await shown.import(textOf(recordOf(1), variant));
  shown.press(words.export);
  assert.match(shown.said, /jiugong-history-\d{4}-\d\d-\d\d\.json/);
  const text = await saved[0]!.text();
  useEmptyDatabases();
  const elsewhere = new Shown();
  await elsewhere.open();
  await elsewhere.import(text);
  assert.equal(elsewhere.said, said.imported(2));
  assert.deepEqual(elsewhere.boards, shown.boards);
  await elsewhere.import(text);
  assert.equal(elsewhere.said, said.imported(0));
  elsewhere.press(words.export);
  assert.equal(await saved[1]!.text(), text);
});

test('a picture is drawn when its place comes into view', async () => {
  const shown = new Shown();
  const pictures = FakeIntersections.latest!;
  await shown.open();
  await shown.import(textOf(recordOf(1), recordOf(3)));
  assert.equal(shown.dialog.querySelectorAll('img').length, 0);
  pictures.show(shown.picture(1));
  pictures.show(shown.picture(1));
  assert.equal(shown.picture(0).children.length, 0);
  assert.equal(shown.picture(1).querySelectorAll('img').length, 1);
});

test('a database that the browser refuses is told, when it is read and when it is written', async (t) => {
  const full = new Shown();
  await full.open();
  t.mock.method(IDBObjectStore.prototype, 'put', () => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  await full.import(textOf(recordOf(1)));
  assert.equal(full.said, said.off);
  Object.assign(globalThis, { indexedDB: undefined });
  const none = new Shown();
  await none.open();
  assert.equal(none.said, said.off);
});

test('a mistake in the page is not blamed on the database', async (t) => {
  const shown = new Shown();
  const mistake = new TypeError('undefined is not a function');
  t.mock.method(Database.prototype, 'all', () => Promise.reject(mistake));
  await assert.rejects(shown.open(), mistake);
  assert.equal(shown.said, '');
});
