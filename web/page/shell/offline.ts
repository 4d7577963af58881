/**
 * The parts of the page that need a server: it can be installed, works offline after one visit, and
 * offers new versions. From file:// there is no service worker, and the page works without it.
 */
import { html, nothing, render, type TemplateResult } from 'lit';
import { Workbox } from 'workbox-window';
import type { PageMessages } from '../../locales/page-messages';
import type { SiteMessages } from '../../locales/site/en';
import { trustedAddress } from '../../scripts/trusted';

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
  /** The new version on offer; null if there is none, or after the person chose to wait. */
  #update: Workbox | null = null;
  /** Whether the new version controls this page, which is still of the old one. */
  #isThere = false;

  constructor(place: HTMLElement, texts: PageMessages) {
    this.#place = place;
    this.#texts = texts.site;
  }

  /** Renders all texts in another language. */
  speak(texts: PageMessages): void {
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
    const workbox = new Workbox(trustedAddress('sw.js'));
    workbox.addEventListener('waiting', () => {
      this.#isThere = false;
      this.#offer(workbox);
    });
    workbox.addEventListener('controlling', () => (this.#isThere = true));
    // A browser may refuse, for example in a private window; the page then works without a cache.
    // (Delayed, so that caching does not compete with the first answer.)
    setTimeout(() => workbox.register().catch(() => undefined), 1000);
  }

  #draw(): void {
    render(
      siteLines(this.#texts, this.#update === null ? nothing : this.#notice(this.#update)),
      this.#place,
    );
  }

  #offer(update: Workbox | null): void {
    this.#update = update;
    this.#draw();
  }

  #notice(update: Workbox): TemplateResult {
    const { ready, reload, later } = this.#texts.update;
    const turnTo = (): void => {
      // If another tab has activated the new version, a reload is enough.
      if (this.#isThere) return location.reload();
      update.addEventListener('controlling', () => location.reload());
      update.messageSkipWaiting();
    };
    return html`<div class="update">
      <p>${ready}</p>
      <div class="choices">
        <button type="button" class="main" @click=${turnTo}>${reload}</button>
        <button type="button" @click=${() => this.#offer(null)}>${later}</button>
      </div>
    </div>`;
  }
}
