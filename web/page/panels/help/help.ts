/** The Help panel: shows its sections, and goes to the one in the address; techniques have pages of their own. */
import { html, nothing, render } from 'lit';
import { loadHints } from '../../../board/load-hints';
import type { Language } from '../../../locales/languages';
import type { PanelContext, PanelView } from '../../panel';
import { missingView } from '../../ui/missing';
import { TECHNIQUES, type Technique } from '../../../api/engine';
import { SECTION_IDS, TECHNIQUE_LIST, type ManualId, type SectionId } from './section-ids';
import { SECTIONS } from './sections';
import type { TechniquePages } from '../../ui/technique-pages/technique-pages';
import { textsFor, type Texts } from './texts';
import { loadPart } from '../../ui/part';

const headingOf = (section: SectionId): string => `help-${section}`;

/** Keys are of no use on a phone. */
const sectionClass = (id: SectionId): string => (id === 'keys' ? 'by-keys' : '');

const MANUAL = SECTION_IDS.filter((id): id is ManualId => id !== TECHNIQUE_LIST);

export class Help implements PanelView {
  readonly #place: HTMLElement;
  readonly #context: PanelContext;
  #language: Language;
  #texts: Texts;
  /** The section or technique in the address; null for the whole. */
  #route: SectionId | Technique | null = null;
  /** The pages of techniques; null until they are loaded. */
  #pages: TechniquePages | null = null;
  /** Why they did not arrive the last time. */
  #failure: unknown = null;
  #isLoading = false;

  constructor(context: PanelContext) {
    this.#context = context;
    this.#place = context.place;
    this.#language = context.language;
    this.#texts = textsFor(context.language);
    this.#show();
  }

  open(route: string | null): void {
    this.#route = [...SECTION_IDS, ...TECHNIQUES].find((id) => id === route) ?? null;
    this.#failure = null;
    this.#show();
    if (this.#isOnPages) return void this.#openPage();
    // The panel is not visible before this turn ends.
    requestAnimationFrame(() => {
      if (this.#route !== null) this.#goTo(headingOf(this.#route as ManualId));
    });
  }

  get subject(): string | null {
    const { sections } = this.#texts.help;
    if (this.#route === null) return null;
    if (!this.#isOnPages) return sections[this.#route as SectionId];
    return this.#pages?.subject ?? sections[TECHNIQUE_LIST];
  }

  setLanguage(language: Language): void {
    this.#language = language;
    this.#texts = textsFor(language);
    this.#show();
    this.#pages?.setLanguage(language, this.#texts.help.sections[TECHNIQUE_LIST]);
  }

  /** Whether the address is that of the list of techniques, or of one. */
  get #isOnPages(): boolean {
    const route = this.#route;
    return route === TECHNIQUE_LIST || TECHNIQUES.some((technique) => technique === route);
  }

  /** Takes the focus along, so that Tab and a screen reader go on from there. */
  #goTo(id: string): void {
    const heading = this.#place.querySelector<HTMLElement>(`#${id}`);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }

  /** Shows the page in the address, which is loaded the first time. */
  async #openPage(): Promise<void> {
    const route = this.#route;
    if (this.#pages === null) {
      this.#isLoading = true;
      this.#show();
      try {
        const [{ TechniquePages: Pages }, hints] = await Promise.all([
          loadPart('technique-pages', () => import('../../ui/technique-pages/technique-pages')),
          loadHints(),
        ]);
        this.#pages ??= new Pages(
          this.#place.querySelector('.techniques')!,
          hints,
          this.#language,
          this.#texts.help.sections[TECHNIQUE_LIST],
          this.#context.handOver,
        );
      } catch (error) {
        if (this.#route !== route) return;
        this.#failure = error;
        this.#isLoading = false;
        return this.#show();
      }
    }
    if (this.#route !== route) return;
    this.#failure = null;
    this.#isLoading = false;
    this.#show();
    this.#pages.open(TECHNIQUES.find((technique) => technique === route) ?? null);
    // It has its name only now.
    this.#context.setRoute(route);
  }

  get #isMissing(): boolean {
    return this.#isLoading || this.#failure !== null;
  }

  #show(): void {
    const { contents, sections } = this.#texts.help;
    const isOnPages = this.#isOnPages;
    render(
      html`<nav class="contents" aria-label=${contents}>
          <ol>
            ${SECTION_IDS.map(
              (id) =>
                html`<li class=${sectionClass(id)}><a href="#help/${id}">${sections[id]}</a></li>`,
            )}
          </ol>
        </nav>
        <div class="manual" ?hidden=${isOnPages}>
          ${MANUAL.map(
            (id) =>
              html`<section class=${sectionClass(id)} aria-labelledby=${headingOf(id)}>
                <h2 id=${headingOf(id)} tabindex="-1">${sections[id]}</h2>
                ${SECTIONS[id](this.#texts)}
              </section>`,
          )}
        </div>
        <div class="pages" ?hidden=${!isOnPages}>
          ${isOnPages && this.#isMissing ? missingView(this.#failure, this.#isLoading, this.#texts, () => void this.#openPage()) : nothing}
          <div class="manual techniques" ?hidden=${this.#isMissing}></div>
        </div>`,
      this.#place,
    );
  }
}
