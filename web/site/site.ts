/**
 * What the page has only as part of the site: it can be installed, works offline after one visit, and
 * offers a new version when there is one. From file:// there is no service worker, and the page is as good
 * without.
 */
import { html, nothing, render, type TemplateResult } from 'lit';
import { Workbox } from 'workbox-window';
import type { PageMessages } from '../locales/page-messages';
import type { SiteMessages } from '../locales/site/en';

/** Whether a server sent the page, and the browser lets it keep files (it does so over https and on localhost). */
const canStay = (): boolean =>
  /^https?:$/.test(location.protocol) && navigator.serviceWorker !== undefined;

export class Site {
  readonly #place: HTMLElement;
  #texts: SiteMessages;
  /** The new version that a person may turn to; null while there is none, or when they chose to wait. */
  #update: Workbox | null = null;
  /** The new version has taken over, though this page is still of the old one. */
  #isThere = false;

  constructor(place: HTMLElement, texts: PageMessages) {
    this.#place = place;
    this.#texts = texts.site;
  }

  /** Tells everything in another language. */
  speak(texts: PageMessages): void {
    this.#texts = texts.site;
    this.#draw();
  }

  start(): void {
    this.#draw();
    if (!canStay()) return;
    // (A page from file:// must not ask for the manifest: Chromium would complain in its console.)
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = 'manifest.webmanifest';
    document.head.append(link);
    const workbox = new Workbox('sw.js');
    workbox.addEventListener('waiting', () => {
      this.#isThere = false;
      this.#offer(workbox);
    });
    workbox.addEventListener('controlling', () => (this.#isThere = true));
    // A browser may refuse, for one in a private window: then the page works as long as it is open.
    // (Not at once: what it keeps would be fetched while somebody waits for the first answer.)
    setTimeout(() => workbox.register().catch(() => undefined), 1000);
  }

  #draw(): void {
    render(
      html`<p><a href="examples.html">${this.#texts.examples}</a></p>
        <div role="status">${this.#update === null ? nothing : this.#notice(this.#update)}</div>`,
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
      // Where another tab has turned to it, it is what the next load brings.
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
