/** The state of the Batch panel as plain data, changed by pure functions. */
import {
  LEVELS,
  type GenerateManyCounts,
  type GenerateManyFormat,
  type JiugongError,
  type Level,
  type ManyCounts,
  type ManyFormat,
} from '../../../api/engine';
import { FIRST_REQUEST, type ClassicRequest } from '../../ui/new-puzzle';
import { LONGEST_DRAFT } from '../../ui/text-field';
import { recentSpeed, type Sample } from './recent';
import type { BadLine, Held, Input, ManyQuestion } from './solve';

export const FORMATS: readonly ManyFormat[] = ['solution', 'status', 'csv'];

/** What few people look for. */
export const MORE_FORMATS: readonly ManyFormat[] = [
  'count',
  'rating',
  'canonical',
  'minimal',
  'json',
];

export const MADE_FORMATS: readonly GenerateManyFormat[] = ['puzzle', 'csv'];
export const MORE_MADE_FORMATS: readonly GenerateManyFormat[] = ['json'];

/** The limits for counting the solutions of each puzzle. */
export const LIMITS = [2, 100, 10_000, 1_000_000] as const;

export const MAX_PUZZLES = 1_000_000;

/** Size of input files in bytes from which the output should go to a file instead of memory. */
const LARGE = 100_000_000;

export type Task = 'solve' | 'make';

/** The options for generated puzzles. */
export interface BulkRequest extends ClassicRequest {
  /** The text in the field for the number of puzzles. */
  readonly amount: string;
  readonly minimal: boolean;
  /** Null for any difficulty. */
  readonly level: Level | null;
  readonly format: GenerateManyFormat;
}

export type Phase = 'running' | 'paused' | 'done' | 'stopped' | 'failed';

/** The cause of a failure: from the engine, or from the browser's access to a file. */
export interface Failure {
  /** The name of the file that it is in, if there are several. */
  readonly file: string | null;
  readonly error: JiugongError | DOMException;
}

interface AnyWork {
  readonly phase: Phase;
  /** Bytes of files, or the number of new puzzles. */
  readonly done: number;
  readonly total: number;
  /** Running time without pauses. */
  readonly seconds: number;
  /** What was done of late. */
  readonly recent: readonly Sample[];
  readonly held: Held;
  /** The name of the output file, or the name suggested for it. */
  readonly name: string;
  /** Whether the result is written directly to that file; false if that failed. */
  readonly isDirect: boolean;
  readonly error: Failure | null;
}

export interface SolveWork extends AnyWork {
  readonly task: 'solve';
  readonly format: ManyFormat;
  readonly counts: ManyCounts;
  readonly badLines: readonly BadLine[];
}

export interface MakeWork extends AnyWork {
  readonly task: 'make';
  readonly counts: GenerateManyCounts;
  readonly seed: string;
}

/** The running job, or the last one. */
export type Work = SolveWork | MakeWork;

/** Why a start failed, or what was skipped. */
export type Notice =
  | { readonly kind: 'nothing' | 'bad-amount' | 'bad-seed' | 'not-opened' }
  /** Files that are not text, and empty files. */
  | {
      readonly kind: 'left-out';
      readonly binary: readonly string[];
      readonly empty: readonly string[];
      readonly unread: readonly string[];
    };

export interface Model {
  readonly task: Task;
  readonly inputs: readonly Input[];
  /** The content of the text field, which is shown while there are no input files. */
  readonly draft: string;
  readonly format: ManyFormat;
  readonly limit: number;
  /** Whether tables and objects have ratings, too. */
  readonly rating: boolean;
  /** Whether they have the canonical form, and the redundant givens. */
  readonly canonical: boolean;
  readonly minimal: boolean;
  readonly keepColumns: boolean;
  /** The text in the field for the column of a table with the puzzles. */
  readonly column: string;
  readonly workers: number;
  /** Whether the result is written directly to a file; null until the user has chosen. */
  readonly isDirect: boolean | null;
  readonly request: BulkRequest;
  readonly notice: Notice | null;
  readonly work: Work | null;
  /** The input with which it began. */
  readonly worked: Pick<Model, 'inputs' | 'draft'> | null;
}

export const NONE_MADE: GenerateManyCounts = {
  puzzles: 0,
  missed: 0,
  givens: {},
  levels: {},
};

export const firstModel = (processors: number): Model => ({
  task: 'solve',
  inputs: [],
  draft: '',
  format: 'solution',
  limit: LIMITS[0],
  rating: false,
  canonical: false,
  minimal: false,
  keepColumns: false,
  column: '',
  workers: processors,
  isDirect: null,
  request: { ...FIRST_REQUEST, amount: '100', minimal: false, level: null, format: 'puzzle' },
  notice: null,
  work: null,
  worked: null,
});

export const isBusy = ({ work }: Model): boolean =>
  work?.phase === 'running' || work?.phase === 'paused';

/** The job whose numbers are shown: not one that is over where there is other input since. */
export const shownWork = (model: Model): Work | null => {
  const { work, worked, inputs, draft } = model;
  const isSame = worked?.inputs === inputs && worked.draft === draft;
  return isSame || work?.task === 'make' || isBusy(model) ? work : null;
};

/** The notice about skipped files, which stays while the other files are listed. */
const lastingNotice = ({ notice }: Model): Notice | null =>
  notice?.kind === 'left-out' ? notice : null;

/** Changes an option and clears a notice about its old value. */
export function choose(
  model: Model,
  change: Partial<Omit<Model, 'request' | 'work' | 'worked' | 'notice'>>,
): Model {
  const isOfOthers = 'task' in change || 'inputs' in change || 'draft' in change;
  return { ...model, ...change, notice: isOfOthers ? null : lastingNotice(model) };
}

export const changeRequest = (model: Model, change: Partial<BulkRequest>): Model => ({
  ...model,
  request: { ...model.request, ...change },
  notice: null,
});

export const withNotice = (model: Model, notice: Notice): Model => ({ ...model, notice });

/**
 * Takes a text to solve: into the field, or as a file if it is long, since fields are slow with
 * long texts.
 */
export const takeText = (model: Model, text: string): Model =>
  choose(
    model,
    text.length <= LONGEST_DRAFT
      ? { task: 'solve', inputs: [], draft: text }
      : { task: 'solve', inputs: [{ name: null, content: new Blob([text]) }] },
  );

/** Whether there is anything to solve. */
export const hasInput = ({ inputs, draft }: Model): boolean =>
  inputs.length > 0 || draft.trim() !== '';

/** Returns all inputs to solve. */
export function inputsOf({ inputs, draft }: Model): readonly Input[] {
  if (inputs.length > 0) return inputs;
  return draft.trim() === '' ? [] : [{ name: null, content: new Blob([draft]) }];
}

export const sizeOf = (inputs: readonly Input[]): number =>
  inputs.reduce((sum, { content }) => sum + content.size, 0);

/** Whether to write the result directly to a file if the browser can do that. */
export const isDirect = (model: Model): boolean =>
  model.isDirect ?? (model.task === 'solve' && sizeOf(model.inputs) >= LARGE);

/**
 * Whether the output format reports the number of solutions; otherwise counting to two is enough.
 */
export const countsSolutions = (format: ManyFormat): boolean =>
  format === 'count' || format === 'csv' || format === 'json';

/**
 * Parses the number of puzzles, with or without separators; null if it is out of range or not a
 * number.
 */
export function amountIn(text: string): number | null {
  if (!/^\s*([0-9]{1,9}|[0-9]{1,3}([, ][0-9]{3})*)\s*$/.test(text)) return null;
  const amount = Number(text.replaceAll(/[, ]/g, ''));
  return amount >= 1 && amount <= MAX_PUZZLES ? amount : null;
}

export const begin = (model: Model, work: Work): Model => ({
  ...model,
  notice: lastingNotice(model),
  work,
  worked: { inputs: model.inputs, draft: model.draft },
});

/** Updates the job; does nothing if there is none. */
export const advance = <Kind extends Work>(
  model: Model,
  change: Partial<Omit<Kind, 'task'>>,
): Model =>
  model.work === null ? model : { ...model, work: { ...model.work, ...change } as Work };

/** How many written solutions are one of several, where the result does not say which. */
export const unmarked = (work: Work): number =>
  work.task === 'solve' && work.format === 'solution' ? work.counts.multiple : 0;

/** What a result is saved as: its name tells of solutions that are one of several, as no line of it does. */
export const resultName = (work: Work): string => {
  const count = unmarked(work);
  return count === 0 ? work.name : work.name.replace(/(?=\.[^.]*$)/, `.${count}-ambiguous`);
};

/** How much of a job is done, 0..1. */
export const shareOf = ({ done, total }: Pick<Work, 'done' | 'total'>): number =>
  total === 0 ? 1 : done / total;

/** The quarters of a running job that are finished, 0..3: the progress that is announced. */
export const quarterOf = (work: Work): number =>
  work.total === 0 ? 0 : Math.min(3, Math.floor(4 * shareOf(work)));

/** Puzzles per second. */
export const speedOf = ({ counts, seconds }: Work): number =>
  seconds === 0 ? 0 : counts.puzzles / seconds;

/** The estimated seconds left, as fast as it went of late; null while no estimate is possible. */
export function timeLeft({ done, total, seconds, recent }: Work): number | null {
  const speed = recentSpeed(recent, seconds);
  return speed === 0 || seconds < 0.5 ? null : (total - done) / speed;
}

/** Whether the columns of a table can be kept with an output format. */
export const mayKeep = (format: ManyFormat): boolean => format !== 'json';

/** What `solveMany` is asked besides the input, the processors and the output. */
export function questionOf(model: Model): ManyQuestion {
  const { format, limit, rating, canonical, minimal, column } = model;
  const hasColumns = hasOwnColumns(format);
  return {
    layout: 'any',
    format,
    limit: countsSolutions(format) ? limit : 2,
    rating: format === 'rating' || (hasColumns && rating),
    canonical: hasColumns && canonical,
    minimal: hasColumns && minimal,
    keepColumns: keepsColumns(model),
    column: column.trim(),
  };
}

export const keepsColumns = ({ format, keepColumns }: Model): boolean =>
  mayKeep(format) && keepColumns;

/** Whether an output format can have ratings and the like beside what it has anyhow. */
export const hasOwnColumns = (format: ManyFormat): boolean => format === 'csv' || format === 'json';

/** The highest ER of each level, in tenths. */
const HIGHEST: Readonly<Record<Level, number>> = {
  beginner: 12,
  easy: 20,
  medium: 29,
  hard: 61,
  expert: 84,
  extreme: Infinity,
};

/** The level of an ER in tenths. */
export const levelOf = (er: number): Level => LEVELS.find((level) => er <= HIGHEST[level])!;

/** How many rated puzzles have each level, the easiest first; entry n of `ratings` counts those with ER n / 10. */
export function levelsOf(ratings: readonly number[]): ReadonlyMap<Level, number> {
  const counts = new Map<Level, number>();
  ratings.forEach((puzzles, er) => {
    if (puzzles > 0) counts.set(levelOf(er), (counts.get(levelOf(er)) ?? 0) + puzzles);
  });
  return counts;
}
