/** What a panel shows instead of a part that failed to load. */
import { html, nothing, type TemplateResult } from 'lit';
import { asJiugongError } from '../../board/errors';
import { describeError } from '../../board/words';
import type { PageMessages } from '../../locales/page-messages';
import { sentences } from '../../locales/sentences';
import { button } from './form';
import { describePart, PartError } from './part-error';

/** A part of the page is missing, or the engine failed. */
export function describeFailure(failure: unknown, texts: PageMessages): string {
  if (failure instanceof PartError) return describePart(failure, texts.page.part);
  const { headline, details } = describeError(asJiugongError(failure), texts);
  return sentences(headline, ...details);
}

/** `failure` is null before the first one. While the part is loaded again the button stays, and the focus on it. */
export const missingView = (
  failure: unknown,
  isLoading: boolean,
  texts: PageMessages,
  onAgain: () => void,
): TemplateResult => {
  const { page, site } = texts;
  const isWaiting = isLoading || failure === null;
  const isOtherBuild = failure instanceof PartError && failure.isOtherBuild;
  const [remedy, mend] = isOtherBuild
    ? [site.update.reload, () => location.reload()]
    : [page.part.again, onAgain];
  return html`<div class="part">
    ${
      isWaiting
        ? html`<p role="status">${page.part.loading}</p>`
        : html`<p role="alert">${describeFailure(failure, texts)}</p>`
    }
    ${failure === null ? nothing : button(remedy, mend, { isPossible: !isWaiting })}
  </div>`;
};

/** Keeps the focus in a place whose content goes. */
export function keepFocusIn(place: HTMLElement): void {
  if (place.contains(document.activeElement)) place.focus({ preventScroll: true });
}
