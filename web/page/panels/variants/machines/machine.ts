/** Makes a machine of what a worker has found. */
import type { Answer } from './explore';
import { MAX_VALUES } from '../../../../board/layout';
import {
  MAX_STATES,
  PROGRAM_PARTS,
  type Fault,
  type FaultKind,
  type Machine,
  type Outcome,
  type ProgramPart,
} from './program';

/** The most characters of a message that is told. */
const MAX_MESSAGE = 200;

export const faultOf = (kind: FaultKind, part: ProgramPart = 'step', message = ''): Fault => ({
  kind,
  part,
  line: 0,
  column: 0,
  message: message.slice(0, MAX_MESSAGE),
});

/** What a worker finds wrong. */
const FAULTS: ReadonlySet<unknown> = new Set<FaultKind>([
  'thrown',
  'no-function',
  'no-accept',
  'bad-state',
  'too-many-states',
]);

const isArc =
  (states: number) =>
  (arc: unknown): boolean =>
    Array.isArray(arc) &&
    arc.length === 3 &&
    arc.every(Number.isInteger) &&
    [arc[0], arc[2]].every((state) => state >= 0 && state < states);

/** Whether an answer is one at all: a program may replace what its worker answers with. */
export function isAnswer(answer: Readonly<Record<string, unknown>>): boolean {
  const { kind, accepting, arcs } = answer;
  if (kind !== 'explored') {
    return (
      FAULTS.has(kind) &&
      PROGRAM_PARTS.includes(answer['part'] as ProgramPart) &&
      typeof answer['message'] === 'string' &&
      typeof answer['stack'] === 'string'
    );
  }
  return (
    Array.isArray(accepting) &&
    accepting.length <= MAX_STATES &&
    accepting.every((isOne) => typeof isOne === 'boolean') &&
    Array.isArray(arcs) &&
    arcs.length <= MAX_STATES * MAX_VALUES &&
    arcs.every(isArc(accepting.length))
  );
}

/** Keeps the states from which one is accepted, numbered from the start on. */
export function machineOf({ accepting, arcs }: Extract<Answer, { kind: 'explored' }>): Outcome {
  const before = new Map<number, number[]>();
  for (const [from, , to] of arcs) {
    const known = before.get(to);
    if (known === undefined) before.set(to, [from]);
    else known.push(from);
  }
  const useful = new Set(accepting.flatMap((isOne, state) => (isOne ? [state] : [])));
  for (const state of useful) for (const from of before.get(state) ?? []) useful.add(from);
  if (!useful.has(0) || arcs.length === 0) {
    return { kind: 'fault', fault: faultOf('accepts-nothing', 'accept') };
  }
  const numbers = new Map([...useful].sort((a, b) => a - b).map((state, at) => [state, at]));
  const joined = new Map<string, [from: number, values: number[], to: number]>();
  for (const [from, value, to] of arcs) {
    const [a, b] = [numbers.get(from), numbers.get(to)];
    if (a === undefined || b === undefined) continue;
    const known = joined.get(`${a},${b}`);
    if (known === undefined) joined.set(`${a},${b}`, [a, [value], b]);
    else known[1].push(value);
  }
  const accept = [...numbers].flatMap(([state, number]) => (accepting[state] ? [number] : []));
  const machine: Machine = { start: 0, transitions: [...joined.values()], accept };
  return { kind: 'machine', machine, states: numbers.size };
}
