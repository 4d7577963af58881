/** The techniques that can be practised, and their addresses. */
import type { Technique } from '../../api/engine';
import { GROUPS, type GroupId } from '../../hints/groups';

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

/** Whether a technique or a group is a technique that can be practised. */
export const isPractised = (topic: Technique | GroupId): topic is Practised =>
  !(topic in PRACTISED_AS) && !(topic in GROUPS);

/** Those that can be practised: those of the human style, which hints tell. */
export const PRACTISED: readonly Practised[] = IN_ORDER.filter(isPractised);

/** Those that no puzzle was found to need as its hardest in half a minute: a chapter of the course is done without one. */
const WITHOUT_PUZZLE: ReadonlySet<Technique> = new Set<Technique>([
  'hidden-rectangle',
  'avoidable-rectangle',
  'dynamic-cell-forcing-chains',
  'dynamic-contradiction-forcing-chains',
  'dynamic-double-forcing-chains',
]);

export const hasPuzzle = (technique: Technique): boolean => !WITHOUT_PUZZLE.has(technique);

/** Those for which the search takes a while: for a position, and a puzzle if there is one. */
const RARE: ReadonlySet<Technique> = new Set<Technique>([
  'hidden-quad',
  'sashimi-jellyfish',
  'avoidable-rectangle',
  'nishio-forcing-chains',
  'dynamic-cell-forcing-chains',
  'dynamic-region-forcing-chains',
  'dynamic-contradiction-forcing-chains',
  'dynamic-double-forcing-chains',
]);

export const isRare = (technique: Technique): boolean => RARE.has(technique);

/** The technique that is practised for another one. */
export const practisedAs = (technique: Technique): Practised =>
  isPractised(technique) ? technique : PRACTISED_AS[technique];

/** What can be practised: a technique, or all of a group in turn. */
export type Topic = Practised | GroupId;

/** The techniques that are practised together: those of a group, or one. */
export const practisedFor = (topic: Topic): readonly Practised[] =>
  topic in GROUPS ? GROUPS[topic as GroupId].filter(isPractised) : [topic as Practised];

/** The groups in which something can be practised. */
export const PRACTISED_GROUPS = (Object.keys(GROUPS) as GroupId[]).filter(
  (group) => practisedFor(group).length > 0,
);

export const TOPICS: readonly Topic[] = [...PRACTISED_GROUPS, ...PRACTISED];

const ROUTE = 'practise-';

/** The route of Solve that brings a position to practise, `#solve/practise-x-wing`. */
export const practiseRoute = (topic: Topic): string => ROUTE + topic;

/** The route of Solve that makes a puzzle of which a technique is the hardest. */
export const puzzleRoute = (technique: Practised): string => `puzzle-${technique}`;
