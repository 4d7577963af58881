/**
 * What the modules for regions and rotation say of texts and boards that they reject, in English. (The
 * words of the core are in the catalogue of a board.)
 */
import type { ModuleCode } from '../board/en';

export const enModules = {
  /** The kind of an error, for errors without details. */
  codes: {
    'bad-size': 'The board has too few or too many rows or columns.',
    'bad-tile-count': 'The number of tiles does not match the board.',
    'goal-mismatch': 'The goal does not have the same numbers as the board.',
    'wrong-tiles': 'There are not nine tiles of each digit.',
    'bad-range': 'The range of values is empty or too large.',
    'bad-cell-count': 'The number of cells does not match the board.',
    'empty-puzzle': 'The puzzle has no cells.',
    'bad-given': 'A given is not one of the values.',
    'bad-region-cell': 'A region or cage contains an invalid cell.',
    'bad-region-size': 'A region or cage has no cells, or more than there are values.',
    'bad-cage-sum': 'A cage has no sum.',
    'bad-diagonals': 'The diagonals of this board cannot be free of repeats.',
    'too-many-regions': 'There are too many regions and cages.',
    'too-many-rules': 'There are too many rules.',
    'bad-rule-kind': 'A rule is of an unknown kind.',
    'bad-rule-cell': 'A rule contains an invalid cell.',
    'bad-rule-size': 'A rule has too few or too many cells or values.',
    'bad-rule-number': 'A number in a rule is too small.',
    'bad-pattern': 'A rule has an invalid pattern.',
    'rule-too-complex': 'A rule is too complex.',
    'bad-gzip': 'The gzip file is damaged or incomplete.',
  } satisfies Record<ModuleCode, string> as Readonly<Record<ModuleCode, string>>,

  /** Translations of the engine's phrases; English needs none. */
  phrases: {} as Readonly<Record<string, string>>,
};

export type ModulesMessages = typeof enModules;
