/**
 * A small document as globals, for what draws a part of the page or hears of the document. It has no layout and no styles,
 * and neither moves the focus nor follows links as a browser does. Import it before all else: Lit looks for its globals
 * when it is loaded.
 *
 * happy-dom looks at length for the difference of two elements: compare them by `assert.ok(a === b)`.
 */
import type { TestContext } from 'node:test';
import { Window } from 'happy-dom';

const address = 'https://jiugong.test/index.html';

export const dom = new Window({
  url: address,
  settings: {
    // An error of a listener is that of the test that sends the event.
    disableErrorCapturing: true,
    disableJavaScriptEvaluation: true,
    disableJavaScriptFileLoading: true,
    disableIframePageLoading: true,
    handleDisabledFileLoadingAsSuccess: true,
  },
});

/** What the sources use of a browser's globals. */
const NAMES = [
  'CSSStyleSheet',
  'CustomEvent',
  'DOMParser',
  'Document',
  'DocumentFragment',
  'Element',
  'Event',
  'EventTarget',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLScriptElement',
  'Image',
  'KeyboardEvent',
  'MutationObserver',
  'Node',
  'PointerEvent',
  'ShadowRoot',
  'addEventListener',
  'customElements',
  'dispatchEvent',
  'document',
  'getComputedStyle',
  'innerHeight',
  'innerWidth',
  'localStorage',
  'location',
  'navigator',
  'removeEventListener',
  'requestAnimationFrame',
] as const;

const define = (name: string, value: unknown): object =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

for (const name of NAMES) {
  const value = dom[name] as unknown;
  define(name, typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(dom) : value);
}
define('window', globalThis);
/** Nothing scrolls without a layout. */
define('scrollTo', () => undefined);
/** Nothing moves: happy-dom has no animations. */
define('matchMedia', (query: string) => ({ matches: query.includes('prefers-reduced-motion') }));

/** Lit marks places by `<?…>`, which HTML reads as a comment; happy-dom does so only in places. */
const templates = dom.HTMLTemplateElement.prototype;
const markup = Object.getOwnPropertyDescriptor(templates, 'innerHTML')!;
Object.defineProperty(templates, 'innerHTML', {
  ...markup,
  set(html: string) {
    markup.set!.call(this, html.replaceAll(/<(\?[^>]*)>/g, '<!--$1-->'));
  },
});

/** happy-dom does not know `:modal`: its modal dialogs are all that are open. */
const { document } = dom;
const query = document.querySelector.bind(document);
document.querySelector = (selector: string) => query(selector.replace(':modal', '[open]'));

/** Observes what comes into view: nothing does until a test says so. */
export class FakeIntersections {
  static latest: FakeIntersections | null = null;
  readonly #onSeen: (seen: readonly object[]) => void;

  constructor(onSeen: (seen: readonly object[]) => void) {
    this.#onSeen = onSeen;
    FakeIntersections.latest = this;
  }

  observe(): void {}
  unobserve(): void {}

  /** Brings an element into view. */
  show(target: Element): void {
    this.#onSeen([{ target, isIntersecting: true }]);
  }
}
define('IntersectionObserver', FakeIntersections);

/** A new element of the page, for what draws into one. */
export function newPlace(): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  return place as unknown as HTMLElement;
}

export const emptyPage = (): void => document.body.replaceChildren();

/** The only element of the page. */
export function emptyPlace(): HTMLElement {
  emptyPage();
  return newPlace();
}

/** Opens the page at another address for the rest of a test; nothing of it changes. */
export function setAddress(t: TestContext, url: string): void {
  dom.happyDOM.setURL(url);
  t.after(() => dom.happyDOM.setURL(address));
}

/** Puts something else in the place of a global for the rest of a test. */
export function replaceGlobal(t: TestContext, name: (typeof NAMES)[number], value: unknown): void {
  const before = (globalThis as Record<string, unknown>)[name];
  define(name, value);
  t.after(() => define(name, before));
}
