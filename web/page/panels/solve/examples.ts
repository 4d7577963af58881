/**
 * Example puzzles: the inputs of the classic programs, each in its own format, and famous puzzles.
 */

/** The names of the examples are in the catalogues. */
export type ExampleId =
  | 'leetcode'
  | 'question-marks'
  | 'poj'
  | 'zeros'
  | 'blank'
  | 'escargot'
  | 'inkala-2010'
  | 'everest'
  | 'easter-monster'
  | 'golden-nugget'
  | 'seventeen'
  | 'against-backtracking';

export interface Example {
  readonly id: ExampleId;
  /** 81 characters, `.` for blank cells. */
  readonly puzzle: string;
  /** The puzzle in the input format of its program. */
  readonly text: string;
}

const line = (id: ExampleId, puzzle: string): Example => ({
  id,
  puzzle,
  text: `${puzzle}\n`,
});

const rows = (...texts: string[]): string => texts.map((text) => `${text}\n`).join('');

export const CLASSICS: readonly Example[] = [
  {
    id: 'leetcode',
    puzzle: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
    text: rows(
      '[["5","3",".",".","7",".",".",".","."]',
      ',["6",".",".","1","9","5",".",".","."]',
      ',[".","9","8",".",".",".",".","6","."]',
      ',["8",".",".",".","6",".",".",".","3"]',
      ',["4",".",".","8",".","3",".",".","1"]',
      ',["7",".",".",".","2",".",".",".","6"]',
      ',[".","6",".",".",".",".","2","8","."]',
      ',[".",".",".","4","1","9",".",".","5"]',
      ',[".",".",".",".","8",".",".","7","9"]]',
    ),
  },
  {
    id: 'question-marks',
    puzzle: '5....7..6.6....5.4.834........182.4...1...9...7.369........543.1.5....9.7..2....1',
    text: rows(
      '5????7??6',
      '?6????5?4',
      '?834?????',
      '???182?4?',
      '??1???9??',
      '?7?369???',
      '?????543?',
      '1?5????9?',
      '7??2????1',
    ),
  },
  {
    id: 'poj',
    puzzle: '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7',
    text: rows(
      '1',
      '103000509',
      '002109400',
      '000704000',
      '300502006',
      '060000050',
      '700803004',
      '000401000',
      '009205800',
      '804000107',
    ),
  },
  {
    id: 'zeros',
    puzzle: '..4..3.1....25.....8....726.2..3....76....8.535.867...9.5.84..7.327..9.....9.53..',
    text: rows(
      '004003010',
      '000250000',
      '080000726',
      '020030000',
      '760000805',
      '350867000',
      '905084007',
      '032700900',
      '000905300',
    ),
  },
  {
    id: 'blank',
    puzzle: '.'.repeat(81),
    text: rows(...Array.from({ length: 9 }, () => '000000000')),
  },
];

export const FAMOUS: readonly Example[] = [
  line(
    'escargot',
    '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
  ),
  line(
    'inkala-2010',
    '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..',
  ),
  line(
    'everest',
    '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  ),
  line(
    'easter-monster',
    '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1',
  ),
  line(
    'golden-nugget',
    '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
  ),
  line(
    'seventeen',
    '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...',
  ),
  line(
    'against-backtracking',
    '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
  ),
];

export const EXAMPLES: readonly Example[] = [...CLASSICS, ...FAMOUS];
