/** What is told in the place of what has not arrived. */
import { html, nothing, type TemplateResult } from 'lit';
import { asJiugongError } from '../../board/errors';
import { describeError } from '../../board/words';
import type { PageMessages } from '../../locales/page-messages';
import { sentences } from '../../locales/sentences';
import { button } from './form';
import { describePart, PartError } from './part-error';

/** Why it has not: a part of the page is missing, or the engine failed. */
export function describeFailure(failure: unknown, texts: PageMessages): string {
  if (failure instanceof PartError) return describePart(failure, texts.page.part);
  const { headline, details } = describeError(asJiugongError(failure), texts);
  return sentences(headline, ...details);
}

/** `why` is null while it is on its way. */
export const missingView = (
  why: string | null,
  { page: { part } }: PageMessages,
  onAgain: () => void,
): TemplateResult =>
  html`<div class="part">
    <p role="status">${why ?? part.loading}</p>
    ${why === null ? nothing : button(part.again, onAgain)}
  </div>`;
