/** The dialog for a new puzzle: its options, and the seed of the one that was made last. */
import { html, nothing, type TemplateResult } from 'lit';
import { labelled, menu } from '../../ui/form';
import { copiedLine } from '../../ui/text-panel';
import type { Texts } from './texts';
import { CLUES, isSeed, SYMMETRIES, type Wishes } from '../../ui/new-puzzle';
import type { NewPanel } from './model';

export interface NewEvents {
  readonly onWish: (change: Partial<Wishes>) => void;
  readonly onMake: () => void;
  readonly onStopMaking: () => void;
  readonly onCopySeed: () => void;
}

const valueIn = (event: Event): string =>
  (event.target as HTMLInputElement | HTMLSelectElement).value;

function wishFields(wishes: Wishes, texts: Texts, on: NewEvents): TemplateResult {
  const words = texts.page.wishes;
  const isWrong = !isSeed(wishes.seed);
  const makeOnEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') on.onMake();
  };
  return html`<div class="line">
      ${menu(
        words.clues,
        [null, ...CLUES],
        wishes.clues,
        (clues) => (clues === null ? words.minimal : String(clues)),
        (clues) => on.onWish({ clues }),
      )}
      ${menu(
        words.symmetry,
        SYMMETRIES,
        wishes.symmetry,
        (symmetry) => words.symmetries[symmetry],
        (symmetry) => on.onWish({ symmetry }),
      )}
    </div>
    ${labelled(
      words.seed,
      html`<input
        type="text"
        inputmode="numeric"
        autocomplete="off"
        maxlength="24"
        placeholder=${words.anySeed}
        aria-invalid=${isWrong}
        aria-describedby=${isWrong ? 'seed-complaint' : nothing}
        .value=${wishes.seed}
        @input=${(event: Event) => on.onWish({ seed: valueIn(event) })}
        @keydown=${makeOnEnter}
      />`,
    )}
    ${isWrong ? html`<p id="seed-complaint" class="alarm">${words.badSeed}</p>` : nothing}`;
}

export function newPuzzleForm(panel: NewPanel, texts: Texts, on: NewEvents): TemplateResult {
  const words = texts.solve.newPuzzle;
  const { copied, seed } = panel;
  return html`<div class="new">
    ${wishFields(panel.wishes, texts, on)}
    <button type="button" class="main" @click=${panel.slow ? on.onStopMaking : on.onMake}>
      ${panel.slow ? texts.actions.stop : words.make}
    </button>
    <div class="line made">
      <p>${seed === null ? words.noSeed : words.seedOf(seed)}</p>
      <button type="button" aria-disabled=${seed === null} @click=${on.onCopySeed}>
        ${words.copySeed}
      </button>
    </div>
    ${copiedLine(copied, texts)}
  </div>`;
}
