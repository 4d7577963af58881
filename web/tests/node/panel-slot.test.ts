/** The place of a panel whose code is on its way. */
import { dom, emptyPage } from './small-dom';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enPage } from '../../locales/page/en';
import type { Panel, PanelClass, PanelView } from '../../page/panel';
import { PanelSlot } from '../../page/shell/panel-slot';
import { PartError } from '../../page/ui/part-error';
import { turns } from './turns';

test('“Try again” that is pressed twice asks once, and makes one view', async () => {
  emptyPage();
  dom.document.body.append(dom.document.createElement('footer'));
  let asked = 0;
  let arrive!: () => void;
  const load = (): Promise<PanelClass> =>
    ++asked === 1
      ? Promise.reject(new PartError('app-rotate.js', false))
      : new Promise((resolve) => (arrive = () => resolve({} as PanelClass)));
  const told: string[] = [];
  const slot = new PanelSlot({ id: 'rotate', load } as unknown as Panel, 'en', () => {
    told.push('made');
    return {} as PanelView;
  });
  slot.whenReady(() => told.push('shown'));
  await turns(3);
  const again = slot.place.querySelector('button')!;
  assert.equal(again.textContent.trim(), enPage.part.again);
  again.focus();
  again.click();
  again.click();
  assert.equal(asked, 2);
  assert.equal(
    slot.place.textContent.replaceAll(/\s+/g, ''),
    `${enPage.part.loading}${enPage.part.again}`.replaceAll(' ', ''),
  );
  assert.equal(again.getAttribute('aria-disabled'), 'true');
  assert.ok(document.activeElement === again);
  arrive();
  await turns(3);
  assert.deepEqual(told, ['made', 'shown']);
  assert.ok(document.activeElement === slot.place);
});
