/** Why something from outside could not be opened, also in words. */
import { warn, type Message } from '../../board/words';
import type { ShareMessages } from '../../locales/share/en';

export type Problem =
  /** A link, picture or text of a later version of the page. */
  | 'newer'
  /** One that was truncated or changed. */
  | 'damaged'
  /** A URL without a puzzle in it. */
  | 'no-puzzle-in-address'
  /** A URL with so many cells, which are not enough, or too many. */
  | `cells-${number}`
  /** A puzzle with rules that a sudoku does not have. */
  | 'variant'
  /** A picture that was not saved by this page. */
  | 'no-board-in-picture'
  /** A file that is too large, was moved, or is not readable by the page. */
  | 'unreadable';

/** The names of their texts. */
const TEXTS = {
  newer: 'newer',
  damaged: 'damaged',
  'no-puzzle-in-address': 'noPuzzle',
  variant: 'variant',
  'no-board-in-picture': 'noBoard',
  unreadable: 'unreadable',
} as const satisfies Record<Exclude<Problem, `cells-${number}`>, string>;

export function describeProblem(problem: Problem, { problems }: ShareMessages): Message {
  const [, cells] = problem.split('cells-');
  if (cells !== undefined) return warn(problems.cells(cells), problems.cellsHow);
  const name = TEXTS[problem as keyof typeof TEXTS];
  return warn(problems[name], problems[`${name}How`]);
}
