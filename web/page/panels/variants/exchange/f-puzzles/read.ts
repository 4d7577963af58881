/** Interprets a puzzle in the format of f-puzzles.com with the rules of the panel. */
import type { Constraint } from '../../../../../board/constraints';
import { MAX_COSMETICS, type Cosmetic } from '../../../../../board/cosmetics';
import {
  colOf,
  diagonalsOf,
  isConsistent,
  named,
  MAX_CONSTRAINTS,
  MAX_REGIONS,
  rowOf,
  type Cage,
  type Cells,
  type Layout,
} from '../../../../../board/layout';
import { fromRegions } from '../../../../../board/shapes/regions';
import { boardOf } from '../../../../../board/state';
import { cellText, parseCell } from '../../../../../rules/exchange/cells';
import { wholeNumber } from '../../../../../rules/exchange/whole-number';
import { CELL_COLOR, GIVEN_CANDIDATES, type FPuzzle } from '../../../../ui/f-puzzles';
import { setRule, withCosmetics } from '../../shape';
import type { Reading } from '../reading';
import { colorOf, Fault, listAt, objectAt, reading } from '../fields';
import { boxNumbers } from './boxes';
import { DRAWN, isFog, readDrawn, shaded } from './cosmetics';
import { unknownRule, withUnknown } from '../unknown';
import { unmarkedOf } from '../unmarked';
import { NEGATIVE, readAllowed, READERS, readNegative, readRule } from './read-rules';

/** The rules that the panel has, in the names of the format. */
const KNOWN = new Set<string>([
  'diagonal+',
  'diagonal-',
  'antiknight',
  'antiking',
  'nonconsecutive',
  'disjointgroups',
  'extraregion',
  'killercage',
  'negative',
  GIVEN_CANDIDATES,
  CELL_COLOR,
  ...DRAWN,
  ...READERS.keys(),
]);

interface Drawn {
  readonly cells: Cells;
  readonly value: unknown;
}

/** Parses the list of a rule, of entries with cells; those without cells mean nothing. */
function parseList(name: string, list: unknown, side: number): readonly Drawn[] {
  const parsed = listAt(list, [name], MAX_REGIONS, (entry, path): Drawn => {
    const { cells: names, value } = objectAt(entry, path);
    if (!Array.isArray(names)) throw new Fault(path, 'part');
    const cells = listAt(names, [...path, 'cells'], side * side, (cell, place) => {
      const found = parseCell(cell, side);
      if (found === null) throw new Fault(place, 'part');
      return found;
    });
    return { cells: [...new Set(cells)], value };
  });
  return parsed.filter(({ cells }) => cells.length > 0);
}

/** Whether the clue of a cage is a sum, or nothing; other clues are rules of their own. */
const isSum = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || wholeNumber(value) !== null;

/** A cage of 0 is one without a sum. */
const cageOf = ({ cells, value }: Drawn): Cage => ({ sum: wholeNumber(value) || null, cells });

/** The cells of each region, in the order of the first ones. */
function piecesOf(numbers: readonly (number | null)[]): number[][] {
  const pieces = new Map<number, number[]>();
  for (const [cell, number] of numbers.entries()) {
    if (number === null) continue;
    const piece = pieces.get(number);
    if (piece === undefined) pieces.set(number, [cell]);
    else piece.push(cell);
  }
  return [...pieces.values()];
}

/** The cells at the same place of each box; without boxes these are the columns. */
function disjointGroups({ rows, cols, boxes }: Layout): readonly Cells[] {
  if (boxes === null) return [];
  const places = Array.from({ length: rows * cols }, (_, cell) => {
    const [row, col] = [rowOf(cell, { rows, cols }), colOf(cell, { rows, cols })];
    return (row % boxes.rows) * boxes.cols + (col % boxes.cols);
  });
  return piecesOf(places);
}

/** A layout with the constraints of a puzzle, and what means rules that the panel does not have. */
function withConstraints({ cells, rules }: FPuzzle, layout: Layout): [Layout, unknown: string[]] {
  const read = [...rules].flatMap(([name, list]) =>
    READERS.has(name) ? [[name, readRule(name, list, layout)] as const] : [],
  );
  const allowed = cells.flatMap(({ allowed: values }, cell) =>
    values === undefined ? [] : [readAllowed(cell, values, layout)],
  );
  const marked: Layout = {
    ...layout,
    constraints: [...read.flatMap(([, { constraints }]) => constraints), ...allowed],
  };
  // Where a mark means something else, its cells are not without one: a rule of those without is not known either.
  const areKnown = (...marks: readonly string[]): boolean =>
    read.every(([name, { foreign }]) => !marks.includes(name) || foreign.length === 0);
  const areDotsKnown = areKnown('difference', 'ratio');
  const known = new Set(NEGATIVE.filter((name) => (name === 'xv' ? areKnown('xv') : areDotsKnown)));
  const negative = readNegative(rules.get('negative'));
  const isShown = (name: string): boolean => negative.includes(name) && known.has(name);
  const hasGaps = rules.has('nonconsecutive');
  const { nonConsecutive, constraints } = unmarkedOf(
    { white: (hasGaps && areDotsKnown) || isShown('difference'), black: isShown('ratio') },
    marked,
  );
  const all: readonly Constraint[] = [
    ...marked.constraints,
    ...constraints,
    ...(isShown('xv') ? [{ kind: 'unmarked', of: 'xv' } as const] : []),
  ];
  if (all.length > MAX_CONSTRAINTS) throw new Fault([], 'fewer');
  const unknown = [
    ...read.flatMap(([name, { foreign }]) => foreign.map((part) => unknownRule(name, part))),
    ...(hasGaps && !areDotsKnown ? ['nonconsecutive'] : []),
    ...negative.flatMap((name) => (known.has(name) ? [] : unknownRule('negative', name))),
  ];
  return [{ ...marked, constraints: all, rules: { ...marked.rules, nonConsecutive } }, unknown];
}

/** What is only drawn, cells with a colour first. */
function readCosmetics({ cells, rules }: FPuzzle, layout: Layout): readonly Cosmetic[] {
  const shades = cells.flatMap(({ color }, cell) => {
    const found = colorOf(color);
    return found === null ? [] : [shaded(cell, found, layout)];
  });
  const drawn = DRAWN.flatMap((name) =>
    rules.has(name) ? readDrawn(name, rules.get(name), layout) : [],
  );
  const cosmetics = [...shades, ...drawn];
  if (cosmetics.length > MAX_COSMETICS) throw new Fault([], 'fewer');
  return cosmetics;
}

function interpret(puzzle: FPuzzle): Reading {
  const { side, cells, rules, about } = puzzle;
  const listOf = (name: string): readonly Drawn[] => parseList(name, rules.get(name), side);
  const cages = listOf('killercage');
  const drawn = listOf('extraregion');
  const boxes = boxNumbers(side);
  const hasBoxes = cells.every(({ region }, at) => region === undefined || region === boxes[at]);
  const fog = rules.get('cage');
  const isDisjoint = rules.has('disjointgroups');
  const unknown = [
    ...[...rules].flatMap(([name, value]) => (KNOWN.has(name) ? [] : unknownRule(name, value))),
    ...cages.flatMap(({ cells: at, value }) => {
      const names = at.map((cell) => cellText(cell, { cols: side })).join(' ');
      return isSum(value) ? [] : unknownRule(`killercage ${names}`, value);
    }),
    ...(hasBoxes || !isDisjoint ? [] : ['disjointgroups']),
    ...(Array.isArray(fog) && fog.some(isFog) ? ['fogofwar'] : []),
  ];

  const pieces = piecesOf(
    cells.map(({ region }, at) => (region === undefined ? boxes[at]! : region)),
  );
  const [up, down] = [rules.has('diagonal+'), rules.has('diagonal-')];
  const { givens, layout: pieced } = fromRegions({
    rows: side,
    cols: side,
    low: 1,
    high: side,
    cells: cells.map(({ given }) => given),
    regions: pieces,
    areas: [...pieces.keys()],
    extras: [],
    cages: [],
    rules: [],
    diagonals: up && down,
    antiKnight: rules.has('antiknight'),
    antiKing: rules.has('antiking'),
    nonConsecutive: false,
  });
  const [falling, rising] = diagonalsOf(setRule(pieced, 'diagonals', true));
  const layout: Layout = {
    ...pieced,
    rules: { ...pieced.rules, rows: true, columns: true },
    extras: [
      ...(up && !down ? [rising!] : []),
      ...(down && !up ? [falling!] : []),
      ...(isDisjoint && hasBoxes ? disjointGroups(pieced) : []),
      ...drawn.map((region) => region.cells),
    ],
    cages: cages.map(cageOf),
    about,
  };
  const [ruled, more] = withConstraints(puzzle, layout);
  const cosmetics = readCosmetics(puzzle, layout);
  const whole = withCosmetics(
    { ...ruled, about: withUnknown(about, [...unknown, ...more]) },
    cosmetics,
  );
  const count = layout.areas.length + layout.extras.length + layout.cages.length;
  if (count > MAX_REGIONS) throw new Fault([], 'fewer');
  return !isConsistent(whole)
    ? { kind: 'damaged' }
    : {
        kind: 'puzzle',
        board: boardOf(givens, named(whole)),
        ...(cosmetics.length === 0
          ? {}
          : { drawn: { recognized: [], cosmetics: cosmetics.length, left: [], plain: null } }),
      };
}

/** Converts a puzzle, and keeps the rules that the panel does not have as text; names the place of what is no rule. */
export const readFPuzzle = (puzzle: FPuzzle): Reading => reading(() => interpret(puzzle));
