/** The top of the page: the links to its views, and what is chosen for all of them. */
import { html, nothing, type TemplateResult } from 'lit';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../locales/languages';
import type { PageMessages } from '../locales/page-messages';
import type { View } from './views';

const VIEWS: readonly View['name'][] = ['solve', 'rotate', 'variants'];

export const viewLinks = (view: View, { page }: PageMessages): readonly TemplateResult[] =>
  VIEWS.map(
    (name) =>
      html`<a href="#${name}" aria-current=${name === view.name ? 'page' : nothing}
        >${page.views[name]}</a
      >`,
  );

/** A native menu under a sign that people look for in whatever language they meet. */
export function languageMenu(
  language: Language,
  { page }: PageMessages,
  onChoose: (language: Language) => void,
): TemplateResult {
  const choose = (event: Event): void =>
    onChoose((event.target as HTMLSelectElement).value as Language);
  return html`<label class="menu" title=${page.language}>
    <select aria-label=${page.language} @change=${choose}>
      ${LANGUAGES.map(
        (other) =>
          html`<option value=${other} lang=${other} .selected=${other === language}>
            ${LANGUAGE_NAMES[other]}
          </option>`,
      )}
    </select>
    <span aria-hidden="true">文 ▾</span>
  </label>`;
}
