/** All that a board and its pictures need of constraints. */
import type { BoardRules } from '../../board/shapes/figures';
import { figuresOf } from './draw';
import { brokenIn } from './broken';
import { describeRule, namesIn, shownName } from './names';
import { nextCell } from './next-cell';
import { viewOfHint } from './hint-view';
import { statementOf } from './notation';
import { rulesInWords } from './rules-in-words';

export const BOARD_RULES: BoardRules = {
  figuresOf,
  namesIn,
  nameOf: shownName,
  describe: describeRule,
  rulesInWords,
  brokenIn,
  statementOf,
  nextCell,
  viewOfHint,
};
