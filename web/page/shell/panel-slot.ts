/**
 * The place of a panel in the page. The view is created when the panel is shown for the first time and its code has
 * arrived; until then the place says what it waits for, and so does what is for the view.
 */
import { nothing, render } from 'lit';
import type { Language } from '../../locales/languages';
import { pageMessagesFor } from '../../locales/page-messages';
import type { Panel, PanelClass, PanelView } from '../panel';
import { keepFocusIn, missingView } from '../ui/missing';
import { PartError } from '../ui/part-error';

/** The element of a panel; index.html has that of the first one. */
function placeOf({ id }: Panel): HTMLElement {
  const name = `${id}-view`;
  const found = document.getElementById(name);
  if (found !== null) return found;
  const place = document.createElement('main');
  place.id = name;
  place.tabIndex = -1;
  document.querySelector('footer')!.before(place);
  return place;
}

/** The milliseconds before the place says that it waits: sooner that would only flicker. */
const LOADING_NOTICE_MS = 300;

export class PanelSlot {
  readonly place: HTMLElement;
  readonly #panel: Panel;
  readonly #create: (View: PanelClass) => PanelView;
  #language: Language;
  /** Null until it is created. */
  #view: PanelView | null = null;
  /** What is for the view, in order. */
  #waiting: ((view: PanelView) => void)[] = [];
  #isLoading = false;
  /** Why the code did not arrive the last time. */
  #problem: PartError | null = null;

  constructor(panel: Panel, language: Language, create: (View: PanelClass) => PanelView) {
    this.place = placeOf(panel);
    this.#panel = panel;
    this.#language = language;
    this.#create = create;
  }

  get view(): PanelView | null {
    return this.#view;
  }

  /** Hands something to the view of the shown panel: at once, or when it is there. */
  whenReady(action: (view: PanelView) => void): void {
    if (this.#view !== null) return action(this.#view);
    this.#waiting.push(action);
    void this.#load();
  }

  /** Hands a key to the view; returns whether it is for it. */
  press(event: KeyboardEvent): boolean {
    if (this.#view !== null) return this.#view.press?.(event) ?? false;
    // Ignore keys while an error is shown.
    if (this.#problem !== null && !this.#isLoading) return false;
    this.whenReady((view) => view.press?.(event));
    return true;
  }

  setLanguage(language: Language): void {
    this.#language = language;
    if (this.#view === null) this.#draw();
    else this.#view.setLanguage(language);
  }

  /** Loads the code, one time for several presses. */
  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    if (this.#problem !== null) this.#draw();
    const waiting = setTimeout(() => this.#draw(), LOADING_NOTICE_MS);
    try {
      const View = await this.#panel.load();
      this.#problem = null;
      // Another panel is shown by now: this one is created when it is shown again.
      if (!this.place.hidden) this.#fill(View);
    } catch (error) {
      if (!(error instanceof PartError)) throw error;
      this.#problem = error;
    } finally {
      clearTimeout(waiting);
      this.#isLoading = false;
    }
    if (this.#problem !== null) this.#draw();
  }

  #fill(View: PanelClass): void {
    keepFocusIn(this.place);
    render(nothing, this.place);
    const view = this.#create(View);
    this.#view = view;
    for (const action of this.#waiting.splice(0)) action(view);
  }

  /** Says why there is no view. */
  #draw(): void {
    const texts = pageMessagesFor(this.#language);
    const { place } = this;
    render(
      missingView(this.#problem, this.#isLoading, texts, () => void this.#load()),
      place,
    );
  }
}
