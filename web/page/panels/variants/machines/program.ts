/**
 * A state machine as a person writes it, in JavaScript, and what comes of it. The texts run in a worker of their own
 * (`run.ts`), and never before the person has pressed the button for it.
 */
import type { Constraint } from '../../../../board/constraints';

/** The texts of a program, each an expression. */
export interface Program {
  /** The state in which the machine begins: any value that JSON has, but null. */
  readonly start: string;
  /** A function of a state and a value that returns the next state; undefined or null for none. */
  readonly step: string;
  /** A list of the accepting states, or a function that says whether one is. */
  readonly accept: string;
}

export const PROGRAM_PARTS = ['start', 'step', 'accept'] as const;
export type ProgramPart = (typeof PROGRAM_PARTS)[number];

/** A machine for a line of a certain length, without the cells. */
export type Machine = Pick<Constraint<'automaton'>, 'start' | 'transitions' | 'accept'>;

/** Why there is no machine. */
export type FaultKind =
  /** A text is no JavaScript, or threw; `message` is the browser's. */
  | 'syntax'
  | 'thrown'
  | 'no-function'
  | 'no-accept'
  | 'bad-state'
  | 'too-many-states'
  | 'too-slow'
  | 'accepts-nothing'
  /** The browser, or the policy of a page around this one, allows no worker. */
  | 'unavailable';

export interface Fault {
  readonly kind: FaultKind;
  readonly part: ProgramPart;
  /** From 1; 0 where the place is not known. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export type Outcome =
  | { readonly kind: 'machine'; readonly machine: Machine; readonly states: number }
  | { readonly kind: 'fault'; readonly fault: Fault };

/** The most characters of a text. */
export const MAX_TEXT = 5000;

/** The most states of a machine. */
export const MAX_STATES = 1000;

/** Programs to begin with, by the names of their texts. */
export const PROGRAMS = {
  alternating: {
    start: '-1',
    step: '(last, value) => (value % 2 === last ? undefined : value % 2)',
    accept: '() => true',
  },
  divisible: {
    start: '0',
    step: '(sum, value) => (sum + value) % 3',
    accept: '[0]',
  },
  fall: {
    start: '{ last: 0, falls: 0 }',
    step: `({ last, falls }, value) => {
  if (value < last) falls += 1;
  return falls > 1 ? undefined : { last: value, falls };
}`,
    accept: '(state) => state.falls === 1',
  },
} as const satisfies Readonly<Record<string, Program>>;

export type ProgramName = keyof typeof PROGRAMS;

export const FIRST_PROGRAM: Program = PROGRAMS.alternating;

/** Parses a program that was kept; null for anything else. It is shown, not run. */
export function parseProgram(text: string | null): Program | null {
  try {
    const { start, step, accept } = JSON.parse(text ?? 'null') as Partial<
      Record<ProgramPart, unknown>
    >;
    const isText = (value: unknown): value is string =>
      typeof value === 'string' && value.length <= MAX_TEXT;
    return isText(start) && isText(step) && isText(accept) ? { start, step, accept } : null;
  } catch {
    return null;
  }
}
