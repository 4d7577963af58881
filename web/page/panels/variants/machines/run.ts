/**
 * Runs a program in a worker of its own, and makes a machine of it. The text of the program is part of the worker's
 * script: the page's policy lets no text become a script otherwise, and the worker inherits it, so it can request
 * nothing. What else a worker has is taken from it first (`confine`).
 *
 * A text must not end the expression that it is, and go on with something else: that could replace what `confine` uses.
 * So each is parsed alone before, between `(` and `)`, after a `throw` that lets nothing run. Where it runs it is
 * between `[` and `]`: no text can close both.
 */
import { trustedAddress } from '../../../../scripts/trusted';
import { drawId } from '../../../ui/history/record';
import { confine, explore, type Answer, type Limits } from './explore';
import { faultOf, isAnswer, machineOf } from './machine';
import {
  MAX_STATES,
  PROGRAM_PARTS,
  type Fault,
  type FaultKind,
  type Outcome,
  type Program,
  type ProgramPart,
} from './program';

/** Milliseconds that a program may take once its worker has started, and that this may take, on a slow phone too. */
const MOST_TIME = 2000;
const MOST_START = 30_000;

/** What a worker sends before a program runs. */
const BEGUN = null;

/** The most characters of a state. */
const MAX_STATE = 500;

export interface Line {
  readonly low: number;
  readonly high: number;
  /** The number of its cells. */
  readonly length: number;
}

/** A text begins on a line of its own, at its first column. */
const FIRST_LINE = 2;

const linesIn = (text: string): number => text.split('\n').length;

/** The lines of the script on which the texts begin. */
function firstLines(program: Program): Readonly<Record<ProgramPart, number>> {
  const step = FIRST_LINE + linesIn(program.start) + 1;
  return { start: FIRST_LINE, step, accept: step + linesIn(program.step) + 1 };
}

const scriptOf = ({ start, step, accept }: Program, limits: Limits): string =>
  `"use strict";postMessage(${BEGUN});(${String(explore)})((${String(confine)})(this),${JSON.stringify(limits)},()=>[
${start}
][0],()=>[
${step}
][0],()=>[
${accept}
][0]);`;

/** A script that only parses a text; one that it can parse throws the token. */
const parsingScript = (text: string, token: string): string => `"use strict";throw "${token}";(
${text}
);`;

/** A fault at a line of a text, from 1. A text that ends too soon is complained of on the line after it. */
function faultAt(
  program: Program,
  kind: FaultKind,
  part: ProgramPart,
  line: number,
  column: number,
  message: string,
): Fault {
  const last = linesIn(program[part]);
  const place = line > last ? { line: last, column: 0 } : { line, column };
  return { ...faultOf(kind, part, message), ...place };
}

/** What is looked at of a stack, which a program may have written itself. */
const MAX_STACK = 2000;

/** The place of the script in the first entry of a stack that has one: `blob:…:4:13`. */
function placeIn(stack: string): readonly [line: number, column: number] | null {
  const [, line, column] = /blob:\S*?:(\d+):(\d+)/.exec(stack.slice(0, MAX_STACK)) ?? [];
  return line === undefined ? null : [Number(line), Number(column)];
}

/** Without `import`, which is no function of the global object, a program can load nothing. */
const IMPORT = /\bimport\b/;

function outcomeOf(program: Program, answer: Answer): Outcome {
  if (!isAnswer({ ...answer })) return { kind: 'fault', fault: faultOf('thrown') };
  if (answer.kind === 'explored') return machineOf(answer);
  const { kind, part, message, stack } = answer;
  const [line, column] = placeIn(stack) ?? [0, 0];
  const first = firstLines(program);
  const at = [...PROGRAM_PARTS].reverse().find((name) => first[name] <= line);
  const fault =
    at === undefined
      ? faultOf(kind, part, message)
      : faultAt(program, kind, at, line - first[at] + 1, column, message);
  return { kind: 'fault', fault };
}

/** What became of a script in a worker. */
type Ended =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | {
      readonly kind: 'error';
      readonly message: string;
      readonly line: number;
      readonly column: number;
    }
  | { readonly kind: 'late' | 'none' };

/** Runs a script in a worker until it answers, fails or takes too long. */
function runScript(script: string, signal: AbortSignal): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    let worker: Worker | undefined;
    const end = (): void => {
      clearTimeout(timer);
      worker?.terminate();
      URL.revokeObjectURL(url);
    };
    const settle = (ended: Ended): void => {
      end();
      resolve(ended);
    };
    let timer = setTimeout(() => settle({ kind: 'none' }), MOST_START);
    signal.addEventListener('abort', () => {
      end();
      reject(signal.reason as Error);
    });
    try {
      worker = new Worker(trustedAddress(url));
    } catch {
      return settle({ kind: 'none' });
    }
    worker.onmessage = ({ data }: MessageEvent<Answer | typeof BEGUN>) => {
      if (data !== BEGUN) return settle({ kind: 'answer', answer: data });
      clearTimeout(timer);
      timer = setTimeout(() => settle({ kind: 'late' }), MOST_TIME);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      const { message, lineno: line, colno: column } = event;
      // A worker that a policy forbids says nothing.
      settle(message ? { kind: 'error', message, line, column } : { kind: 'none' });
    };
  });
}

/** Parses a text, without running it; null if it is an expression. */
async function mistakeIn(
  program: Program,
  part: ProgramPart,
  signal: AbortSignal,
): Promise<Fault | null> {
  const text = program[part];
  if (IMPORT.test(text)) return faultOf('syntax', part, 'import');
  const token = drawId();
  const ended = await runScript(parsingScript(text, token), signal);
  if (ended.kind !== 'error') return faultOf('unavailable', part);
  const { message, line, column } = ended;
  if (message.includes(token)) return null;
  return faultAt(
    program,
    'syntax',
    part,
    line - FIRST_LINE + 1,
    column,
    message.replace(/^Uncaught /, ''),
  );
}

/** Makes a machine of a program for a line; an abort ends its workers, and rejects. */
export async function runProgram(
  program: Program,
  { low, high, length }: Line,
  signal: AbortSignal,
): Promise<Outcome> {
  const mistakes = await Promise.all(PROGRAM_PARTS.map((part) => mistakeIn(program, part, signal)));
  const mistake = mistakes.find((each) => each !== null);
  if (mistake) return { kind: 'fault', fault: mistake };
  const limits: Limits = { low, high, length, states: MAX_STATES, characters: MAX_STATE };
  const ended = await runScript(scriptOf(program, limits), signal);
  if (ended.kind === 'answer') return outcomeOf(program, ended.answer);
  // (A text that closes the bracket around it, and could be parsed between others.)
  const kinds = { late: 'too-slow', error: 'syntax', none: 'unavailable' } as const;
  const fault = faultOf(kinds[ended.kind]);
  return { kind: 'fault', fault };
}
