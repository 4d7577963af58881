/**
 * The engine's notation of puzzles (region_text.h), written without the engine, and the values of
 * cells as it has them.
 */
import { boxesOf, cellName, type Cells, type Layout } from '../layout';
import type { Board } from '../state';
import { boardRules } from './figures';
import { isValue, LAST_SIGN, signOf, type Values } from '../values';

/** The size of a grid, alone in its statement. (More digits are a row of a classic sudoku.) */
const SIZE = /^[\s;]*\d{1,3}[ \t]*x[ \t]*\d{1,3}[ \t]*(?:$|[;\r\n])/i;

/** Whether a text is in the notation: its first statement is the size of a grid. */
export const isNotation = (text: string): boolean =>
  // (The engine also reads characters of full width.)
  SIZE.test(text.trimStart().slice(0, 100).normalize('NFKC'));

/**
 * Writes one sign per cell, or one number where there are values above 35: `.` for an open cell, `#`
 * for a void one. A value that is none of the layout's counts as open.
 */
export function formatCells(layout: Layout, values: Values): string {
  const voids = new Set(layout.voids);
  const signs = values.map((value, cell) =>
    voids.has(cell) ? '#' : isValue(value, layout) ? signOf(value, layout.high) : '.',
  );
  return signs.join(layout.high > LAST_SIGN ? ' ' : '');
}

/**
 * Reads what `formatCells` writes, with any blank and space that the notation takes; null for any
 * other text.
 */
export function parseCells(layout: Layout, text: string): Values | null {
  const { low, high, rows, cols, voids } = layout;
  const hasNumbers = high > LAST_SIGN;
  const signs = text.match(hasNumbers ? /\d+|\S/g : /\S/g) ?? [];
  if (signs.length !== rows * cols) return null;
  const gone = new Set(voids);
  const values: (number | null)[] = [];
  for (const [cell, sign] of signs.entries()) {
    const isSign = hasNumbers ? /^\d+$/.test(sign) : /^[\da-z]$/i.test(sign);
    const value = isSign ? parseInt(sign, hasNumbers ? 10 : 36) : null;
    const isFilled = value !== null && value >= low && value <= high;
    const isBlank = !isFilled && /^[.?*_0x]$/i.test(sign);
    if (gone.has(cell) ? !isBlank && sign !== '#' : !isBlank && !isFilled) return null;
    values.push(isFilled ? value : null);
  }
  return values;
}

/** The labels of regions, which may not repeat. */
const LABELS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const cellNames = (cells: Cells, layout: Layout): string =>
  cells.map((cell) => cellName(cell, layout)).join(' ');

/**
 * Regions that do not overlap, as one label per cell where that keeps their order and the order of
 * their cells; otherwise each as a list.
 */
function regionsAs(regions: readonly Cells[], layout: Layout): readonly string[] {
  const labels = Array.from({ length: layout.rows * layout.cols }, () => '.');
  for (const [index, cells] of regions.entries()) {
    for (const cell of cells) labels[cell] = LABELS[index] ?? '.';
  }
  const written = [...new Set(labels)].filter((label) => label !== '.');
  const isWhole =
    regions.length > 0 &&
    written.join('') === LABELS.slice(0, regions.length) &&
    regions.every((cells, index) =>
      cells.every(
        (cell, at) => labels[cell] === LABELS[index] && (at === 0 || cells[at - 1]! < cell),
      ),
    );
  return isWhole
    ? [`regions ${labels.join('')}`]
    : regions.map((cells) => `region ${cellNames(cells, layout)}`);
}

function boxesAs(layout: Layout): readonly string[] {
  const { boxes, rows, cols } = layout;
  if (boxes === null) return [];
  // The notation has only boxes of which a whole number fits.
  const isWhole = rows % boxes.rows === 0 && cols % boxes.cols === 0;
  return isWhole
    ? [`boxes ${boxes.rows}x${boxes.cols}`]
    : regionsAs(
        boxesOf(layout).map(({ cells }) => cells),
        layout,
      );
}

const when = (isSo: boolean, statement: string): readonly string[] => (isSo ? [statement] : []);

/**
 * Writes the shape and the givens of a board. The notation tells neither extra regions nor cages
 * without a sum apart from other regions: a reader draws them as regions that overlap, or as pieces.
 */
export function writeNotation({ layout, givens }: Pick<Board, 'layout' | 'givens'>): string {
  const { rows, cols, low, high, rules, cages } = layout;
  const withoutSums = cages.flatMap(({ sum, cells }) => (sum === null ? [cells] : []));
  const cells = formatCells(layout, givens);
  const isUsualRange = low === 1 && high === Math.max(rows, cols);
  return [
    `${rows}x${cols}`,
    ...when(!isUsualRange, `values ${low}-${high}`),
    ...when(rules.rows, 'rows'),
    ...when(rules.columns, 'columns'),
    ...boxesAs(layout),
    ...regionsAs(layout.areas, layout),
    ...[...layout.extras, ...withoutSums].map((region) => `region ${cellNames(region, layout)}`),
    ...when(rules.diagonals, 'diagonals'),
    ...when(rules.antiKnight, 'anti-knight'),
    ...when(rules.antiKing, 'anti-king'),
    ...when(rules.nonConsecutive, 'non-consecutive'),
    ...cages.flatMap(({ sum, cells: caged }) =>
      sum === null ? [] : [`cage ${sum} ${cellNames(caged, layout)}`],
    ),
    ...layout.constraints.flatMap(
      (constraint) => boardRules()?.statementOf(constraint, layout) ?? [],
    ),
    ...when(/[^. ]/.test(cells), `cells ${cells}`),
  ].join('; ');
}
