/** The Help panel: shows its sections, and goes to the one in the address. */
import { html, render } from 'lit';
import type { Language } from '../../../locales/languages';
import type { PanelContext, PanelView } from '../../panel';
import { SECTION_IDS, type SectionId } from './section-ids';
import { SECTIONS } from './sections';
import { textsFor, type Texts } from './texts';

/** The id of the heading of a section. */
const headingOf = (section: SectionId): string => `help-${section}`;

export class Help implements PanelView {
  readonly #place: HTMLElement;
  #texts: Texts;
  /** The section in the address; null for the whole. */
  #section: SectionId | null = null;
  /** Whether another panel was shown before. */
  #isNew = true;

  constructor({ place, language }: PanelContext) {
    this.#place = place;
    this.#texts = textsFor(language);
    this.#show();
  }

  /** Goes to a section, or to the beginning after another panel was shown. */
  open(route: string | null): void {
    this.#section = SECTION_IDS.find((id) => id === route) ?? null;
    const isNew = this.#isNew;
    this.#isNew = false;
    // The panel is not visible before this turn ends.
    requestAnimationFrame(() => {
      if (this.#section !== null) this.#goTo(this.#section);
      else if (isNew) scrollTo(0, 0);
    });
  }

  leave(): void {
    this.#isNew = true;
  }

  get subject(): string | null {
    return this.#section === null ? null : this.#texts.help.sections[this.#section];
  }

  speak(language: Language): void {
    this.#texts = textsFor(language);
    this.#show();
  }

  /** Takes the focus along, so that Tab and a screen reader go on from there. */
  #goTo(section: SectionId): void {
    const heading = this.#place.querySelector<HTMLElement>(`#${headingOf(section)}`);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }

  #show(): void {
    const { contents, sections } = this.#texts.help;
    render(
      html`<nav class="contents" aria-label=${contents}>
          <ol>
            ${SECTION_IDS.map((id) => html`<li><a href="#help/${id}">${sections[id]}</a></li>`)}
          </ol>
        </nav>
        <div class="manual">
          ${SECTION_IDS.map(
            (id) =>
              html`<section aria-labelledby=${headingOf(id)}>
                <h2 id=${headingOf(id)} tabindex="-1">${sections[id]}</h2>
                ${SECTIONS[id](this.#texts)}
              </section>`,
          )}
        </div>`,
      this.#place,
    );
  }
}
