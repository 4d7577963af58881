/** What the board shows of a walk-through. */
import type { Exhibit } from '../../../board/exhibit';
import type { Hints } from '../../../board/load-hints';
import type { Step } from '../../../api/engine';
import type { Drawing, Shape } from '../../../hints/drawing';
import { positionShown, type Walk } from './model';
import { valuesOf } from './position';

const cellShape = (cell: number): Shape => ({
  look: 'cell',
  path: `M${(cell % 9) + 0.07} ${Math.floor(cell / 9) + 0.07}h0.86v0.86h-0.86z`,
});

/** The cell that a step has filled, and crosses where candidates were. */
function traces(step: Step, whole: Drawing): Drawing {
  return {
    under: [
      ...(step.placement === null ? [] : [cellShape(step.placement.cell)]),
      ...whole.under.filter(({ look }) => look === 'removed'),
    ],
    over: [],
  };
}

function drawingOf(walk: Walk, hints: Hints): Drawing {
  const { shown, steps, positions, end } = walk;
  const step = steps[shown.at];
  const position = positions[shown.at]!;
  if (step === undefined) {
    return end === null
      ? { under: [], over: [] }
      : hints.viewOf(end, 'what', position, 'en').drawing;
  }
  const { branch } = shown;
  const nested = shown.way.map(({ place }) => place);
  const drawing = hints.drawStep(step, position, { branch, nested });
  return shown.phase === 'after' ? traces(step, drawing) : drawing;
}

export function exhibitOf(walk: Walk, hints: Hints): Exhibit {
  const position = positionShown(walk);
  return {
    values: valuesOf(position),
    candidates: position.candidates,
    drawing: drawingOf(walk, hints),
  };
}
