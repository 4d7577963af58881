/** The texts of the walk-through, in English. */
import { number, plural } from '../../../../locales/english';

export const enWalk = {
  label: 'Step by step',
  close: 'Close',
  closeHint: 'Back to your board',
  previous: 'Previous step',
  next: 'Next step',
  slider: 'Step',
  at: (at: number, count: number) => `Step ${number(at)} of ${number(count)}`,
  step: (at: number) => `Step ${number(at)}`,
  named: (place: string, name: string) => `${place}: ${name}`,
  rated: (rating: string) => `difficulty ${rating}`,
  hardest: 'the hardest step',
  phases: { label: 'Position shown', before: 'Before', after: 'After' },
  playOn: 'Play on from here',
  playOnHint: 'Put this position on the board; Undo takes it back',
  /** All steps that a position has, in place of the one that is explained. */
  others: {
    open: 'Other steps here',
    openHint: 'Everything that can be done in this position; choose how to go on',
    close: 'Back',
    closeHint: 'Back to the step that was explained',
    at: (at: number, count: number) => `${number(at)} of ${number(count)}`,
    take: 'Go on with this step',
    takeHint: 'Explain the rest from this step on',
    taken: 'The steps from here on are new; “Undo this choice” brings back the others.',
    undo: 'Undo this choice',
    undoHint: 'Back to the choice, and to the steps that were there before',
    looking: 'Looking for all steps…',
    none: 'No technique helps here.',
    label: 'All steps of this position',
    count: (count: number) => `${plural(count, 'step')} possible here; any of them is right.`,
    first: (count: number) =>
      `The first ${plural(count, 'step')} possible here; any of them is right.`,
    withoutChains: (count: number) =>
      `${plural(count, 'step')} without chains; any of them is right.`,
    chains: (count: number) => `Show ${plural(count, 'chain')} too`,
    noChains: 'Leave out chains',
    chainsHint: 'Steps that follow what digits imply from cell to cell',
    order: { label: 'Sort by', difficulty: 'difficulty', place: 'place' },
  },
  branch: {
    label: 'Branches of the chain',
    at: (at: number, count: number) => `Branch ${number(at)} of ${number(count)}`,
    previous: 'Previous branch',
    next: 'Next branch',
  },
  inside: {
    label: (count: number) => `Based on (${number(count)})`,
    /** A statement of a chain, and the step that it follows from. */
    says: (statement: string, name: string) => `${statement}: ${name}`,
    back: 'Back',
  },
  withRemarks: (name: string, remarks: readonly string[]) => `${name} (${remarks.join(', ')})`,
  copy: { text: 'Copy all steps as text', markdown: 'Copy all steps as Markdown' },
  save: {
    text: 'Save all steps as text',
    markdown: 'Save all steps as Markdown',
    svg: 'Save this step as SVG',
    png: 'Save this step as PNG',
  },
  list: 'All steps',
  steps: (count: number) => plural(count, 'step'),
  goToHardest: (step: number) => `Hardest: step ${number(step)}`,
  run: (count: number) => plural(count, 'single'),
  looking: (step: number) => `Looking for step ${number(step)}…`,
  stop: 'Stop',
  stopped: 'Stopped.',
  goOn: 'Continue',
  style: {
    label: 'Techniques',
    human: 'common names',
    explainer: 'Sudoku Explainer',
  },
  /** What the difficulty of a step is, of the techniques that are chosen. */
  ratings: {
    human: 'Difficulties are HoDoKu’s scores for the techniques, from 4 to 700.',
    explainer: 'Difficulties are Sudoku Explainer ratings (ER), from 1.0 to about 12.',
  },
  start: {
    label: 'From',
    board: 'your board',
    digits: 'digits only',
    givens: 'the start',
  },
  /** Offered where the board is wrong. */
  instead: {
    digits: 'Explain without your marks',
    givens: 'Explain from the start',
  },
};

export type WalkMessages = typeof enWalk;
