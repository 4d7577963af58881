/** Renders the top of the page: the links to the panels, and the settings for all of them. */
import { html, nothing, type TemplateResult } from 'lit';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../locales/languages';
import type { PageMessages } from '../../locales/page-messages';
import { THEMES, type Theme } from '../ui/theme';
import type { Panel } from '../panel';

const panelLink = (
  panel: Panel,
  shown: Panel,
  content: string,
  name: string | typeof nothing = nothing,
): TemplateResult =>
  html`<a
    href="#${panel.id}"
    title=${name}
    aria-label=${name}
    aria-current=${panel === shown ? 'page' : nothing}
    >${content}</a
  >`;

export const panelLinks = (
  panels: readonly Panel[],
  shown: Panel,
  language: Language,
): readonly TemplateResult[] =>
  panels
    .filter(({ sign }) => sign === undefined)
    .map((panel) => panelLink(panel, shown, panel.messages[language].name));

/** The links to the panels that have a sign in place of their name. */
export const signLinks = (
  panels: readonly Panel[],
  shown: Panel,
  language: Language,
): readonly TemplateResult[] =>
  panels.flatMap((panel) =>
    panel.sign === undefined
      ? []
      : [panelLink(panel, shown, panel.sign, panel.messages[language].name)],
  );

/** A native menu under an icon. */
function signMenu<Value extends string>(
  sign: string,
  label: string,
  options: readonly TemplateResult[],
  onChoose: (value: Value) => void,
): TemplateResult {
  const choose = (event: Event): void =>
    onChoose((event.target as HTMLSelectElement).value as Value);
  return html`<label class="menu" title=${label}>
    <select aria-label=${label} @change=${choose}>
      ${options}
    </select>
    <span aria-hidden="true">${sign}</span>
  </label>`;
}

/** The icon for languages is one that people recognize in any language. */
export function languageMenu(
  language: Language,
  { page }: PageMessages,
  onChoose: (language: Language) => void,
): TemplateResult {
  const options = LANGUAGES.map(
    (other) =>
      html`<option value=${other} lang=${other} .selected=${other === language}>
        ${LANGUAGE_NAMES[other]}
      </option>`,
  );
  return signMenu('文 ▾', page.language, options, onChoose);
}

export function themeMenu(
  theme: Theme,
  { page }: PageMessages,
  onChoose: (theme: Theme) => void,
): TemplateResult {
  const options = THEMES.map(
    (other) =>
      html`<option value=${other} .selected=${other === theme}>${page.themes[other]}</option>`,
  );
  return signMenu('◐ ▾', page.themes.label, options, onChoose);
}
