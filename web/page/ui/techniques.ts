/** The techniques in groups, as one learns them, and those that can be practised. */
import type { Technique } from '../../engine/jiugong';

const GROUPED = {
  singles: ['full-house', 'hidden-single', 'naked-single'],
  locked: ['pointing', 'claiming', 'direct-pointing', 'direct-claiming'],
  sets: [
    'naked-pair',
    'hidden-pair',
    'locked-pair',
    'naked-triplet',
    'hidden-triplet',
    'locked-triplet',
    'naked-quad',
    'hidden-quad',
    'direct-hidden-pair',
    'direct-hidden-triplet',
  ],
  fish: [
    'x-wing',
    'swordfish',
    'jellyfish',
    'finned-x-wing',
    'sashimi-x-wing',
    'finned-swordfish',
    'sashimi-swordfish',
    'finned-jellyfish',
    'sashimi-jellyfish',
  ],
  digit: [
    'skyscraper',
    'two-string-kite',
    'turbot-fish',
    'empty-rectangle',
    'simple-colouring',
    'multi-colouring',
    'x-chain',
  ],
  wings: ['xy-wing', 'xyz-wing', 'w-wing'],
  uniqueness: [
    'unique-rectangle',
    'hidden-rectangle',
    'avoidable-rectangle',
    'unique-loop',
    'bug-plus-one',
    'bug',
  ],
  chains: ['remote-pair', 'xy-chain', 'alternating-inference-chain', 'continuous-nice-loop'],
  almost: [
    'sue-de-coq',
    'als-xz',
    'als-xy-wing',
    'als-chain',
    'aligned-pair-exclusion',
    'aligned-triplet-exclusion',
  ],
  explainer: [
    'generalized-x-wing',
    'bidirectional-x-cycle',
    'bidirectional-y-cycle',
    'bidirectional-cycle',
    'forcing-x-chain',
    'forcing-chain',
  ],
  forcing: [
    'nishio-forcing-chains',
    'cell-forcing-chains',
    'region-forcing-chains',
    'dynamic-cell-forcing-chains',
    'dynamic-region-forcing-chains',
    'dynamic-contradiction-forcing-chains',
    'dynamic-double-forcing-chains',
  ],
} as const satisfies Readonly<Record<string, readonly Technique[]>>;

export type GroupId = keyof typeof GROUPED;

export const GROUPS: Readonly<Record<GroupId, readonly Technique[]>> = GROUPED;

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
