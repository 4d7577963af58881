/**
 * What tests/browser/panels.spec.ts does with each panel that has links, and keeps work.
 * tests/node/router.test.ts fails if a panel is missing.
 */

export interface PanelCase {
  readonly id: string;
  /** A state other than the first one, by its link. */
  readonly link: string;
  /** The part of the board that is clicked, and the keys that are then pressed, to change it. */
  readonly press: string;
  readonly keys: readonly string[];
  /** Whether the steps of undo are kept, too. */
  readonly keepsSteps: boolean;
  /** Values of the store that are not work of this panel. */
  readonly noise: readonly string[];
}

const GIVENS = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';

const GAMES = {
  sort: '1-SC-3123456789',
  boxes: `1-BC-${'0'.repeat(81)}`,
  tripods: '1-TC-<script>document.title=1</script>',
};

const versioned = (work: object, version = 1): string => JSON.stringify({ version, work });

export const PANEL_CASES: readonly PanelCase[] = [
  {
    id: 'solve',
    link: `#p=1-${GIVENS}-O4A2-CI03-KK80`,
    press: '[data-cell="72"]',
    keys: ['1'],
    keepsSteps: true,
    noise: [versioned({ snapshot: { givens: '<script>document.title=1</script>' } })],
  },
  {
    id: 'rotate',
    link: '#r=1-SQ-3432156-G654321-W100142536',
    press: '.crossing',
    keys: [],
    keepsSteps: false,
    noise: [versioned({ kind: 'sort', direction: 'cw', games: GAMES })],
  },
  {
    id: 'variants',
    link: '#v=1-P4X4-S4413322-CZF3-K601-DZ31-M6-NZ2C',
    press: '[data-cell="6"]',
    keys: ['2'],
    keepsSteps: true,
    noise: [versioned({ puzzle: '1-S4413300-A01-A1' }), versioned({ puzzle: '1-S4413300' }, 2)],
  },
];

/** Values of the store that are work of no panel. */
export const NOISE: readonly string[] = [
  '',
  '😀',
  '{"version":1,"work":',
  versioned({}, 2),
  'null',
];
