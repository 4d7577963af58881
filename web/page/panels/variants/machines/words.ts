/** What is wrong with a program, in words. */
import type { Texts } from '../texts';
import { MAX_STATES, type Fault } from './program';

export function describeFault(
  { kind, part, line, column, message }: Fault,
  { variants: { machine } }: Texts,
): string {
  const words =
    kind === 'too-many-states' ? machine.faults[kind](MAX_STATES) : machine.faults[kind];
  const where = line === 0 ? '' : machine.place(machine.parts[part], line, column);
  return [where, words, message && `(${message})`].filter((each) => each !== '').join(' ');
}
