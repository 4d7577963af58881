/** Shows how hard a puzzle is: a word beside the clock, and a dialog with the ratings behind it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PageMessages } from '../../../locales/page-messages';
import { dialog } from '../dialog';
import type { Difficulty } from './difficulty';

/** The name of a technique; null until the names have been loaded. */
export type TechniqueNames = ((technique: NonNullable<Difficulty['hardest']>) => string) | null;

export const DIFFICULTY_DIALOG = 'difficulty';

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

/** As Sudoku Explainer prints it. */
const rating = (value: number | null): string | null => value?.toFixed(1) ?? null;

/** The dialog; null for the difficulty while it is closed. */
export function difficultyDialog(
  difficulty: Difficulty | null,
  names: TechniqueNames,
  { page, share: { close } }: PageMessages,
  onClose: () => void,
): TemplateResult {
  const { difficulty: words } = page;
  const level = difficulty?.level ?? null;
  const row = (label: string, value: string | null): TemplateResult =>
    html`<div>
      <dt>${label}</dt>
      <dd>${value ?? words.unknown}</dd>
    </div>`;
  const hardest = difficulty?.hardest ?? null;
  return dialog(
    DIFFICULTY_DIALOG,
    { title: level === null ? words.title : words.label(words.levels[level]), close },
    difficulty === null || level === null
      ? null
      : html`<p>${words.about[level]}</p>
          <dl class="ratings">
            ${row(words.hardest, hardest === null ? null : (names?.(hardest) ?? '…'))}
            ${row(words.er, rating(difficulty.er))} ${row(words.ep, rating(difficulty.ep))}
            ${row(words.ed, rating(difficulty.ed))}
          </dl>
          <p class="hint">${words.source}</p>`,
    onClose,
  );
}
