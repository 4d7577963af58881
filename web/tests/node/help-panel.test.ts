/** The Help panel: its sections, and what they offer. */
import { dom } from './small-dom';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { HELP } from '../../page/panels/help/panel';
import { Help } from '../../page/panels/help/help';
import { SECTION_IDS, TECHNIQUE_LIST } from '../../page/panels/help/section-ids';
import { textsFor } from '../../page/panels/help/texts';
import type { PanelContext } from '../../page/panel';

const texts = textsFor('en');

/** What the panel may ask the shell for. */
const unused = undefined as never;

function open(route: string | null = null): { readonly help: Help; readonly place: HTMLElement } {
  const place = document.createElement('main');
  document.body.append(place);
  const context: PanelContext = {
    place,
    language: 'en',
    store: unused,
    share: unused,
    history: unused,
    handOver: () => false,
    offer: async () => null,
    setRoute: () => undefined,
  };
  const help = new Help(context);
  help.open(route);
  return { help, place };
}

const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';

/** The section that has this heading. */
const sectionOf = (place: HTMLElement, name: string): HTMLElement =>
  [...place.querySelectorAll('section')].find(
    (section) => textOf(section.querySelector('h2')) === name,
  )!;

const linkTo = (place: HTMLElement, address: string): Element | null =>
  place.querySelector(`a[href="${address}"]`);

/** As in the document of the site. */
beforeEach(() => {
  document.body.innerHTML = '<script src="app.js"></script>';
});

test('each section has an address, a place in the contents, and a name for the title', async () => {
  const { help, place } = open();
  assert.equal(help.subject, null);
  const shown: Element[] = [];
  dom.Element.prototype.scrollIntoView = function () {
    shown.push(this as unknown as Element);
  };
  for (const id of SECTION_IDS.filter((one) => one !== TECHNIQUE_LIST)) {
    const name = texts.help.sections[id];
    assert.ok(HELP.routes!.includes(id), id);
    assert.equal(textOf(place.querySelector(`nav a[href="#help/${id}"]`)), name);
    help.open(id);
    await dom.happyDOM.waitUntilComplete();
    assert.equal(help.subject, name);
    const section = sectionOf(place, name);
    const heading = section.querySelector('h2');
    assert.equal(document.activeElement?.id, heading!.id);
    assert.equal(shown.at(-1)?.id, heading!.id);
    assert.equal(section.getAttribute('aria-labelledby'), heading!.id);
    assert.match(textOf(section).slice(name.length), /\w\w/);
  }
  assert.equal(textOf(linkTo(place, '#help/techniques')), texts.help.sections.techniques);
});

test('it is in the language of the page, also when that changes', () => {
  const { help, place } = open('keys');
  help.setLanguage('zh-Hant');
  assert.equal(help.subject, '按鍵');
  assert.ok(sectionOf(place, '按鍵') !== undefined);
});

test('it says of buttons what their own hints say', () => {
  const { place } = open();
  const about = sectionOf(place, texts.help.sections.buttons);
  const told = new Set(Array.from(about.querySelectorAll('dd'), textOf));
  const { hints, solver } = texts.page;
  for (const hint of [hints.check, solver.hints.cell, texts.share.openHint]) {
    assert.ok(told.has(hint), hint);
  }
});

test('it links to the licences, and to the page as one file to download', () => {
  const { place } = open();
  const { licences, download, single } = texts.help.about;
  assert.equal(textOf(linkTo(place, 'licences.txt')), licences);
  const file = linkTo(place, 'jiugong.html');
  assert.equal(textOf(file), download);
  assert.ok(file!.hasAttribute('download'));
  assert.ok(!textOf(place).includes(single));
});

test('in the single file it offers no other file', () => {
  document.body.innerHTML = '<script></script>';
  const { place } = open();
  const about = sectionOf(place, texts.help.sections.about);
  assert.ok(textOf(about).includes(texts.help.about.single));
  assert.deepEqual([...about.querySelectorAll('a')], []);
});
