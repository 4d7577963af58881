/** Why something from outside could not be opened, by the names of its texts, and in words. */
import { warn, type Message } from '../../board/words';
import type { ShareMessages } from '../../locales/share/en';

export type Problem =
  /** A link, picture or text of a later version of the page. */
  | 'newer'
  /** One that was truncated or changed. */
  | 'damaged'
  /** A URL without a puzzle in it. */
  | 'noPuzzle'
  /** A URL with so many cells, which are not enough, or too many. */
  | `cells-${number}`
  /** A puzzle with rules that a sudoku does not have. */
  | 'variant'
  /** A picture that was not saved by this page. */
  | 'noBoard'
  /** A file that is too large, was moved, or is not readable by the page. */
  | 'unreadable';

export function describeProblem(problem: Problem, { problems }: ShareMessages): Message {
  const [, cells] = problem.split('cells-');
  if (cells !== undefined) return warn(problems.cells(cells), problems.cellsHow);
  const name = problem as Exclude<Problem, `cells-${number}`>;
  return warn(problems[name], problems[`${name}How`]);
}
