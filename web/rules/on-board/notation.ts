/** Constraints in the engine's notation (region_text.h), written without the engine. */
import {
  FIELDS,
  fieldsOf,
  type Constraint,
  type FieldName,
  type Fields,
  type FieldType,
} from '../../board/constraints';
import { cellName, colOf, rowOf, type Cells, type Layout } from '../../board/layout';
import { directionOf } from '../../board/shapes/figures/geometry';

/** The fields that a colon parts from the next. */
const PARTED: ReadonlySet<FieldName> = new Set([
  'values',
  'pairs',
  'index',
  'bulb',
  'start',
  'accept',
]);

/** The shortest part of a line that is written by its ends. */
const SHORTEST = 3;

/** A straight line by its ends, or as a row or column. */
function lineText(cells: Cells, layout: Layout): string {
  const [first = 0, last = 0] = [cells[0], cells.at(-1)];
  const { rows, cols } = layout;
  if (colOf(first, layout) === 0 && last === first + cols - 1) {
    return `row ${rowOf(first, layout) + 1}`;
  }
  if (first < cols && last === first + (rows - 1) * cols) return `column ${first + 1}`;
  return `${cellName(first, layout)}..${cellName(last, layout)}`;
}

function cellsText(cells: Cells, layout: Layout): string {
  const words: string[] = [];
  for (let at = 0; at < cells.length;) {
    let end = at + 1;
    while (end < cells.length && directionOf(cells.slice(at, end + 1), layout) !== null) ++end;
    const isLong = end - at >= SHORTEST;
    words.push(isLong ? lineText(cells.slice(at, end), layout) : cellName(cells[at]!, layout));
    at = isLong ? end : at + 1;
  }
  return words.join(' ');
}

function fieldText(name: FieldName, type: FieldType, field: unknown, layout: Layout): string {
  switch (type) {
    case 'cells':
      return cellsText(field as Cells, layout);
    case 'groups':
      return (field as readonly Cells[]).map((group) => cellsText(group, layout)).join(' = ');
    case 'cell':
      return cellName(field as number, layout);
    case 'number':
    case 'name':
      return String(field);
    case 'numbers': {
      const numbers = (field as readonly number[]).join(' ');
      return name === 'accept' ? `accept ${numbers}` : numbers;
    }
    case 'flag':
      return name;
    case 'text':
      return `"${field as string}"`;
    case 'pairs':
      return (field as readonly (readonly number[])[]).map((pair) => pair.join('-')).join(' ');
    case 'transitions': {
      const list = field as readonly (readonly [number, readonly number[], number])[];
      return list.map(([from, values, to]) => `${from}(${values.join(' ')})${to}`).join(' ');
    }
  }
}

export function statementOf(constraint: Constraint, layout: Layout): string {
  const words = fieldsOf(constraint.kind).flatMap((name) => {
    const field = (constraint as Fields)[name];
    if (field === undefined || field === false) return [];
    return [`${fieldText(name, FIELDS[name], field, layout)}${PARTED.has(name) ? ':' : ''}`];
  });
  // (`values` is the range of values there.)
  const word = constraint.kind === 'values' ? 'candidates' : constraint.kind;
  return [word, ...words].join(' ');
}
