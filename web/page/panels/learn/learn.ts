/** The Learn panel: shows the course of techniques, and how far it is done; pages and boards are elsewhere. */
import { html, nothing, render } from 'lit';
import { asJiugongError } from '../../../board/errors';
import { loadHints, type Hints } from '../../../board/load-hints';
import { describeError } from '../../../board/words';
import type { GroupId } from '../../../hints/groups';
import type { Language } from '../../../locales/languages';
import { sentences } from '../../../locales/sentences';
import type { PanelContext, PanelView } from '../../panel';
import { COURSE, courseIn } from '../../ui/course';
import { PRACTISED_GROUPS } from '../../ui/techniques';
import { textsFor } from './texts';
import { courseView, placeOf } from './view';

export class Learn implements PanelView {
  readonly #context: PanelContext;
  #language: Language;
  /** The names of techniques; null until they are loaded. */
  #hints: Hints | null = null;
  /** Why they are not there; null while they are on their way. */
  #failure: unknown = null;
  #group: GroupId | null = null;

  constructor(context: PanelContext) {
    this.#context = context;
    this.#language = context.language;
  }

  /** Shows the course, or one group of it. */
  open(route: string | null): void {
    this.#group = PRACTISED_GROUPS.find((group) => group === route) ?? null;
    this.#draw();
    if (this.#hints === null) void this.#load();
    else this.#goToGroup();
  }

  setLanguage(language: Language): void {
    this.#language = language;
    this.#draw();
  }

  forget(): void {
    this.#draw();
  }

  async #load(): Promise<void> {
    this.#failure = null;
    this.#draw();
    try {
      this.#hints = await loadHints();
    } catch (error) {
      this.#failure = error;
    }
    this.#draw();
    this.#goToGroup();
  }

  /** Takes the focus along, so that Tab and a screen reader go on from there. */
  #goToGroup(): void {
    if (this.#group === null) return;
    const group = this.#context.place.querySelector<HTMLElement>(
      `#${placeOf(this.#group)} summary`,
    );
    group?.scrollIntoView();
    group?.focus({ preventScroll: true });
  }

  #draw(): void {
    const { place, store } = this.#context;
    const language = this.#language;
    const texts = textsFor(language);
    if (this.#hints !== null) {
      const course = courseIn(store.readEach(COURSE));
      const words = { texts, hints: this.#hints, language };
      render(courseView(course, this.#group, words), place);
      return;
    }
    const { again, loading } = texts.page.part;
    const problem =
      this.#failure === null ? null : describeError(asJiugongError(this.#failure), texts);
    render(
      html`<div class="part">
        <p role="status">
          ${problem === null ? loading : sentences(problem.headline, ...problem.details)}
        </p>
        ${problem === null ? nothing : html`<button type="button" @click=${() => void this.#load()}>${again}</button>`}
      </div>`,
      place,
    );
  }
}
