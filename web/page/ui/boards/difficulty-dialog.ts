/** The dialog with the ratings behind the word for how hard a puzzle is. */
import { html, type TemplateResult } from 'lit';
import type { PageMessages } from '../../../locales/page-messages';
import { dialog } from '../dialog';
import type { Difficulty } from './difficulty';
import type { TechniqueNames } from './difficulty-view';

/** As Sudoku Explainer prints it. */
const rating = (value: number | null): string | null => value?.toFixed(1) ?? null;

/** The dialog; null for the difficulty while it is closed. */
export function difficultyDialog(
  id: string,
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
    id,
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
