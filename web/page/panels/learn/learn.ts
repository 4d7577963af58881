/** The Learn panel: shows the course of techniques, how far it is done, and the page of each chapter; boards are elsewhere. */
import { render, type TemplateResult } from 'lit';
import { loadHints, type Hints } from '../../../board/load-hints';
import type { Language } from '../../../locales/languages';
import type { PanelContext, PanelView } from '../../panel';
import { COURSE, courseIn } from '../../ui/course';
import { keepFocusIn, missingView } from '../../ui/missing';
import { loadPart } from '../../ui/part';
import type { TechniquePages } from '../../ui/technique-pages/technique-pages';
import { isPractised, TOPICS, type Topic } from '../../ui/techniques';
import { textsFor } from './texts';
import { courseView, placeOf } from './view';

export class Learn implements PanelView {
  readonly #context: PanelContext;
  #language: Language;
  /** The names of techniques; null until they are loaded. */
  #hints: Hints | null = null;
  /** The pages of chapters; null until they are loaded. */
  #pages: TechniquePages | null = null;
  /** Why what is shown did not arrive the last time. */
  #failure: unknown = null;
  #isLoading = false;
  /** The chapter or group in the address; null for the whole course. */
  #topic: Topic | null = null;
  /** Where one was in the course before its page, or a board. */
  #last: Topic | null = null;
  readonly #course = document.createElement('div');
  readonly #page = document.createElement('div');

  constructor(context: PanelContext) {
    this.#context = context;
    this.#language = context.language;
    this.#course.className = 'course';
    this.#page.className = 'manual techniques';
    this.#course.addEventListener('click', ({ target }) => {
      const place = (target as Element).closest('.chapters li, details')?.id;
      this.#last = TOPICS.find((topic) => placeOf(topic) === place) ?? null;
    });
  }

  /** Shows the course, one group of it or the page of a chapter; the course again where one was in it. */
  open(route: string | null): void {
    this.#topic = TOPICS.find((topic) => topic === route) ?? null;
    this.#last = this.#topic ?? this.#last;
    this.#failure = null;
    if (!this.#isThere) return void this.#load();
    this.#draw();
    this.#arrive();
  }

  /** The name of the chapter whose page is shown. */
  get subject(): string | null {
    return this.#isOnPage ? (this.#pages?.subject ?? null) : null;
  }

  setLanguage(language: Language): void {
    this.#language = language;
    this.#pages?.setLanguage(language, '');
    this.#draw();
  }

  forget(): void {
    this.#draw();
  }

  get #isOnPage(): boolean {
    return this.#topic !== null && isPractised(this.#topic);
  }

  /** Whether what is in the address has been loaded. */
  get #isThere(): boolean {
    return this.#hints !== null && (!this.#isOnPage || this.#pages !== null);
  }

  async #load(): Promise<void> {
    const topic = this.#topic;
    this.#isLoading = true;
    this.#draw();
    try {
      const hints = await loadHints();
      this.#hints = hints;
      if (this.#isOnPage) await this.#loadPages(hints);
    } catch (error) {
      if (this.#topic === topic) this.#failure = error;
    }
    if (this.#topic !== topic) return;
    this.#isLoading = false;
    if (this.#isThere) keepFocusIn(this.#context.place);
    this.#draw();
    if (this.#isThere) this.#arrive();
  }

  async #loadPages(hints: Hints): Promise<void> {
    const { TechniquePages: Pages } = await loadPart(
      'technique-pages',
      () => import('../../ui/technique-pages/technique-pages'),
    );
    const { handOver } = this.#context;
    this.#pages ??= new Pages(this.#page, hints, this.#language, '', handOver, 'learn');
  }

  /** Takes the focus along, so that Tab and a screen reader go on from there. */
  #arrive(): void {
    const topic = this.#topic;
    if (topic !== null && isPractised(topic)) {
      this.#pages!.open(topic);
      // It has its name only now.
      this.#context.setRoute(topic);
      return;
    }
    if (this.#last === null) return;
    const place = this.#course.querySelector<HTMLElement>(`#${placeOf(this.#last)}`);
    const group = place?.closest('details');
    if (group) group.open = true;
    place?.scrollIntoView({ block: place === group ? 'start' : 'center' });
    place?.querySelector<HTMLElement>('summary, a')?.focus({ preventScroll: true });
  }

  #draw(): void {
    const { place } = this.#context;
    if (!this.#isThere) return void render(this.#missing(), place);
    if (!this.#isOnPage) this.#drawCourse(this.#hints!);
    render(this.#isOnPage ? this.#page : this.#course, place);
  }

  #drawCourse(hints: Hints): void {
    const language = this.#language;
    const words = { texts: textsFor(language), hints, language };
    const course = courseIn(this.#context.store.readEach(COURSE));
    render(courseView(course, this.#topic, words), this.#course);
  }

  /** In the place of what has not arrived. */
  #missing(): TemplateResult {
    const texts = textsFor(this.#language);
    return missingView(this.#failure, this.#isLoading, texts, () => void this.#load());
  }
}
