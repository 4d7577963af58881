/** All rules of variants, in the order in which the tools that draw them are in the menu, and in which they are told. */
import type { Constraint } from '../board/constraints';
import type { Layout } from '../board/layout';
import { arrow } from './arrow';
import { between } from './between';
import { contains, quadruple } from './contains';
import { countingCircles } from './counting-circles';
import { blackDot, difference, ratio, whiteDot } from './dots';
import { entropic, entropicQuad, entropicSet } from './entropic';
import { doubleArrow, equalSums, regionSum } from './equal-sums';
import { indexing } from './indexing';
import { inequality } from './inequality';
import { lockout } from './lockout';
import { modular, parityLine } from './modular';
import { nabner } from './nabner';
import { hiddenSkyscraper, numberedRoom, sandwich, skyscraper, xSum } from './outside-clues';
import { palindrome } from './palindrome';
import { automaton, regex, table } from './patterns';
import { renban } from './renban';
import type { Rule } from './rule';
import { clone, sameValues } from './same-values';
import { sumSegments } from './sum-segments';
import { edgeSum, littleKiller, outsideSum, sum, v, x } from './sum';
import { slowThermometer, thermometer } from './thermometer';
import { unmarkedBlack, unmarkedDots, unmarkedWhite, unmarkedXv } from './unmarked';
import { allowed, even, odd } from './values';
import { germanWhisper, whisper } from './whisper';
import { zipper } from './zipper';

export const RULES = {
  thermometer,
  'slow-thermometer': slowThermometer,
  arrow,
  'double-arrow': doubleArrow,
  'german-whisper': germanWhisper,
  whisper,
  renban,
  nabner,
  palindrome,
  between,
  lockout,
  zipper,
  modular,
  'parity-line': parityLine,
  entropic,
  'region-sum': regionSum,
  'sum-segments': sumSegments,
  'equal-sums': equalSums,
  regex,
  automaton,

  'white-dot': whiteDot,
  difference,
  'black-dot': blackDot,
  ratio,
  'unmarked-dots': unmarkedDots,
  'unmarked-white': unmarkedWhite,
  'unmarked-black': unmarkedBlack,
  x,
  v,
  'unmarked-xv': unmarkedXv,
  'edge-sum': edgeSum,
  inequality,
  // (Its square lies below the digits of a quadruple at the same crossing.)
  'entropic-quad': entropicQuad,
  quadruple,
  table,

  sum,
  contains,
  'entropic-set': entropicSet,
  'same-values': sameValues,

  sandwich,
  'x-sum': xSum,
  skyscraper,
  'hidden-skyscraper': hiddenSkyscraper,
  'numbered-room': numberedRoom,
  'little-killer': littleKiller,
  'outside-sum': outsideSum,

  odd,
  even,
  allowed,
  clone,
  'counting-circles': countingCircles,
  indexing,
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleName = keyof typeof RULES;
export const RULE_NAMES = Object.keys(RULES) as readonly RuleName[];

/** What tells some constraints of a kind comes before what is all the rest of it. */
const BY_FIT = [
  ...RULE_NAMES.filter((name) => RULES[name].fits !== undefined),
  ...RULE_NAMES.filter((name) => RULES[name].fits === undefined),
];

/** The name of the rule that a constraint is shown as. */
export const ruleName = (constraint: Constraint, layout: Layout): RuleName =>
  BY_FIT.find((name) => {
    const { of, fits } = RULES[name];
    return of === constraint.kind && (fits?.(constraint, layout) ?? true);
  })!;

export const ruleOf = (constraint: Constraint, layout: Layout): Rule =>
  RULES[ruleName(constraint, layout)];

/** The rules that some constraints are shown as, each once, in the order of all rules. */
export function namesOfRules(
  constraints: readonly Constraint[],
  layout: Layout,
): readonly RuleName[] {
  const names = new Set(constraints.map((constraint) => ruleName(constraint, layout)));
  return RULE_NAMES.filter((name) => names.has(name));
}

export const textsOf = (text: 'name' | 'text'): Readonly<Record<RuleName, string>> =>
  Object.fromEntries(RULE_NAMES.map((name) => [name, RULES[name][text]])) as Record<
    RuleName,
    string
  >;
