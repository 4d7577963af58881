/** What is wrong with a program, in words. */
import type { Texts } from '../texts';
import { MAX_STATES, type Fault } from './program';
import { sentences } from '../../../../locales/sentences';

export function describeFault(
  { kind, part, line, column, message }: Fault,
  { variants: { machine } }: Texts,
): string {
  const words =
    kind === 'too-many-states' ? machine.faults[kind](MAX_STATES) : machine.faults[kind];
  const where = line === 0 ? '' : machine.place(machine.parts[part], line, column);
  return sentences(where, words, message && `(${message})`);
}
