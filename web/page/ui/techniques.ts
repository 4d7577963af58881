/** The techniques that can be practised. */
import type { Technique } from '../../engine/jiugong';

/** Those of the human style, which hints tell, in the order in which people learn them. */
export const PRACTISED = [
  'full-house',
  'hidden-single',
  'naked-single',
  'pointing',
  'claiming',
  'locked-pair',
  'naked-pair',
  'hidden-pair',
  'locked-triplet',
  'naked-triplet',
  'hidden-triplet',
  'naked-quad',
  'hidden-quad',
  'x-wing',
  'swordfish',
  'jellyfish',
  'skyscraper',
  'two-string-kite',
  'turbot-fish',
  'empty-rectangle',
  'remote-pair',
  'simple-colouring',
  'multi-colouring',
  'xy-wing',
  'xyz-wing',
  'w-wing',
  'unique-rectangle',
  'hidden-rectangle',
  'avoidable-rectangle',
  'bug-plus-one',
  'finned-x-wing',
  'sashimi-x-wing',
  'finned-swordfish',
  'sashimi-swordfish',
  'finned-jellyfish',
  'sashimi-jellyfish',
  'sue-de-coq',
  'x-chain',
  'xy-chain',
  'continuous-nice-loop',
  'alternating-inference-chain',
  'als-xz',
  'als-xy-wing',
  'als-chain',
  'nishio-forcing-chains',
  'cell-forcing-chains',
  'region-forcing-chains',
  'dynamic-cell-forcing-chains',
  'dynamic-region-forcing-chains',
  'dynamic-contradiction-forcing-chains',
  'dynamic-double-forcing-chains',
] as const satisfies readonly Technique[];

export type Practised = (typeof PRACTISED)[number];

const ROUTE = 'practise-';

/** The route of Solve that brings a position to practise a technique, `#solve/practise-x-wing`. */
export const practiseRoute = (technique: Practised): string => ROUTE + technique;

/** The technique of such a route; undefined for none. */
export const practisedIn = (route: string | null): Practised | undefined =>
  PRACTISED.find((technique) => practiseRoute(technique) === route);
