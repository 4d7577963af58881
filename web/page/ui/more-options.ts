/** The end of a dialog for a new puzzle: what few people choose, the seed, and that of the puzzle that was made last. */
import { html, type TemplateResult } from 'lit';
import type { PageMessages } from '../../locales/page-messages';
import { button, copiedLine, labelled } from './form';

const MAX_SEED_LENGTH = 100;

interface Made {
  readonly wishes: { readonly seed: string };
  /** The seed of the last one; null before. */
  readonly seed: string | null;
  readonly copied: boolean | null;
}

interface Words {
  readonly more: string;
  readonly noSeed: string;
  readonly seedOf: (seed: string) => string;
  readonly copySeed: string;
}

interface Events {
  readonly onWish: (change: { readonly seed: string }) => void;
  readonly onMake: () => void;
  readonly onCopySeed: () => void;
}

export function moreOptions(
  fields: TemplateResult,
  { wishes, seed, copied }: Made,
  isOpen: boolean,
  words: Words,
  texts: PageMessages,
  on: Events,
): TemplateResult {
  const { seed: label, anySeed } = texts.page.wishes;
  return html`<details ?open=${isOpen}>
    <summary>${words.more}</summary>
    <div class="new">
      ${fields}
      ${labelled(
        label,
        html`<input
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          maxlength=${MAX_SEED_LENGTH}
          placeholder=${anySeed}
          .value=${wishes.seed}
          @input=${(event: Event) => on.onWish({ seed: (event.target as HTMLInputElement).value })}
          @keydown=${({ key }: KeyboardEvent) => key === 'Enter' && on.onMake()}
        />`,
      )}
      <div class="line made">
        <p>${seed === null ? words.noSeed : words.seedOf(seed)}</p>
        ${button(words.copySeed, on.onCopySeed, { isPossible: seed !== null })}
      </div>
      ${copiedLine(copied, texts)}
    </div>
  </details>`;
}
