/** The texts in the language of an element: the `lang` of its nearest ancestor, through shadow roots. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { chooseLanguage, type Language } from '../locales/languages';
import type { Messages } from '../locales/messages';
import { loadTexts, textsIn } from './texts';

const hostOf = (node: Node): Element | null => {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};

function languageAround(element: Element): Language {
  let at: Element | null = element;
  while (at !== null) {
    const named: HTMLElement | null = at.closest<HTMLElement>('[lang]');
    if (named !== null) return chooseLanguage([named.lang]);
    at = hostOf(at);
  }
  return 'en';
}

/** Observes changes of `lang` on an element and around it. Until the texts of a language are there, they are in English. */
export class TextsAround implements ReactiveController {
  readonly #element: ReactiveControllerHost & Element;
  readonly #observer: MutationObserver;
  /** The language whose texts were requested last. */
  #requested: Language = 'en';

  constructor(element: ReactiveControllerHost & Element) {
    this.#element = element;
    this.#observer = new MutationObserver(() => element.requestUpdate());
    element.addController(this);
  }

  get texts(): Messages {
    return textsIn(languageAround(this.#element));
  }

  hostConnected(): void {
    const options = { attributeFilter: ['lang'], subtree: true };
    for (let at: Element | null = this.#element; at !== null; at = hostOf(at)) {
      this.#observer.observe(at.getRootNode(), options);
    }
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
  }

  hostUpdate(): void {
    const language = languageAround(this.#element);
    if (language === this.#requested) return;
    this.#requested = language;
    loadTexts(language).then((done) => {
      if (done) this.#element.requestUpdate();
    });
  }
}
