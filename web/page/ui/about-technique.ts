/** The link to the page of a technique in Help, below what is told of a step. */
import { html, type TemplateResult } from 'lit';
import type { Technique } from '../../api/engine';
import type { PageMessages } from '../../locales/page-messages';

/**
 * The focus stays where it is while the link is pressed: on a phone the status covers what is below it only as long as
 * Hint has the focus.
 */
export const aboutTechnique = (
  technique: Technique,
  name: string,
  { page }: PageMessages,
): TemplateResult =>
  html`<p class="about-technique">
    <a href="#help/${technique}" @mousedown=${(event: Event) => event.preventDefault()}
      >${page.whatIs(name)}</a
    >
  </p>`;
