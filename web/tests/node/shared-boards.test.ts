/** The dialog that shares, with the boards and games of the panels: what it offers, and what comes of each button. */
import { newPlace, setAddress } from './small-dom';
import assert from 'node:assert/strict';
import { afterEach, before, describe, test, type TestContext } from 'node:test';
import { getEngine } from '../../board/get-engine';
import { CLASSIC } from '../../board/layout';
import { boardOf, entries, withFinding, type Board } from '../../board/state';
import { blank, formatValues, parseValues } from '../../board/values';
import { loadBoardRules } from '../../board/shapes/load-rules';
import { boardFrom, snapshotOf } from '../../board/snapshot';
import { pageMessagesFor } from '../../locales/page-messages';
import { BOARD_LINK } from '../../page/panels/solve/link';
import { printable, sudokuKind } from '../../page/panels/solve/share/kind';
import { readShared } from '../../page/panels/solve/read-shared';
import { PUZZLE_LINK } from '../../page/panels/variants/link';
import { variantKind } from '../../page/panels/variants/share';
import { textsFor } from '../../page/panels/variants/texts';
import { BoardShare } from '../../page/ui/boards/board-share';
import { readFragment, stateIn } from '../../page/ui/link';
import { stateInPicture } from '../../page/ui/boards/picture';
import type { Content, FileKind } from '../../page/ui/share/model';
import { Share, type ShareHost } from '../../page/ui/share/share';
import { textsFor as shareTextsFor } from '../../page/ui/share/texts';
import { PUZZLE, SOLUTION } from './board-fixtures';
import { turns } from './turns';

const texts = textsFor('en');
const words = shareTextsFor(pageMessagesFor('en'));
const ZEROS = PUZZLE.replaceAll('.', '0');

/** 4 in r1c3 is an own digit; 1 and 2 are corner marks of r1c4, 9 is a candidate of r1c6. */
const WORK = `1-${ZEROS}-O4-CI03-KK80`;
const worked = stateIn(BOARD_LINK, WORK)!;

/** A 4 × 4 board with a cage and a given, and the work on it. */
const VARIANT = '1-P4X4-S4413322-CZF3-K601';
const VARIANT_WORK = `${VARIANT}-DZ31-M6-NZ2C`;
const variant = stateIn(PUZZLE_LINK, VARIANT_WORK)!;

/** The dialog, as a person sees and presses it. */
class Dialog {
  readonly place = newPlace();
  readonly share = new Share(this.place, pageMessagesFor('en'), (error) => assert.fail(`${error}`));

  async open(host: ShareHost): Promise<this> {
    this.share.open(host);
    await turns();
    assert.equal(this.element.open, true);
    return this;
  }

  get element(): HTMLDialogElement {
    return this.place.querySelector('dialog')!;
  }

  get titles(): readonly string[] {
    return [...this.place.querySelectorAll('h3')].map(({ textContent }) => textContent.trim());
  }

  get link(): string {
    return this.place.querySelector<HTMLInputElement>('.address')!.value;
  }

  get code(): string {
    return this.place.querySelector('textarea')?.value ?? '';
  }

  get said(): string {
    return this.place.querySelector('[role=status]')!.textContent;
  }

  get text(): string {
    return this.place.textContent.replaceAll(/\s+/g, ' ');
  }

  get contents(): readonly string[] {
    const labels = [...this.place.querySelectorAll('.views label')];
    return labels.map(({ textContent }) => textContent.trim());
  }

  choose(content: Content): void {
    const at = this.contents.indexOf(words.content[content]);
    this.place.querySelectorAll('.views input')[at]!.dispatchEvent(new Event('change'));
  }

  /** Chooses in the menu with a label. */
  select(label: string, value: string): void {
    const menus = [...this.place.querySelectorAll('label')];
    const menu = menus.find(({ textContent }) => textContent.trim().startsWith(label))!;
    const select = menu.querySelector('select')!;
    select.value = value;
    select.dispatchEvent(new Event('change'));
  }

  button(label: string): HTMLButtonElement | undefined {
    return [...this.place.querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === label,
    );
  }

  async press(label: string): Promise<void> {
    this.button(label)!.click();
    await turns(2);
  }
}

/** The dialog that was opened last. (A menu of happy-dom loses its place where its choices change.) */
let dialog = new Dialog();

function open(host: ShareHost): Promise<Dialog> {
  dialog = new Dialog();
  return dialog.open(host);
}

/** Lets `navigator` have what a test needs of it. */
function useNavigator(t: TestContext, more: object): void {
  const before = navigator;
  Object.assign(globalThis, { navigator: more });
  t.after(() => void Object.assign(globalThis, { navigator: before }));
}

/** Puts the script of the site into the page, or takes it away. */
const useScript = (address: string | null): void => {
  document.head.innerHTML = address === null ? '' : `<script src="${address}"></script>`;
};

const sheets = newPlace();
const view = newPlace();

const hostOf = (
  kind: typeof sudokuKind | typeof variantKind,
  board: () => Board,
  puzzles: readonly string[] = [],
): BoardShare => {
  const all = puzzles.map((puzzle, at) => ({ puzzle, comment: '', line: at + 1 }));
  const place = document.createElement('div');
  view.append(place);
  return new BoardShare(
    {
      board,
      collection: () => printable(all),
      title: () => 'Easy',
      place,
      sheets,
      get share() {
        return dialog.share;
      },
      texts: () => words,
      open: () => undefined,
    },
    kind === sudokuKind
      ? sudokuKind(
          () => words,
          () => all,
        )
      : variantKind(() => texts),
  );
};

const sudoku = (board: Board, puzzles?: readonly string[]): BoardShare =>
  hostOf(sudokuKind, () => board, puzzles);
const ofVariant = (board: Board): BoardShare => hostOf(variantKind, () => board);

const answered = (board: Board, answer: string): Board =>
  withFinding(board, {
    kind: 'unique',
    solution: Array.from(answer, Number),
    cost: { guesses: 0, micros: 1 },
  });

test('only what there is can be shared, and an answer only on request', async () => {
  await open(sudoku(boardOf(parseValues(PUZZLE)!)));
  assert.deepEqual(dialog.contents, []);
  assert.match(dialog.link, new RegExp(`#p=1-${ZEROS}$`));
  const host = sudoku(answered(worked, SOLUTION));
  await open(host);
  const { puzzle, work, answer } = words.content;
  assert.deepEqual(dialog.contents, [puzzle, work, answer]);
  assert.ok(dialog.link.endsWith(`#p=${WORK}`));
  dialog.choose('answer');
  const link = readFragment(BOARD_LINK, new URL(dialog.link).hash);
  assert.ok(link.kind === 'state');
  assert.equal(snapshotOf(link.state).givens, PUZZLE);
  assert.equal(link.state.own.filter((value) => value !== null).length, 51);
  dialog.choose('puzzle');
  assert.match(dialog.link, new RegExp(`#p=1-${ZEROS}$`));
  // The next time it is the work again.
  dialog.choose('answer');
  dialog.share.close();
  await dialog.open(host);
  assert.ok(dialog.link.endsWith(`#p=${WORK}`));
});

test('of a variant the puzzle, the work on it and its answer are shared', async () => {
  const host = ofVariant(answered(variant, '1234341221434321'));
  await open(host);
  assert.ok(dialog.link.endsWith(`#v=${VARIANT_WORK}`));
  dialog.choose('puzzle');
  assert.ok(dialog.link.endsWith(`#v=${VARIANT}`));
  dialog.choose('answer');
  assert.match(dialog.link, /-D[1-4]{15}$/);
  assert.match(await host.textAs('answer', 'line', ''), /cells (?:[1-4] ?){16}/);
  assert.doesNotMatch(await host.textAs('work', 'line', ''), /cells (?:[1-4] ?){16}/);
  assert.match(await host.textAs('puzzle', 'line', ''), /^4x4; .*cage 5 r1c1/);
});

test('a panel offers what it has', async () => {
  useScript('https://jiugong.test/jiugong.js');
  const { link, text, embed, file, paper, keep } = words;
  const others = [paper, keep].map(({ title }) => title);
  const { line, rows, boxed, ...rare } = text.forms;
  for (const [host, own, kinds, common, more] of [
    [sudoku(worked), [], ['sdk', 'sdm', 'svg', 'png'], [line, rows, boxed], Object.values(rare)],
    [ofVariant(variant), [texts.variants.elsewhere.title], ['svg', 'png'], [text.copy], []],
  ] as const) {
    await open(host);
    assert.deepEqual(dialog.titles, [
      link.title,
      text.title,
      ...own,
      ...others,
      ...(more.length === 0 ? [] : [text.others]),
      file.title,
    ]);
    const folds = Array.from(dialog.place.querySelectorAll('details.fold > summary'));
    assert.deepEqual(folds.map(({ textContent }) => textContent).slice(-2), [
      embed.title,
      words.more,
    ]);
    // What programs read is folded as well.
    const folded = [...dialog.place.querySelectorAll('details.fold')].at(-1)!;
    assert.equal(folded.querySelector('summary')!.textContent, words.more);
    const isFolded = (label: string): boolean => folded.contains(dialog.button(label)!);
    for (const label of [...common, file.save.png]) assert.ok(!isFolded(label), label);
    for (const label of [...more, file.save.svg]) assert.ok(isFolded(label), label);
    for (const kind of ['sdk', 'sdm', 'svg', 'png'] as const satisfies readonly FileKind[]) {
      const isThere = dialog.button(file.save[kind]) !== undefined;
      assert.equal(isThere, (kinds as readonly string[]).includes(kind), kind);
    }
  }
  const game = { contents: () => ['puzzle'], fragment: () => '#r=1', forms: [], files: null };
  await open(game as unknown as ShareHost);
  assert.deepEqual(dialog.titles, [link.title, text.title]);
  assert.equal(dialog.place.querySelector('select'), null);
  assert.ok(!dialog.text.includes(words.more));
});

test('a link that is too long for a QR code is said to be', async () => {
  await open(sudoku(worked));
  assert.ok(!dialog.text.includes(words.link.tooLong));
  assert.notEqual(dialog.place.querySelector('.qr'), null);
  const host = { ...sudoku(worked), fragment: () => `#v=1-${'A'.repeat(5000)}` };
  await open(host as unknown as ShareHost);
  assert.ok(dialog.text.includes(words.link.tooLong));
});

test('a link is sent in the browser’s own way, where it has one, and can be cancelled', async (t) => {
  const sent: unknown[] = [];
  let failure: Error | null = null;
  const send = async ({ url }: ShareData): Promise<void> => {
    sent.push(url);
    if (failure !== null) throw failure;
  };
  useNavigator(t, { share: send });
  await open(sudoku(worked));
  await dialog.press(words.link.send);
  assert.deepEqual([sent, dialog.said], [[dialog.link], words.said.sent]);
  for (const [name, said] of [
    ['AbortError', ''],
    ['NotAllowedError', words.said.notSent],
  ] as const) {
    failure = new DOMException('', name);
    await dialog.press(words.link.send);
    assert.equal(dialog.said, said);
  }
  useNavigator(t, {});
  await open(sudoku(worked));
  assert.equal(dialog.button(words.link.send), undefined);
});

test('each kind of text is read back', async () => {
  const host = sudoku(worked);
  const digits = `534${PUZZLE.slice(3)}`;
  for (const [kind, shape, whole] of [
    ['line', /^[1-9.]{81}$/, false],
    ['boxed', /^5 3 4 \| \. 7 \. \| \. \. \.\n/, false],
    ['markdown', /^```text\n5 3 4 \|[^`]+\n```\n\n\[Open in Jiugong\]\(http:\S+-K\w+\)\n$/, true],
    ['json', /^\{"jiugong":1,"givens":"53\.\.7/, true],
    ['rows', /^534\.7\.\.\.\.\n6\.\.195\.\.\.\n(?:[1-9.]{9}\n){7}$/, false],
    ['cells', /^\[\["5","3","4","\."/, false],
    ['cases', /^1\n534070000\n(?:[0-9]{9}\n){8}$/, false],
  ] as const) {
    const text = await host.textAs('work', kind, `http://x.org/#p=${WORK}`);
    assert.match(text, shape, kind);
    const shared = readShared(text);
    if (whole) {
      assert.deepEqual(shared, { kind: 'snapshot', snapshot: snapshotOf(worked) });
      continue;
    }
    const engine = await getEngine();
    const [first] = (
      await engine.readText(shared !== null && 'text' in shared ? shared.text : text)
    ).puzzles;
    assert.ok(first !== undefined && 'puzzle' in first);
    assert.equal(first.puzzle, digits, kind);
  }
  (await getEngine()).close();
});

test('the code for another page shows a variant there', async () => {
  useScript('https://jiugong.test/jiugong.js');
  const host = ofVariant(variant);
  await open(host);
  const text = (await host.textAs('puzzle', 'line', '')).trim();
  // The notation has no character that an attribute needs escaped.
  assert.ok(dialog.code.includes(`puzzle="${text}"`));
  dialog.select(words.embed.way, 'copy');
  const files = ['jiugong.js', 'jiugong-regions.js', 'jiugong-rules.js', 'jiugong-hints.js'];
  const downloads = (): readonly (string | null)[] =>
    [...dialog.place.querySelectorAll('a[download]')].map((link) => link.getAttribute('href'));
  assert.deepEqual(downloads(), files);
  assert.ok(dialog.text.includes(words.embed.about.copy(files)));
  dialog.select(words.embed.way, 'frame');
  const address = /src="([^"]*)"/.exec(dialog.code)![1]!.replaceAll('&amp;', '&');
  assert.equal(new URLSearchParams(new URL(address).hash.slice(1)).get('puzzle'), text);
  await loadBoardRules();
  const constraints = [{ kind: 'thermometer', cells: [0, 1, 2] }] as const;
  const layout = { ...CLASSIC, preset: null, constraints };
  await open(ofVariant(boardOf(blank(layout), layout)));
  dialog.select(words.embed.way, 'copy');
  assert.match(dialog.code, /puzzle="9x9; [^"]*; thermometer r1c1\.\.r1c3"/);
  assert.deepEqual(downloads(), files);
});

test('opened from a file, a link works on this device only, and code needs a copy of the script', async (t) => {
  setAddress(t, 'file:///home/site/index.html');
  useScript('file:///home/site/jiugong.js');
  await open(sudoku(worked));
  assert.ok(dialog.text.includes(words.link.fromFile));
  assert.equal(dialog.place.querySelector('.qr'), null);
  const { ways, fromFile } = words.embed;
  const menu = [...dialog.place.querySelectorAll('select')].find(({ textContent }) =>
    textContent.includes(ways.copy),
  )!;
  assert.equal(menu.options.length, 1);
  assert.ok(dialog.text.includes(fromFile));
  assert.match(dialog.code, /^<script src="jiugong\.js"><\/script>\n<jiugong-board\n/);
});

test('in the single file there is no code for other pages, since no script is beside it', async () => {
  useScript(null);
  await open(sudoku(worked));
  assert.notEqual(dialog.button(words.link.copy), undefined);
  assert.ok(!dialog.text.includes(words.embed.title));
});

test('files have the work on a board, and the kind of a puzzle in their names', async (t) => {
  const sdk = await (await sudoku(worked).files.fileOf('work', 'sdk')).text();
  const snapshot = snapshotOf(worked);
  const candidates = snapshot.candidates.map((mask, cell) => mask | snapshot.corner[cell]!);
  const asCandidates = { ...snapshot, corner: snapshot.corner.map(() => 0), candidates };
  assert.deepEqual(readShared(sdk), { kind: 'snapshot', snapshot: asCandidates });
  const svg = await (await sudoku(worked).files.fileOf('work', 'svg')).text();
  assert.deepEqual(readShared(svg), { kind: 'snapshot', snapshot });
  // The letter of the link leads to its panel, from any.
  const picture = await (await ofVariant(variant).files.fileOf('work', 'svg')).text();
  assert.equal(stateInPicture(picture), `#v=${VARIANT_WORK}`);
  const cut = stateInPicture(`<svg><metadata>jiugong:#v=1-P4X4-S44</metadata>`)!;
  assert.equal(readFragment(PUZZLE_LINK, cut).kind, 'damaged');
  t.mock.method(URL, 'createObjectURL', () => 'blob:1');
  // What is saved is forgotten after a minute.
  t.mock.method(globalThis, 'setTimeout', () => 0);
  const other = stateIn(PUZZLE_LINK, '1-S4413322')!;
  for (const [host, name] of [
    [sudoku(worked), 'sudoku'],
    [ofVariant(variant), 'sudoku-4x4'],
    [ofVariant(other), 'sudoku-variant'],
  ] as const) {
    await open(host);
    await dialog.press(words.file.save.svg);
    assert.equal(dialog.said, words.said.saved(`${name}.svg`));
  }
});

test('a .sdm file has all puzzles of a text', async () => {
  const board = boardFrom(snapshotOf(boardOf(parseValues(PUZZLE)!)));
  const alone = sudoku(board);
  assert.equal(await (await alone.files.fileOf('puzzle', 'sdm')).text(), `${PUZZLE}\n`);
  const host = sudoku(board, [PUZZLE, SOLUTION]);
  assert.equal(await (await host.files.fileOf('puzzle', 'sdm')).text(), `${PUZZLE}\n${SOLUTION}\n`);
  await open(host);
  assert.ok(dialog.text.includes(words.file.collection(2)));
  assert.ok(dialog.text.includes(words.paper.collection(2)));
});

describe('the next print', () => {
  /** What the host prints when it is asked for so many boards per page. */
  function toPrint(host: BoardShare, perPage: 1 | 4): readonly string[] {
    host.files.print(perPage);
    const [section] = host.toPrint.sections;
    return section!.boards.map(({ board, caption }) =>
      `${formatValues(entries(board))} ${caption}`.trim(),
    );
  }

  before(() => Object.assign(globalThis, { print: () => undefined }));
  afterEach(() => dispatchEvent(new Event('afterprint')));

  test('has the board as it is shown while the dialog is closed', () => {
    dialog.share.close();
    const host = sudoku(answered(worked, SOLUTION), [PUZZLE, PUZZLE]);
    assert.deepEqual(toPrint(host, 1), [SOLUTION]);
    assert.deepEqual(toPrint(host, 4), [SOLUTION]);
    assert.equal(host.toPrint.perPage, 4);
    dispatchEvent(new Event('afterprint'));
    assert.equal(host.toPrint.perPage, 1);
  });

  test('has what the dialog shares, and the puzzles that came with it', async () => {
    const alone = sudoku(answered(worked, SOLUTION));
    await open(alone);
    dialog.choose('puzzle');
    assert.deepEqual(toPrint(alone, 1), [PUZZLE]);
    const together = sudoku(worked, [PUZZLE, PUZZLE]);
    await open(together);
    const { puzzleOf } = words;
    assert.deepEqual(toPrint(together, 4), [
      `${PUZZLE} ${puzzleOf(1, 2)}`,
      `${PUZZLE} ${puzzleOf(2, 2)}`,
    ]);
    // A board alone has a title; of several each has its number.
    const titles = [alone, together].map(({ toPrint: { sections } }) => sections[0]!.title);
    assert.deepEqual(titles, ['Easy', '']);
  });

  test('has other boards where these were asked for, four per page', () => {
    const host = sudoku(worked);
    const others = [{ title: 'b', boards: [{ board: variant, caption: 'a' }] }];
    host.print(others);
    assert.deepEqual(host.toPrint, { sections: others, perPage: 4 });
  });
});
