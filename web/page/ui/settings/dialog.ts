/** The dialog with all settings of the page. */
import { html, type TemplateResult } from 'lit';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../locales/languages';
import { SETTINGS as CHOICES, type SettingName } from '../../../board/settings';
import type { PageMessages } from '../../../locales/page-messages';
import { dialog } from '../dialog';
import { checkbox, menu } from '../form';
import { THEMES, type Theme } from '../theme';
import { CHOICE_NAMES, type Settings } from './settings';

/** The id of the dialog. */
export const SETTINGS = 'settings-dialog';

export interface Shown {
  readonly settings: Settings;
  readonly language: Language;
  readonly theme: Theme;
}

export interface SettingsEvents {
  readonly onClose: () => void;
  readonly onSettings: (change: Partial<Settings>) => void;
  readonly onLanguage: (language: Language) => void;
  readonly onTheme: (theme: Theme) => void;
}

/** Each language is named in itself, and a sign says what the menu is for who cannot read its label. */
function languageMenu(
  language: Language,
  { page }: PageMessages,
  onChoose: (language: Language) => void,
): TemplateResult {
  const choose = (event: Event): void =>
    onChoose((event.target as HTMLSelectElement).value as Language);
  return html`<label class="choice-of">
    <span>${page.language} <span aria-hidden="true">文</span></span>
    <select aria-label=${page.language} @change=${choose}>
      ${LANGUAGES.map(
        (other) =>
          html`<option value=${other} lang=${other} .selected=${other === language}>
            ${LANGUAGE_NAMES[other]}
          </option>`,
      )}
    </select>
  </label>`;
}

function choice<Name extends SettingName>(
  name: Name,
  { settings }: Shown,
  { page }: PageMessages,
  on: SettingsEvents,
): TemplateResult {
  const words = page.settings[name];
  const names: Readonly<Record<string, string>> = words.values;
  return menu<Settings[SettingName]>(
    words.label,
    CHOICES[name],
    settings[name],
    (value) => names[value]!,
    (value) => on.onSettings({ [name]: value }),
  );
}

function content(shown: Shown, texts: PageMessages, on: SettingsEvents): TemplateResult {
  const { page } = texts;
  const { settings, theme } = shown;
  return html`<div class="settings">
    <div class="pair">
      ${languageMenu(shown.language, texts, on.onLanguage)}
      ${menu(page.themes.label, THEMES, theme, page.themes, on.onTheme)}
    </div>
    ${CHOICE_NAMES.map((name) => choice(name, shown, texts, on))}
    ${checkbox(page.settings.tidy, !settings.keepMarks, (isOn) => on.onSettings({ keepMarks: !isOn }))}
    ${checkbox(page.settings.clock, settings.clock, (clock) => on.onSettings({ clock }))}
    ${checkbox(page.settings.largeBoard, settings.largeBoard, (largeBoard) => on.onSettings({ largeBoard }))}
    ${checkbox(page.settings.labels, settings.labels, (labels) => on.onSettings({ labels }))}
  </div>`;
}

/** The dialog, which is empty while it is closed. */
export const settingsDialog = (
  isOpen: boolean,
  shown: Shown,
  texts: PageMessages,
  on: SettingsEvents,
): TemplateResult =>
  dialog(
    SETTINGS,
    { title: texts.page.settings.title, close: texts.share.close },
    isOpen ? content(shown, texts, on) : null,
    on.onClose,
  );
