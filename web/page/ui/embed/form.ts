/** Renders the choices of an embedded board. */
import { html, type TemplateResult } from 'lit';
import type { EmbedMessages } from '../../../locales/embed/en';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../locales/languages';
import { checkbox, menu } from '../form';
import { THEMES } from '../theme';
import type { Look, Width } from './look';

const WIDTHS: readonly Width[] = ['small', 'medium', 'large'];

export const lookForm = (
  look: Look,
  words: EmbedMessages,
  onChange: (change: Partial<Look>) => void,
): TemplateResult =>
  html`${menu(words.width, WIDTHS, look.width, words.widths, (width) => onChange({ width }))}
  ${menu(words.theme, THEMES, look.theme, words.themes, (theme) => onChange({ theme }))}
  ${menu(
    words.language,
    [null, ...LANGUAGES],
    look.language,
    (name) => (name === null ? words.anyLanguage : LANGUAGE_NAMES[name]),
    (language) => onChange({ language }),
  )}
  ${checkbox(words.controls, look.controls, (controls) => onChange({ controls }))}
  ${checkbox(words.hints, look.hints, (hints) => onChange({ hints }), { isOff: !look.controls })}
  ${checkbox(words.solve, look.solve, (solve) => onChange({ solve }), { isOff: !look.controls })}
  ${checkbox(words.site, look.site, (site) => onChange({ site }), { isOff: !look.controls })}`;

/** The scripts themselves, to be put beside a page. */
export const downloads = (
  files: readonly string[],
  { download }: EmbedMessages,
): readonly TemplateResult[] =>
  files.map(
    (file) => html`<a class="button" href=${file} download target="_blank">${download(file)}</a>`,
  );
