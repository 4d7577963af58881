/** Finds the language of an element: the `lang` of its nearest ancestor, through shadow roots. */

const hostOf = (node: Node): Element | null => {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};

export function languageAround(element: Element): string {
  let at: Element | null = element;
  while (at !== null) {
    const named: HTMLElement | null = at.closest<HTMLElement>('[lang]');
    if (named !== null) return named.lang;
    at = hostOf(at);
  }
  return '';
}

/** Observes changes of `lang` on an element and around it. */
export class LanguageWatch {
  readonly #observer: MutationObserver;

  constructor(onChange: () => void) {
    this.#observer = new MutationObserver(onChange);
  }

  start(element: Element): void {
    const options = { attributeFilter: ['lang'], subtree: true };
    for (let at: Element | null = element; at !== null; at = hostOf(at)) {
      this.#observer.observe(at.getRootNode(), options);
    }
  }

  stop(): void {
    this.#observer.disconnect();
  }
}
