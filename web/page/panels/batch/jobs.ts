/** The jobs of the Batch panel, one at a time: begins and follows them, and keeps what they have written. */
import { asJiugongError } from '../../../board/errors';
import type { Engine, GenerateManyCounts, ManyRun } from '../../../api/engine';
import { run, standing, timeOn, type Clock } from '../../ui/boards/clock';
import { isRefusal } from '../../ui/refusal';
import { drawSeed, isSeed } from '../../ui/new-puzzle';
import { answersName, madeName, typeOf } from './inputs';
import * as models from './model';
import {
  NONE_MADE,
  type MakeWork,
  type Model,
  type Notice,
  type SolveWork,
  type Work,
} from './model';
import { canSaveDirectly, collect, openFile, type Output } from './output';
import { FIRST_SAMPLES, withSample } from './recent';
import { FileError, type Held, NO_COUNTS, NOTHING_HELD, solveFiles } from './solve';

/** The panel around them. */
export interface JobsHost {
  readonly model: () => Model;
  readonly show: (model: Model) => void;
  readonly engine: () => Promise<Pick<Engine, 'solveMany' | 'generateMany'>>;
  readonly onBegin: () => void;
  /** Called when a reload would end a job or lose its result, and when it no longer would. */
  readonly onRisk: (isAtRisk: boolean) => void;
  readonly save: (name: string, result: Blob) => void;
}

/** The part of a run that does not depend on its kind. */
type Pausable = Pick<ManyRun, 'pause' | 'resume'>;

/** The objects of one running job. */
interface Job {
  /** The run of the engine; of several files, that of the current one. */
  run: Pausable | null;
  readonly stop: AbortController;
  readonly output: Output;
  clock: Clock;
}

const NOT_BEGUN = {
  phase: 'running',
  done: 0,
  seconds: 0,
  recent: FIRST_SAMPLES,
  held: NOTHING_HELD,
  error: null,
} as const;

/** Milliseconds of work after which the browser warns before an unsaved result is lost. */
const LONG = 10_000;

export class Jobs {
  readonly #host: JobsHost;
  #job: Job | null = null;
  /** Whether a start is waiting for the user to choose a file. */
  #isStarting = false;
  /** The result of the last job, unless it was written to a file directly. */
  #result: Blob | null = null;

  constructor(host: JobsHost) {
    this.#host = host;
  }

  /** Whether there is a result to save. */
  get hasResult(): boolean {
    return this.#result !== null;
  }

  get #model(): Model {
    return this.#host.model();
  }

  #show(next: Model): void {
    this.#host.show(next);
  }

  #say(kind: Exclude<Notice['kind'], 'left-out'>): void {
    this.#show(models.withNotice(this.#model, { kind }));
  }

  /** Starts the chosen job, unless one is running. */
  async start(): Promise<void> {
    if (models.isBusy(this.#model) || this.#isStarting) return;
    this.#isStarting = true;
    try {
      await (this.#model.task === 'solve' ? this.#solveFiles() : this.#makePuzzles());
    } finally {
      this.#isStarting = false;
    }
  }

  /** Pauses the job, or goes on with it. */
  setRunning(isRunning: boolean): void {
    if (this.#job === null) return;
    if (isRunning) this.#job.run?.resume();
    else this.#job.run?.pause();
    this.#job.clock = run(this.#job.clock, isRunning, performance.now());
    this.#show(models.advance(this.#model, { phase: isRunning ? 'running' : 'paused' }));
  }

  cancel(): void {
    this.#job?.stop.abort();
  }

  save(): void {
    const { work } = this.#model;
    if (work === null || this.#result === null) return;
    this.#host.save(models.resultName(work), this.#result);
    if (this.#job === null) this.#host.onRisk(false);
  }

  async #solveFiles(): Promise<void> {
    const { format, workers } = this.#model;
    const question = models.questionOf(this.#model);
    const inputs = models.inputsOf(this.#model);
    if (inputs.length === 0) return this.#say('nothing');
    const total = models.sizeOf(inputs);
    const first = {
      ...NOT_BEGUN,
      task: 'solve',
      format,
      total,
      counts: NO_COUNTS,
      badLines: [],
    } as const;
    await this.#run(
      answersName(inputs, format, question.keepColumns),
      (place) => ({ ...first, ...place }),
      async (job) =>
        solveFiles(await this.#host.engine(), inputs, {
          question,
          workers,
          signal: job.stop.signal,
          write: (bytes) => job.output.write(bytes),
          onRun: (run) => this.#control(job, run),
          onProgress: (counts, done, badLines, held) =>
            this.#follow<SolveWork>(job, { counts, done, badLines, held }),
        }),
    );
  }

  async #makePuzzles(): Promise<void> {
    const { request, workers } = this.#model;
    const amount = models.amountIn(request.amount);
    if (amount === null) return this.#say('bad-amount');
    if (!isSeed(request.seed)) return this.#say('bad-seed');
    const seed = String(BigInt(request.seed.trim() || drawSeed()));
    const first = { ...NOT_BEGUN, task: 'make', total: amount, counts: NONE_MADE, seed } as const;
    await this.#run(
      madeName(seed, request.format),
      (place) => ({ ...first, ...place }),
      async (job) => {
        const engine = await this.#host.engine();
        const follow = (counts: GenerateManyCounts, done: number, held: Partial<Held>): void =>
          this.#follow<MakeWork>(job, { counts, done, held: { ...NOTHING_HELD, ...held } });
        const run = engine.generateMany({
          amount,
          seed,
          givens: request.clues ?? undefined,
          symmetry: request.symmetry,
          minimal: request.minimal,
          level: request.level ?? undefined,
          format: request.format,
          workers,
          signal: job.stop.signal,
          keep: true,
          skip: true,
          write: (bytes) => job.output.write(bytes),
          reuse: true,
          onProgress: ({ done, waitsFor, ...counts }) => follow(counts, done, { waitsFor }),
        });
        this.#control(job, run);
        const { skipped, ...made } = await run;
        follow(made, made.puzzles, { skipped });
      },
    );
  }

  /** Runs a job until it is done, stopped or failed; the output so far is kept. */
  async #run(
    suggestedName: string,
    toWork: (place: { name: string; isDirect: boolean }) => Work,
    task: (job: Job) => Promise<void>,
  ): Promise<void> {
    const place = await this.#openOutput(suggestedName);
    if (place === null) return;
    const { name, isDirect, output } = place;
    const clock = run(standing(0), true, performance.now());
    const job: Job = { run: null, stop: new AbortController(), output, clock };
    this.#job = job;
    this.#result = null;
    this.#host.onRisk(true);
    this.#show(models.begin(this.#model, toWork({ name, isDirect })));
    this.#host.onBegin();
    const end = await this.#attempt(() => task(job), job);
    // Output written before a failure is kept, too.
    const kept = await this.#attempt(async () => {
      const result = await output.finish();
      this.#result = result !== null && result.size > 0 ? result : null;
    }, job);
    const wasLong = timeOn(job.clock, performance.now()) >= LONG;
    if (this.#result === null || !wasLong) this.#host.onRisk(false);
    this.#job = null;
    // The first failure is reported, not one that follows from it.
    const last = end.phase === 'failed' || kept.phase !== 'failed' ? end : kept;
    this.#show(
      models.advance(this.#model, { ...last, isDirect: isDirect && kept.phase !== 'failed' }),
    );
  }

  /** Runs a part of the job and returns how it ended. */
  async #attempt(part: () => Promise<void>, { stop }: Job): Promise<Pick<Work, 'phase' | 'error'>> {
    try {
      await part();
      return { phase: stop.signal.aborted ? 'stopped' : 'done', error: null };
    } catch (thrown) {
      const { file, cause } = thrown instanceof FileError ? thrown : { file: null, cause: thrown };
      const error = cause instanceof DOMException ? cause : asJiugongError(cause);
      return { phase: 'failed', error: { file, error } };
    }
  }

  /** Opens the destination of the result. Returns null if the user cancels the file dialog. */
  async #openOutput(
    name: string,
  ): Promise<{ name: string; isDirect: boolean; output: Output } | null> {
    if (!canSaveDirectly() || !models.isDirect(this.#model))
      return { name, isDirect: false, output: collect(typeOf(name)) };
    try {
      const file = await openFile(name);
      return file === null ? null : { ...file, isDirect: true };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.#say('not-opened');
      return null;
    }
  }

  #follow<Kind extends Work>({ clock }: Job, change: Partial<Omit<Kind, 'task'>>): void {
    const seconds = timeOn(clock, performance.now()) / 1000;
    const { done, recent } = { ...this.#model.work!, ...change };
    const samples = withSample(recent, { seconds, done });
    this.#show(models.advance(this.#model, { ...change, seconds, recent: samples }));
  }

  /** Lets the buttons control this run from now on. */
  #control(job: Job, run: Pausable): void {
    job.run = run;
    if (this.#model.work?.phase === 'paused') run.pause();
  }
}
