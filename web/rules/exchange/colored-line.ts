/** Lines that other programs tell by their colour. */
import { constraintOf, type Constraint, type RuleKind, type Fields } from '../../board/constraints';
import type { CosmeticColor } from '../../board/cosmetics';
import type { Cells } from '../../board/layout';
import type { Exchange, Hue } from './exchange';
import { readLines, writeLine, type DrawnAs } from './f-puzzles';
import { drawNumber } from './sudokupad';

interface Colored {
  /** The list of f-puzzles. */
  readonly list: string;
  /** What the line belongs to there, if that program needs to be told how it is drawn. */
  readonly drawnAs?: string;
  readonly color: CosmeticColor;
  readonly hue: Hue;
  /** How authors name it. */
  readonly words: RegExp;
  readonly width?: number;
  /** A number that it has, and the usual one, which is not drawn. */
  readonly number?: readonly [field: 'difference' | 'modulus', usual: number];
}

/** The rules that have a line and no more than such a number. */
type Kind = {
  [Each in RuleKind]: keyof Constraint<Each> extends 'kind' | 'cells' | 'difference' | 'modulus'
    ? Each
    : never;
}[RuleKind];

export function coloredLine(
  kind: Kind,
  { list, drawnAs, color, hue, words, width = 0.2, number: typed }: Colored,
): Exchange<Kind> {
  const [field, usual] = typed ?? [];
  const numberIn = (constraint: Fields): number | undefined =>
    field && (constraint[field] as number);
  const drawn: DrawnAs | null = drawnAs ? [drawnAs, color.toUpperCase(), 2 * width] : null;
  const of = (cells: Cells, number = usual) => [
    constraintOf(kind, { cells, ...(field && { [field]: number }) }),
  ];
  return {
    lists: { [list]: readLines((cells, _, clue) => of(cells, clue ?? usual)) },
    write: (constraint, layout) =>
      writeLine(list, constraint.cells, layout, drawn, numberIn(constraint)),
    draw: (constraint, on) => {
      const number = numberIn(constraint);
      on.line(on.centres(constraint.cells), color, width);
      if (number !== usual) drawNumber(constraint.cells, number!, on);
    },
    line: { words, hue, color, make: (cells) => of(cells) },
  };
}
