/** What makes a rule, and what many share: looks, texts of values, and arithmetic. */
import type { RuleKind } from '../board/constraints';
import type { Cells, Layout } from '../board/layout';
import type { Color } from '../board/shapes/figures';
import { areBeside } from '../board/shapes/figures/geometry';
import { dotted, line, lineNumber, type LineLook } from '../board/shapes/figures/looks';
import { outsideOf } from '../board/shapes/figures/outside';
import { signOf } from '../board/values';
import type { Look, Rule, Tool } from './rule';

/** Makes a rule, whose functions may take what all constraints of its kind have. */
export const rule = <Kind extends RuleKind>(of: Kind, columns: Omit<Rule<Kind>, 'of'>): Rule =>
  ({ of, ...columns }) as unknown as Rule;

export const GREY = '#8a8a8a';
export const BLUE = '#3b8fe6';
export const PINK = '#dc5f8e';
export const THIN = { color: GREY, width: 0.06, core: { dash: '0.1 0.1' } } as const;

/** The tool of a line that nothing but its cells says. */
export const LINE_TOOL: Tool = { group: 'lines', needs: 'line' };

/** What is the same of all lines. */
export const LINE = { told: 'in order', tool: LINE_TOOL } as const satisfies Partial<Rule>;

/** The look of a line that nothing but its cells says. */
export const plainLine =
  (look: LineLook) =>
  ({ cells }: { readonly cells: Cells }, layout: Layout): Look => ({
    under: line(cells, layout, look),
  });

/** A line with a number where it begins. */
export const numbered = (cells: Cells, layout: Layout, look: LineLook, text: string): Look => ({
  under: [...line(cells, layout, look), lineNumber(cells, layout, text)],
});

/** A clue outside the grid; one about other cells stands at the beginning of a line through them. */
export function outside(cells: Cells, layout: Layout, text: string, letter: string): Look {
  const place = outsideOf(cells, layout);
  return place === null
    ? { ...numbered(cells, layout, THIN, `${letter}${text}`), letter }
    : { clue: { ...place, text, letter } };
}

/** Cells within a dotted line, with a text in the first one. */
export const caged = (cells: Cells, layout: Layout, text: string, color: Color): Look => ({
  under: [dotted(cells, layout, color)],
  labels: [{ cell: Math.min(...cells), text }],
});

export const areAside = (cells: Cells, layout: Layout): boolean =>
  cells.length === 2 && areBeside(cells[0]!, cells[1]!, layout);

export const signs = (values: readonly number[], { high }: Layout): readonly string[] =>
  values.map((value) => signOf(value, high));

type Numbers = readonly number[];

export const total = (values: Numbers): number => values.reduce((sum, value) => sum + value, 0);

/** Whether each value and the next one keep something. */
export const isEach = (values: Numbers, keeps: (value: number, next: number) => boolean): boolean =>
  values.every((value, at) => at === values.length - 1 || keeps(value, values[at + 1]!));

export const sorted = (values: Numbers): Numbers => [...values].sort((a, b) => a - b);

export const countOf = (values: Numbers, wanted: number): number =>
  values.filter((value) => value === wanted).length;

/** Whether any so many neighbours in a row differ in what `of` tells of a value. */
export const differ = (values: Numbers, count: number, of: (value: number) => number): boolean =>
  values.every((_, at) => {
    const run = values.slice(at, at + count).map(of);
    return new Set(run).size === run.length;
  });
