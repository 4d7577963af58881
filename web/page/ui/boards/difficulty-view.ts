/** Shows how hard a puzzle is: a word beside the clock. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PageMessages } from '../../../locales/page-messages';
import type { Difficulty } from './difficulty';

/** The name of a technique; null until the names have been loaded. */
export type TechniqueNames = ((technique: NonNullable<Difficulty['hardest']>) => string) | null;

/** The word, which opens the dialog. Its place is there, too, while nothing is known. */
export const difficultyBadge = (
  difficulty: Difficulty | null,
  { page: { difficulty: words } }: PageMessages,
  onPress: () => void,
): TemplateResult => {
  const level = difficulty?.level ?? null;
  return html`<div class="difficulty">
    ${
      level === null
        ? nothing
        : html`<button
            type="button"
            aria-haspopup="dialog"
            aria-label=${words.label(words.levels[level])}
            title=${words.hint}
            @click=${onPress}
          >
            <span>${words.levels[level]}</span>
          </button>`
    }
  </div>`;
};
