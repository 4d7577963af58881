import './small-dom';
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { html, render } from 'lit';
import { dialog } from '../../page/ui/dialog';

it('a dialog that was opened again is not closed by the late event of its last time', () => {
  let closed = 0;
  const place = document.body.appendChild(document.createElement('div'));
  const words = { title: 'Settings', close: 'Close' };
  render(
    dialog('late', words, html`<p></p>`, () => void ++closed),
    place,
  );
  const shown = place.querySelector('dialog')!;
  shown.open = true;
  shown.dispatchEvent(new Event('close'));
  assert.equal(closed, 0);
  shown.open = false;
  shown.dispatchEvent(new Event('close'));
  assert.equal(closed, 1);
});
