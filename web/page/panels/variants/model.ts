/**
 * The state of the Variants panel besides its board as plain data, and the pure functions for the
 * user's actions.
 */
import type { Board } from '../../../board/state';
import type { JiugongError } from '../../../engine/jiugong';
import type { Problem } from '../../ui/problems';
import type { Verdict } from '../../ui/boards/start';
import { cageAt, LAYERS, type Layer } from './draw';
import type { RangeEnd } from './shape';

/** What a press on the board is for while the puzzle itself is edited: to enter givens, or to draw. */
export const EDITING_MODES = ['givens', ...LAYERS] as const;

/** The same, or to play: digits of one's own and pencil marks. */
export type Mode = 'play' | (typeof EDITING_MODES)[number];

/** A message that is shown until the board changes. */
export type Notice =
  | { readonly kind: 'nothing-here' | 'pick-cell' | 'stopped' | 'paste-here' }
  /** What the end of entering a puzzle said of it. */
  | { readonly kind: 'judged'; readonly verdict: Exclude<Verdict, 'none'> }
  /** A smaller size has cut off digits, marks or drawn things. */
  | { readonly kind: 'cut' }
  | {
      readonly kind: 'drawn';
      readonly layer: Layer;
      /** The cage that was drawn. */
      readonly cage: number | null;
      /** Whether it took cells from another piece or cage. */
      readonly takes: boolean;
    }
  /** The board was restored from the last visit; a link was opened. */
  | { readonly kind: 'restored' | 'opened' }
  /** Something could not be opened, and why. */
  | { readonly kind: 'problem'; readonly problem: Problem }
  /** A link could not be opened, since its puzzle has rules that the panel does not have. */
  | { readonly kind: 'foreign'; readonly rules: readonly string[] }
  | { readonly kind: 'erased'; readonly layer: Layer }
  /** A press on a cell where nothing is drawn, which another press there would draw. */
  | { readonly kind: 'free-cell'; readonly layer: Exclude<Layer, 'void'> }
  /** The sum of a cage was changed; while it is being typed, the next digit is appended. */
  | { readonly kind: 'sum'; readonly cage: number; readonly isTyped: boolean }
  /** The number of drawn pieces that boxes replaced. */
  | { readonly kind: 'pieces-gone'; readonly count: number }
  /** The end of the range that moved because of the other. */
  | { readonly kind: 'range-moved'; readonly end: RangeEnd }
  | { readonly kind: 'failed'; readonly error: JiugongError };

export interface Model {
  /** What is drawn; null while digits are typed. */
  readonly layer: Layer | null;
  readonly notice: Notice | null;
  /** Whether judging the entered puzzle takes long enough to offer a stop. */
  readonly judging: boolean;
  /** The text that the user typed into the text field; null while it shows the board. */
  readonly draft: string | null;
  readonly copied: boolean | null;
}

export const FIRST_MODEL: Model = {
  layer: null,
  notice: null,
  judging: false,
  draft: null,
  copied: null,
};

export const withNotice = (model: Model, notice: Notice | null): Model => ({ ...model, notice });
export const withLayer = (model: Model, layer: Layer | null): Model => ({ ...model, layer });
export const withDraft = (model: Model, draft: string | null): Model => ({ ...model, draft });
export const withCopied = (model: Model, copied: boolean | null): Model => ({ ...model, copied });
export const withJudging = (model: Model, judging: boolean): Model => ({ ...model, judging });

/** The model after the board changed, which the notice may have been about. */
export const followBoard = (model: Model): Model => ({ ...model, notice: null, copied: null });

export const layerOf = (mode: Mode): Layer | null => LAYERS.find((layer) => layer === mode) ?? null;

export const modeOf = ({ layer }: Model, { editing }: Pick<Board, 'editing'>): Mode =>
  layer ?? (editing ? 'givens' : 'play');

/** The cage whose sum can be typed. */
export const chosenCage = ({ layout }: Board, selected: number | null): number | null =>
  selected === null ? null : cageAt(layout, selected);
