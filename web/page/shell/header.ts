/** Renders the top of the page: the links to the panels, and the settings for all of them. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PageMessages } from '../../locales/page-messages';
import { nameOf, type Panel } from '../panel';

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
  { language }: PageMessages,
): readonly TemplateResult[] =>
  panels
    .filter(({ sign }) => sign === undefined)
    .map((panel) => panelLink(panel, shown, nameOf(panel, language)));

/** The links to the panels that have a sign in place of their name. */
export const signLinks = (
  panels: readonly Panel[],
  shown: Panel,
  { language }: PageMessages,
): readonly TemplateResult[] =>
  panels.flatMap((panel) =>
    panel.sign === undefined ? [] : [panelLink(panel, shown, panel.sign, nameOf(panel, language))],
  );

/** The button that opens the settings: two sliders, which need no words. */
export const settingsButton = ({ page }: PageMessages, onOpen: () => void): TemplateResult =>
  html`<button
    type="button"
    class="icon"
    aria-haspopup="dialog"
    aria-label=${page.settings.title}
    title=${page.settings.title}
    @click=${onOpen}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 8h9m6 0h3M3 16h3m6 0h9" />
      <circle cx="15" cy="8" r="2.75" />
      <circle cx="9" cy="16" r="2.75" />
    </svg>
  </button>`;
