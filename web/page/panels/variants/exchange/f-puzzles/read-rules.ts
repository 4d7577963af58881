/** The lists of f-puzzles.com that are rules (`rules/*.exchange.ts` read their entries). All of it is untrusted. */
import { constraintOf, type Constraint } from '../../../../../board/constraints';
import { MAX_CONSTRAINTS, type Layout } from '../../../../../board/layout';
import { cellText, parseCell } from '../../../../../rules/exchange/cells';
import type { Read } from '../../../../../rules/exchange/exchange';
import { EXCHANGES } from '../../../../../rules/exchange/exchanges';
import { MOST_VALUES } from '../../../../../rules/exchange/f-puzzles';
import { wholeNumber } from '../../../../../rules/exchange/whole-number';
import { GIVEN_CANDIDATES } from '../../../../ui/f-puzzles';
import { Fault, listAt, objectAt } from '../fields';

/** How each name of the format is read. */
export const READERS: ReadonlyMap<string, Read> = new Map(
  EXCHANGES.flatMap(({ lists = {} }) => Object.entries(lists)),
);

/** What a list says: rules, and entries that mean one which the panel does not have. */
export interface Found {
  readonly constraints: readonly Constraint[];
  readonly foreign: readonly unknown[];
}

/** Reads the list of a rule; throws a `Fault` with the place of an entry that is none. */
export function readRule(name: string, list: unknown, layout: Layout): Found {
  const read = READERS.get(name)!;
  const parts = listAt(list, [name], layout.rows * layout.rows * 4, objectAt);
  const all = new Set(parts.map(({ cell }) => parseCell(cell, layout.rows)));
  const found: Constraint[] = [];
  const foreign: unknown[] = [];
  for (const [index, part] of parts.entries()) {
    const constraints = read(part, layout, all);
    if (constraints === 'damaged') throw new Fault([name, index + 1], 'part');
    if (constraints === 'foreign') foreign.push(part);
    else found.push(...constraints);
    if (found.length > MAX_CONSTRAINTS) throw new Fault([name], 'fewer');
  }
  return { constraints: found, foreign };
}

/** The names of the marks whose absence is a rule. */
export const NEGATIVE: readonly unknown[] = ['difference', 'ratio', 'xv'];

export const readNegative = (list: unknown): readonly unknown[] =>
  listAt(list, ['negative'], MOST_VALUES, (name) => name);

/** The candidates that a cell is restricted to. */
export function readAllowed(cell: number, list: unknown, layout: Layout): Constraint {
  const path = [GIVEN_CANDIDATES, cellText(cell, layout)];
  const values = listAt(list, path, MOST_VALUES, wholeNumber);
  if (values.includes(null) || values.length === 0) throw new Fault(path, 'part');
  return constraintOf('values', { cells: [cell], values: [...new Set(values)] });
}
