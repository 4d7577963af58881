/** Constraints in words: in the label of each cell, one by one, and as the rules of a puzzle. */
import { fillIn } from '../../api/phrase';
import type { Language } from '../../locales/languages';
import { cellsIn, type Constraint } from '../../board/constraints';
import { cellName, forCells, type Cells, type Layout } from '../../board/layout';
import { lettersIn } from './draw';
import { directionOf } from '../../board/shapes/figures/geometry';
import { namesOfRules, ruleName, ruleOf, RULES, type RuleName } from '../rules';
import type { FigureMessages } from '../messages/en';
import { FIGURE_MESSAGES } from './texts';

const nameOf = (constraint: Constraint, layout: Layout, texts: FigureMessages): string => {
  const name = ruleName(constraint, layout);
  return texts.named(texts.names[name], RULES[name].clue?.(constraint, layout) ?? '');
};

const groupsOf = (constraint: Constraint, layout: Layout): readonly Cells[] =>
  ruleOf(constraint, layout).groups?.(constraint) ??
  ('groups' in constraint ? constraint.groups : [cellsIn(constraint)]);

/** The names of a constraint at each of its cells. */
function placesOf(
  constraint: Constraint,
  layout: Layout,
  letter: string,
  texts: FigureMessages,
): readonly (readonly [cell: number, name: string])[] {
  const name = nameOf(constraint, layout, texts);
  const { told } = ruleOf(constraint, layout);
  const cells = groupsOf(constraint, layout).flat();
  if (told === 'at first') return [[cells[0]!, name]];
  if (told !== 'in order') return [...new Set(cells)].map((cell) => [cell, name]);
  const inOrder = (line: Cells): readonly (readonly [number, string])[] =>
    line.map((cell, index) => [cell, texts.place(name, letter, index + 1, line.length)]);
  return constraint.kind === 'arrow'
    ? [
        ...constraint.bulb.map((cell) => [cell, texts.bulb(name, letter)] as const),
        ...inOrder(constraint.cells),
      ]
    : inOrder(cells);
}

/** A, B, … Z, A, … for the second and further lines of a kind. */
const letterOf = (index: number): string => String.fromCharCode(65 + (index % 26));

/** The names of the constraints of each cell. */
export function namesIn(layout: Layout, language: Language): readonly (readonly string[])[] {
  const texts = FIGURE_MESSAGES[language];
  const names = forCells(layout, null).map((): string[] => []);
  const rules = layout.constraints.map((constraint) => ruleName(constraint, layout));
  for (const [index, constraint] of layout.constraints.entries()) {
    const isSame = (other: RuleName): boolean => other === rules[index];
    const count = rules.filter(isSame).length;
    const before = rules.slice(0, index).filter(isSame).length;
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
export function describeRule(constraint: Constraint, layout: Layout, language: Language): string {
  const texts = FIGURE_MESSAGES[language];
  const groups = groupsOf(constraint, layout).map((group) => cellNames(group, layout));
  return texts.item(nameOf(constraint, layout, texts), groups.join(' / '));
}

/**
 * The letter that the board shows at clues of a rule; none where all clues outside are of one rule, and stand
 * outside.
 */
function letterIn(layout: Layout, name: RuleName, isMixed: boolean): string {
  for (const constraint of layout.constraints) {
    if (ruleName(constraint, layout) !== name) continue;
    const { clue, letter = clue?.letter ?? '' } = RULES[name].look(constraint, layout, 0);
    if (letter !== '' && (isMixed || clue === undefined)) return letter;
  }
  return '';
}

/** What the constraints of a layout demand: a sentence for each rule there is. */
export function rulesOf(layout: Layout, language: Language): readonly string[] {
  const texts = FIGURE_MESSAGES[language];
  const isMixed = lettersIn(layout).size > 1;
  return namesOfRules(layout.constraints, layout).map((name) => {
    const letter = letterIn(layout, name, isMixed);
    return fillIn(texts.rules[name], [letter === '' ? '' : texts.letter(letter)]);
  });
}
