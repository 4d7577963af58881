/** The Rotate panel: holds its state, changes it, and renders it in one place. */
import { html, render } from 'lit';
import { asJiugongError, withoutEngine } from '../../../board/errors';
import type { Engine, Progress } from '../../../api/engine';
import { SearchRunner } from '../../../board/search-runner';
import { getEngine } from '../../../board/get-engine';
import type { Language } from '../../../locales/languages';
import { textsFor, type Texts } from './texts';
import type { PanelContext, PanelView } from '../../panel';
import { copyText, readCopied } from '../../ui/clipboard';
import { KeptWork, withoutRestored } from '../../ui/store';
import { readFragment } from '../../ui/link';
import type { Share } from '../../ui/share/share';
import { endIntroduction, isIntroduced } from '../../ui/introduction';
import { aboutText, selectMistake, showPasting, type AboutText } from '../../ui/paste-dialog';
import { closed, closedAfter, opened, tried, type Pasting } from '../../ui/pasting';
import { selectPlace } from '../../ui/text-field';
import { animateTurn } from './animate';
import { boardView, type BoardEvents } from './board-view';
import { sidebar, goalPanel, movesPanel, PASTE, puzzleChoice, type SidebarEvents } from './sidebar';
import { Hold } from '../../../board/hold';
import { after, STEPS, type Introduction } from './introduction';
import { crossingAction } from './keys';
import { GAME_LINK } from './link';
import * as models from './model';
import { FIRST_MODEL, stepOf, type Model, type Search } from './model';
import { canImprove, nextMove, shownPosition } from './step';
import { formatMoves } from './notation';
import { KINDS, type Kind } from './address';
import { clashingCells, type Position } from './position';
import { formatGoal, kindOf, readGoal } from './read';
import { GameShare } from './share';
import { findAnswer, readPosition, shuffled, shuffledOfSize, solveInPlace } from './search';
import { cryptoRandom } from './shuffle';
import { inverse, type Move } from './turns';
import { withWork, workOf, type Work } from './work';

/** The milliseconds between two moves of the player, by speed. */
const PACES = [1600, 1000, 600, 320, 150] as const;

/** The part of that time that the animation of a turn takes; the rest is a pause. */
const MOVING = 0.7;

const NO_PROGRESS: Search = { done: 0, moves: null, known: null };

/** The duration of the animation of a user's press, in milliseconds. */
const PRESS = 180;

export class Rotate implements PanelView {
  static routeOf(text: string): Kind | null {
    return kindOf(text);
  }

  #model: Model = FIRST_MODEL;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #place: HTMLElement;
  readonly #kept: KeptWork<Work>;
  readonly #shareDialog: Share;
  readonly #handOver: PanelContext['handOver'];
  readonly #engine: () => Promise<Engine>;
  readonly #shareSource = new GameShare(() => stepOf(this.#model));
  #texts: Texts;
  /** Solves, reads or generates a position; any user action on the board cancels it. */
  readonly #runner = new SearchRunner((slow) => this.#showSearch(slow));
  /** The progress of the search, also before it is shown. */
  #progress: Search = NO_PROGRESS;

  /** Resolves to whether a text came onto the board; null while none is being read. */
  #reading: Promise<boolean> | null = null;

  readonly #boardEvents: BoardEvents = {
    hold: new Hold(),
    onPress: (row, col, isOther) => this.#press(row, col, isOther),
    onFocus: (row, col) => this.#show(models.moveCursor(this.#model, { row, col })),
    onKey: (event) => this.#takeKey(event),
  };

  readonly #sidebarEvents: SidebarEvents = {
    onSolve: () => void this.solve(),
    onStop: () => this.#stop(),
    onUndo: () => this.#act(models.undoStep(this.#model)),
    onRedo: () => this.#act(models.redoStep(this.#model)),
    onShuffle: () => void this.#shuffle(),
    onStartOver: () => this.#act(models.startOver(this.#model)),
    onGoTo: (at) => this.#goTo(at),
    onPlay: (playing) => this.#play(playing),
    onSpeed: (speed) => this.#show({ ...this.#model, speed }),
    onTurns: (turns) => this.#act(models.chooseTurns(this.#model, turns)),
    onDirection: (turn) => this.#show(models.chooseDirection(this.#model, turn)),
    onSize: (rows, cols) => this.#load(shuffledOfSize(rows, cols, cryptoRandom)),
    onPaste: () => void this.#pasteCopied(),
    onPasting: (pasting) => this.#show({ ...this.#model, pasting }),
    onPut: () => void this.#putPasted(),
    onGoalDraft: (goalDraft) => this.#show({ ...this.#model, goalDraft }),
    onGoal: () => this.#putGoal(),
    onCopyMoves: (notation) =>
      void this.#copy(formatMoves(stepOf(this.#model).answer?.moves ?? [], notation)),
    onShare: () => this.#shareDialog.open(this.#shareSource),
    onNext: (step) => this.#goOn(after(this.#model.introduction, step)),
    onSkip: () => this.#goOn(null),
  };

  constructor(
    { place, language, store, share, handOver }: PanelContext,
    engine: () => Promise<Engine> = getEngine,
  ) {
    this.#place = place;
    this.#engine = engine;
    this.#shareDialog = share;
    this.#handOver = handOver;
    this.#texts = textsFor(language);
    this.#kept = new KeptWork(store, 'rotate', workOf(FIRST_MODEL));
    this.#model = this.#kept.restore((kept) => withWork(FIRST_MODEL, kept)) ?? FIRST_MODEL;
  }

  setLanguage(language: Language): void {
    this.#texts = textsFor(language);
    this.#show(this.#model);
  }

  /** Shows one of the puzzles, or the one that was shown last. */
  open(route: string | null): void {
    if (this.#model.introduction === null && !isIntroduced()) {
      this.#model = { ...this.#model, introduction: STEPS[0] };
    }
    const kind = KINDS.find((name) => name === route) ?? this.#model.kind;
    const next = models.choosePuzzle(this.#model, kind);
    if (next === this.#model) this.#show(next);
    else this.#act(next);
    void this.#judgeBoxes(shownPosition(stepOf(this.#model)));
  }

  get subject(): string {
    return this.#texts.rotate.puzzles[this.#model.kind];
  }

  /** Opens the game in a URL fragment. Returns whether the fragment held a readable game. */
  openLink(fragment: string): boolean {
    const link = readFragment(GAME_LINK, fragment);
    if (link.kind === 'none') return false;
    if (link.kind === 'state') this.#act(models.openGame(this.#model, link.state));
    else this.#act(models.withNotice({ ...this.#model, playing: false }, { kind: link.kind }));
    return link.kind === 'state';
  }

  /** Stops animations and searches while the panel is hidden; results stay. */
  leave(): void {
    this.#act({ ...this.#model, playing: false, pasting: closed(this.#pasting) });
  }

  /**
   * Searches an answer; if there is one that may not be optimal, searches longer for a better one.
   */
  async solve(): Promise<void> {
    // Of a paste that is still being read, the position is meant.
    if (this.#reading !== null && !(await this.#reading)) return;
    const step = stepOf(this.#model);
    const { answer, turns } = step;
    this.#pause();
    this.#makeRoom();
    if (answer !== null && !canImprove(step)) return this.#goTo(0);
    const position = answer?.track[0] ?? shownPosition(step);
    const known = answer?.moves.length ?? null;
    await this.#attempt(async (signal) => {
      const onProgress = ({ done, moves }: Progress): void => {
        if (!signal.aborted) this.#follow({ done, moves: moves ?? null, known });
      };
      const options = { turns, last: answer, signal, onProgress };
      const outcome = await findAnswer(await this.#engine(), position, options);
      if ('notice' in outcome) return () => this.#say(outcome.notice);
      const take = answer === null ? models.settle : models.improve;
      return () => this.#show(take(this.#model, outcome.value));
    }, known);
  }

  /** Puts the first position of a text on the board, or reports the error and its position. */
  async paste(text: string): Promise<void> {
    await this.#put(text);
  }

  press({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
    if (!(ctrlKey || metaKey) || altKey) return false;
    const letter = key.toLowerCase();
    if (letter !== 'z' && letter !== 'y') return false;
    const isRedo = letter === 'y' || shiftKey;
    this.#act(isRedo ? models.redoStep(this.#model) : models.undoStep(this.#model));
    return true;
  }

  forget(): void {
    this.#show(withoutRestored(this.#model));
  }

  #show(next: Model): void {
    const { kind, direction, games, introduction } = this.#model;
    const isWork = next.kind !== kind || next.direction !== direction || next.games !== games;
    if (introduction !== null && next.introduction === null) endIntroduction();
    this.#model = next;
    if (isWork) this.#kept.keep(() => workOf(next));
    const texts = this.#texts;
    render(
      html`${puzzleChoice(next, texts)}
        <div class="board">${boardView(next, texts, this.#boardEvents)}</div>
        ${sidebar(next, texts, this.#sidebarEvents)} ${goalPanel(next, texts, this.#sidebarEvents)}
        ${movesPanel(next, texts, this.#sidebarEvents)}`,
      this.#place,
    );
    showPasting(this.#place, PASTE, next.pasting);
    this.#shareDialog.follow();
  }

  /** Applies a user's action; a running search is cancelled, since it was for the old state. */
  #act(next: Model): void {
    clearTimeout(this.#timer);
    this.#runner.stop();
    this.#show({ ...next, search: null });
  }

  /** Goes on in the introduction, at whose end the focus is on the board. */
  #goOn(introduction: Introduction): void {
    this.#show({ ...this.#model, introduction });
    if (introduction !== null) return;
    this.#place.querySelector<HTMLElement>('.crossing[tabindex="0"]')?.focus();
  }

  /**
   * Ends the introduction where the answer is asked for, to make room for the player: when it comes, a finger may be on its
   * way to a button, which is not to move. The focus leaves a button that goes.
   */
  #makeRoom(): void {
    if (this.#place.querySelector('.introduction')?.contains(document.activeElement)) {
      this.#place.querySelector<HTMLElement>('.play')?.focus();
    }
    this.#show({ ...this.#model, introduction: null });
  }

  #say(notice: Model['notice']): void {
    this.#show(models.withNotice(this.#model, notice));
  }

  /** Runs a search. Applies its result unless it was stopped, and reports errors. */
  async #attempt(
    task: (signal: AbortSignal) => Promise<() => void>,
    known: number | null = null,
    about: AboutText = {},
  ): Promise<void> {
    this.#progress = { ...NO_PROGRESS, known };
    try {
      const finish = await this.#runner.run(task);
      finish?.();
    } catch (error) {
      this.#say({ kind: 'failed', error: asJiugongError(error), ...about });
    }
  }

  #showSearch(slow: boolean): void {
    this.#show({ ...this.#model, search: slow ? this.#progress : null });
  }

  #follow(progress: Search): void {
    this.#progress = progress;
    if (this.#model.search !== null) this.#show({ ...this.#model, search: progress });
  }

  #stop(): void {
    const { moves } = this.#progress;
    if (!this.#runner.stop()) return;
    this.#show(models.stopSearch(this.#model, moves));
    void this.#fillAnswer();
  }

  /** Solves the boxes of an answer that came without a solution. */
  async #fillAnswer(): Promise<void> {
    const { answer, position } = stepOf(this.#model);
    if (position.kind !== 'boxes' || answer === null || answer.solution !== null) return;
    // (The moves alone are an answer as well.)
    const solution = await this.#solutionOf(answer.track.at(-1)!).catch(withoutEngine);
    if (solution !== null) this.#show(models.fillAnswer(this.#model, answer.moves, solution));
  }

  #load(position: Position): void {
    this.#act(models.load(this.#model, position));
    void this.#judgeBoxes(position);
  }

  async #shuffle(): Promise<void> {
    const { position } = stepOf(this.#model);
    this.#pause();
    await this.#attempt(async (signal) => {
      const next = await shuffled(this.#engine, position, cryptoRandom, signal);
      return () => this.#load(next);
    });
  }

  /**
   * Puts a text on the board. Returns false if it cannot be read, which is reported, or if newer
   * input replaced it.
   */
  async #put(text: string): Promise<boolean> {
    const reading = this.#read(text);
    this.#reading = reading;
    const isPut = await reading;
    if (this.#reading === reading) this.#reading = null;
    return isPut;
  }

  async #read(text: string): Promise<boolean> {
    const { position } = stepOf(this.#model);
    const about = aboutText(text);
    let isPut = false;
    this.#pause();
    await this.#attempt(
      async (signal) => {
        const read = await readPosition(this.#engine, text, position, signal);
        if ('notice' in read) return () => this.#say({ ...read.notice, ...about });
        return () => {
          this.#load(read.value);
          if (read.puzzles !== undefined && read.puzzles > 1) {
            this.#say({ kind: 'taken', puzzles: read.puzzles });
          }
          isPut = true;
        };
      },
      null,
      about,
    );
    return isPut;
  }

  async #pasteCopied(): Promise<void> {
    const text = await readCopied();
    if (text === null || text.trim() === '')
      return this.#sidebarEvents.onPasting(opened(this.#pasting));
    if (!this.#isForOther(text)) await this.#put(text);
  }

  async #putPasted(): Promise<void> {
    const { onPasting } = this.#sidebarEvents;
    const pasting = tried(this.#pasting);
    const { draft } = pasting;
    onPasting(pasting);
    const isDone = this.#isForOther(draft) || (await this.#put(draft));
    if (isDone) onPasting(closedAfter(this.#pasting, draft));
    else selectMistake(this.#place);
  }

  get #pasting(): Pasting {
    return this.#model.pasting;
  }

  /** Whether a text can only be for another panel, which is then given it. */
  #isForOther(text: string): boolean {
    return this.#handOver([{ name: '', text, isPicture: false }]);
  }

  #putGoal(): void {
    const position = shownPosition(stepOf(this.#model));
    const read = readGoal(this.#model.goalDraft ?? formatGoal(position), position);
    if ('goal' in read) return this.#act(models.chooseGoal(this.#model, read.goal));
    this.#act(models.withNotice(this.#model, { kind: 'no-goal', problem: read.problem }));
    if ('line' in read.problem) selectPlace(this.#place.querySelector('#goal'), read.problem);
  }

  #press(row: number, col: number, isOther: boolean): void {
    // A press on the answer's next crossing turns it as the answer does.
    const next = nextMove(stepOf(this.#model));
    if (!isOther && next?.row === row && next.col === col) return this.#turn(next);
    const { direction } = this.#model;
    this.#turn({ row, col, turn: isOther ? models.otherDirection(direction) : direction });
  }

  #turn(move: Move): void {
    this.#act(models.pressBlock(models.moveCursor(this.#model, move), move));
    const after = shownPosition(stepOf(this.#model));
    if (this.#model.notice?.kind === 'not-allowed') return;
    this.#animate(move, PRESS);
    void this.#judgeBoxes(after);
  }

  /** Asks the engine whether boxes that no longer clash are in place. */
  async #judgeBoxes(position: Position): Promise<void> {
    const { answer, solution } = stepOf(this.#model);
    const isKnown = answer !== null || solution !== null;
    if (position.kind !== 'boxes' || isKnown || clashingCells(position).size > 0) return;
    // (This check is automatic, so a missing engine is reported on the person's next request.)
    const found = await this.#solutionOf(position).catch(withoutEngine);
    if (found !== null) this.#show(models.settleBoxes(this.#model, position, found));
  }

  async #solutionOf(position: Position): Promise<readonly number[] | null> {
    return solveInPlace(await this.#engine(), position);
  }

  #takeKey(event: KeyboardEvent): void {
    const { kind } = this.#model;
    const action = crossingAction(event, this.#model.cursors[kind], stepOf(this.#model).position);
    if (action === null) return;
    event.preventDefault();
    if (action.kind === 'move') {
      this.#show(models.moveCursor(this.#model, action.to));
      this.#place.querySelector<HTMLElement>('.crossing[tabindex="0"]')?.focus();
    } else if (!event.repeat) {
      const { row, col } = this.#model.cursors[kind];
      if (action.kind === 'half') this.#turn({ row, col, turn: 'half' });
      else this.#press(row, col, action.kind === 'other');
    }
  }

  #animate(move: Move, duration: number): void {
    const board = this.#place.querySelector('.tiles');
    const { cols } = stepOf(this.#model).position;
    if (board !== null) animateTurn(board, cols, move, duration);
  }

  /** Shows another move of an answer; a step of one move forth or back is animated. */
  #goTo(at: number): void {
    const { answer } = stepOf(this.#model);
    if (answer === null) return;
    this.#act(models.goTo({ ...this.#model, playing: false }, at));
    const forth = answer.moves[answer.at];
    const back = answer.moves[answer.at - 1];
    if (at === answer.at + 1 && forth !== undefined) this.#animate(forth, PRESS);
    if (at === answer.at - 1 && back !== undefined) this.#animate(inverse(back), PRESS);
  }

  #pause(): void {
    clearTimeout(this.#timer);
    if (this.#model.playing) this.#show(models.setPlaying(this.#model, false));
  }

  #play(playing: boolean): void {
    this.#act(models.setPlaying(this.#model, playing));
    if (this.#model.playing) this.#playOn();
  }

  /** Shows the next move, and schedules the one after it. */
  #playOn(): void {
    const { answer } = stepOf(this.#model);
    const move = answer?.moves[answer.at];
    if (answer === null || move === undefined) return this.#pause();
    const pace = PACES[this.#model.speed] ?? PACES[2];
    this.#show(models.goTo(this.#model, answer.at + 1));
    this.#animate(move, pace * MOVING);
    this.#timer = setTimeout(() => this.#playOn(), pace);
  }

  async #copy(text: string): Promise<void> {
    const copied = await copyText(text);
    this.#show({ ...this.#model, copied });
  }
}
