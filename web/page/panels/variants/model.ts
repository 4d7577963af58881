/**
 * The state of the Variants panel besides its board as plain data, and the pure functions for the
 * user's actions.
 */
import type { History } from '../../../board/history';
import type { Layout } from '../../../board/layout';
import type { Board } from '../../../board/state';
import { countValues } from '../../../board/values';
import type { JiugongError, RegionContradiction } from '../../../api/engine';
import type { BoardModel } from '../../ui/boards/board-panel';
import type { BoardNotice } from '../../ui/boards/notice';
import { NOTHING_TYPED } from '../../ui/pasting';
import { TOOLS, type RuleTool } from '../../../rules/tools/tools';
import { ruleAt, isAt } from './rule-tools';
import { cageAt, LAYERS, type CellLayer, type Layer } from './draw';
import type { Damage, DrawnThere } from './exchange/reading';
import type { Judgement } from './live-check';
import { FIRST_MAKING, type Making } from './making/model';
import type { RangeEnd } from './shape';
import { clueField } from '../../../rules/tools/clues';
import type { Need } from '../../../rules/tools/strokes';

/** What a press on the board is for while the puzzle itself is edited: to enter givens, or to draw. */
export const EDITING_MODES = ['givens', ...LAYERS] as const;

/** The same, or to play: digits of one's own and pencil marks. */
export type Mode = 'play' | (typeof EDITING_MODES)[number];

/** A message that is shown until the board changes. */
export type Notice =
  | BoardNotice
  | { readonly kind: 'nothing-here' | 'pick-cell' }
  /** A digit was typed where there is nothing to type it for. */
  | { readonly kind: 'no-digits' }
  /** What the live check found, as it was asked for. */
  | {
      readonly kind: 'live';
      readonly judgement: Exclude<Judgement, { kind: 'invalid' | 'failed' | 'none' }>;
    }
  | { readonly kind: 'contradiction'; readonly found: RegionContradiction | 'late' }
  /** A smaller size has cut off digits, marks or drawn things. */
  | { readonly kind: 'cut' }
  | {
      readonly kind: 'drawn';
      readonly layer: CellLayer;
      /** The cage that was drawn. */
      readonly cage: number | null;
      /** Whether it took cells from another piece or cage. */
      readonly takes: boolean;
    }
  /** A link was opened. */
  | { readonly kind: 'opened' }
  /** A puzzle of another program, of which rules may have been drawings, and whether Undo brings back another board. */
  | { readonly kind: 'came'; readonly drawn: DrawnThere; readonly replaces: boolean }
  /** A puzzle of another program that cannot be read, and where. */
  | { readonly kind: 'damaged-at'; readonly fault: Damage }
  | { readonly kind: 'erased'; readonly layer: Layer }
  /** A stroke that is not what a tool needs, or lacks a number or values. */
  | { readonly kind: 'unfit'; readonly needs: Need; readonly isClue: boolean }
  /** A pattern that is none. */
  | { readonly kind: 'bad-pattern'; readonly error: JiugongError }
  /** The first group of a rule was drawn, and the next one is waited for. */
  | { readonly kind: 'next-group' }
  /** A constraint was picked up, moved, or finds no room where it was put down. */
  | { readonly kind: 'carried'; readonly index: number }
  | { readonly kind: 'moved' | 'no-room' }
  /** The number or the values of a constraint were changed, as those of a cage. */
  | { readonly kind: 'clue'; readonly index: number; readonly isTyped: boolean }
  /** What was typed of a constraint is no number or values that it can have. */
  | { readonly kind: 'bad-clue'; readonly clue: string }
  /** A press on a cell where nothing is drawn, which another press there would draw. */
  | { readonly kind: 'free-cell'; readonly layer: Exclude<CellLayer, 'void'> }
  /** The sum of a cage was changed; while it is being typed, the next digit is appended. */
  | { readonly kind: 'sum'; readonly cage: number; readonly isTyped: boolean }
  /** The number of drawn pieces that boxes replaced. */
  | { readonly kind: 'pieces-gone'; readonly count: number }
  /** The end of the range that moved because of the other. */
  | { readonly kind: 'range-moved'; readonly end: RangeEnd }
  /** A new puzzle takes long; one was made, perhaps with another number of givens than requested. */
  | { readonly kind: 'making' }
  | {
      readonly kind: 'made';
      readonly givens: number;
      readonly missed: { readonly requested: number | null } | null;
      /** Whether it ended a game that Undo brings back. */
      readonly replaces?: boolean;
    };

export interface Model extends BoardModel<Notice> {
  /** What is drawn; null while digits are typed. */
  readonly layer: Layer | null;
  /** What draws constraints. */
  readonly tool: RuleTool;
  /** What is typed for the next one; null for what is usual. */
  readonly clue: string | null;
  /** Whether strokes move constraints. */
  readonly moves: boolean;
  readonly making: Making;
}

export const FIRST_MODEL: Model = {
  layer: null,
  tool: TOOLS[0]!,
  clue: null,
  moves: false,
  notice: null,
  judging: false,
  making: FIRST_MAKING,
  pasting: NOTHING_TYPED,
};

export const withNotice = (model: Model, notice: Notice | null): Model => ({ ...model, notice });
export const withLayer = (model: Model, layer: Layer | null): Model => ({ ...model, layer });
export const withTool = (model: Model, tool: RuleTool): Model => ({
  ...model,
  tool,
  clue: null,
  moves: false,
  notice: null,
});
export const withMoves = (model: Model, moves: boolean): Model => ({
  ...model,
  moves,
  notice: null,
});
export const withClue = (model: Model, clue: string): Model => ({ ...model, clue, notice: null });
export const withMaking = (model: Model, change: Partial<Making>): Model => ({
  ...model,
  making: { ...model.making, ...change },
});

/** The model after the board changed, which the notice may have been about. */
export const followBoard = (model: Model): Model => ({ ...model, notice: null });

/** What is drawn at first on a board that comes: the cages of a killer, or nothing. */
export const layerFor = ({ editing, layout, givens }: Board): Layer | null =>
  editing && layout.preset === 'killer' && countValues(givens) === 0 ? 'cages' : null;

/** The preset of the board that came last: drawing on it may have made its shape one of one's own. */
const presetIn = ({ past, present }: History<Board>): Layout['preset'] =>
  [present, ...[...past].reverse()].find(({ layout }) => layout.preset !== null)?.layout.preset ??
  null;

/** Whether another board came, as by Undo: one to be set, or no longer, or of another preset. */
export const isOther = (before: History<Board>, after: History<Board>): boolean =>
  before.present.editing !== after.present.editing || presetIn(before) !== presetIn(after);

export const layerOf = (mode: Mode): Layer | null => LAYERS.find((layer) => layer === mode) ?? null;

/** What a press on the board is for while a puzzle is set, for the next visit: the layer, and the tool of rules. */
export const formatDrawing = ({ layer, tool }: Model): string =>
  `${layer ?? 'givens'} ${tool.name}`;

/** The model with what was drawn at the last visit. */
export function withDrawing(model: Model, kept: string): Model {
  const [layer, name] = kept.split(' ');
  return {
    ...model,
    layer: LAYERS.find((other) => other === layer) ?? null,
    tool: TOOLS.find((other) => other.name === name) ?? model.tool,
  };
}

export const modeOf = ({ layer }: Model, { editing }: Pick<Board, 'editing'>): Mode =>
  layer ?? (editing ? 'givens' : 'play');

/** What is typed for the next constraint. */
export const clueToDraw = ({ tool, clue }: Model): string => clue ?? tool.clue?.[1] ?? '';

/** The cage whose sum can be typed. */
export const chosenCage = ({ layout }: Board, selected: number | null): number | null =>
  selected === null ? null : cageAt(layout, selected);

/** The constraint that a press has chosen last, where several are at its cell. */
function pressedRule({ notice }: Model, layout: Layout, selected: number): number | null {
  const pressed = notice?.kind === 'clue' ? layout.constraints[notice.index] : undefined;
  return pressed !== undefined && isAt(pressed, selected, layout)
    ? layout.constraints.indexOf(pressed)
    : null;
}

/** The constraint that can be typed: of the rule that the tool draws, or any other one at the cell. */
export function chosenRule(
  model: Model,
  { layout }: Board,
  selected: number | null,
): number | null {
  if (selected === null) return null;
  return (
    pressedRule(model, layout, selected) ??
    ruleAt(layout, selected, model.tool.of) ??
    ruleAt(layout, selected)
  );
}

/** The constraint that the field is of; null where it is of the next one. */
export function typedRule(model: Model, board: Board, selected: number | null): number | null {
  const index = chosenRule(model, board, selected);
  const chosen = index === null ? undefined : board.layout.constraints[index]!;
  return chosen?.kind !== model.tool.of || clueField(chosen) === null ? null : index;
}
