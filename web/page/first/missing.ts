/**
 * Asks for the page as one classic script, app.js, where its module does not arrive: from file://, where browsers load no
 * modules, from a server that sends them as something else, or where the module is that of an older build. Says if that does
 * not arrive either, or takes long, and asks for it again at a press. What was pressed before is recorded (input.ts), and
 * done when the page starts. The words are in index.html:
 *
 *     <template id="missing-en">
 *       <p data-of="missing">…</p>          why there is a notice, one at a time
 *       <button>…</button>
 */
import type { Language } from '../../locales/languages';
import { trustedAddress } from '../../scripts/trusted';

/** What is told of a request: it ended without starting the page; it is pending for long; it has just begun. */
type Told = 'missing' | 'slow' | 'loading';

/** The milliseconds after which a request is slow. It goes on: the script may still arrive. */
const SLOW_AFTER_MS = 20_000;

/** Whether the page has begun. (A script that is cut off is loaded, too.) */
const hasBegun = (): boolean => customElements.get('jiugong-board') !== undefined;

/** The requests for the page. The first to be answered starts it (main.ts), and any of them may be the first. */
class Requests {
  readonly #language: Language;
  #count = 0;
  /** The last one, which is told of. */
  #script: HTMLScriptElement | null = null;
  #notice: HTMLElement | null = null;

  constructor(language: Language) {
    this.#language = language;
  }

  /** Watches a request, which has ended at any of these events. */
  watch(script: HTMLScriptElement, target: EventTarget, ends: readonly string[]): void {
    this.#script = script;
    const patience = setTimeout(() => this.#tell(script, 'slow'), SLOW_AFTER_MS);
    for (const end of ends) {
      target.addEventListener(end, () => {
        clearTimeout(patience);
        this.#tell(script, 'missing');
      });
    }
  }

  #tell(script: HTMLScriptElement, told: Told): void {
    if (hasBegun()) this.#notice?.remove();
    else if (script !== this.#script) return;
    else if (script.type === 'module' && told === 'missing') this.#request();
    else this.#say(told);
  }

  #say(told: Told): void {
    const { content } = document.querySelector<HTMLTemplateElement>(`#missing-${this.#language}`)!;
    this.#notice ??= this.#open(content.querySelector('button')!);
    const [line, button] = this.#notice.children;
    line!.textContent = content.querySelector(`[data-of=${told}]`)!.textContent;
    // (The attribute `disabled` would take the focus from it.)
    button!.setAttribute('aria-disabled', String(told === 'loading'));
  }

  /** Shows a notice without words: what a screen reader is to say comes into one that is there. */
  #open(again: Element): HTMLElement {
    const notice = document.createElement('div');
    notice.className = 'update';
    notice.lang = this.#language;
    notice.setAttribute('role', 'alert');
    const button = again.cloneNode(true) as Element;
    notice.append(document.createElement('p'), button);
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') === 'true') return;
      this.#request();
      this.#say('loading');
    });
    document.body.append(notice);
    return notice;
  }

  #request(): void {
    const script = document.createElement('script');
    // Each request has an address of its own, so that no cache answers it.
    script.src = trustedAddress(`app.js?again=${++this.#count}`);
    this.watch(script, script, ['load', 'error']);
    document.head.append(script);
  }
}

/** Watches the module of the page. (The single file has none: its script comes with the page.) */
export function watchScript(language: Language): void {
  const script = document.querySelector<HTMLScriptElement>('script[type=module]');
  if (script === null) return;
  // The module's own event may have come before this script (Firefox); one that arrives runs before this event.
  new Requests(language).watch(script, document, ['DOMContentLoaded']);
}
