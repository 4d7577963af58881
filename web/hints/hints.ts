/**
 * What steps of the teacher say, and how they look. This room is a script of its own, which is loaded at
 * the first hint; it knows nothing of boards and pages.
 */
import type { Hint, Step, Technique } from '../api/engine';
import type { Language } from '../locales/languages';
import { drawCells, drawHouses, drawStep, drawWhere } from './draw-step';
import { type Drawing, NO_DRAWING } from './drawing';
import type { GroupId } from './groups';
import { cellsOf, houseOf } from './houses';
import type { HintMessages } from './messages/en';
import { isSingle, placeOf } from './place';
import type { TaughtPosition } from './position';
import { sentencesFrom, sentencesOf } from './sentences';
import { Speech } from './speech';

export { branchesOf, drawStep } from './draw-step';
export type { DrawOptions } from './draw-step';
export type { Drawing, Look, Shape } from './drawing';
export { after, taughtPosition } from './position';
export type { TaughtPosition } from './position';

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
  /** The digit that the reader sees in its ring; null where there is none, or where it is one of the candidates. */
  readonly placed: Step['placement'];
}

/** The words for what is to be mended before any step, and for the end, which puzzles of any shape share. */
export type HintWords = Pick<HintMessages, 'states' | 'cellAt'>;

export const wordsOf = (language: Language): HintWords => new Speech(language).messages;

/** The only cell at which the reader looks to find a step; null where that is a house, or several cells. */
export function onlyPlaceOf(step: Step): number | null {
  const { houses, cells } = placeOf(step);
  return houses.length === 0 && cells.length === 1 ? cells[0]! : null;
}

export const techniqueName = (technique: Technique, language: Language): string =>
  new Speech(language).technique(technique);

export const groupName = (group: GroupId, language: Language): string =>
  new Speech(language).messages.groups[group];

/** The name of the technique with its variant. */
export const nameOf = (step: Step, language: Language): string => new Speech(language).name(step);

/**
 * What the step does and why, in one sentence about its cells and digits; then a line for each branch of
 * forcing chains, or for each combination that an exclusion tries.
 */
export const sentenceOf = (step: Step, position: TaughtPosition, language: Language): string[] =>
  sentencesOf(step, new Speech(language), position);

function viewOfStep(step: Step, stage: Stage, position: TaughtPosition, speech: Speech): HintView {
  const { messages } = speech;
  const needsCandidates = stage !== 'where' && !isSingle(step);
  if (stage === 'where') {
    const { houses, cells } = placeOf(step);
    const only = onlyPlaceOf(step);
    const place =
      only !== null
        ? speech.place(only)
        : houses.length === 0
          ? speech.cells(cells)
          : speech.houses(houses);
    return {
      words: { headline: messages.lookAt(place), details: [] },
      drawing: drawWhere(step),
      needsCandidates,
      placed: null,
    };
  }
  const details =
    stage === 'how' ? [messages.how[step.technique]] : sentencesFrom(step, speech, position);
  return {
    words: { headline: speech.name(step), details },
    drawing: drawStep(step, position, { effect: stage === 'what', candidates: needsCandidates }),
    needsCandidates,
    placed: stage === 'what' && !needsCandidates ? step.placement : null,
  };
}

/** What a reader hears and sees of a hint at a stage. */
export function viewOf(
  hint: Hint,
  stage: Stage,
  position: TaughtPosition,
  language: Language,
): HintView {
  const speech = new Speech(language);
  const { states } = speech.messages;
  const plain = (headline: string, cells: readonly number[], ...details: string[]): HintView => ({
    words: { headline, details },
    drawing: cells.length === 0 ? NO_DRAWING : drawCells(cells),
    needsCandidates: false,
    placed: null,
  });
  switch (hint.kind) {
    case 'solved':
      return plain(states.solved, []);
    case 'stuck':
      return plain(states.stuck, []);
    case 'no-solution':
      return plain(states.noSolution, []);
    case 'several-solutions':
      return plain(states.severalSolutions, []);
    case 'clash':
      return plain(states.clash, hint.cells, ...clashes(hint.cells, position, speech));
    case 'wrong-digit': {
      if (stage === 'where') return boxesOf(hint.cells, states.wrongInside, speech);
      const [cell] = hint.cells;
      const headline =
        hint.cells.length === 1
          ? states.wrongDigit(speech.cell(cell!), String(position.digits[cell!]))
          : states.wrongDigits(speech.cells(hint.cells));
      return plain(headline, hint.cells, states.takeBack);
    }
    case 'missing-mark':
      if (stage === 'where') return boxesOf(hint.cells, states.markInside, speech);
      return plain(states.missingMark(speech.cells(hint.cells)), hint.cells, states.addMarks);
    case 'step':
      return viewOfStep(hint.step, stage, position, speech);
  }
}

/** The boxes in which something is to be mended, and nothing of the cells. */
function boxesOf(cells: readonly number[], detail: string, speech: Speech): HintView {
  const boxes = [...new Set(cells.map((cell) => houseOf(cell, 'box')))];
  return {
    words: { headline: speech.messages.lookAt(speech.houses(boxes)), details: [detail] },
    drawing: drawHouses(boxes),
    needsCandidates: false,
    placed: null,
  };
}

/** A line for each digit that is more than once in a house. */
function clashes(cells: readonly number[], { digits }: TaughtPosition, speech: Speech): string[] {
  const lines: string[] = [];
  for (let house = 0; house < 27; ++house) {
    for (let digit = 1; digit <= 9; ++digit) {
      const same = cellsOf(house).filter((cell) => cells.includes(cell) && digits[cell] === digit);
      if (same.length < 2) continue;
      lines.push(
        speech.messages.states.twice(speech.house(house), String(digit), speech.cells(same)),
      );
    }
  }
  return lines;
}
