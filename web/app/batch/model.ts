/** What the Batch panel knows, as plain data changed by pure functions. */
import type { JiugongError, ManyCounts, ManyFormat } from '../../engine/jiugong';
import { FIRST_WISHES, type Wishes } from '../new-puzzle';
import { LONGEST_DRAFT } from '../page';
import type { MadeCounts, MadeFormat } from './make';
import type { BadLine, Input } from './solve';

export const FORMATS: readonly ManyFormat[] = ['solution', 'status', 'count', 'csv', 'json'];

/** How far the solutions of each puzzle may be counted. */
export const LIMITS = [2, 100, 10_000, 1_000_000] as const;

export const MAX_PUZZLES = 1_000_000;

/** Bytes of files from which on their answers are better not kept in memory. */
const LARGE = 100_000_000;

export type Task = 'solve' | 'make';

/** What is wished of all puzzles that are made. */
export interface BulkWishes extends Wishes {
  /** What was typed. */
  readonly amount: string;
  readonly minimal: boolean;
  readonly format: MadeFormat;
}

export type Phase = 'running' | 'paused' | 'done' | 'stopped' | 'failed';

interface AnyWork {
  readonly phase: Phase;
  /** Of files bytes, of new puzzles their number. */
  readonly done: number;
  readonly total: number;
  /** Without pauses. */
  readonly seconds: number;
  /** The name of the file that takes the result, or would. */
  readonly name: string;
  /** Whether the result goes straight into that file; false if it came to nothing there. */
  readonly isDirect: boolean;
  /** What ended it, where it failed: the engine, or the browser with a file. */
  readonly error: JiugongError | DOMException | null;
}

export interface SolveWork extends AnyWork {
  readonly task: 'solve';
  readonly counts: ManyCounts;
  readonly badLines: readonly BadLine[];
}

export interface MakeWork extends AnyWork {
  readonly task: 'make';
  readonly counts: MadeCounts;
  readonly seed: string;
}

/** What runs, or ran last. */
export type Work = SolveWork | MakeWork;

/** Why a start came to nothing, or what was left out. */
export type Notice =
  | { readonly kind: 'nothing' | 'bad-amount' | 'bad-seed' | 'not-opened' }
  /** Files that are no text, and those in which there is nothing. */
  | {
      readonly kind: 'left-out';
      readonly binary: readonly string[];
      readonly empty: readonly string[];
      readonly unread: readonly string[];
    };

export interface Model {
  readonly task: Task;
  readonly inputs: readonly Input[];
  /** What stands in the text field, which is there while there are no inputs. */
  readonly draft: string;
  readonly format: ManyFormat;
  readonly limit: number;
  readonly workers: number;
  /** Whether the result goes straight into a file; null while a person has not said. */
  readonly isDirect: boolean | null;
  readonly wishes: BulkWishes;
  readonly notice: Notice | null;
  readonly work: Work | null;
}

export const firstModel = (processors: number): Model => ({
  task: 'solve',
  inputs: [],
  draft: '',
  format: 'solution',
  limit: LIMITS[0],
  workers: processors,
  isDirect: null,
  wishes: { ...FIRST_WISHES, amount: '100', minimal: false, format: 'puzzle' },
  notice: null,
  work: null,
});

export const isBusy = ({ work }: Model): boolean =>
  work?.phase === 'running' || work?.phase === 'paused';

/** What was left out is told as long as the rest is there. */
const lastingNotice = ({ notice }: Model): Notice | null =>
  notice?.kind === 'left-out' ? notice : null;

/** What a person chooses; what was wrong with the choice before is no matter any more. */
export function choose(
  model: Model,
  change: Partial<Omit<Model, 'wishes' | 'work' | 'notice'>>,
): Model {
  const isOfOthers = 'task' in change || 'inputs' in change || 'draft' in change;
  return { ...model, ...change, notice: isOfOthers ? null : lastingNotice(model) };
}

export const wish = (model: Model, change: Partial<BulkWishes>): Model => ({
  ...model,
  wishes: { ...model.wishes, ...change },
  notice: null,
});

export const withNotice = (model: Model, notice: Notice): Model => ({ ...model, notice });

/** A text to be solved: into the field, or as if it were a file, since fields are slow with long ones. */
export const takeText = (model: Model, text: string): Model =>
  choose(
    model,
    text.length <= LONGEST_DRAFT
      ? { task: 'solve', inputs: [], draft: text }
      : { task: 'solve', inputs: [{ name: null, content: new Blob([text]) }] },
  );

/** All that is to be solved. */
export function inputsOf({ inputs, draft }: Model): readonly Input[] {
  if (inputs.length > 0) return inputs;
  return draft.trim() === '' ? [] : [{ name: null, content: new Blob([draft]) }];
}

export const sizeOf = (inputs: readonly Input[]): number =>
  inputs.reduce((sum, { content }) => sum + content.size, 0);

/** Whether the result is to go straight into a file, where a browser can do that. */
export const isDirect = (model: Model): boolean =>
  model.isDirect ?? (model.task === 'solve' && sizeOf(model.inputs) >= LARGE);

/** Whether what is written tells how many solutions there are: otherwise two are as good as more. */
export const countsSolutions = (format: ManyFormat): boolean =>
  format === 'count' || format === 'csv' || format === 'json';

/** How many puzzles are wished, with separators or without; null for what is no number of puzzles. */
export function amountIn(text: string): number | null {
  if (!/^\s*([0-9]{1,9}|[0-9]{1,3}([, ][0-9]{3})*)\s*$/.test(text)) return null;
  const amount = Number(text.replaceAll(/[, ]/g, ''));
  return amount >= 1 && amount <= MAX_PUZZLES ? amount : null;
}

export const begin = (model: Model, work: Work): Model => ({
  ...model,
  notice: lastingNotice(model),
  work,
});

/** News of the work; none of a work that is not there. */
export const advance = <Kind extends Work>(
  model: Model,
  change: Partial<Omit<Kind, 'task'>>,
): Model =>
  model.work === null ? model : { ...model, work: { ...model.work, ...change } as Work };

/** Which quarter of the work is done, 0..4: as often as it is worth to be told. */
export const quarterOf = ({ done, total }: Work): number =>
  total === 0 ? 4 : Math.floor((4 * done) / total);

/** Puzzles a second. */
export const speedOf = ({ counts, seconds }: Work): number =>
  seconds === 0 ? 0 : counts.puzzles / seconds;

/** Seconds that the rest takes if it goes on like this; null while there is no telling. */
export const timeLeft = ({ done, total, seconds }: Work): number | null =>
  done === 0 || seconds < 0.5 ? null : (seconds * (total - done)) / done;
