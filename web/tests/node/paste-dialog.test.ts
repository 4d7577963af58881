/** The dialog to paste: what it says of a text, and which draft it opens with. */
import { emptyPlace } from './small-dom';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { html, render } from 'lit';
import { pageMessagesFor } from '../../locales/page-messages';
import {
  aboutText,
  mendButton,
  pasteDialog,
  showPasting,
  type AboutText,
} from '../../page/ui/paste-dialog';
import {
  closed,
  closedAfter,
  NOTHING_TYPED,
  opened,
  openedWith,
  tried,
  typed,
} from '../../page/ui/pasting';
import { LONGEST_DRAFT } from '../../page/ui/text-field';

const texts = pageMessagesFor('en');

/** The button that opens the dialog, and the dialog, of a notice about a text. */
class View {
  readonly place = emptyPlace();
  pasting = NOTHING_TYPED;
  about: AboutText;

  constructor(text: string | null) {
    this.about = aboutText(text);
    this.draw();
  }

  draw(): void {
    const message = { tone: 'alarm', headline: 'Refused.', details: [] } as const;
    const refusal = { ...this.about, message, mistakes: [] };
    const on = {
      onPasting: (pasting: typeof this.pasting) => {
        this.pasting = pasting;
        this.draw();
      },
      onPut: () => undefined,
    };
    const words = { placeholder: '' };
    render(
      html`<p>${mendButton(this.about, this.pasting, texts, on)}</p>
        ${pasteDialog('test', this.pasting, refusal, words, texts, on)}`,
      this.place,
    );
    showPasting(this.place, 'test', this.pasting);
  }

  get mend(): HTMLButtonElement | null {
    return this.place.querySelector('p > button');
  }

  get said(): string | undefined {
    return this.place.querySelector('.paste [role=status]')?.textContent.trim();
  }
}

describe('a refusal', () => {
  it('is told in the dialog while the text in the field is the refused one', () => {
    const view = new View('no');
    view.mend!.click();
    assert.equal(view.said, 'Refused.');
    view.pasting = typed(view.pasting, 'now');
    view.draw();
    assert.equal(view.said, '');
  });

  it('is told of any text in the field, but only one that a field can show is offered to be mended', () => {
    const long = 'x'.repeat(LONGEST_DRAFT + 1);
    const view = new View(long);
    assert.equal(view.mend, null);
    view.pasting = typed(opened(view.pasting), long);
    view.draw();
    assert.equal(view.said, 'Refused.');
  });

  for (const [name, text] of [
    ['files', null],
    ['an empty text', '\n'],
  ] as const) {
    it(`of ${name} offers nothing to be mended`, () => assert.equal(new View(text).mend, null));
  }
});

describe('a draft', () => {
  const typedOf = (text: string, draft: string) => typed(openedWith(NOTHING_TYPED, text), draft);

  it('is shown again for the text that it was made from, and not for another', () => {
    const pasting = closed(typedOf('no', 'now'));
    assert.equal(openedWith(pasting, 'no').draft, 'now');
    assert.equal(openedWith(pasting, 'else').draft, 'else');
    assert.equal(opened(pasting).draft, 'now');
  });

  it('that was refused is one that the next is made from', () => {
    const pasting = closed(typed(tried(typedOf('no', 'now')), 'nowhere'));
    assert.equal(openedWith(pasting, 'now').draft, 'nowhere');
  });

  it('goes when it is on the board or emptied', () => {
    assert.deepEqual(closedAfter(typedOf('no', 'now'), 'now'), NOTHING_TYPED);
    assert.deepEqual(closed(typedOf('no', '\n')), NOTHING_TYPED);
    assert.equal(openedWith(closed(typedOf('no', '')), 'no').draft, 'no');
  });

  it('stays when another text or files come onto the board', () => {
    for (const text of ['else', null]) {
      const pasting = closedAfter(typedOf('no', 'now'), text);
      assert.deepEqual([pasting.isOpen, opened(pasting).draft], [false, 'now']);
    }
  });
});
