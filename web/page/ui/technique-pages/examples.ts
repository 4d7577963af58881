/** A position for each technique and variant, in which it applies. */
import { candidatesOf, NO_MARKS, without } from '../../../board/marks';
import { CLASSIC } from '../../../board/layout';
import { boardFrom, snapshotOf, type Snapshot } from '../../../board/snapshot';
import { parseValues } from '../../../board/values';
import type { Engine, Step, TeachStyle, Technique } from '../../../api/engine';
import type { TaughtPosition } from '../../../hints/hints';
import { playedFrom } from '../walk/position';
import { POSITIONS } from './positions';

/** A position as the engine takes it. */
interface ExamplePosition {
  readonly givens: string;
  readonly digits: string;
  readonly marks: readonly number[];
}

export interface Example {
  readonly technique: Technique;
  readonly variant: number;
  readonly style: TeachStyle;
  /** Whether the technique is the next step or one of all. */
  readonly from: 'hint' | 'steps';
  readonly position: ExamplePosition;
}

/** A cell and the candidates that it has lost: `12:39`. */
const LOST = /^(\d+):(\d+)$/;

const maskOf = (digits: string): number =>
  [...digits].reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0);

function positionIn(cells: string, removed: readonly string[]): ExamplePosition {
  const givens = cells.replaceAll(/[a-i]/g, '.');
  const digits = Array.from(cells, (cell) =>
    cell >= 'a' ? String('abcdefghi'.indexOf(cell) + 1) : '.',
  ).join('');
  const all = parseValues(
    Array.from(givens, (given, at) => (given === '.' ? digits[at] : given)).join(''),
  )!;
  const marks = [...candidatesOf(CLASSIC, all)];
  for (const lost of removed) {
    const [, cell, gone] = LOST.exec(lost)!;
    marks[Number(cell)] = without(marks[Number(cell)]!, maskOf(gone!));
  }
  return { givens, digits, marks };
}

export const EXAMPLES = POSITIONS.trim()
  .split('\n')
  .map((row): Example => {
    const [technique, variant, style, from, cells, ...removed] = row.split(' ');
    return {
      technique: technique as Technique,
      variant: Number(variant),
      style: style as TeachStyle,
      from: from as Example['from'],
      position: positionIn(cells!, removed),
    };
  });

/** Those of a technique, one of each variant: what hints tell rather than what Sudoku Explainer does. */
export function examplesOf(technique: Technique): readonly Example[] {
  const own = EXAMPLES.filter((example) => example.technique === technique);
  return own.filter(
    ({ variant, style }) =>
      style === 'human' ||
      !own.some((other) => other.variant === variant && other.style === 'human'),
  );
}

/** The step of the technique in its position. */
export async function findStep(
  engine: Engine,
  { technique, variant, style, from, position }: Example,
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

/** The position as a board to play on, with its candidates as marks where the step needs them. */
export function snapshotFor(
  { position: { givens } }: Example,
  position: TaughtPosition,
  needsCandidates: boolean,
): Snapshot {
  const empty = { givens, own: '.'.repeat(81), corner: NO_MARKS, candidates: NO_MARKS };
  const board = playedFrom(boardFrom(empty), position);
  return snapshotOf(
    needsCandidates ? board : { ...board, candidates: NO_MARKS, removed: NO_MARKS },
  );
}
