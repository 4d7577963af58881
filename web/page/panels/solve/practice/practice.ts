/**
 * Practising: brings positions in which a technique is the next step, and says of what the reader does there whether it is
 * that step. Solve loads this part when something is practised, or was at the last visit.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { getEngine } from '../../../../board/get-engine';
import { isReady } from '../../../../board/hint';
import type { JiugongBoard } from '../../../../board/jiugong-board';
import { loadHints, type Hints } from '../../../../board/load-hints';
import { parseSnapshot, type Snapshot } from '../../../../board/snapshot';
import { isComplete, showsDigits, type Board } from '../../../../board/state';
import { formatValues } from '../../../../board/values';
import type { Message } from '../../../../board/words';
import { JiugongError, type Engine } from '../../../../engine/jiugong';
import type { Language } from '../../../../locales/languages';
import {
  ALL,
  chapterOf,
  COURSE,
  courseIn,
  chapterFor,
  MOST_SHOWN,
  nextChapter,
  POSITIONS,
  puzzleOf,
  withFound,
  withPuzzle,
  withShown,
  withSolved,
  withVisit,
  type Course,
} from '../../../ui/course';
import { button } from '../../../ui/form';
import type { Store } from '../../../ui/store';
import {
  isPractised,
  PRACTISED,
  practisedFor,
  practiseRoute,
  puzzleRoute,
  TOPICS,
  type Practised,
  type Topic,
} from '../../../ui/techniques';
import type { PuzzleMaker } from '../puzzle-maker';
import { puzzleOnly } from '../share/texts';
import { lastWorkOn, PRACTICE } from '../work';
import { findPosition, findPuzzle, taskIn, type ChapterPuzzle } from './find';
import { isOver, judge, type Task, type Verdict } from './judge';
import type { PracticeMessages } from './messages/en';
import { textsFor } from './texts';
import { describeFound, describePuzzle, describeUndone, describeVerdict, topicName } from './words';

/** What is said, in a language. */
type Tell = (language: Language) => Message;

export interface PracticeHost {
  readonly board: JiugongBoard;
  readonly store: Pick<Store, 'read' | 'readEach' | 'write'>;
  readonly maker: Pick<PuzzleMaker, 'bring'>;
  readonly hints: Hints;
  readonly language: Language;
  /** What stays said of a puzzle until something is done on its board is its title. */
  readonly say: (tell: Tell, isTitle?: boolean) => void;
  readonly redraw: () => void;
}

/** The position that was put on the board last, and what is practised in it. */
interface Position {
  readonly topic: Topic;
  readonly start: Snapshot;
  /** Whether the step was made. */
  readonly isDone: boolean;
  /** Whether a hint or the walk-through has shown one that counts, or the solver digits. */
  readonly isHelped: boolean;
}

/** Reads a stored position; null for anything else. */
function positionIn(stored: unknown): Position | null {
  const { topic, start, isDone, isHelped } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  const known = TOPICS.find((one) => one === topic);
  const snapshot = parseSnapshot(start);
  if (known === undefined || snapshot === null) return null;
  return { topic: known, start: snapshot, isDone: isDone === true, isHelped: isHelped === true };
}

/** The part of `Practice` that goes with a position. */
interface State {
  readonly position: Position;
  /** Null until it is known. */
  readonly task: Task | null;
  /** What is said until the next change of digits or notes; null for nothing. */
  readonly tell: Tell | null;
}

export class Practice {
  readonly #host: PracticeHost;
  #language: Language;
  /** Null until there is a position. */
  #state: State | null = null;
  /** The board as it was judged last. */
  #seen: Board;
  /** Whether the keys were set to remove candidates. */
  #removes = false;
  /** The position of which it was asked last what counts in it. */
  #asked: Snapshot | null = null;
  /** What the board says beside what is told of the position; null until it says it in this language. */
  #beside: string | null = null;
  /** The hints and solutions that were noted as shown. */
  readonly #noted = new WeakSet<object>();

  constructor(host: PracticeHost) {
    this.#host = host;
    this.#language = host.language;
    this.#seen = host.board.board;
    const position = positionIn(host.store.read(PRACTICE));
    if (position !== null) this.#state = { position, task: null, tell: null };
    this.follow();
    host.board.addEventListener('jiugong-solved', ({ detail }) => {
      if (detail.by === 'person') this.#note((course) => withSolved(course, this.#puzzle));
    });
  }

  /** Whether a position to practise is on the board, or what became of one, or the puzzle of a chapter. */
  get isOn(): boolean {
    return this.#isAbout(this.#puzzle);
  }

  #isAbout(puzzle: string): boolean {
    const { givens } = this.#state?.position.start ?? {};
    return givens === puzzle || chapterFor(this.#course, puzzle) !== undefined;
  }

  get #isPosition(): boolean {
    return this.#state?.position.start.givens === this.#puzzle;
  }

  /** The chapter whose puzzle is on the board; undefined for none. */
  get #chapter(): Practised | undefined {
    return chapterFor(this.#course, this.#puzzle);
  }

  get #course(): Course {
    return courseIn(this.#host.store.readEach(COURSE));
  }

  get #puzzle(): string {
    return formatValues(this.#host.board.board.givens);
  }

  /** What the button is called that goes on. */
  get next(): string {
    return this.#following[0];
  }

  /** Goes on: with the next position, or from the puzzle of a chapter. */
  async goOn(): Promise<void> {
    await this.#following[1]();
  }

  /** What comes next, and what brings it: after a puzzle it is what its chapter still needs, then another chapter. */
  get #following(): readonly [label: string, go: () => void | Promise<void>] {
    const words = textsFor(this.#language).practice;
    const chapter = this.#chapter;
    if (this.#isPosition || chapter === undefined) return [words.next, () => this.bring()];
    const course = this.#course;
    const next = nextChapter(course, chapter);
    if (next !== chapter) {
      const name = next === null ? '' : this.#nameOf(next, this.#language);
      return [words.nextChapter(name), () => void (location.hash = `learn/${next ?? ''}`)];
    }
    return chapterOf(course, chapter).found < POSITIONS
      ? [words.next, () => this.bring(chapter)]
      : [words.another, () => this.makePuzzle(chapter)];
  }

  #nameOf(topic: Topic, language: Language): string {
    return topicName(topic, this.#host.hints, language);
  }

  setLanguage(language: Language): void {
    this.#language = language;
    this.#beside = null;
  }

  /** Brings what a route of Solve asks for: a position, or the puzzle of a chapter. */
  async open(route: string): Promise<void> {
    const needed = PRACTISED.find((technique) => puzzleRoute(technique) === route);
    if (needed !== undefined) await this.makePuzzle(needed);
    else await this.bring(TOPICS.find((topic) => practiseRoute(topic) === route));
  }

  /** Puts another position on the board, of the same kind by default. */
  async bring(topic = this.#state!.position.topic): Promise<void> {
    const { hints, maker, store } = this.#host;
    if (isPractised(topic)) this.#note((course) => withVisit(course, topic));
    const techniques = practisedFor(topic);
    const technique = techniques[Math.floor(Math.random() * techniques.length)]!;
    const find = async (engine: Engine, signal: AbortSignal) => {
      const position = await findPosition(engine, hints, technique, signal);
      return position === null
        ? 'none'
        : { position, task: await taskIn(engine, position, techniques, signal) };
    };
    const found = await maker.bring(find, ({ position: start, task }) => {
      const position = { topic, start, isDone: false, isHelped: false };
      store.write(PRACTICE, position);
      this.#state = { position, task, tell: null };
      // (It is not on the board yet.)
      this.#setKeys();
    });
    if (found === null) return;
    const isFound = found !== 'none';
    const tell = this.#found(topic, isFound);
    if (isFound) this.#state = { ...this.#state!, tell };
    this.#beside = this.#host.board.message.headline;
    this.#host.say(tell);
  }

  /** What is said when a search has ended, with a position that is on the board or without. */
  #found(topic: Topic, isFound: boolean): Tell {
    const found = isFound ? { removes: this.#removes } : null;
    return (language) =>
      describeFound(topic, found, this.#nameOf(topic, language), textsFor(language).practice);
  }

  /** Goes on with the puzzle of a chapter of the course, or makes one. */
  async makePuzzle(technique: Practised): Promise<void> {
    const { board, hints, maker, say } = this.#host;
    const begun = puzzleOf(chapterOf(this.#course, technique));
    const work = begun === null ? null : lastWorkOn(begun, board.history);
    const find = async (engine: Engine, signal: AbortSignal) => {
      const made: ChapterPuzzle | null =
        begun === null ? await findPuzzle(engine, technique, signal) : { puzzle: begun, later: [] };
      return made === null ? 'none' : { ...made, position: work ?? puzzleOnly(made.puzzle) };
    };
    const found = await maker.bring(find, ({ puzzle }) =>
      this.#note((course) =>
        puzzle === begun ? withVisit(course, technique) : withPuzzle(course, technique, puzzle),
      ),
    );
    if (found === null) return;
    if (found === 'none') return say(this.#found(technique, false));
    say((language) => {
      const later = found.later.map((one) => hints.techniqueName(one, language));
      const words = textsFor(language).practice;
      return describePuzzle(this.#nameOf(technique, language), later, work !== null, words);
    }, true);
  }

  /** Sets the keys once for a step that removes candidates; after it, and on another board, they enter digits again. */
  #setKeys(): void {
    const { board } = this.#host;
    const removes =
      this.#isPosition && !this.isDone && this.#state?.task?.steps[0]?.placement === null;
    if (removes === this.#removes) return;
    // (First, as the change of the keys is followed.)
    this.#removes = removes;
    if (removes) board.mode = 'candidates';
    else if (board.mode === 'candidates') board.mode = 'digit';
  }

  /** Keeps how far the course is, and draws it. */
  #note(change: (course: Course) => Course): void {
    const { store, redraw } = this.#host;
    const course = this.#course;
    const next = change(course);
    if (next === course) return;
    store.write(COURSE, next);
    redraw();
  }

  /** Finds what counts in a position from an earlier visit, once it is on the board, and judges what was done in it. */
  async #prepare({ position }: State): Promise<void> {
    const { start } = position;
    if (this.#asked === start) return;
    this.#asked = start;
    const techniques = practisedFor(position.topic);
    let task: Task | null;
    try {
      task = await taskIn(await getEngine(), start, techniques);
    } catch (error) {
      if (!(error instanceof JiugongError)) throw error;
      // Without an engine the board says so itself; the next change asks again.
      if (this.#asked === start) this.#asked = null;
      return;
    }
    if (this.#state?.position.start !== start) return;
    this.#state = { ...this.#state, task };
    this.#setKeys();
    // All that was done since the position came counts.
    const { own, candidates } = task?.start ?? this.#seen;
    if (this.#isPosition) this.#seen = { ...this.#seen, own, candidates };
    this.follow();
    this.#host.redraw();
  }

  /** Follows a change of the board, and says what it is to the step. A hint, a finding and the end say more. */
  follow(): void {
    const { board, hinted } = this.#host.board;
    this.#followHelp();
    const before = this.#seen;
    const isSame = before.givens === board.givens;
    const state = this.#state;
    const isOn = state !== null && this.#isPosition;
    const wasOn = this.#isAbout(formatValues(before.givens));
    // (What is done before it is known what counts is judged then.)
    const isEarly = isOn && state.task === null;
    if (!isSame || !isEarly) this.#seen = board;
    if (isOn && state.task === null) void this.#prepare(state);
    else if (isOn && isSame) this.#judge(state, state.task!, before, board);
    this.#setKeys();
    // (A Redo can leave it as well.)
    if (wasOn && !this.isOn && this.#host.board.history.future[0]?.givens === before.givens)
      this.#host.say((language) => describeUndone(textsFor(language).practice));
    if (!isOn || isEarly) return;
    const { tell } = this.#state!;
    if (tell === null || hinted !== null || board.finding !== null || isComplete(board)) return;
    // What the board itself answers to a key comes first: with the same digits and notes it says something else then.
    const { headline } = this.#host.board.message;
    if (tell !== state.tell) this.#beside = headline;
    if (headline === (this.#beside ??= headline)) this.#host.say(tell);
  }

  /** Notes that the walk-through is opened, which shows all steps. */
  walk(): void {
    this.#noteShown(ALL);
    this.#noteHelp();
  }

  /** Notes what hints and answers show. */
  #followHelp(): void {
    const { board, hinted } = this.#host.board;
    const { finding } = board;
    const isNew = (shown: object): boolean => !this.#noted.has(shown) && !!this.#noted.add(shown);
    if (finding !== null && showsDigits(board) && isNew(finding)) {
      this.#noteShown(finding.kind === 'cells' ? finding.cells.length : ALL);
      this.#noteHelp();
    }
    const { hint } = hinted ?? {};
    if (hint?.kind !== 'step' || !isReady(hinted!) || !isNew(hint)) return;
    this.#noteShown(1);
    const topic = this.#state?.position.topic;
    const isOfTask =
      topic !== undefined && practisedFor(topic).some((one) => one === hint.step.technique);
    if (isOfTask) this.#noteHelp();
  }

  #noteShown(times: number): void {
    this.#note((course) => withShown(course, this.#puzzle, times));
  }

  #noteHelp(): void {
    const state = this.#state;
    if (state === null || !this.#isPosition || state.position.isDone) return;
    const position = { ...state.position, isHelped: true };
    this.#state = { ...state, position };
    this.#host.store.write(PRACTICE, position);
  }

  #judge(state: State, task: Task, before: Board, board: Board): void {
    if (before.own === board.own && before.candidates === board.candidates) return;
    const { position } = state;
    // What comes after the step is for the reader's pleasure.
    const verdict = position.isDone ? null : judge(task, before, board);
    if (verdict === null) {
      const tell = this.isDone ? null : this.#found(position.topic, true);
      return void (this.#state = { ...state, tell });
    }
    this.#state = { ...state, tell: this.#describe(verdict, state) };
    if (verdict.kind !== 'done') return;
    const done = { ...position, isDone: true };
    this.#state = { ...this.#state, position: done };
    this.#host.store.write(PRACTICE, done);
    const technique = verdict.step.technique as Practised;
    if (!position.isHelped) this.#note((course) => withFound(course, technique));
  }

  #describe(verdict: Verdict, { position }: State): Tell {
    const { hints } = this.#host;
    return (language) =>
      describeVerdict(
        verdict,
        position.isHelped,
        this.#nameOf(position.topic, language),
        hints,
        language,
        textsFor(language).practice,
      );
  }

  /** What is practised, with the way back to its chapter or group, and whether a puzzle counts. */
  about(): TemplateResult {
    const words = textsFor(this.#language).practice;
    const chapter = this.#isPosition ? undefined : this.#chapter;
    const topic = chapter ?? this.#state!.position.topic;
    const name = this.#nameOf(topic, this.#language);
    const label = chapter === undefined ? words.now(name) : words.chapter(name);
    const counts = chapter === undefined ? '' : this.#counts(chapter, words);
    const pages = isPractised(topic) ? [] : practisedFor(topic);
    return html`<p class="about-technique">
      <a href="#learn/${topic}">${label}</a> ${counts}
      ${pages.map((one) => html`<a class="of-group" href="#learn/${one}">${this.#nameOf(one, this.#language)}</a> `)}
    </p>`;
  }

  /** Whether the puzzle of a chapter counts, once that is decided; until then how often a hint has shown a step of it. */
  #counts(technique: Practised, words: PracticeMessages): string {
    const { isSolved, shown } = chapterOf(this.#course, technique);
    if (isSolved) return words.counted;
    if (shown > MOST_SHOWN) return words.notCounted;
    return words.shown(shown, MOST_SHOWN);
  }

  /** The way to the next position unless that is elsewhere. */
  line(isOffered: boolean, onNext: () => void): TemplateResult | typeof nothing {
    return isOffered || this.isDone || !this.#isPosition
      ? nothing
      : html`<div class="line">${button(this.next, onNext)}</div>`;
  }

  /** The way to the next position beside the words that the step was made: it comes next. */
  offer(onNext: () => void): TemplateResult | typeof nothing {
    return this.isDone ? button(this.next, onNext, { look: 'main' }) : nothing;
  }

  /** Whether the step was made, or is no longer there, so that the next position comes next. */
  get isDone(): boolean {
    if (this.#state === null || !this.#isPosition) return false;
    const { position, task } = this.#state;
    return position.isDone || (task !== null && isOver(task, this.#host.board.board));
  }
}

/** What hints say is what positions and verdicts are told with. */
export const createPractice = async (host: Omit<PracticeHost, 'hints'>): Promise<Practice> =>
  new Practice({ ...host, hints: await loadHints() });
