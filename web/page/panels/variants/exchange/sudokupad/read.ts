/**
 * Reads puzzles of SudokuPad. Its JSON has cells, regions, cages, the words of the author and what is drawn; rules besides
 * regions and cages it does not know (`looks.ts` tells them). Cells and points have their row first:
 *
 *     { cells: [[{ value: 5 }, {}, …], …], regions: [[[0, 0], [0, 1], …], …], cages: [{ cells: [[0, 0]], value: 9 }],
 *       lines: [{ wayPoints: [[0.5, 0.5], [1.5, 0.5]], color: '#67f067', thickness: 20 }], arrows: …,
 *       underlays: [{ center: [0.5, 0.5], width: 0.8, height: 0.8, rounded: true, backgroundColor: '#cfcfcf' }],
 *       overlays: …, metadata: { title, author, rules, msgcorrect, solution, … }, global: ['antiknight', …] }
 */
import type { Constraint } from '../../../../../board/constraints';
import {
  hundredths,
  isCosmeticOn,
  MAX_COSMETICS,
  MAX_LETTERS,
  MAX_POINTS,
  type Cosmetic,
  type CosmeticColor,
} from '../../../../../board/cosmetics';
import {
  aboutOf,
  diagonalsOf,
  isConsistent,
  MAX_ABOUT,
  MAX_CONSTRAINTS,
  MAX_REGIONS,
  MAX_VALUES,
  MAX_SIDE,
  named,
  type About,
  type Cage,
  type Cells,
  type Layout,
  type Sides,
} from '../../../../../board/layout';
import { fromRegions } from '../../../../../board/shapes/regions';
import { boardOf, type Board } from '../../../../../board/state';
import { wholeNumber } from '../../../../../rules/exchange/whole-number';
import { isObject } from '../../../../ui/f-puzzles';
import { indexer, type IndexedLine } from '../../../../../rules/indexing';
import type { Path, Reading } from '../reading';
import { setRule, withCosmetics } from '../../shape';
import {
  cellAt,
  colorOf,
  Fault,
  listAt,
  numberAt,
  objectAt,
  pointAt,
  textAt,
  reading,
  type Part,
} from '../fields';
import { unknownRule, withUnknown } from '../unknown';
import { unmarkedOf } from '../unmarked';
import { recognize, unreadIn, type Recognized } from './looks';

/** The pixels of a cell, in which widths of lines and sizes of letters are. */
export const PIXELS = 64;

/** The name in `metadata` under which a puzzle that was written here is as it stands in links. */
export const OWN = 'jiugong';

/** What belongs to fog, which a board here cannot have. */
const FOG = ['foglight', 'foglink', 'fogofwar', 'triggereffect'] as const;

/** What is read, and what says nothing about the puzzle. */
const KNOWN: ReadonlySet<string> = new Set([
  ...FOG,
  ...(
    'cells regions cages lines arrows underlays overlays metadata global title author rules msgcorrect solution ' +
    'id cellSize settings videos duration disabledlogic truecandidatesoptions'
  ).split(' '),
]);

/** The rules of `global`, the marks whose absence is one, and those of both that may be properties of `metadata`. */
const GLOBAL = ['antiknight', 'antiking', 'nonconsecutive', 'disjoint'] as const;
const NEGATIVE = ['antidifference', 'antiratio', 'antixv'] as const;
const GLOBAL_IN_METADATA = [
  'antiknight',
  'antiking',
  'nonconsecutive',
  'antidifference',
  'antiratio',
] as const;

/** What is read of a cell, and of `metadata`. */
const KNOWN_IN_CELL = new Set(['value', 'given']);
const KNOWN_IN_METADATA: ReadonlySet<string> = new Set([
  ...`title author rules msgcorrect solution ${OWN}`.split(' '),
  ...GLOBAL_IN_METADATA,
]);

/** The most properties that are named as left out. */
const MOST_NAMED = 12;

interface Grid extends Sides {
  readonly values: readonly (number | null)[];
  /** Values that are no givens: somebody entered them. */
  readonly own: readonly (number | null)[];
  /** Contents that are no numbers. */
  readonly signs: readonly (readonly [cell: number, text: string])[];
  /** The names of what else is in cells, such as marks. */
  readonly others: readonly string[];
}

function gridIn(source: Part): Grid {
  const path: Path = ['cells'];
  const rows = source['cells'];
  if (!Array.isArray(rows) || rows.length === 0) throw new Fault(path, 'grid');
  if (rows.length > MAX_SIDE) throw new Fault(path, 'fewer');
  const others = new Set<string>();
  const cells = listAt(rows, path, MAX_SIDE, (row, at) =>
    listAt(row, at, MAX_SIDE, (entry, place) => {
      const cell = objectAt(entry, place);
      for (const name of unknownIn(cell, KNOWN_IN_CELL)) others.add(name);
      return { text: textAt(cell['value'], place), isOwn: cell['given'] === false };
    }),
  );
  const cols = cells[0]!.length;
  if (cols === 0) throw new Fault([...path, 1], 'grid');
  const odd = cells.findIndex((row) => row.length !== cols);
  if (odd >= 0) throw new Fault([...path, odd + 1], 'rectangle');
  const all = cells.flat();
  return {
    rows: rows.length,
    cols,
    values: all.map(({ text, isOwn }) => (isOwn ? null : wholeNumber(text))),
    own: all.map(({ text, isOwn }) => (isOwn ? wholeNumber(text) : null)),
    signs: all.flatMap(({ text }, cell) =>
      text === '' || wholeNumber(text) !== null ? [] : [[cell, text] as const],
    ),
    others: [...others],
  };
}

/** A shape at a cell that is nothing but a text. */
const textIn = (cell: number, text: string, { cols }: Sides): Cosmetic => ({
  kind: 'shape',
  at: [(cell % cols) + 0.5, Math.floor(cell / cols) + 0.5],
  size: [0, 0],
  angle: 0,
  isRound: false,
  fill: null,
  border: null,
  text: text.slice(0, MAX_LETTERS),
  letters: 0.6,
  ink: '#000000',
  isOver: true,
});

/** The words of the author: of `metadata`, of the puzzle itself, or of cages without cells. */
function aboutIn(source: Part, metadata: Part): About | null {
  const cages = Array.isArray(source['cages']) ? (source['cages'] as readonly unknown[]) : [];
  const ofCages = new Map(
    cages.flatMap((cage) => {
      const value = isObject(cage) ? cage['value'] : null;
      const found = typeof value === 'string' ? /^([a-z]+):\s+([^]*)$/i.exec(value) : null;
      return found === null ? [] : [[found[1]!.toLowerCase(), found[2]!] as const];
    }),
  );
  const text = (name: string): string => {
    const found = [metadata[name], source[name], ofCages.get(name)].find(
      (value) => (typeof value === 'string' && value !== '') || Array.isArray(value),
    );
    const joined = Array.isArray(found)
      ? found.filter((line) => typeof line === 'string').join('\n')
      : (found ?? '');
    return String(joined).replaceAll('\0', '').slice(0, MAX_ABOUT);
  };
  return aboutOf({
    title: text('title'),
    author: text('author'),
    rules: text('rules'),
    message: text('msgcorrect'),
  });
}

/** What the cages of a puzzle are here. */
interface Cages {
  readonly cages: readonly Cage[];
  readonly extras: readonly Cells[];
  /** Cells that index, with the line in which they do. */
  readonly indexers: readonly (readonly [cells: Cells, line: IndexedLine])[];
  readonly constraints: readonly Constraint[];
  readonly cosmetics: readonly Cosmetic[];
}

const INDEXERS: ReadonlyMap<unknown, IndexedLine> = new Map([
  ['fpRowIndexer', 'column'],
  ['fpColumnIndexer', 'row'],
  ['fpBoxIndexer', 'box'],
]);

/** The cells of a cage or region, each once. */
const cellsIn = (value: unknown, path: Path, sides: Sides): Cells => [
  ...new Set(listAt(value, path, sides.rows * sides.cols, (cell, at) => cellAt(cell, at, sides))),
];

function cagesIn(source: Part, sides: Sides): Cages {
  const found = {
    cages: [] as Cage[],
    extras: [] as Cells[],
    indexers: [] as (readonly [Cells, IndexedLine])[],
    constraints: [] as Constraint[],
    cosmetics: [] as Cosmetic[],
  };
  listAt(source['cages'], ['cages'], MAX_REGIONS, (value, path) => {
    const cage = objectAt(value, path);
    const cells = cellsIn(cage['cells'], [...path, 'cells'], sides);
    if (cells.length === 0) return;
    const { unique, style, type, hidden } = cage;
    const clue = cage['sum'] ?? cage['value'];
    const text = textAt(cage['value'], [...path, 'value']);
    const sum = wholeNumber(clue) || null;
    const line = INDEXERS.get(style);
    if (line !== undefined) found.indexers.push([cells, line]);
    else if (style === 'extraregion' || type === 'disjoint') found.extras.push(cells);
    else if (unique === false && sum !== null) found.constraints.push({ kind: 'sum', cells, sum });
    else if (unique !== false && (text === '' || wholeNumber(text) !== null)) {
      // A cage that is only drawn has no sum and does not say that its values differ.
      if (sum !== null || unique === true) found.cages.push({ sum, cells });
      else found.cosmetics.push({ kind: 'cage', cells, text: '', color: colored(cage) });
    } else if (hidden !== true) {
      const cut = text.slice(0, MAX_LETTERS);
      found.cosmetics.push({ kind: 'cage', cells, text: cut, color: colored(cage) });
      if (unique === true) found.cages.push({ sum: null, cells });
    }
  });
  return found;
}

const colored = (part: Part): CosmeticColor =>
  colorOf(part['outlineC'] ?? part['borderColor']) ?? '#000000';

const length = (value: unknown, path: Path, otherwise: number): number =>
  hundredths(Math.abs(numberAt(value, path, otherwise)));

/** A line or an arrow; null if it is drawn in another way than by its points. */
function lineIn(value: unknown, path: Path, isArrow: boolean): Cosmetic | null {
  const line = objectAt(value, path);
  if (line['wayPoints'] === undefined) return null;
  const points = listAt(line['wayPoints'], [...path, 'wayPoints'], MAX_POINTS, pointAt);
  const thickness = numberAt(line['thickness'], [...path, 'thickness'], 2);
  return {
    kind: 'line',
    points,
    color: colorOf(line['color']) ?? '#000000',
    width: Math.max(0.01, hundredths(Math.abs(thickness) / PIXELS)),
    head: isArrow ? Math.max(0.01, length(line['headLength'], [...path, 'headLength'], 0.3)) : 0,
  };
}

function shapeIn(value: unknown, path: Path, isOver: boolean): Cosmetic | null {
  const shape = objectAt(value, path);
  if (shape['center'] === undefined) return null;
  const [width, height] = ['width', 'height'].map((name) =>
    length(shape[name], [...path, name], 0),
  ) as [number, number];
  const ink = shape['color'] ?? shape['textColor'] ?? shape['fontColor'];
  const letters = numberAt(shape['fontSize'], [...path, 'fontSize'], 24) / PIXELS;
  const text = textAt(shape['text'], [...path, 'text']).replaceAll('\u00a0', ' ');
  return {
    kind: 'shape',
    at: pointAt(shape['center'], [...path, 'center']),
    size: [width, height],
    angle: hundredths(numberAt(shape['angle'], [...path, 'angle'], 0) % 360),
    isRound: shape['rounded'] === true,
    fill: colorOf(shape['backgroundColor']),
    border: colorOf(shape['borderColor']),
    text: text.trim().slice(0, MAX_LETTERS),
    letters: hundredths(Math.abs(letters)),
    ink: colorOf(ink) ?? '#000000',
    isOver,
  };
}

/** What is drawn, and the number of drawings that a board here cannot have. */
function drawingsIn(source: Part, grid: Grid): readonly [readonly Cosmetic[], left: number] {
  const all = [
    ...listAt(source['underlays'], ['underlays'], MAX_COSMETICS, (value, path) =>
      shapeIn(value, path, false),
    ),
    ...listAt(source['lines'], ['lines'], MAX_COSMETICS, (value, path) =>
      lineIn(value, path, false),
    ),
    ...listAt(source['arrows'], ['arrows'], MAX_COSMETICS, (value, path) =>
      lineIn(value, path, true),
    ),
    ...listAt(source['overlays'], ['overlays'], MAX_COSMETICS, (value, path) =>
      shapeIn(value, path, true),
    ),
    ...grid.signs.map(([cell, text]) => textIn(cell, text, grid)),
  ];
  if (all.length > MAX_COSMETICS) throw new Fault(['overlays'], 'fewer');
  const kept = all.flatMap((drawing) =>
    drawing !== null && isCosmeticOn(drawing, grid) ? [drawing] : [],
  );
  return [kept, all.length - kept.length];
}

/** The range of the values: those of a square from 1 on, unless there are others among the givens. */
function rangeOf({ rows, cols, values, own }: Grid): Pick<Layout, 'low' | 'high'> {
  const givens = [...values, ...own].flatMap((value) => value ?? []);
  const low = givens.includes(0) ? 0 : 1;
  const usual = low + Math.max(rows, cols) - 1;
  const high = Math.max(usual, ...givens);
  if (high - low >= MAX_VALUES) throw new Fault(['cells'], 'fewer');
  return { low, high };
}

/** The rules of the whole puzzle that are named, in a list or as properties of `metadata`. */
function globalIn(source: Part, metadata: Part): ReadonlySet<string> {
  const names = listAt(source['global'], ['global'], MAX_REGIONS, textAt);
  const found = [...names, ...GLOBAL_IN_METADATA.filter((name) => metadata[name] === true)];
  return new Set(found.filter((name) => name !== ''));
}

const isThere = (value: unknown): boolean =>
  Boolean(value) && !(Array.isArray(value) && value.length === 0);

/** Whether the cages hold the groups of the rule `disjoint`. */
const cagesLikeGroups = ({ cages }: Part): boolean =>
  Array.isArray(cages) &&
  cages.some((cage: unknown) => isObject(cage) && cage['type'] === 'disjoint');

/** Rules of the whole puzzle that a board here does not have. */
function unknownRulesIn(source: Part, global: ReadonlySet<string>): readonly string[] {
  const known: ReadonlySet<string> = new Set([...GLOBAL, ...NEGATIVE]);
  const groups = cagesLikeGroups(source);
  return [
    ...FOG.filter((name) => isThere(source[name])).map((name) => unknownRule(name, source[name])),
    ...(global.has('disjoint') && !groups ? ['disjoint'] : []),
    ...[...global].filter((name) => !known.has(name)).map((name) => unknownRule(name)),
  ];
}

/** The properties that say something and are not known, by their names. */
const unknownIn = (source: Part, known: ReadonlySet<string>): readonly string[] =>
  Object.keys(source)
    .filter((name) => !known.has(name) && /^\w{1,20}$/.test(name) && isThere(source[name]))
    .slice(0, MOST_NAMED);

/** The grid with its regions, and the givens. */
function regionsIn(
  source: Part,
  grid: Grid,
  global: ReadonlySet<string>,
): Pick<Board, 'layout' | 'givens'> {
  const pieces = listAt(source['regions'], ['regions'], MAX_REGIONS, (region, path) =>
    cellsIn(region, path, grid),
  ).filter((cells) => cells.length > 0);
  const all = pieces.flat();
  const areApart = new Set(all).size === all.length;
  const { layout, givens } = fromRegions({
    ...grid,
    ...rangeOf(grid),
    cells: [...grid.values],
    regions: pieces.map((cells) => [...cells]),
    areas: areApart ? [...pieces.keys()] : [],
    extras: [],
    cages: [],
    rules: [],
    diagonals: false,
    antiKnight: global.has('antiknight'),
    antiKing: global.has('antiking'),
    nonConsecutive: false,
  });
  const rules = { ...layout.rules, rows: true, columns: true };
  return { layout: { ...layout, preset: null, rules }, givens };
}

/**
 * What the absence of marks means. Dots, X and V are exceptions to these rules: where one is only drawn, nobody knows to which,
 * and the rule is unknown.
 */
function negativeIn(
  global: ReadonlySet<string>,
  found: Pick<Recognized, 'constraints' | 'cosmetics'>,
  layout: Layout,
): {
  readonly nonConsecutive: boolean;
  readonly constraints: readonly Constraint[];
  readonly unknown: readonly string[];
} {
  const unread = unreadIn(found, layout);
  const left = [
    ...(unread.dots ? ['nonconsecutive', 'antidifference', 'antiratio'] : []),
    ...(unread.xv ? ['antixv'] : []),
  ].filter((name) => global.has(name));
  const holds = (name: string): boolean => global.has(name) && !left.includes(name);
  const white = holds('nonconsecutive') || holds('antidifference');
  const unmarked = unmarkedOf({ white, black: holds('antiratio') }, layout);
  return {
    nonConsecutive: unmarked.nonConsecutive,
    constraints: [
      ...unmarked.constraints,
      ...(holds('antixv') ? [{ kind: 'unmarked', of: 'xv' } as const] : []),
    ],
    unknown: left.map((name) =>
      name === 'nonconsecutive' ? unknownRule(name) : unknownRule('negative', name),
    ),
  };
}

/** Reads a puzzle; `tells` says whether drawings with the look of a rule are one. */
function interpret(source: Part, tells = true): Reading {
  const grid = gridIn(source);
  const metadata = isObject(source['metadata']) ? source['metadata'] : {};
  const global = globalIn(source, metadata);
  const said = aboutIn(source, metadata);
  const { layout: pieced, givens } = regionsIn(source, grid, global);
  const { cages, extras, indexers, constraints, cosmetics } = cagesIn(source, grid);
  const [drawings, left] = drawingsIn(source, grid);
  const words = `${said?.title ?? ''}\n${said?.rules ?? ''}`;
  const found = tells
    ? recognize(drawings, pieced, words)
    : { constraints: [], diagonals: [false, false], cosmetics: drawings };
  const isX = found.diagonals.every(Boolean);
  const diagonals = diagonalsOf(setRule(pieced, 'diagonals', true)).filter(
    (_, at) => !isX && found.diagonals[at],
  );
  const marks: readonly Constraint[] = [...constraints, ...found.constraints];
  const negative = negativeIn(global, found, { ...pieced, constraints: marks });
  const layout: Layout = withCosmetics(
    {
      ...pieced,
      rules: { ...pieced.rules, diagonals: isX, nonConsecutive: negative.nonConsecutive },
      extras: [...pieced.extras, ...diagonals, ...extras],
      cages,
      constraints: [
        ...marks,
        ...indexers.flatMap(([cells, line]) =>
          cells.flatMap((cell) => indexer(cell, line, pieced)),
        ),
        ...negative.constraints,
      ],
      about: withUnknown(said, [...unknownRulesIn(source, global), ...negative.unknown]),
    },
    [...cosmetics, ...found.cosmetics],
  );
  const count = layout.areas.length + layout.extras.length + layout.cages.length;
  if (count > MAX_REGIONS || layout.constraints.length > MAX_CONSTRAINTS) {
    throw new Fault([], 'fewer');
  }
  if (!isConsistent(layout)) return { kind: 'damaged' };
  const whole = named(layout);
  const plain = found.constraints.length > 0 ? interpret(source, false) : null;
  return {
    kind: 'puzzle',
    board: { ...boardOf(givens, whole), own: grid.own },
    drawn: {
      recognized: found.constraints,
      cosmetics: whole.cosmetics?.length ?? 0,
      left: [
        ...(left > 0 ? [String(left)] : []),
        ...new Set([
          ...unknownIn(source, KNOWN),
          ...unknownIn(metadata, KNOWN_IN_METADATA),
          ...grid.others,
        ]),
      ].slice(0, MOST_NAMED),
      plain:
        plain?.kind === 'puzzle' ? { board: plain.board, cosmetics: plain.drawn!.cosmetics } : null,
    },
  };
}

/**
 * Reads a puzzle, which is untrusted. `own` returns the board of one that was written here and has not been changed since, whose
 * rules are more than drawings; null for any other.
 */
export function readSudokuPad(source: unknown, own: (puzzle: Part) => Board | null): Reading {
  return reading(() => {
    const puzzle = objectAt(source, []);
    const board = own(puzzle);
    return board === null ? interpret(puzzle) : { kind: 'puzzle', board };
  });
}
