/** Renders the choices of an embedded board. */
import { html, type TemplateResult } from 'lit';
import type { EmbedMessages } from '../../../locales/embed/en';
import { THEMES } from '../theme';
import type { Look, Width } from './code';

const WIDTHS: readonly Width[] = ['small', 'medium', 'large'];

/** A menu of names with its label above it. */
export function nameMenu<Name extends string>(
  label: string,
  names: readonly Name[],
  words: Readonly<Record<Name, string>>,
  value: Name,
  onChoose: (name: Name) => void,
): TemplateResult {
  const choose = (event: Event): void =>
    onChoose((event.target as HTMLSelectElement).value as Name);
  return html`<label class="choice-of">
    <span>${label}</span>
    <select @change=${choose}>
      ${names.map(
        (name) => html`<option value=${name} .selected=${name === value}>${words[name]}</option>`,
      )}
    </select>
  </label>`;
}

export const lookForm = (
  look: Look,
  words: EmbedMessages,
  onChange: (change: Partial<Look>) => void,
): TemplateResult =>
  html`${nameMenu(words.width, WIDTHS, words.widths, look.width, (width) => onChange({ width }))}
    ${nameMenu(words.theme, THEMES, words.themes, look.theme, (theme) => onChange({ theme }))}
    <label class="check">
      <input
        type="checkbox"
        .checked=${look.controls}
        @change=${(event: Event) =>
          onChange({ controls: (event.target as HTMLInputElement).checked })}
      />
      <span>${words.controls}</span>
    </label>`;

/** The script itself, to be put beside a page. */
export const scriptDownload = (words: EmbedMessages): TemplateResult =>
  html`<a class="download" href="jiugong.js" download target="_blank">${words.download}</a>`;
