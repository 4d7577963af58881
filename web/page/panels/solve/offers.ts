/** The dialog with puzzles for paper, and what dialogs ask for. */
import { html, nothing, type TemplateResult } from 'lit';
import { LEVELS, type Level } from '../../../api/engine';
import { button, menu } from '../../ui/form';
import type { NewPanel, Printing } from './model';
import type { Texts } from './texts';

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
}

/** How many puzzles to print, as they fill pages. */
const AMOUNTS = [1, 2, 4, 8, 12, 20, 40] as const;

/** The board as it is, which one came from, or new puzzles. */
export function printForm(
  { level, amount, kept }: Printing,
  { slow, progress }: NewPanel,
  texts: Texts,
  on: OfferEvents,
): TemplateResult {
  const words = texts.solve.print;
  const { levels } = texts.page.difficulty;
  return html`<div class="new">
    ${button(words.board, on.onPrintBoard, { look: slow || kept.length > 0 ? '' : 'main' })}
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
        : button(words.kept(kept.length), on.onPrintMade, { look: 'main' })
    }
    ${slow ? button(texts.actions.stop, on.onStopMaking, { look: 'main' }) : button(words.start, on.onPrintPuzzles)}
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
