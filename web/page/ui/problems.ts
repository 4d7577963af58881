/** Why something from outside could not be opened, also in words. */
import type { Message } from '../../board/words';
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

const alarm = (headline: string, how: string): Message => ({
  tone: 'alarm',
  headline,
  details: [how],
});

export function describeProblem(problem: Problem, { problems }: ShareMessages): Message {
  if (problem.startsWith('cells-')) {
    return alarm(problems.cells(problem.slice('cells-'.length)), problems.cellsHow);
  }
  switch (problem as Exclude<Problem, `cells-${number}`>) {
    case 'newer':
      return alarm(problems.newer, problems.newerHow);
    case 'damaged':
      return alarm(problems.damaged, problems.damagedHow);
    case 'no-puzzle-in-address':
      return alarm(problems.noPuzzle, problems.noPuzzleHow);
    case 'variant':
      return alarm(problems.variant, problems.variantHow);
    case 'no-board-in-picture':
      return alarm(problems.noBoard, problems.noBoardHow);
    case 'unreadable':
      return alarm(problems.unreadable, problems.unreadableHow);
  }
}
