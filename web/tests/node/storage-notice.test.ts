/** The lines at the end of the page about what stays in the browser, and the button that erases it. */
import { newPlace } from './small-dom';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageMessagesFor } from '../../locales/page-messages';
import type { Panel } from '../../page/panel';
import { StorageNotice } from '../../page/shell/storage-notice';
import { HistoryClient } from '../../page/ui/history/client';
import { Store } from '../../page/ui/store';
import { recordOf } from '../game-records';
import { fakeStorage, fillable } from './fake-storage';

const { kept, privacy } = pageMessagesFor('en').page;
const { full, later, inTab, nowhere } = kept.unsaved;

const panelOf = (id: string, keepsWork = true): Panel =>
  ({ id, name: { en: id }, keepsWork }) as Panel;
const [SOLVE, ROTATE, BATCH] = [panelOf('solve'), panelOf('rotate'), panelOf('batch', false)];

const RECORD = recordOf(1);

/** The notice of a tab, as a person reads and presses it. */
class Shown {
  readonly store: Store;
  readonly history: HistoryClient;
  readonly notice: StorageNotice;
  /** What was said besides, in order. */
  readonly heard: string[] = [];
  /** Whether the browser refuses the database of the history. */
  isRefused = false;
  readonly #place = newPlace();

  constructor(shared: Storage | null, own: Storage | null = fakeStorage()) {
    const answer = async (): Promise<void> => {
      if (this.isRefused) throw new DOMException('refused', 'SecurityError');
    };
    const Room = function () {
      return { note: answer, clear: answer };
    };
    this.store = new Store(shared, own);
    this.history = new HistoryClient(this.store, {} as never, async () => Room as never);
    this.notice = new StorageNotice(
      this.#place,
      this.store,
      this.history,
      [SOLVE, ROTATE, BATCH],
      (words) => this.heard.push(words),
    );
    this.notice.show(SOLVE, 'en');
  }

  get text(): string {
    return this.#place.textContent.replaceAll(/\s+/g, ' ').trim();
  }

  /** What is wrong, in words; null where nothing is. */
  get alarm(): string | null {
    return this.#place.querySelector('.alarm')?.textContent ?? null;
  }

  button(label: string): HTMLButtonElement | undefined {
    return [...this.#place.querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === label,
    );
  }

  get canErase(): boolean {
    return this.button(kept.erase)?.getAttribute('aria-disabled') === 'false';
  }

  erase(): void {
    this.button(kept.erase)!.click();
    this.button(kept.eraseAll)!.click();
  }
}

test('work can be erased when there is some, after a question that names whose it is', () => {
  const shown = new Shown(fakeStorage());
  assert.equal(shown.canErase, false);
  shown.button(kept.erase)!.click();
  assert.equal(shown.button(kept.eraseAll), undefined);
  shown.store.write('rotate', { presses: 1 });
  assert.equal(shown.canErase, true);
  shown.button(kept.erase)!.click();
  assert.ok(shown.text.includes(kept.question(['solve', 'rotate'])));
  // A second press takes the question back, and so does another panel.
  shown.button(kept.erase)!.click();
  assert.equal(shown.button(kept.eraseAll), undefined);
  shown.button(kept.erase)!.click();
  shown.notice.show(ROTATE, 'en');
  assert.equal(shown.button(kept.eraseAll), undefined);
  shown.erase();
  assert.deepEqual([shown.store.read('rotate'), shown.canErase], [null, false]);
});

test('a panel that keeps no work speaks of privacy alone', () => {
  const shown = new Shown(fakeStorage());
  shown.notice.show(BATCH, 'en');
  assert.equal(shown.text, privacy);
});

test('nothing is said to be kept where there is no storage', () => {
  const shown = new Shown(null);
  shown.store.write('solve', { digits: 1 });
  assert.equal(shown.text, `${privacy} ${kept.nowhere}`);
  assert.deepEqual([shown.button(kept.erase), shown.heard], [undefined, []]);
});

test('a full storage is said once, in any language, and stands there until there is room', () => {
  const shared = fillable();
  const shown = new Shown(shared.storage);
  shown.store.write('solve', { digits: 1 });
  assert.ok(shown.text.includes(kept.where));
  shared.fill(true);
  shown.store.write('solve', { digits: 2 });
  assert.equal(shown.alarm, `${full} ${inTab}`);
  assert.ok(!shown.text.includes(kept.where));
  shown.store.write('solve', { digits: 3 });
  shown.notice.show(SOLVE, 'zh-Hant');
  assert.match(shown.alarm!, new RegExp(pageMessagesFor('zh-Hant').page.kept.unsaved.full));
  shown.notice.show(SOLVE, 'en');
  assert.deepEqual(shown.heard, [`${full} ${inTab}`]);
  shared.fill(false);
  shown.store.flush();
  assert.equal(shown.alarm, null);
  assert.ok(shown.text.includes(kept.where));
  assert.deepEqual(shown.heard, [`${full} ${inTab}`, kept.where]);
  // It is news again.
  shared.fill(true);
  shown.store.write('solve', { digits: 4 });
  assert.equal(shown.heard.length, 3);
});

test('what a full storage refused can be deleted', () => {
  const [shared, own] = [fillable(), fillable()];
  const shown = new Shown(shared.storage, own.storage);
  shared.fill(true);
  own.fill(true);
  shown.store.write('rotate', { presses: 1 });
  assert.deepEqual([shown.alarm, shown.canErase], [`${full} ${nowhere}`, true]);
  shown.erase();
  assert.equal(shown.alarm, null);
  shared.fill(false);
  own.fill(false);
  shown.store.flush();
  assert.deepEqual([{ ...shared.storage }, { ...own.storage }], [{}, {}]);
});

test('work of a later version, and what is damaged, is told', () => {
  const shown = new Shown(fakeStorage({ 'jiugong.work.solve': '{"version":2,"work":{}}' }));
  assert.deepEqual([shown.alarm, shown.heard], [`${later} ${inTab}`, [`${later} ${inTab}`]]);
  shown.erase();
  assert.equal(shown.alarm, null);
  const damaged = new Shown(fakeStorage({ 'jiugong.work.solve': '{"version":1,"wo' }));
  damaged.store.restore('solve', (work) => work);
  assert.deepEqual([damaged.alarm, damaged.heard], [kept.damaged, [kept.damaged]]);
});

test('where the browser refuses the database, boards are said not to be kept, and the rest is erased', async () => {
  const shown = new Shown(fakeStorage());
  assert.ok(!shown.text.includes(kept.noHistory));
  shown.isRefused = true;
  shown.store.write('solve', { digits: 1 });
  await shown.history.note(RECORD, [], true);
  assert.ok(shown.text.includes(kept.noHistory));
  assert.deepEqual([shown.alarm, shown.heard], [null, [kept.noHistory]]);
  shown.erase();
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(shown.canErase, false);
});
