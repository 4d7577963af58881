/** Constraints in words: in the label of each cell, one by one, and as the rules of a puzzle. */
import { fillIn } from '../../api/phrase';
import type { Language } from '../../locales/languages';
import { cellsIn, type Constraint } from '../../board/constraints';
import { cellName, forCells, type Cells, type Layout } from '../../board/layout';
import { signOf } from '../../board/values';
import { lettersIn } from './draw';
import { directionOf } from '../../board/shapes/figures/geometry';
import { FIGURE_KINDS, kindOf, type KindName } from '../rules';
import type { FigureMessages } from '../messages/en';
import { FIGURE_MESSAGES } from './texts';

/** The number or the values of a constraint, as they stand on the board. */
function clueOf(constraint: Constraint, { high }: Layout): string {
  const signs = (values: readonly number[]): string =>
    values.map((value) => signOf(value, high)).join(' ');
  switch (constraint.kind) {
    case 'whisper':
    case 'lockout':
    case 'difference':
      return String(constraint.difference);
    case 'modular':
      return String(constraint.modulus);
    case 'ratio':
      return String(constraint.ratio);
    case 'sum':
    case 'sum-segments':
    case 'sandwich':
    case 'x-sum':
      return String(constraint.sum);
    case 'skyscraper':
      return String(constraint.count);
    case 'hidden-skyscraper':
    case 'numbered-room':
    case 'indexing':
      return signs([constraint.value]);
    case 'values':
    case 'contains':
      return signs(constraint.values);
    case 'regex':
      return constraint.pattern;
    default:
      return '';
  }
}

/** The kinds whose name says the number already. */
const SPEAKING: ReadonlySet<KindName> = new Set([
  'odd',
  'even',
  'german-whisper',
  'x',
  'v',
  'white-dot',
  'black-dot',
  'unmarked-white',
]);

const nameOf = (constraint: Constraint, layout: Layout, texts: FigureMessages): string => {
  const { name } = kindOf(constraint, layout);
  return texts.named(texts.names[name], SPEAKING.has(name) ? '' : clueOf(constraint, layout));
};

/** The rules of the engine that are about cells in an order, which is told cell by cell. */
const ORDERED = new Set<Constraint['kind']>([
  'thermometer',
  'whisper',
  'palindrome',
  'between',
  'lockout',
  'zipper',
  'modular',
  'entropic',
  'sum-segments',
  'arrow',
  'renban',
  'regex',
  'automaton',
  'equal-sums',
]);

/** Clues about a line are told where they stand, at its first cell. */
const AT_FIRST = new Set<Constraint['kind']>([
  'sandwich',
  'x-sum',
  'skyscraper',
  'hidden-skyscraper',
  'numbered-room',
]);

/** Whether a constraint is about all neighbours without a mark, which is said once instead of at each of them. */
const isOfAll = (constraint: Constraint, layout: Layout): boolean =>
  kindOf(constraint, layout).name.startsWith('unmarked');

/** The names of a constraint at each of its cells. */
function placesOf(
  constraint: Constraint,
  layout: Layout,
  letter: string,
  texts: FigureMessages,
): readonly (readonly [cell: number, name: string])[] {
  const name = nameOf(constraint, layout, texts);
  const cells = cellsIn(constraint);
  if (isOfAll(constraint, layout)) return [];
  if (AT_FIRST.has(constraint.kind)) return [[cells[0]!, name]];
  if (constraint.kind === 'indexing') return [[constraint.index, name]];
  // Groups that are no line have no order.
  const isOrdered =
    ORDERED.has(constraint.kind) && kindOf(constraint, layout).name !== 'equal-sums';
  if (!isOrdered) return [...new Set(cells)].map((cell) => [cell, name]);
  if (constraint.kind === 'arrow') {
    const { bulb, cells: line } = constraint;
    return [
      ...bulb.map((cell) => [cell, texts.bulb(name, letter)] as const),
      ...line.map(
        (cell, index) => [cell, texts.place(name, letter, index + 1, line.length)] as const,
      ),
    ];
  }
  return cells.map((cell, index) => [cell, texts.place(name, letter, index + 1, cells.length)]);
}

/** A, B, … Z, A, … for the second and further lines of a kind. */
const letterOf = (index: number): string => String.fromCharCode(65 + (index % 26));

/** The names of the constraints of each cell. */
export function namesIn(layout: Layout, language: Language): readonly (readonly string[])[] {
  const texts = FIGURE_MESSAGES[language];
  const names = forCells(layout, null).map((): string[] => []);
  const kinds = layout.constraints.map((constraint) => kindOf(constraint, layout));
  for (const [index, constraint] of layout.constraints.entries()) {
    const kind = kinds[index]!;
    const count = kinds.filter((other) => other === kind).length;
    const before = kinds.slice(0, index).filter((other) => other === kind).length;
    const letter = count > 1 ? letterOf(before) : '';
    for (const [cell, name] of placesOf(constraint, layout, letter, texts)) names[cell]!.push(name);
  }
  return names;
}

/** Cells by their names; a straight line by its ends. */
function cellNames(cells: Cells, layout: Layout): string {
  const names = cells.map((cell) => cellName(cell, layout));
  const isLong = cells.length > 3 && directionOf(cells, layout) !== null;
  return isLong ? `${names[0]}–${names.at(-1)}` : names.join(' ');
}

/** A constraint in words, at the beginning of a sentence. */
export function shownName(constraint: Constraint, layout: Layout, language: Language): string {
  const texts = FIGURE_MESSAGES[language];
  return texts.item(nameOf(constraint, layout, texts), '');
}

/** A constraint in words, with its cells. */
export function describeConstraint(
  constraint: Constraint,
  layout: Layout,
  language: Language,
): string {
  const texts = FIGURE_MESSAGES[language];
  const groups =
    constraint.kind === 'arrow'
      ? [constraint.bulb, constraint.cells]
      : 'groups' in constraint
        ? constraint.groups
        : [constraint.kind === 'indexing' ? [constraint.index] : cellsIn(constraint)];
  const cells = groups.map((group) => cellNames(group, layout)).join(' / ');
  return texts.item(nameOf(constraint, layout, texts), isOfAll(constraint, layout) ? '' : cells);
}

/**
 * The letter that the board shows at clues of a kind; none where all clues outside are of one kind, and stand
 * outside.
 */
function letterIn(layout: Layout, name: KindName, isMixed: boolean): string {
  for (const constraint of layout.constraints) {
    const kind = kindOf(constraint, layout);
    if (kind.name !== name) continue;
    const { clue, letter = clue?.letter ?? '' } = kind.look(constraint, layout, 0);
    if (letter !== '' && (isMixed || clue === undefined)) return letter;
  }
  return '';
}

/** What the constraints of a layout demand: a sentence for each kind there is. */
export function rulesOf(layout: Layout, language: Language): readonly string[] {
  const texts = FIGURE_MESSAGES[language];
  const kinds = new Set(layout.constraints.map((constraint) => kindOf(constraint, layout)));
  const isMixed = lettersIn(layout).size > 1;
  return FIGURE_KINDS.filter((kind) => kinds.has(kind)).map(({ name }) => {
    const letter = letterIn(layout, name, isMixed);
    return fillIn(texts.rules[name], [letter === '' ? '' : texts.letter(letter)]);
  });
}
