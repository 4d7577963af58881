/** The dialog for a new puzzle: its grid, what is drawn in it, further options, and the seed of the last one. */
import { html, nothing, type TemplateResult } from 'lit';
import { dialog } from '../../../ui/dialog';
import { checkbox, copiedLine, labelled, menu } from '../../../ui/form';
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

const MAX_SEED_LENGTH = 100;

function moreFields({ wishes }: Making, texts: Texts, on: MakingEvents): TemplateResult {
  const words = texts.variants.making;
  const shared = texts.page.wishes;
  const { grid, givens, irregular, seed } = wishes;
  return html`${
    grid === 'jigsaw'
      ? nothing
      : checkbox(words.irregular, irregular, (isOn) => on.onWish({ irregular: isOn }))
  }
  ${menu(
    shared.clues,
    GIVENS,
    givens,
    (count) => (count === null ? words.few : String(count)),
    (count) => on.onWish({ givens: count }),
  )}
  ${labelled(
    shared.seed,
    html`<input
      type="text"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      maxlength=${MAX_SEED_LENGTH}
      placeholder=${shared.anySeed}
      .value=${seed}
      @input=${(event: Event) => on.onWish({ seed: (event.target as HTMLInputElement).value })}
      @keydown=${({ key }: KeyboardEvent) => key === 'Enter' && on.onMake()}
    />`,
  )}`;
}

function form(making: Making, texts: Texts, on: MakingEvents): TemplateResult {
  const words = texts.variants.making;
  const { wishes, slow, done, seed, copied } = making;
  const { names } = texts.variants.presets;
  return html`<div class="new">
    ${menu(
      words.grid,
      GRIDS,
      wishes.grid,
      (grid) => names[grid],
      (grid) => on.onWish({ grid }),
    )}
    ${menu(
      words.drawn,
      DRAWN_KINDS,
      wishes.drawn,
      (drawn) => words.kinds[drawn],
      (drawn) => on.onWish({ drawn }),
    )}
    <button type="button" class="main" autofocus @click=${slow ? on.onStop : on.onMake}>
      ${slow ? texts.actions.stop : words.make}
    </button>
    ${
      slow
        ? html`<progress max="1" .value=${done} aria-label=${words.making}></progress>
            <p role="status">${words.making}</p>`
        : nothing
    }
    <details>
      <summary>${words.more}</summary>
      <div class="new">
        ${moreFields(making, texts, on)}
        <div class="line made">
          <p>${seed === null ? words.noSeed : words.seedOf(seed)}</p>
          <button type="button" aria-disabled=${seed === null} @click=${on.onCopySeed}>
            ${words.copySeed}
          </button>
        </div>
        ${copiedLine(copied, texts)}
      </div>
    </details>
  </div>`;
}

export const makingDialog = (making: Making, texts: Texts, on: MakingEvents): TemplateResult =>
  dialog(
    MAKING_DIALOG,
    { title: texts.variants.making.title, close: texts.share.close },
    making.isOpen ? form(making, texts, on) : null,
    on.onClose,
  );
