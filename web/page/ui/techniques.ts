/** The techniques in the order of their groups, and those that can be practised. */
import type { Technique } from '../../engine/jiugong';
import { GROUPS } from '../../hints/groups';

/** All techniques in the order of their groups. */
export const IN_ORDER: readonly Technique[] = Object.values(GROUPS).flat();

/** What is practised in place of techniques that only Sudoku Explainer knows: what hints call the same. */
const PRACTISED_AS = {
  'direct-pointing': 'pointing',
  'direct-claiming': 'claiming',
  'direct-hidden-pair': 'hidden-pair',
  'direct-hidden-triplet': 'hidden-triplet',
  'unique-loop': 'unique-rectangle',
  bug: 'bug-plus-one',
  'generalized-x-wing': 'x-chain',
  'bidirectional-x-cycle': 'x-chain',
  'bidirectional-y-cycle': 'xy-chain',
  'bidirectional-cycle': 'continuous-nice-loop',
  'forcing-x-chain': 'x-chain',
  'forcing-chain': 'alternating-inference-chain',
  'aligned-pair-exclusion': 'als-xz',
  'aligned-triplet-exclusion': 'als-chain',
} as const satisfies Partial<Record<Technique, Technique>>;

export type Practised = Exclude<Technique, keyof typeof PRACTISED_AS>;

const isPractised = (technique: Technique): technique is Practised => !(technique in PRACTISED_AS);

/** Those that can be practised: those of the human style, which hints tell. */
export const PRACTISED: readonly Practised[] = IN_ORDER.filter(isPractised);

/** The technique that is practised for another one. */
export const practisedAs = (technique: Technique): Practised =>
  isPractised(technique) ? technique : PRACTISED_AS[technique];

const ROUTE = 'practise-';

/** The route of Solve that brings a position to practise a technique, `#solve/practise-x-wing`. */
export const practiseRoute = (technique: Practised): string => ROUTE + technique;

/** The technique of such a route; undefined for none. */
export const practisedIn = (route: string | null): Practised | undefined =>
  PRACTISED.find((technique) => practiseRoute(technique) === route);
