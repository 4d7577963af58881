/**
 * The parts of the page that need a server: it can be installed, works offline after one visit, and
 * offers new versions. From file:// there is no service worker, and the page works without it.
 */
import { html, nothing, render, type TemplateResult } from 'lit';
import type { PageMessages } from '../../locales/page-messages';
import type { SiteMessages } from '../../locales/site/en';
import { loadPart } from '../ui/part';
import { PartError } from '../ui/part-error';

/**
 * Whether a server delivered the page and the browser allows service workers (over https and on
 * localhost).
 */
const canStay = (): boolean =>
  /^https?:$/.test(location.protocol) && navigator.serviceWorker !== undefined;

/** The link to the examples, and the notice about a new version. */
export const siteLines = (
  { examples }: SiteMessages,
  notice: TemplateResult | typeof nothing = nothing,
): TemplateResult =>
  html`<p><a href="examples.html">${examples}</a></p>
    <div role="status">${notice}</div>`;

export class Offline {
  readonly #place: HTMLElement;
  #texts: SiteMessages;
  /** Turns to the new version on offer; null if there is none, or after the person chose to wait. */
  #turnTo: (() => void) | null = null;

  constructor(place: HTMLElement, texts: PageMessages) {
    this.#place = place;
    this.#texts = texts.site;
  }

  /** Renders all texts in another language. */
  setTexts(texts: PageMessages): void {
    this.#texts = texts.site;
    this.#draw();
  }

  start(): void {
    this.#draw();
    if (!canStay()) return;
    // (Not in the HTML: from file:// Chromium would log an error for the manifest.)
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = 'manifest.webmanifest';
    document.head.append(link);
    // (Delayed, so that caching does not compete with the first answer.)
    setTimeout(() => void this.#keepSite(), 1000);
  }

  /** Where the part does not arrive the page works without a cache, and the next visit tries again. */
  async #keepSite(): Promise<void> {
    try {
      const { keepSite } = await loadPart('updates', () => import('./updates'));
      await keepSite((turnTo) => this.#offer(turnTo));
    } catch (error) {
      if (!(error instanceof PartError)) throw error;
    }
  }

  #draw(): void {
    const notice = this.#turnTo === null ? nothing : this.#notice(this.#turnTo);
    render(siteLines(this.#texts, notice), this.#place);
  }

  #offer(turnTo: (() => void) | null): void {
    this.#turnTo = turnTo;
    this.#draw();
  }

  #notice(turnTo: () => void): TemplateResult {
    const { ready, reload, later } = this.#texts.update;
    return html`<div class="update">
      <p>${ready}</p>
      <div class="choices">
        <button type="button" class="main" @click=${turnTo}>${reload}</button>
        <button type="button" @click=${() => this.#offer(null)}>${later}</button>
      </div>
    </div>`;
  }
}
