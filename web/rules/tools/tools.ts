/** All tools that draw rules, in the order of the menu. */
import { constraintOf, type Constraint, type RuleKind } from '../../board/constraints';
import type { Cells, Layout } from '../../board/layout';
import { magicSquare } from '../equal-sums';
import { columnIndex, rowIndex } from '../indexing';
import { maximum, minimum } from '../inequality';
import { TOOL_GROUPS, type Tool } from '../rule';
import { RULES, type RuleName } from '../rules';
import { fieldsIn } from './clues';
import { cellsMeant } from './strokes';

/** Tools whose constraints are shown as another rule, with the rule of the engine. */
export const OWN_TOOLS = {
  'magic-square': ['equal-sums', magicSquare],
  minimum: ['thermometer', minimum],
  maximum: ['thermometer', maximum],
  'column-index': ['indexing', columnIndex],
  'row-index': ['indexing', rowIndex],
} as const satisfies Readonly<Record<string, readonly [RuleKind, Tool]>>;
export type OwnTool = keyof typeof OWN_TOOLS;
export type ToolName = RuleName | OwnTool;

export interface RuleTool extends Omit<Tool, 'make'> {
  readonly name: ToolName;
  readonly of: RuleKind;
  /** The constraints of a stroke that is what it has to be; none if something else is missing. */
  readonly make: (stroke: Cells, clue: string, layout: Layout) => readonly Constraint[];
}

const toolOf = (name: string, of: RuleKind, tool: Tool): RuleTool => ({
  ...tool,
  name: name as ToolName,
  of,
  make: (stroke, clue, layout) => {
    const { needs, fields } = tool;
    const typed = tool.clue ? fieldsIn(tool.clue[0], clue, of, layout) : {};
    // (Groups have a stroke each.)
    if (typed === null || needs === 'groups') return [];
    const cells = cellsMeant(needs, stroke, layout);
    return tool.make?.(cells, typed, layout) ?? [constraintOf(of, { cells, ...fields, ...typed })];
  },
});

const ALL: readonly RuleTool[] = [
  ...Object.entries(RULES).flatMap(([name, { of, tool }]) =>
    tool === undefined ? [] : [toolOf(name, of, tool)],
  ),
  ...Object.entries(OWN_TOOLS).map(([name, [of, tool]]) => toolOf(name, of, tool)),
];

export const TOOLS = TOOL_GROUPS.flatMap((group) => ALL.filter((tool) => tool.group === group));
