/** Rules of puzzles of any shape beyond regions and cages. */

/**
 * A rule about some cells of a puzzle. Cells are numbered from 0 in row-major order; a list of cells is
 * in the order of the line, from its beginning. `v` is the value of a cell.
 */
export type RegionRule =
  /** Every cell has one of these values: odd, even, low, high, digits that are pencilled in. */
  | { kind: 'values'; cells: ArrayLike<number>; values: ArrayLike<number> }
  /** `v` rises from cell to cell; with `slow` it never falls. Two cells are an inequality. */
  | { kind: 'thermometer'; cells: ArrayLike<number>; slow?: boolean | undefined }
  /** Neighbours on the line differ by at least `difference` (German whispers 5, Dutch 4). */
  | { kind: 'whisper'; cells: ArrayLike<number>; difference: number }
  /** The values are consecutive in some order, none twice. */
  | { kind: 'renban'; cells: ArrayLike<number> }
  /** The line reads the same both ways. */
  | { kind: 'palindrome'; cells: ArrayLike<number> }
  /** All but the ends lie strictly between the two ends. */
  | { kind: 'between'; cells: ArrayLike<number> }
  /** The ends differ by at least `difference`; all others lie outside their range, ends excluded. */
  | { kind: 'lockout'; cells: ArrayLike<number>; difference: number }
  /** Cells equally far from the middle have one sum; an odd line's middle cell is that sum. */
  | { kind: 'zipper'; cells: ArrayLike<number> }
  /** Any `modulus` neighbours in a row have different values modulo `modulus`. */
  | { kind: 'modular'; cells: ArrayLike<number>; modulus: number }
  /** Any three neighbours in a row have one value of each third of the range. */
  | { kind: 'entropic'; cells: ArrayLike<number> }
  /** At least one value of each third of the range. */
  | { kind: 'entropic-set'; cells: ArrayLike<number> }
  /** The line can be cut into pieces that each add up to `sum`. */
  | { kind: 'sum-segments'; cells: ArrayLike<number>; sum: number }
  /** All groups have the same sum: region sum lines, double arrows, magic squares. */
  | { kind: 'equal-sums'; groups: ArrayLike<ArrayLike<number>> }
  /** The bulb's cells, read as one decimal number, are the sum of `cells`. */
  | { kind: 'arrow'; bulb: ArrayLike<number>; cells: ArrayLike<number> }
  /** The cells add up to `sum`; values may repeat: X, V, little killer. */
  | { kind: 'sum'; cells: ArrayLike<number>; sum: number }
  /** Two cells that differ by exactly this; a white dot is 1. */
  | { kind: 'difference'; cells: ArrayLike<number>; difference: number }
  /** Two cells, one of which is `ratio` times the other; a black dot is 2. */
  | { kind: 'ratio'; cells: ArrayLike<number>; ratio: number }
  /**
   * Cells side by side without a rule `difference` or `ratio` are neither consecutive nor in ratio 2
   * (`dots`); those without a two-cell `sum` do not add up to 5 or 10 (`xv`).
   */
  | { kind: 'unmarked'; of: 'dots' | 'xv' }
  /** Each value occurs at least as often as in the list; with `exactly` just as often. */
  | {
      kind: 'contains';
      cells: ArrayLike<number>;
      values: ArrayLike<number>;
      exactly?: boolean | undefined;
    }
  /** All groups hold the same values, each as often: clones, same digits. */
  | { kind: 'same-values'; groups: ArrayLike<ArrayLike<number>> }
  /** A value that occurs in these cells occurs in as many of them as it says. */
  | { kind: 'counting-circles'; cells: ArrayLike<number> }
  /** What lies between the smallest and the largest value of these cells adds up to `sum`. */
  | { kind: 'sandwich'; cells: ArrayLike<number>; sum: number }
  /** The first `v(first)` cells add up to `sum`. */
  | { kind: 'x-sum'; cells: ArrayLike<number>; sum: number }
  /** So many cells are larger than all before them. */
  | { kind: 'skyscraper'; cells: ArrayLike<number>; count: number }
  /** The first cell smaller than one before it has this value. */
  | { kind: 'hidden-skyscraper'; cells: ArrayLike<number>; value: number }
  /** The `v(first)`-th cell has this value. */
  | { kind: 'numbered-room'; cells: ArrayLike<number>; value: number }
  /** The `v(index)`-th cell of `cells` has the value `value`: rows and columns that index. */
  | { kind: 'indexing'; cells: ArrayLike<number>; index: number; value: number }
  /** The values, read as digits, match the whole pattern: `( ) | . [..] [^..] * + ? {n} {n,} {n,m}`. */
  | { kind: 'regex'; cells: ArrayLike<number>; pattern: string }
  /** A machine that reads the values in order ends in an accepting state. */
  | {
      kind: 'automaton';
      cells: ArrayLike<number>;
      start: number;
      /** `[state, values, next]`; several next states for one value are allowed. */
      transitions: ArrayLike<readonly [state: number, values: ArrayLike<number>, next: number]>;
      accept: ArrayLike<number>;
    }
  /** The values of two cells are one of these pairs. */
  | { kind: 'table'; cells: ArrayLike<number>; pairs: ArrayLike<readonly [number, number]> }
  /** Any two values differ by at least 2: none occurs twice, and no two are consecutive. */
  | { kind: 'nabner'; cells: ArrayLike<number> };

export type RegionRuleKind = RegionRule['kind'];

/**
 * The fields of each kind, in the order of the notation. The kinds and fields have the order of
 * `wasm/include/jiugong/region_rule_kinds.h`; links number the kinds, so a new one comes last.
 */
export const REGION_RULE_FIELDS = {
  values: ['values', 'cells'],
  thermometer: ['slow', 'cells'],
  whisper: ['difference', 'cells'],
  renban: ['cells'],
  palindrome: ['cells'],
  between: ['cells'],
  lockout: ['difference', 'cells'],
  zipper: ['cells'],
  modular: ['modulus', 'cells'],
  entropic: ['cells'],
  'entropic-set': ['cells'],
  'sum-segments': ['sum', 'cells'],
  'equal-sums': ['groups'],
  arrow: ['bulb', 'cells'],
  sum: ['sum', 'cells'],
  difference: ['difference', 'cells'],
  ratio: ['ratio', 'cells'],
  unmarked: ['of'],
  contains: ['exactly', 'values', 'cells'],
  'same-values': ['groups'],
  'counting-circles': ['cells'],
  sandwich: ['sum', 'cells'],
  'x-sum': ['sum', 'cells'],
  skyscraper: ['count', 'cells'],
  'hidden-skyscraper': ['value', 'cells'],
  'numbered-room': ['value', 'cells'],
  indexing: ['value', 'index', 'cells'],
  regex: ['pattern', 'cells'],
  automaton: ['start', 'transitions', 'accept', 'cells'],
  table: ['pairs', 'cells'],
  nabner: ['cells'],
} as const satisfies { readonly [Kind in RegionRuleKind]: readonly string[] };
