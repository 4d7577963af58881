/**
 * A board of any layout in the fragment of a URL:
 *
 *     #v=1-PX-S9918733-CZ24Z2…             a preset, size, values, rules and boxes, and the givens
 *     #v=1-S4413300-A0114-A…               a custom shape whose regions have thick borders
 *     #v=1-P4X4-S4413322-CZF3-DZ31-NZ2C    a puzzle and the work on it
 *
 * First `P` and the preset of the shape, if any, in capitals without hyphens. Then `S` with rows,
 * columns, lowest value, number of values less one, the rules as a sum of 1, 2, 4 … in the order of
 * `RULES`, and rows and columns of the boxes, 0 for none. Then the parts that are not empty:
 *
 * - `C` cells: a value, or minus the number of consecutive open cells; open cells at the end are
 *   left out.
 * - `O` cells that are not part of the puzzle.
 * - `A` an area, `E` an extra region, `K` a cage that begins with its sum + 1, or 0 for no sum;
 *   each as many times as needed.
 * - `B` what the author says: the characters of the title, the author, the rules and the message by their
 *   codes, each text ended by a 0 but the last. A fifth text has the rules that nothing here knows.
 * - `T` a constraint (`constraint-numbers.ts`), as many times as needed.
 * - `L` a cosmetic (`cosmetic-numbers.ts`), as many times as needed.
 * - `D` the person's own digits, in the same way, in the cells that can be typed into: those of the
 *   puzzle without a given.
 * - `M` corner marks, `N` candidates, `R` candidates that were removed from automatic ones, `F` the
 *   colours that fill cells: the mask of a cell of the puzzle, or minus the number of consecutive cells
 *   without any; such cells at the end are left out.
 *
 * A list of cells has its first cell and then the distance from each to the next. Numbers are
 * encoded by `ui/link-numbers.ts`.
 */
import { REGION_PRESETS } from '../../../api/engine';
import { COLORS } from '../../../board/colors';
import type { Constraint } from '../../../board/constraints';
import { MAX_COSMETICS, type Cosmetic } from '../../../board/cosmetics';
import {
  ABOUT,
  aboutOf,
  cellsOf,
  isConsistent,
  known,
  MAX_ABOUT,
  MAX_CONSTRAINTS,
  MAX_REGIONS,
  MAX_SIDE,
  MAX_VALUES,
  RULES,
  valuesOf,
  wholeGrid,
  type About,
  type Cage,
  type Cells,
  type Layout,
} from '../../../board/layout';
import { noMarks, type Masks } from '../../../board/marks';
import { boardOf, setEditing, type Board } from '../../../board/state';
import { blank, type Values } from '../../../board/values';
import { isEmpty } from '../../ui/boards/contents';
import { readNumbers, writeNumbers } from '../../ui/link-numbers';
import { codesOf } from './number-reader';
import type { LinkFormat } from '../../ui/link';
import { LETTER } from './address';
import { constraintNumbers, readConstraint } from './constraint-numbers';
import { cosmeticNumbers, LARGEST_COSMETIC, readCosmetic } from './cosmetic-numbers';
import { withCosmetics } from './shape';

const LARGEST_MASK = 2 ** MAX_VALUES - 1;

/** The most parts that are neither regions, cages, constraints nor cosmetics: C, O, B, D, M, N, R, F. */
const SINGLE_PARTS = 8;

const codeOf = (preset: string): string => preset.replaceAll('-', '').toUpperCase();

function writeCells(cells: Cells): string {
  const sorted = [...cells].sort((a, b) => a - b);
  return writeNumbers(sorted.map((cell, index) => cell - (sorted[index - 1] ?? 0)));
}

/** Encodes numbers, and runs of nothing; those at the end are left out. */
function writeEntries(entries: readonly (number | null)[]): string {
  const numbers: number[] = [];
  let open = 0;
  for (const entry of entries) {
    if (entry === null) {
      ++open;
    } else {
      if (open > 0) numbers.push(-open);
      numbers.push(entry);
      open = 0;
    }
  }
  return writeNumbers(numbers);
}

const writeAbout = (about: About | null): string =>
  about === null
    ? ''
    : writeNumbers(
        codesOf([...ABOUT.map((name) => about[name]), about.unknown ?? []].flat().join('\0')),
      );

/** Decodes the words about a puzzle; null if they are none, or too long. */
function readAbout(codes: readonly number[]): About | null {
  if (codes.some((code) => code < 0 || code > 0xffff)) return null;
  const texts = codes
    .map((code) => String.fromCharCode(code))
    .join('')
    .split('\0');
  const more = texts.length - ABOUT.length;
  const isRight =
    (more === 0 || (more === 1 && texts.at(-1) !== '')) &&
    texts.every((text) => text.length <= MAX_ABOUT);
  const [title = '', author = '', rules = '', message = '', unknown = ''] = texts;
  return isRight ? aboutOf({ title, author, rules, message, unknown }) : null;
}

/** The cells that a person can type into. */
const freeCells = (layout: Layout, givens: Values): Cells =>
  cellsOf(layout).filter((cell) => givens[cell] === null);

function write({ layout, givens, own, ...masks }: Board): readonly string[] {
  const { preset, rows, cols, low, high, rules, boxes, voids, areas, extras } = layout;
  const { cages, constraints, cosmetics = [] } = layout;
  const switched = RULES.reduce((sum, rule, index) => sum + (rules[rule] ? 2 ** index : 0), 0);
  const shape = [rows, cols, low, high - low, switched, boxes?.rows ?? 0, boxes?.cols ?? 0];
  const cageOf = ({ sum, cells: caged }: Cage): string =>
    writeNumbers([sum === null ? 0 : sum + 1]) + writeCells(caged);
  const marks = (layer: Masks): string =>
    writeEntries(cellsOf(layout).map((cell) => layer[cell] || null));
  const parts = [
    `C${writeEntries(givens)}`,
    `O${writeCells(voids)}`,
    `B${writeAbout(layout.about)}`,
    ...areas.map((area) => `A${writeCells(area)}`),
    ...extras.map((extra) => `E${writeCells(extra)}`),
    ...cages.map((cage) => `K${cageOf(cage)}`),
    ...constraints.map((constraint) => `T${writeNumbers(constraintNumbers(constraint))}`),
    ...cosmetics.map((cosmetic) => `L${writeNumbers(cosmeticNumbers(cosmetic))}`),
    `D${writeEntries(freeCells(layout, givens).map((cell) => own[cell] ?? null))}`,
    `M${marks(masks.corner)}`,
    `N${marks(masks.candidates)}`,
    `R${marks(masks.removed)}`,
    `F${marks(masks.colors)}`,
  ];
  return [
    ...(preset === null ? [] : [`P${codeOf(preset)}`]),
    `S${writeNumbers(shape)}`,
    ...parts.filter((part) => part.length > 1),
  ];
}

const isWithin = (number: number, least: number, most: number): boolean =>
  number >= least && number <= most;

type Frame = Pick<Layout, 'rows' | 'cols' | 'low' | 'high' | 'rules' | 'boxes'>;

/** Decodes the size, values, rules and boxes; null if they are invalid. */
function readFrame(numbers: readonly number[]): Frame | null {
  const [rows = 0, cols = 0, low = -1, more = -1, switched = -1, down = -1, across = -1] = numbers;
  const isShape =
    isWithin(rows, 1, MAX_SIDE) &&
    isWithin(cols, 1, MAX_SIDE) &&
    low >= 0 &&
    isWithin(more, 0, MAX_VALUES - 1) &&
    isWithin(switched, 0, 2 ** RULES.length - 1);
  const hasBoxes = isWithin(down, 1, rows) && isWithin(across, 1, cols);
  if (!isShape || (!hasBoxes && down + across !== 0)) return null;
  const isOn = RULES.map((_, index) => Math.floor(switched / 2 ** index) % 2 === 1);
  const rules = Object.fromEntries(RULES.map((rule, index) => [rule, isOn[index]!]));
  return {
    rows,
    cols,
    low,
    high: low + more,
    rules: rules as Layout['rules'],
    boxes: hasBoxes ? { rows: down, cols: across } : null,
  };
}

/** Decodes `count` entries in order, null for nothing; returns null if there are more. */
function readEntries(numbers: readonly number[] | null, count: number): Values | null {
  if (numbers === null) return null;
  const entries: (number | null)[] = [];
  for (const number of numbers) {
    const length = number < 0 ? -number : 1;
    if (entries.length + length > count) return null;
    for (let i = 0; i < length; ++i) entries.push(number < 0 ? null : number);
  }
  while (entries.length < count) entries.push(null);
  return entries;
}

/** Decodes cells in ascending order; null if there are none, or one is not on the board. */
function readCells(steps: readonly number[], count: number): Cells | null {
  const cells: number[] = [];
  let last = 0;
  for (const [index, step] of steps.entries()) {
    last += step;
    if (step < (index === 0 ? 0 : 1) || last >= count) return null;
    cells.push(last);
  }
  return cells.length > 0 ? cells : null;
}

/** The parts about the content of cells. */
const OF_CELLS: ReadonlySet<string> = new Set(['C', 'D', 'M', 'N', 'R', 'F']);

/** The parts as they are read; the writer says whether they were in order. */
class Parts {
  readonly #frame: Frame;
  readonly #count: number;
  readonly #all: ReadonlySet<number>;
  voids: Cells = [];
  about: About | null = null;
  readonly areas: Cells[] = [];
  readonly extras: Cells[] = [];
  readonly cages: Cage[] = [];
  readonly constraints: Constraint[] = [];
  readonly cosmetics: Cosmetic[] = [];
  /** The texts of the parts about the content of cells, by letter. */
  readonly entries = new Map<string, string>();

  constructor(frame: Frame) {
    this.#frame = frame;
    this.#count = frame.rows * frame.cols;
    this.#all = new Set(wholeGrid(frame));
  }

  /** Returns whether the part is valid. */
  add(part: string): boolean {
    const letter = part.charAt(0);
    const text = part.slice(1);
    if (OF_CELLS.has(letter)) {
      this.entries.set(letter, text);
      return true;
    }
    const numbers = readNumbers(text, letter === 'L' ? LARGEST_COSMETIC : undefined);
    if (numbers === null) return false;
    if (letter === 'B') {
      this.about = readAbout(numbers);
      return this.about !== null;
    }
    if (letter === 'T') {
      const constraint = readConstraint(numbers, this.#all);
      return constraint !== null && this.constraints.push(constraint) > 0;
    }
    if (letter === 'L') {
      const cosmetic = readCosmetic(numbers, this.#frame);
      return cosmetic !== null && this.cosmetics.push(cosmetic) <= MAX_COSMETICS;
    }
    const [first = 0] = numbers;
    const cells = readCells(letter === 'K' ? numbers.slice(1) : numbers, this.#count);
    if (cells === null || first < 0) return false;
    switch (letter) {
      case 'O':
        this.voids = cells;
        return true;
      case 'A':
        return this.areas.push(cells) > 0;
      case 'E':
        return this.extras.push(cells) > 0;
      case 'K':
        return this.cages.push({ sum: first === 0 ? null : first - 1, cells }) > 0;
      default:
        return false;
    }
  }
}

/** Puts entries into some cells of a board; the other cells are as in `empty`. */
function placed<T>(empty: readonly T[], cells: Cells, entries: Values): readonly T[] {
  const all = [...empty];
  for (const [at, cell] of cells.entries()) all[cell] = (entries[at] ?? empty[cell]) as T;
  return all;
}

/** Decodes givens, own digits and marks; null if they are invalid. */
function readBoard(layout: Layout, texts: ReadonlyMap<string, string>): Board | null {
  const decode = (letter: string, cells: Cells, largest?: number): Values | null =>
    readEntries(readNumbers(texts.get(letter) ?? '', largest), cells.length);
  const parts = cellsOf(layout);
  const givens = decode('C', [...blank(layout).keys()]);
  if (givens === null || layout.voids.some((cell) => givens[cell] !== null)) return null;
  const free = freeCells(layout, givens);
  const own = decode('D', free);
  const masks = (letter: string, values: number): Masks | null => {
    const found = decode(letter, parts, LARGEST_MASK);
    const areMasks = found?.every((mask) => mask === null || mask < 2 ** values) ?? false;
    return found !== null && areMasks ? placed(noMarks(layout), parts, found) : null;
  };
  const [corner, candidates, removed] = ['M', 'N', 'R'].map((letter) =>
    masks(letter, valuesOf(layout).length),
  );
  const colors = masks('F', COLORS.high);
  if (own === null || !corner || !candidates || !removed || !colors) return null;
  const board: Board = {
    ...boardOf(givens, layout),
    own: placed(blank(layout), free, own),
    corner,
    candidates,
    removed,
    colors,
  };
  // A puzzle is there to be played, and an empty board to be filled.
  return setEditing(board, isEmpty(board));
}

function read(parts: readonly string[]): Board | null {
  const isNamed = parts[0]?.startsWith('P') ?? false;
  const name = isNamed ? parts[0]!.slice(1) : null;
  const [shape = '', ...more] = isNamed ? parts.slice(1) : parts;
  const preset = REGION_PRESETS.find((other) => codeOf(other) === name) ?? null;
  const numbers = shape.startsWith('S') ? readNumbers(shape.slice(1)) : null;
  const most = MAX_REGIONS + MAX_CONSTRAINTS + MAX_COSMETICS + SINGLE_PARTS;
  if (numbers === null || more.length > most) return null;
  const frame = readFrame(numbers);
  if (frame === null) return null;
  const found = new Parts(frame);
  if (!more.every((part) => found.add(part))) return null;
  const { voids, areas, extras, cages, constraints, cosmetics, about, entries } = found;
  const plain = { preset, ...frame, voids, areas, extras, cages, constraints, about };
  const layout = known(withCosmetics(plain, cosmetics));
  return isConsistent(layout) ? readBoard(layout, entries) : null;
}

export const PUZZLE_LINK: LinkFormat<Board> = { letter: LETTER, write, read };
