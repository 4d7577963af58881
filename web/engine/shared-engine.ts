/** Engines as callers see them, and the host they share. */
import type { Jobs, Json } from 'jiugong:module';
import {
  checkAttempts,
  checkClues,
  checkEffort,
  checkFlag,
  checkFormat,
  checkLimit,
  checkManyFormat,
  checkOptions,
  checkPreset,
  checkProgress,
  checkSeed,
  checkSide,
  checkSignal,
  checkSymmetry,
  checkText,
  checkTiles,
  checkTurns,
  checkWorkers,
  checkWrite,
} from './arguments';
import { Batch } from './batch/batch';
import { Others } from './batch/others';
import { openSource } from './batch/pieces';
import { type Connection, toError } from './connection';
import { JiugongError } from './error';
import type {
  CallOptions,
  CountOptions,
  CountResult,
  Difference,
  Engine,
  GeneratedPuzzle,
  GenerateOptions,
  LongCallOptions,
  ManyInput,
  ManyOptions,
  ManyResult,
  ManyRun,
  NineTripodsOptions,
  NineTripodsResult,
  PuzzleInput,
  ReadResult,
  RegionPresetName,
  RegionsInput,
  RegionsPuzzle,
  RotateSudokuOptions,
  RotateSudokuResult,
  SolveOptions,
  SolveRegionsOptions,
  SolveRegionsResult,
  SolveResult,
  TextFailure,
  TextResult,
  UntwistOptions,
  UntwistResult,
  WriteOptions,
} from './jiugong';
import type { Invocation, Method } from './protocol';
import { toPuzzleText } from './puzzle-input';
import { toRegionNumbers } from './region-input';

/** JSON holds errors as plain data; here they become JiugongErrors. */
function reviveFailure<T extends object>(item: T | Json<TextFailure>): T | TextFailure {
  return 'error' in item ? { ...item, error: toError(item.error) } : item;
}

/** The options of every method, of long ones, and of those that take a puzzle of regions. */
const SIGNAL = 'signal';
const LIMIT = `limit ${SIGNAL}`;
const TWIST = `turns onProgress ${SIGNAL}`;
const REGIONS =
  'rows cols low high cells regions cages diagonals antiKnight antiKing nonConsecutive areas extras';

/** Workers for one file, whatever is asked for. */
const MOST_WORKERS = 64;

/** (Node 18 has no navigator.) */
function processors(): number {
  return (globalThis as { navigator?: Navigator }).navigator?.hardwareConcurrency || 1;
}

const closed = (): JiugongError => new JiugongError('closed', 'The engine was closed.');

/** A connection and the engines that use it; the last to close ends its host. */
export class SharedConnection {
  readonly connection: Connection;
  /** Hosts for files, beside this one. */
  readonly others: Others;
  #users = 0;

  constructor(connection: Connection, others: Others) {
    this.connection = connection;
    this.others = others;
  }

  async join(): Promise<Engine> {
    ++this.#users;
    try {
      const { thread } = await this.connection.port();
      return new SharedEngine(this, thread);
    } catch (error) {
      this.leave();
      throw error;
    }
  }

  leave(): void {
    if (--this.#users !== 0) return;
    this.connection.close(closed());
    this.others.close();
  }

  /** Takes back what `others` lent for a file: to end it, where the last engine was closed meanwhile. */
  giveBack(others: readonly Connection[]): void {
    this.others.giveBack(others);
    if (this.#users === 0) this.others.close();
  }
}

class SharedEngine implements Engine {
  readonly thread: 'worker' | 'main';
  readonly #shared: SharedConnection;
  #closed = false;
  /** The files that are being solved. */
  readonly #batches = new Set<Batch>();

  constructor(shared: SharedConnection, thread: 'worker' | 'main') {
    this.#shared = shared;
    this.thread = thread;
  }

  solve(puzzle: PuzzleInput, options?: SolveOptions): Promise<SolveResult> {
    return this.#call('solve', options, LIMIT, ({ limit = 2 }) => [
      toPuzzleText(puzzle),
      checkLimit(limit),
    ]);
  }

  count(puzzle: PuzzleInput, options?: CountOptions): Promise<CountResult> {
    return this.#call('count', options, LIMIT, ({ limit = 1_000_000 }) => [
      toPuzzleText(puzzle),
      checkLimit(limit),
    ]);
  }

  async candidates(puzzle: PuzzleInput, options?: CallOptions): Promise<Uint16Array> {
    return Uint16Array.from(
      await this.#call('candidates', options, SIGNAL, () => [toPuzzleText(puzzle)]),
    );
  }

  contradiction(puzzle: PuzzleInput, options?: CallOptions): Promise<number[] | null> {
    return this.#call('contradiction', options, SIGNAL, () => [toPuzzleText(puzzle)]);
  }

  difference(puzzle: PuzzleInput, options?: CallOptions): Promise<Difference | null> {
    return this.#call('difference', options, SIGNAL, () => [toPuzzleText(puzzle)]);
  }

  generate(options?: GenerateOptions): Promise<GeneratedPuzzle> {
    return this.#call(
      'generate',
      options,
      `seed clues symmetry minimal attempts ${SIGNAL}`,
      ({ seed, clues, symmetry = 'none', minimal = false, attempts = 1000 }) => [
        checkSeed(seed),
        checkClues(clues),
        checkSymmetry(symmetry),
        checkFlag('minimal', minimal),
        checkAttempts(attempts),
      ],
    );
  }

  untwist(options: UntwistOptions): Promise<UntwistResult> {
    return this.#call(
      'untwist',
      options,
      `rows cols tiles goal seed effort ${TWIST}`,
      ({ rows, cols, tiles, goal, turns = 'quarter', seed = 0, effort }) => [
        checkSide('rows', rows),
        checkSide('columns', cols),
        checkTiles('tiles', tiles),
        goal === undefined ? '' : checkTiles('goal', goal),
        checkTurns(turns),
        checkSeed(seed),
        checkEffort(effort),
      ],
    );
  }

  rotateSudoku(options: RotateSudokuOptions): Promise<RotateSudokuResult> {
    return this.#call(
      'rotateSudoku',
      options,
      `puzzle limit ${TWIST}`,
      ({ puzzle, turns = 'quarter', limit = Infinity }) => [
        toPuzzleText(puzzle as PuzzleInput),
        checkTurns(turns),
        checkLimit(limit),
      ],
    );
  }

  nineTripods(options: NineTripodsOptions): Promise<NineTripodsResult> {
    return this.#call(
      'nineTripods',
      options,
      `grid seed effort ${TWIST}`,
      ({ grid, turns = 'quarter', seed = 0, effort }) => [
        toPuzzleText(grid as PuzzleInput),
        checkTurns(turns),
        checkSeed(seed),
        checkEffort(effort),
      ],
    );
  }

  async solveText(text: string, options?: CallOptions): Promise<TextResult> {
    const answer = await this.#call('solveText', options, SIGNAL, () => [checkText(text)]);
    return { ...answer, results: answer.results.map(reviveFailure) };
  }

  solveMany(input: ManyInput, options?: ManyOptions): ManyRun {
    let batch: Batch | undefined;
    const run = async (): Promise<ManyResult> => {
      const checked = checkOptions(options, `format workers write reuse keep onProgress ${LIMIT}`);
      const {
        format = 'solution',
        limit = 2,
        reuse = false,
        keep = false,
        write,
        onProgress,
      } = checked;
      const signal = checkSignal(checked.signal);
      const source = openSource(input);
      const workers = checkWorkers(checked.workers ?? processors());
      batch = new Batch(source, {
        format: checkManyFormat(format),
        limit: checkLimit(limit),
        write: checkWrite(write),
        reuse: checkFlag('reuse', reuse),
        onProgress: checkProgress(onProgress),
      });
      checkFlag('keep', keep);
      if (this.#closed) throw closed();
      return this.#runBatch(batch, workers, signal, keep);
    };
    return Object.assign(run(), {
      pause: () => batch?.pause(),
      resume: () => batch?.resume(),
    });
  }

  async readText(text: string, options?: CallOptions): Promise<ReadResult> {
    const read = await this.#call('readText', options, SIGNAL, () => [checkText(text)]);
    return { ...read, puzzles: read.puzzles.map(reviveFailure) };
  }

  writeText(puzzle: PuzzleInput, options?: WriteOptions): Promise<string> {
    return this.#call('writeText', options, `format ${SIGNAL}`, ({ format = 'rows' }) => [
      toPuzzleText(puzzle),
      checkFormat(format),
    ]);
  }

  solveRegions(options: SolveRegionsOptions): Promise<SolveRegionsResult> {
    return this.#call('solveRegions', options, `${REGIONS} ${LIMIT}`, (puzzle) => [
      toRegionNumbers(puzzle),
      checkLimit(puzzle.limit ?? 2),
    ]);
  }

  readRegions(text: string, options?: CallOptions): Promise<RegionsPuzzle> {
    return this.#call('readRegions', options, SIGNAL, () => [checkText(text)]);
  }

  writeRegions(puzzle: RegionsInput, options?: CallOptions): Promise<string> {
    return this.#call('writeRegions', options, SIGNAL, () => [
      toRegionNumbers(checkOptions(puzzle, `${REGIONS} ${LIMIT}`)),
    ]);
  }

  regionPreset(name: RegionPresetName, options?: CallOptions): Promise<RegionsPuzzle> {
    return this.#call('regionPreset', options, SIGNAL, () => [checkPreset(name)]);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#shared.connection.abandon(this, closed());
    for (const batch of this.#batches) batch.stop(closed());
    this.#shared.leave();
  }

  /** On the host that all share, and on others, which begin with their first part. */
  async #runBatch(
    batch: Batch,
    workers: number,
    signal: AbortSignal | null,
    keep: boolean,
  ): Promise<ManyResult> {
    const { connection, others } = this.#shared;
    const own = others.take(this.thread === 'main' ? 0 : Math.min(workers, MOST_WORKERS) - 1);
    const abort = (): void => batch.stop(signal?.reason);
    signal?.addEventListener('abort', abort);
    this.#batches.add(batch);
    try {
      if (signal?.aborted) abort();
      await batch.run([connection, ...own]);
    } catch (error) {
      if (!keep || !signal?.aborted) throw error;
    } finally {
      signal?.removeEventListener('abort', abort);
      this.#batches.delete(batch);
      this.#shared.giveBack(own);
    }
    return batch.result();
  }

  /** Calls a method of the module; what is wrong with the arguments rejects like any other error. */
  #call<M extends Method, Options extends CallOptions & LongCallOptions>(
    method: M,
    options: Options | undefined,
    known: string,
    toArguments: (options: Partial<Options>) => Parameters<Jobs[M]>,
  ): Promise<ReturnType<Jobs[M]>> {
    try {
      const checked = checkOptions(options, known);
      const invocation = [method, ...toArguments(checked)] as unknown as Invocation;
      const signal = checkSignal(checked.signal);
      const onProgress = checkProgress(checked.onProgress);
      if (this.#closed) throw closed();
      const { connection } = this.#shared;
      const call = connection.call(this, invocation, signal, onProgress);
      return call as Promise<ReturnType<Jobs[M]>>;
    } catch (error) {
      return Promise.reject(error);
    }
  }
}
