/** Renders what the live check says, in the place of the clock: that does not run while a puzzle is set. */
import { html, nothing, type TemplateResult } from 'lit';
import { button } from '../../ui/form';
import type { LiveCheck } from './live-check';
import type { Texts } from './texts';

/** The verdict, which a press explains. Its place is there, too, while nothing is known, so that nothing moves. */
export function liveVerdict(
  { judgement, isSlow }: LiveCheck,
  { variants: { live } }: Texts,
  onPress: () => void,
): TemplateResult {
  const word = isSlow && judgement === null ? live.checking : judgement && live[judgement.kind];
  return html`<div class="live">
    ${
      word === null
        ? nothing
        : button(html`<span>${word}</span>`, onPress, {
            look: judgement?.kind ?? '',
            hint: live.hint,
            isPossible: judgement !== null,
          })
    }
  </div>`;
}

/** What a screen reader hears, only when it is another verdict. It is there before, or nothing would be heard. */
export const spokenVerdict = (
  { latest }: LiveCheck,
  { variants: { live } }: Texts,
): TemplateResult =>
  html`<span class="spoken" aria-live="polite">${latest === null ? '' : live[latest.kind]}</span>`;
