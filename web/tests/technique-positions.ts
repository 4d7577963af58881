/** A position for each technique and variant, in which it applies. */
import {
  type Engine,
  type Step,
  type Technique,
  type TeachStyle,
} from '../../build/site/jiugong.mjs';
import fixture from './fixtures/techniques.json';

export interface TechniquePosition {
  readonly technique: Technique;
  readonly variant: number;
  readonly style: TeachStyle;
  /** Whether it is the next step or, for the rarest, one of all. */
  readonly from: 'hint' | 'steps';
  readonly position: {
    readonly givens: string;
    readonly digits?: string | undefined;
    readonly marks?: readonly number[] | undefined;
  };
}

/** Two digits of base 32 a cell, bit d - 1 for digit d. */
const marksIn = (text: string): readonly number[] =>
  Array.from({ length: 81 }, (_, cell) => parseInt(text.slice(2 * cell, 2 * cell + 2), 32));

export const TECHNIQUE_POSITIONS: readonly TechniquePosition[] = fixture.map(
  ({ givens, digits, marks, ...entry }) => ({
    ...(entry as Omit<TechniquePosition, 'position'>),
    position: { givens, digits, marks: marks === undefined ? undefined : marksIn(marks) },
  }),
);

/** The step of the technique in its position. */
export async function stepOf(
  engine: Engine,
  { technique, variant, style, from, position }: TechniquePosition,
): Promise<Step> {
  const found =
    from === 'hint'
      ? [await engine.hint(position, { style })].flatMap((hint) =>
          hint.kind === 'step' ? [hint.step] : [],
        )
      : (await engine.steps(position, { style })).steps;
  const step = found.find((one) => one.technique === technique && one.variant === variant);
  if (step === undefined) throw new Error(`${technique} ${variant} is not in its position.`);
  return step;
}
