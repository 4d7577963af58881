/** The dialog for a new puzzle: its grid, what is drawn in it, further options, and the seed of the last one. */
import { html, nothing, type TemplateResult } from 'lit';
import { dialog } from '../../../ui/dialog';
import { checkbox, menu, moreOptions } from '../../../ui/form';
import type { Texts } from '../texts';
import type { Making } from './model';
import { DRAWN_KINDS, GIVENS, GRIDS, type Wishes } from './wishes';

export interface MakingEvents {
  readonly onWish: (change: Partial<Wishes>) => void;
  readonly onMake: () => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
  readonly onCopySeed: () => void;
}

export const MAKING_DIALOG = 'new-variant';

function moreFields({ wishes }: Making, texts: Texts, on: MakingEvents): TemplateResult {
  const words = texts.variants.making;
  const { grid, givens, irregular } = wishes;
  return html`${
    grid === 'jigsaw'
      ? nothing
      : checkbox(words.irregular, irregular, (isOn) => on.onWish({ irregular: isOn }))
  }
  ${menu(
    texts.page.wishes.clues,
    GIVENS,
    givens,
    (count) => (count === null ? words.few : String(count)),
    (count) => on.onWish({ givens: count }),
  )}`;
}

function form(making: Making, texts: Texts, on: MakingEvents): TemplateResult {
  const words = texts.variants.making;
  const { wishes, slow, done } = making;
  const { names } = texts.variants.presets;
  return html`<div class="new">
    ${menu(words.grid, GRIDS, wishes.grid, names, (grid) => on.onWish({ grid }))}
    ${menu(words.drawn, DRAWN_KINDS, wishes.drawn, words.kinds, (drawn) => on.onWish({ drawn }))}
    <button type="button" class="main" autofocus @click=${slow ? on.onStop : on.onMake}>
      ${slow ? texts.actions.stop : words.make}
    </button>
    ${
      slow
        ? html`<progress max="1" .value=${done} aria-label=${words.making}></progress>
            <p role="status">${words.making}</p>`
        : nothing
    }
    ${moreOptions(moreFields(making, texts, on), making, false, words, texts, on)}
  </div>`;
}

export const makingDialog = (making: Making, texts: Texts, on: MakingEvents): TemplateResult =>
  dialog(
    MAKING_DIALOG,
    { title: texts.variants.making.title, close: texts.share.close },
    making.isOpen ? form(making, texts, on) : null,
    on.onClose,
  );
