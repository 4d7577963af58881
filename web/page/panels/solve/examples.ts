/**
 * Example puzzles: an easy one and famous ones, and then the inputs of the classic programs, each in its
 * own format.
 */

/** The names of the examples are in the catalogues. */
export type ExampleId =
  | 'easy'
  | 'escargot'
  | 'inkala-2010'
  | 'everest'
  | 'easter-monster'
  | 'golden-nugget'
  | 'seventeen'
  | 'leetcode'
  | 'question-marks'
  | 'poj'
  | 'zeros'
  | 'against-backtracking'
  | 'blank';

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

/** The rows of a puzzle one below another, with another sign for blank cells. */
const rows = (puzzle: string, blank: string): string =>
  puzzle.replaceAll('.', blank).replaceAll(/.{9}/g, '$&\n');

const inRows = (id: ExampleId, blank: string, puzzle: string, first = ''): Example => ({
  id,
  puzzle,
  text: first + rows(puzzle, blank),
});

/** As the lists of LeetCode. */
const inLists = (id: ExampleId, puzzle: string): Example => {
  const lists = rows(puzzle, '.').trim().split('\n');
  return { id, puzzle, text: `[${lists.map((row) => JSON.stringify([...row])).join('\n,')}]\n` };
};

export const FAMOUS: readonly Example[] = [
  line('easy', '31.......7...835.1894.6......2.169.3.6.7.4.1.1.859.4......7.2989.762...5.......64'),
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
];

export const CLASSICS: readonly Example[] = [
  inLists(
    'leetcode',
    '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  ),
  inRows(
    'question-marks',
    '?',
    '5....7..6.6....5.4.834........182.4...1...9...7.369........543.1.5....9.7..2....1',
  ),
  inRows(
    'poj',
    '0',
    '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7',
    '1\n',
  ),
  inRows(
    'zeros',
    '0',
    '..4..3.1....25.....8....726.2..3....76....8.535.867...9.5.84..7.327..9.....9.53..',
  ),
  line(
    'against-backtracking',
    '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
  ),
  inRows('blank', '0', '.'.repeat(81)),
];

export const EXAMPLES: readonly Example[] = [...FAMOUS, ...CLASSICS];
