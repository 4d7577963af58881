/** A panel with the jobs of Batch, and an engine whose run does what a test says. */
import { Jobs, type JobsHost } from '../../page/panels/batch/jobs';
import {
  choose,
  firstModel,
  changeRequest,
  type BulkRequest,
  type Model,
  type SolveWork,
} from '../../page/panels/batch/model';
import { countersOf, histogramsOf } from '../../page/panels/batch/outcome';
import { NO_COUNTS } from '../../page/panels/batch/solve';
import { textsFor } from '../../page/panels/batch/texts';
import { waitText, workText } from '../../page/panels/batch/words';
import type { Engine, ManyOptions, ManyProgress, ManyRun } from '../../engine/jiugong';

const texts = textsFor('en');

/** A panel that has the jobs, and shows what they say. */
export class FakePanel {
  model: Model;
  /** Whether a reload would lose something. */
  isAtRisk = false;
  readonly said: string[] = [];
  readonly saved: { readonly name: string; readonly result: Blob }[] = [];
  readonly jobs: Jobs;

  constructor(change: Parameters<typeof choose>[1], of: Awaited<ReturnType<JobsHost['engine']>>) {
    this.model = choose(firstModel(1), change);
    this.jobs = new Jobs({
      model: () => this.model,
      show: (model) => this.show(model),
      engine: async () => of,
      onBegin: () => undefined,
      onRisk: (isAtRisk) => void (this.isAtRisk = isAtRisk),
      save: (name, result) => void this.saved.push({ name, result }),
    });
  }

  get status(): string {
    return workText(this.model.work, texts);
  }

  /** What is said about a puzzle that takes long. */
  get waits(): string {
    return waitText(this.model.work!, texts);
  }

  show(model: Model): void {
    this.model = model;
    if (this.said.at(-1) !== this.status) this.said.push(this.status);
  }

  choose(change: Parameters<typeof choose>[1]): void {
    this.show(choose(this.model, change));
  }

  change(change: Partial<BulkRequest>): void {
    this.show(changeRequest(choose(this.model, { task: 'make' }), change));
  }

  async save(): Promise<string> {
    this.jobs.save();
    return (await this.saved.at(-1)?.result.text()) ?? '';
  }

  counter(name: string): number | undefined {
    const counters = countersOf(this.model.work as SolveWork, texts);
    return counters.find((one) => one.name === name)?.count;
  }

  histogram(caption: string): readonly [string, number][] {
    const all = histogramsOf(this.model.work!, texts);
    const bars = all.find((one) => one.caption === caption)?.bars ?? [];
    return bars.map(({ name, count }) => [name, count]);
  }
}

/** An engine whose one run does what the test says; `ended` resolves it, as an abort does. */
export function fakeEngine() {
  const log: string[] = [];
  let options!: ManyOptions;
  let end!: () => void;
  const counts = { ...NO_COUNTS, lines: 3, puzzles: 3, unique: 3 };
  const totals = { ...counts, errors: [], done: 30, total: 40, perSecond: 1, waitsFor: null };
  let skipped: number[] = [];
  const solveMany = (_content: Blob, asked: ManyOptions): ManyRun => {
    options = asked;
    const run = new Promise<void>((resolve) => (end = resolve));
    asked.signal!.addEventListener('abort', () => end());
    return Object.assign(
      run.then(() => ({
        ...counts,
        errors: [],
        read: 30,
        complete: false,
        skipped,
        bytes: new Uint8Array(),
      })),
      { pause: () => void log.push('pause'), resume: () => void log.push('resume') },
    );
  };
  return {
    engine: { solveMany } as unknown as Engine,
    log,
    write: (text: string) => options.write!(new TextEncoder().encode(text)),
    report: (change: Partial<ManyProgress> = {}) => options.onProgress!({ ...totals, ...change }),
    skip: (lines: number[]) => void (skipped = lines),
    end: () => end(),
  };
}
