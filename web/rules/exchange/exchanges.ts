/** What other programs have of all rules. */
import type { Constraint } from '../../board/constraints';
import type { Layout } from '../../board/layout';
import { ruleName } from '../rules';
import * as all from './all';
import type { Exchange } from './exchange';

// (Each takes what all constraints of its rule have.)
const BY_NAME = all as unknown as Readonly<Record<string, Exchange>>;

export const EXCHANGES: readonly Exchange[] = Object.values(BY_NAME);

export const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, first: string) => first.toUpperCase());

export const exchangeOf = (constraint: Constraint, layout: Layout): Exchange =>
  BY_NAME[camelCase(ruleName(constraint, layout))] ?? {};
