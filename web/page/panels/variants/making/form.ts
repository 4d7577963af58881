/** The dialog for a new puzzle: its grid, what is drawn in it, further options, and the seed of the last one. */
import { html, nothing, type TemplateResult } from 'lit';
import { dialog } from '../../../ui/dialog';
import { checkbox, menu, moreOptions } from '../../../ui/form';
import type { Texts } from '../texts';
import type { Making } from './model';
import { DRAWN_KINDS, GIVENS, GRIDS, type VariantRequest } from './request';

export interface MakingEvents {
  readonly onChange: (change: Partial<VariantRequest>) => void;
  readonly onMake: () => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
  readonly onCopySeed: () => void;
}

export const MAKING_DIALOG = 'new-variant';

function moreFields({ request }: Making, texts: Texts, on: MakingEvents): TemplateResult {
  const words = texts.variants.making;
  const { grid, givens, irregular } = request;
  return html`${
    grid === 'jigsaw'
      ? nothing
      : checkbox(words.irregular, irregular, (isOn) => on.onChange({ irregular: isOn }))
  }
  ${menu(
    texts.page.request.clues,
    GIVENS,
    givens,
    (count) => (count === null ? words.few : String(count)),
    (count) => on.onChange({ givens: count }),
  )}`;
}

function form(making: Making, texts: Texts, on: MakingEvents): TemplateResult {
  const words = texts.variants.making;
  const { request, slow, done } = making;
  const { names } = texts.variants.presets;
  return html`<div class="new">
    ${menu(words.grid, GRIDS, request.grid, names, (grid) => on.onChange({ grid }))}
    ${menu(words.drawn, DRAWN_KINDS, request.drawn, words.kinds, (drawn) => on.onChange({ drawn }))}
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
