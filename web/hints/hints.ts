/**
 * What steps of the teacher say, and how they look. This room is a script of its own, which is loaded at
 * the first hint; it knows nothing of boards and pages.
 */
import type { Hint, Step, Technique } from '../api/teach';
import type { Language } from '../locales/languages';
import { type Drawing, NO_DRAWING } from './drawing';
import { drawStep } from './draw-step';
import { columnOf, kindOf, rowOf } from './houses';
import { MESSAGES } from './messages';
import type { HintMessages } from './messages/en';
import type { TaughtPosition } from './position';

export { branchesOf, drawStep } from './draw-step';
export { after, taughtPosition, type TaughtPosition } from './position';
export type { Drawing, Look, Shape } from './drawing';

/** What a hint tells: where to look; which technique, and its pattern; what follows from it. */
export type Stage = 'where' | 'how' | 'what';

export interface Words {
  readonly headline: string;
  readonly details: readonly string[];
}

export interface HintView {
  readonly words: Words;
  readonly drawing: Drawing;
  /** Whether the reader has to see all candidates, beyond the marks of theirs. */
  readonly needsCandidates: boolean;
}

const nameOfCell = (cell: number): string => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;

const houseName = (house: number, { houses }: HintMessages): string =>
  houses[kindOf(house)]((house % 9) + 1);

export const techniqueName = (technique: Technique, language: Language): string =>
  MESSAGES[language].techniques[technique];

/** The name of the technique with its variant. */
export function nameOf({ technique, variant }: Step, language: Language): string {
  const name = techniqueName(technique, language);
  return variant === 0 ? name : MESSAGES[language].variants.type(name, variant);
}

/** What the step does, and why: one sentence or, for several branches, a line for each. */
export function sentenceOf(
  { placement, eliminations }: Step,
  _position: TaughtPosition,
  language: Language,
): string[] {
  const messages = MESSAGES[language];
  if (placement !== null) return [messages.is(nameOfCell(placement.cell), placement.digit)];
  return eliminations.map(({ cell, digits }) =>
    messages.lose(nameOfCell(cell), messages.and(digits.map(String)), 1),
  );
}

/** What a reader hears and sees of a hint at a stage. */
export function viewOf(
  hint: Hint,
  stage: Stage,
  position: TaughtPosition,
  language: Language,
): HintView {
  const messages = MESSAGES[language];
  const { states } = messages;
  const plain = (headline: string): HintView => ({
    words: { headline, details: [] },
    drawing: NO_DRAWING,
    needsCandidates: false,
  });
  const cells = (list: readonly number[]): string => messages.and(list.map(nameOfCell));
  switch (hint.kind) {
    case 'solved':
    case 'stuck':
    case 'no-solution':
    case 'several-solutions':
      return plain(states[hint.kind]);
    case 'clash':
      return plain(states.clash(cells(hint.cells)));
    case 'wrong-digit':
      return plain(states.wrongDigit(cells(hint.cells)));
    case 'missing-mark':
      return plain(states.missingMark(cells(hint.cells)));
    case 'step': {
      const { step } = hint;
      if (stage === 'where') {
        const [house] = step.houses;
        return plain(
          house === undefined
            ? messages.look.cells(cells(step.cells))
            : messages.look.house(houseName(house, messages)),
        );
      }
      return {
        words: {
          headline: nameOf(step, language),
          details: stage === 'how' ? [] : sentenceOf(step, position, language),
        },
        drawing: drawStep(step, position, { effect: stage === 'what' }),
        needsCandidates: step.eliminations.length !== 0,
      };
    }
  }
}
