/** The dialogs with puzzles of the day, for practising a technique, and for paper. */
import { html, nothing, type TemplateResult } from 'lit';
import { LEVELS } from '../../../api/teach';
import type { Level, Technique } from '../../../engine/jiugong';
import type { TechniqueNames } from '../../ui/boards/difficulty-view';
import { menu } from '../../ui/form';
import type { NewPanel, Printing } from './model';
import { PRACTISED } from '../../ui/techniques';
import type { Texts } from './texts';
import { nameIn } from './words';

export interface OfferEvents {
  readonly onDaily: (level: Level) => void;
  /** Shows another day. */
  readonly onDay: (date: string) => void;
  readonly onPrintBoard: () => void;
  readonly onPrinting: (change: Partial<Printing>) => void;
  readonly onPrintPuzzles: () => void;
  /** Prints those that were made before the making was stopped. */
  readonly onPrintMade: () => void;
  readonly onStopMaking: () => void;
  readonly onTechnique: (technique: Technique) => void;
  readonly onPractise: () => void;
}

export function practiseForm(
  technique: Technique,
  names: TechniqueNames,
  texts: Texts,
  on: OfferEvents,
): TemplateResult {
  const words = texts.solve.practise;
  return html`<div class="new">
    ${menu(
      words.technique,
      PRACTISED,
      technique,
      (known) => nameIn(names, known),
      (known) => on.onTechnique(known),
    )}
    <p class="hint">${words.how}</p>
    <button type="button" class="main" @click=${on.onPractise}>${words.start}</button>
  </div>`;
}

/** How many puzzles to print, as they fill pages. */
const AMOUNTS = [1, 2, 4, 8, 12, 20, 40] as const;

/** The board as it is, or new puzzles. */
export function printForm(
  { level, amount, kept }: Printing,
  { slow, progress }: NewPanel,
  texts: Texts,
  on: OfferEvents,
): TemplateResult {
  const words = texts.solve.print;
  const { levels } = texts.page.difficulty;
  return html`<div class="new">
    <button type="button" @click=${on.onPrintBoard}>${words.board}</button>
    <h3>${words.puzzles}</h3>
    <div class="line">
      ${menu(
        words.level,
        [...LEVELS, 'mixed'] as const,
        level,
        (one) => (one === 'mixed' ? words.mixed : levels[one]),
        (one) => on.onPrinting({ level: one }),
      )}
      ${menu(words.amount, AMOUNTS, amount, String, (chosen) => on.onPrinting({ amount: chosen }))}
    </div>
    <p class="hint">${words.about}</p>
    ${
      slow || kept.length === 0
        ? nothing
        : html`<button type="button" class="main" @click=${on.onPrintMade}>
            ${words.kept(kept.length)}
          </button>`
    }
    <button
      type="button"
      class=${kept.length === 0 ? 'main' : ''}
      @click=${slow ? on.onStopMaking : on.onPrintPuzzles}
    >
      ${slow ? texts.actions.stop : words.start}
    </button>
    ${
      slow
        ? html`<progress
            max="1"
            .value=${progress?.done ?? 0}
            aria-label=${texts.solve.newPuzzle.making}
          ></progress>`
        : nothing
    }
  </div>`;
}
