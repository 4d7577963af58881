/** The host: runs the calls of one module in steps, so that no call blocks another or the page. */
import type { Argument, Begin, Done, Failed, JiugongModule, Job } from 'jiugong:module';
import { JobPool } from './job-pool';
import {
  type Answer,
  type Call,
  type ModuleError,
  type Reply,
  type Report,
  type ToHost,
  buffersOf,
} from './protocol';
import { isRefusedMemory } from './refused-memory';
import { Scheduler, type Task } from './scheduler';

/** Nodes of the search, or puzzles to read, in one step, which takes well under a millisecond. */
const STEP = 256;

/** The same for calls with bytes (files): a puzzle takes so little time that shorter steps would cost more than it. */
const LONG_STEP = 2048;

/** Milliseconds between two reports on the watched calls. */
const PAUSE = 100;

/** Characters of JSON in a result: the longest string of V8, the shortest limit of all browsers. */
const MAX_JSON = 2 ** 29 - 24;

const DONE: Done = 1;
const FAILED: Failed = 2;

function tooLong(maxJson: number): ModuleError {
  const max = maxJson.toLocaleString('en');
  return {
    code: 'too-long',
    message: `The result exceeds ${max} characters, the maximum for a string; split the input.`,
    line: 0,
    column: 0,
    found: { form: '', values: [] },
    expected: { form: '', values: [] },
  };
}

class RunningCall implements Task {
  readonly #id: number;
  readonly #method: string;
  readonly #args: Argument[];
  /** The first argument, if it is bytes. */
  readonly #bytes: Uint8Array | null;
  readonly #host: Host;
  /** 0 before it begins. */
  #job: Job = 0;
  /** The JSON that the job has written so far. */
  #json = '';
  /** The last report. */
  #told: [id: number, done: number, stage: number] | null = null;

  constructor([id, method, ...args]: Call, host: Host) {
    this.#id = id;
    this.#method = method;
    const [bytes, ...rest] = args;
    this.#bytes = bytes instanceof Uint8Array ? bytes : null;
    this.#args = (this.#bytes === null ? args : [this.#bytes.length, ...rest]) as Argument[];
    this.#host = host;
  }

  step(): boolean {
    try {
      return this.#step();
    } catch (thrown) {
      this.#host.crash(thrown);
      return true;
    }
  }

  #step(): boolean {
    const { module, jobs, maxJson } = this.#host;
    const bytes = this.#bytes;
    if (this.#job === 0) {
      const begin = module[this.#method] as Begin;
      this.#job = begin(jobs.borrow(this.#method), ...this.#args);
      if (this.#job === 0) throw new Error(`there is no job for ${this.#method}`);
      if (bytes !== null) module.HEAPU8.set(bytes, module.input(this.#job));
    }
    const job = this.#job;
    const state = module.advance(job, bytes === null ? STEP : LONG_STEP);
    const failed = state === FAILED;
    if (bytes !== null && !failed && state !== DONE) return false;
    const json = module.take(job);
    if (!failed && this.#json.length + json.length > maxJson) {
      module.free(job);
      this.#host.answer([this.#id, true, JSON.stringify(tooLong(maxJson))]);
      return true;
    }
    this.#json = failed ? json : this.#json + json;
    if (!failed && state !== DONE) return false;
    const answer: Answer = [this.#id, failed, this.#json];
    if (bytes !== null) answer.push(this.#output(job, bytes));
    jobs.giveBack(this.#method, job);
    this.#host.answer(answer);
    return true;
  }

  /** The bytes of the answer: in the buffer of the question if they fit and fill at least half of it, else in a new one. */
  #output(job: Job, { buffer }: Uint8Array): Uint8Array {
    const { module } = this.#host;
    const begin = module.output(job);
    const output = module.HEAPU8.subarray(begin, begin + module.outputSize(job));
    if (output.length > buffer.byteLength || 2 * output.length < buffer.byteLength)
      return output.slice();
    const answer = new Uint8Array(buffer, 0, output.length);
    answer.set(output);
    return answer;
  }

  /** The progress of the call; null if nothing has changed since the last report. */
  report(): Report | null {
    const { module } = this.#host;
    const done = this.#job === 0 ? -1 : module.progress(this.#job);
    if (done < 0) return null;
    const stage = module.stage(this.#job);
    const [, toldDone, toldStage] = this.#told ?? [this.#id, NaN, -1];
    if (toldDone === done && toldStage === stage) return null;
    this.#told = [this.#id, done, stage];
    return stage === toldStage ? this.#told : [...this.#told, module.interim(this.#job)];
  }

  /** Frees the call's job. */
  end(): void {
    if (this.#job !== 0) this.#host.module.free(this.#job);
  }
}

export class Host {
  readonly module: JiugongModule;
  readonly jobs: JobPool;
  /** Maximum length of the JSON of a result. */
  readonly maxJson: number;
  readonly #reply: Reply;
  readonly #scheduler = new Scheduler(() => this.#tell());
  readonly #running = new Map<number, RunningCall>();
  /** Those whose progress is reported. */
  readonly #watched = new Map<number, RunningCall>();
  /** When the next report on them is due. */
  #reportAt = 0;
  /** Answers that are not sent yet. */
  #answers: Answer[] = [];

  constructor(module: JiugongModule, reply: Reply, maxJson: number = MAX_JSON) {
    this.module = module;
    this.jobs = new JobPool(module);
    this.maxJson = maxJson;
    this.#reply = reply;
  }

  /** Handles a message of the client; answers go to `reply`. */
  handle(message: ToHost): void {
    switch (message.kind) {
      case 'calls':
        this.#take(message);
        break;
      case 'cancel':
        for (const id of message.ids) this.#cancel(id);
        break;
      case 'ping':
        this.#reply({ kind: 'pong', busy: this.#running.size !== 0 });
        break;
    }
  }

  /** Cancels all calls, without answers. */
  close(): void {
    for (const id of this.#running.keys()) this.#cancel(id);
  }

  /** Takes the answer of a call, which is done. */
  answer(answer: Answer): void {
    this.#running.delete(answer[0]);
    this.#watched.delete(answer[0]);
    this.#answers.push(answer);
  }

  /** Reports that the module has trapped: its state is unknown, so nothing of it is used again, not even to free jobs. */
  crash(thrown: unknown): void {
    for (const call of this.#running.values()) this.#scheduler.remove(call);
    this.#running.clear();
    this.#watched.clear();
    this.#sendAnswers();
    const crash = { kind: 'crash', message: String(thrown) } as const;
    this.#reply(isRefusedMemory(thrown) ? { ...crash, needsMemory: true } : crash);
  }

  #take({ calls, watched }: Extract<ToHost, { kind: 'calls' }>): void {
    const begun = calls.map((call) => this.#begin(call));
    if (watched !== undefined) this.#watch(watched);
    this.#scheduler.add(begun);
  }

  #begin(call: Call): RunningCall {
    const running = new RunningCall(call, this);
    this.#running.set(call[0], running);
    return running;
  }

  #watch(ids: number[]): void {
    if (this.#watched.size === 0) this.#reportAt = performance.now() + PAUSE;
    for (const id of ids) {
      const call = this.#running.get(id);
      if (call !== undefined) this.#watched.set(id, call);
    }
  }

  #cancel(id: number): void {
    const call = this.#running.get(id);
    if (call === undefined) return;
    this.#running.delete(id);
    this.#watched.delete(id);
    this.#scheduler.remove(call);
    call.end();
  }

  #tell(): void {
    this.#sendAnswers();
    if (this.#watched.size !== 0) this.#sendReports();
  }

  #sendReports(): void {
    const now = performance.now();
    if (now < this.#reportAt) return;
    this.#reportAt = now + PAUSE;
    const reports: Report[] = [];
    for (const call of this.#watched.values()) {
      const report = call.report();
      if (report !== null) reports.push(report);
    }
    if (reports.length !== 0) this.#reply({ kind: 'progress', reports });
  }

  #sendAnswers(): void {
    if (this.#answers.length === 0) return;
    const answers = this.#answers;
    this.#answers = [];
    this.#reply({ kind: 'answers', answers }, buffersOf(answers));
  }
}
