/**
 * Follows which puzzle is played on the board of a panel: counts its time, stores both for a reload,
 * and writes its record in the history.
 *
 *     board ──follow──▶ Games ──▶ KeptWork   at each change, when the page is hidden, and now and then
 *                         │ ────▶ HistoryClient
 *     ClockView ◀─runs────┘
 */
import type { History } from '../../../board/history';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { hasAnswer, isComplete, type Board } from '../../../board/state';
import type { Level } from '../../../api/engine';
import type { PageMessages } from '../../../locales/page-messages';
import type { HistoryClient } from '../history/client';
import { drawId, type GameRecord, type Label } from '../history/record';
import { stateIn, type LinkFormat } from '../link';
import { KeptWork, type Store } from '../store';
import { ClockView } from './clock-view';
import * as games from './games';
import { NO_GAMES, type Game, type Games } from './games';

/** The most milliseconds of the time that are lost where the browser ends without a word. */
const UNKEPT = 10_000;

export interface GamesOf {
  readonly board: JiugongBoard;
  /** The element of the panel, in which the board is. */
  readonly place: ParentNode;
  readonly link: LinkFormat<Board>;
  /** The id of the panel. */
  readonly panel: string;
  readonly store: Store;
  readonly history: HistoryClient;
  readonly texts: PageMessages;
  /** What the puzzle on the board is called by; absent where its shape says it. */
  readonly label?: () => Label;
}

/** How the person has solved the puzzle on the board. */
export interface Finish {
  /** Null if the time is not shown. */
  readonly time: number | null;
  readonly hints: number;
}

export class GameKeeper {
  readonly clock: ClockView;
  readonly #of: GamesOf;
  /** The name of its games in the store. */
  readonly #name: string;
  readonly #kept: KeptWork<object>;
  #games: Games = NO_GAMES;
  #history: History<Board>;
  #isShown = false;
  /** Whether the game was paused in the last visit: it still is when the panel is shown. */
  #wasPaused = false;
  /** The ids of games whose records are to be written, and whether also if there is none yet. */
  readonly #late = new Map<string, boolean>();
  #isWriting = false;
  /** The board that the person has asked for a hint on last: asked again, it tells the same step. */
  #hinted: Board | null = null;
  /** The ids of games that this tab has played: only their time is news for the history. */
  readonly #played = new Set<string>();

  constructor(of: GamesOf) {
    this.#of = of;
    this.#history = of.board.history;
    const first = games.formatGames(of.panel, NO_GAMES);
    this.#name = `${of.panel}.games`;
    this.#kept = new KeptWork(of.store, this.#name, first);
    this.clock = new ClockView(of.place, of.texts, {
      onPause: () => {
        // (Erased work stays so.)
        if (this.#kept.exists) this.#save();
        this.#runClock();
      },
      onSecond: () => this.#saveTime(),
    });
    const follow = (): void => {
      if (document.visibilityState === 'hidden') this.#rest();
      this.#runClock();
    };
    document.addEventListener('visibilitychange', follow);
    document.addEventListener('open', () => this.#runClock());
    document.addEventListener('close', () => this.#runClock(), { capture: true });
    of.board.addEventListener('jiugong-solved', ({ detail }) => {
      if (detail.by === 'person') this.#solve();
    });
    of.board.addEventListener('jiugong-hint', ({ detail }) => {
      if (detail.stage !== 'applied') this.#noteHint();
    });
    addEventListener('pagehide', () => this.#rest());
  }

  /** Restores the games of the last visit, after the board. */
  restore(): void {
    const kept = this.#kept.restore((work) => work);
    this.#games = games.parseGames(this.#of.link, kept);
    this.#history = this.#of.board.history;
    this.clock.time = this.#games.current?.time ?? 0;
    const late = games.lateIn(this.#games);
    this.#advance(false);
    this.#wasPaused = games.wasPaused(kept) && this.#isPlayed;
    for (const game of late) this.#note(game, true);
  }

  /** Follows a change of the board. */
  follow(): void {
    const before = this.#history;
    const { history } = this.#of.board;
    if (history.present === before.present) return;
    this.#history = history;
    const isStep = history.past.at(-1) === before.present && history.present !== before.future[0];
    this.#advance(isStep);
  }

  /** The panel is shown. */
  show(): void {
    this.#isShown = true;
    this.#runClock();
    if (this.#wasPaused) this.clock.pause();
    this.#wasPaused = false;
  }

  /** Another panel is shown. */
  leave(): void {
    this.clock.resume();
    this.#isShown = false;
    this.#rest();
    this.#runClock();
  }

  /** More is known of what the puzzle on the board is called by. */
  relabel(): void {
    const { current } = this.#games;
    if (current?.begun) this.#noteTime(current);
  }

  /** The game on the board begins before anything is entered. */
  begin(): void {
    const { current } = this.#games;
    if (current === null || current.begun) return;
    this.#games = games.begin(this.#games);
    this.#note(current, true);
    this.#runClock();
  }

  /** All kept work was erased: nothing of it is written again. */
  forget(): void {
    this.#late.clear();
    for (const { id } of games.lateIn(this.#games)) {
      this.#change(id, (game) => ({ ...game, isLate: false }));
    }
  }

  /** Null if the person has not solved the puzzle on the board. */
  get finish(): Finish | null {
    const { current } = this.#games;
    if (current?.solved !== true || !isComplete(this.#of.board.board)) return null;
    return { time: this.clock.isShown ? this.clock.time : null, hints: current.hints };
  }

  /** How hard the puzzle on the board is, where that was known once; null where it was not. */
  get level(): Level | null {
    return this.#games.current?.level ?? null;
  }

  /** Puts the board of a record on this one, as a step of undo; returns whether it could be read. */
  open(record: GameRecord): boolean {
    const { link, board } = this.#of;
    const game = games.gameOf(link, record);
    const opened = stateIn(link, record.state);
    if (game === null || opened === null) return false;
    this.#update(this.#withTime, games.resume(this.#withTime, game));
    board.open(opened);
    board.focus();
    board.scrollIntoView({ block: 'nearest' });
    return true;
  }

  get #withTime(): Games {
    const { current } = this.#games;
    const time = Math.round(this.clock.time);
    if (current === null || current.time === time) return this.#games;
    return games.withGame(this.#games, current.id, (game) => ({ ...game, time }));
  }

  #solve(): void {
    const { current } = this.#games;
    if (current === null || current.solved) return;
    this.#games = games.solve(this.#withTime);
    this.#note(current, true);
    this.#runClock();
  }

  #noteHint(): void {
    const { board } = this.#of.board;
    const { current } = this.#games;
    if (current === null || current.solved || board === this.#hinted) return;
    this.#hinted = board;
    this.#games = games.noteHint(this.#withTime);
    this.#note(current, true);
    this.#runClock();
  }

  #advance(isStep: boolean): void {
    const { board, link } = this.#of;
    const before = this.#withTime;
    const facts = games.boardFactsOf(link, board.board);
    this.#update(before, games.follow(before, facts, isStep, drawId()));
    const { current } = this.#games;
    const isNews = current !== null && games.gameWith(before, current.id)?.state !== current.state;
    if (isNews && facts.hasWork) this.#note(current, true);
    else this.#save();
    this.#runClock();
  }

  /** Replaces the games; the record of one that is left gets its time, and its pause ends. */
  #update(before: Games, next: Games): void {
    this.#games = next;
    const [left, current] = [before.current, next.current];
    if (left?.id === current?.id) return;
    this.clock.time = current?.time ?? 0;
    this.#wasPaused = false;
    this.clock.resume();
    if (left?.begun) this.#noteTime(left);
  }

  /** Stores the time when the page may end, unless the work was erased. */
  #rest(): void {
    const before = this.#games.current;
    this.#games = this.#withTime;
    const { current } = this.#games;
    if (current === before || !current?.begun || !this.#kept.exists) return;
    if (this.#played.has(current.id) || this.#isStored) this.#noteTime(current);
  }

  /** Stores the time now and then, where what is stored is of this tab. */
  #saveTime(): void {
    const unkept = this.clock.time - (this.#games.current?.time ?? 0);
    if (unkept < UNKEPT || !this.#isStored) return;
    this.#games = this.#withTime;
    this.#save();
  }

  /** Whether what is stored for all tabs is of this one. */
  get #isStored(): boolean {
    return this.#of.store.isLatest(this.#name);
  }

  /** Has the time of a game written. Another tab may play on what this one only looked at. */
  #noteTime(game: Game): void {
    if (this.#played.has(game.id)) this.#note(game, false);
    else this.#save();
  }

  /** Whether the game on the board has begun and goes on. */
  get #isPlayed(): boolean {
    const { board } = this.#of.board;
    const { current } = this.#games;
    return current?.begun === true && !current.solved && !isComplete(board) && !hasAnswer(board);
  }

  #runClock(): void {
    const isPlayed = this.#isPlayed;
    const isSeen =
      this.#isShown &&
      document.visibilityState === 'visible' &&
      document.querySelector('dialog:modal') === null;
    this.clock.run(isPlayed && isSeen && !this.clock.isPaused, isPlayed);
  }

  #save(): void {
    this.#kept.keep(() => games.formatGames(this.#of.panel, this.#games, this.clock.isPaused));
  }

  /** Has the record of a game written. */
  #note({ id }: Game, mayAdd: boolean): void {
    this.#late.set(id, mayAdd || this.#late.get(id) === true);
    if (mayAdd) {
      this.#played.add(id);
      this.#change(id, (game) => ({ ...game, isLate: true }));
    }
    if (this.#isWriting) this.#save();
    else void this.#write();
  }

  #change(id: string, change: (game: Game) => Game): void {
    this.#games = games.withGame(this.#games, id, change);
  }

  /** Writes the records one after another: each has to know what became of the one before. */
  async #write(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    try {
      for (const [id, mayAdd] of this.#late) await this.#writeRecord(id, mayAdd);
    } finally {
      this.#isWriting = false;
    }
  }

  async #writeRecord(id: string, mayAdd: boolean): Promise<void> {
    this.#late.delete(id);
    const label = this.#games.current?.id === id ? this.#of.label?.() : undefined;
    this.#change(id, (game) => games.dated(games.called(game, label), Date.now()));
    const game = games.gameWith(this.#games, id);
    if (game === null) return;
    this.#save();
    const record = games.recordOf(this.#of.panel, game);
    const noted = await this.#of.history.note(record, game.known, mayAdd);
    if (noted === null) return;
    this.#played.add(noted.id);
    const again = this.#late.get(id);
    this.#change(id, (other) => ({ ...games.written(other, noted), isLate: again === true }));
    if (noted.id !== id && again !== undefined) {
      this.#late.delete(id);
      this.#late.set(noted.id, again);
    }
    // There is room now for those that were refused.
    for (const late of games.lateIn(this.#games)) this.#late.set(late.id, true);
    if (this.#kept.exists) this.#save();
  }
}
