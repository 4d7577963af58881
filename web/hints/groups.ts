/** The techniques in groups, as one learns them. */
import type { Technique } from '../api/engine';

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
