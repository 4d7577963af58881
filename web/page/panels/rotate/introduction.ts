/** The introduction of three steps, which a person takes on the board itself or skips. */
import { html, type TemplateResult } from 'lit';
import { button } from '../../ui/form';
import type { Kind } from './address';
import type { Texts } from './texts';
import { sentences } from '../../../locales/sentences';

/** Turning a block, taking it back, and the answer. */
export const STEPS = ['turn', 'undo', 'solve'] as const;
type IntroductionStep = (typeof STEPS)[number];

/** Null for no introduction. */
export type Introduction = IntroductionStep | null;

/** The step after one that was taken; it stays unless it was the one that is shown. */
export function after(introduction: Introduction, taken: IntroductionStep): Introduction {
  if (introduction !== taken) return introduction;
  return STEPS[STEPS.indexOf(taken) + 1] ?? null;
}

export interface IntroductionEvents {
  /** Goes on from a step; the last one ends the introduction. */
  readonly onNext: (step: IntroductionStep) => void;
  readonly onSkip: () => void;
}

/** Shows a step; the first one begins with the rules. */
export function introductionView(
  shown: IntroductionStep,
  rule: string,
  kind: Kind,
  { rotate }: Texts,
  on: IntroductionEvents,
): TemplateResult {
  const words = rotate.introduction;
  const isLast = shown === STEPS.at(-1);
  const what =
    shown === 'turn'
      ? sentences(rule, words.turn[kind === 'boxes' ? 'boxes' : 'tiles'])
      : words[shown];
  return html`<section class="introduction" aria-label=${words.label}>
    <p aria-live="polite">
      <span class="place">${words.place(STEPS.indexOf(shown) + 1, STEPS.length)}</span> ${what}
    </p>
    <div class="line">
      ${button(isLast ? words.done : words.next, () => on.onNext(shown))}
      ${isLast ? '' : button(words.skip, on.onSkip)}
    </div>
  </section>`;
}
