/**
 * The walk-through of a board: all steps from a position on, one after another, while the board shows the positions. The
 * page loads this part when it is opened for the first time. Steps are asked for one at a time, from the position after those
 * before, so that each is listed as soon as it is known, and a search that was stopped goes on where it was. The board shows
 * an exhibit and is read-only meanwhile; whatever changes it ends the walk-through.
 */
import { render } from 'lit';
import { exhibited, type Exhibit } from '../../../board/exhibit';
import { asJiugongError } from '../../../board/errors';
import { getEngine } from '../../../board/get-engine';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { loadHints, type Hints } from '../../../board/load-hints';
import { SearchRunner } from '../../../board/search-runner';
import type { Board } from '../../../board/state';
import type { Engine, JiugongError, TeachStyle } from '../../../api/engine';
import type { Language } from '../../../locales/languages';
import { keepChoice, readChoice } from '../choices';
import { copyText } from '../clipboard';
import { stepPicture } from '../boards/step-picture';
import { rasterize, save } from '../download';
import { isTold } from '../told-error';
import { exhibitOf } from './exhibit';
import * as walks from './model';
import { STYLES, type Start, type Walk } from './model';
import { asked, askedOf, playedFrom, startsOf, type Asked } from './position';
import { listenForSwipes } from './swipe';
import { textsFor, type Words } from './texts';
import { ENDINGS, textOf, type Form } from './text';
import { tell, walkView, type Picture, type WalkEvents } from './view';

/** The storage names of the choice of techniques, and of whether chains are listed among other steps. */
const STYLE = 'explain';
const CHAINS = 'explain.chains';

/** The name of its files, without the ending. */
const FILE = 'sudoku-steps';

const keptStyle = (): TeachStyle =>
  STYLES.find((style) => style === readChoice(STYLE)) ?? STYLES[0]!;

interface Open {
  readonly walk: Walk;
  /** Why the last search has failed; null for none, and once something else was done. */
  readonly failure: JiugongError | null;
  /** The outcome of the last action; '' for none. */
  readonly said: string;
  /** The board that it is about; when the element has another one, the walk-through is over. */
  readonly board: Board;
  readonly hints: Hints;
  readonly wasReadOnly: boolean;
  /** What had the focus. */
  readonly opener: Element | null;
  /** Ends what listens to the board. */
  readonly listening: AbortController;
}

export class WalkThrough {
  readonly #board: JiugongBoard;
  /** What is beside the board otherwise. */
  readonly #beside: HTMLElement;
  readonly #onLeave: () => void;
  readonly #engine: () => Promise<Engine>;
  readonly #place = document.createElement('div');
  #language: Language;
  #open: Open | null = null;
  /** What it shows on the board. */
  #exhibit: Exhibit | null = null;
  readonly #runner = new SearchRunner((isSlow) => {
    const search = this.#open?.walk.search ?? 'none';
    if (search !== 'none') this.#grow((walk) => walks.withSearch(walk, isSlow ? 'slow' : search));
  });

  readonly #chooser = new SearchRunner((isSlow) => {
    const search = this.#open?.walk.choice?.search ?? 'none';
    if (search !== 'none') {
      this.#grow((walk) => walks.withChoiceSearch(walk, isSlow ? 'slow' : search));
    }
  });

  readonly #keys: ReadonlyMap<string, () => void> = new Map([
    ['ArrowRight', () => this.#step(1)],
    ['ArrowLeft', () => this.#step(-1)],
    ['Home', () => this.#goTo(0)],
    ['End', () => this.#goTo(Infinity)],
    ['Escape', () => this.#goBack()],
  ]);

  readonly #events: WalkEvents = {
    onClose: () => this.#goBack(),
    onGoTo: (place) => this.#goTo(place),
    onPhase: (phase) => this.#change((walk) => walks.withPhase(walk, phase)),
    onPlayOn: () => this.#playOn(),
    onBranch: (branch, count) => this.#change((walk) => walks.withBranch(walk, branch, count)),
    onInside: (place) => this.#turn((walk) => walks.goInside(walk, place)),
    onOutside: () => this.#turn(walks.goOutside),
    onRun: (first) => this.#change((walk) => walks.toggleRun(walk, first)),
    onStop: () => this.#stop(),
    onGoOn: () => void (this.#isChoosing ? this.#findChoice() : this.#search()),
    onChoice: () => this.#choose(),
    onOrder: (order) => this.#change((walk) => walks.withChoiceList(walk, { order })),
    onChains: () => {
      const hasChains = !this.#open!.walk.choice!.hasChains;
      keepChoice(CHAINS, hasChains ? 'listed' : null);
      this.#change((walk) => walks.withChoiceList(walk, { hasChains }));
      // They are in the list, above the button.
      if (hasChains) this.#focus('.list [tabindex="0"]');
    },
    onTake: () => this.#take(),
    onUndo: () => this.#undo(),
    onStyle: (style) => {
      keepChoice(STYLE, style);
      this.#begin(style, this.#open!.walk.start);
    },
    onStart: (start) => this.#begin(this.#open!.walk.style, start),
    onCopy: (form) => void this.#copy(form),
    onSave: (form) => this.#save(form),
    onPicture: (kind) => void this.#savePicture(kind),
    onKey: (event) => this.#takeKey(event),
  };

  /**
   * `beside` is what is beside the board, in whose place the walk-through is drawn; `onLeave` draws that again, as the
   * board takes digits and gives hints once it is over.
   */
  constructor(
    board: JiugongBoard,
    beside: HTMLElement,
    language: Language,
    onLeave: () => void,
    engine: () => Promise<Engine> = getEngine,
  ) {
    this.#board = board;
    this.#beside = beside;
    this.#language = language;
    this.#onLeave = onLeave;
    this.#engine = engine;
    this.#place.className = 'walk-place';
    board.addEventListener('jiugong-change', () => this.#follow());
  }

  get isOpen(): boolean {
    return this.#open !== null;
  }

  /**
   * Opens it for the board as it is. Rejects with `unavailable` where the script of hints does not arrive.
   */
  async open(): Promise<void> {
    const hints = await loadHints();
    if (this.isOpen) return;
    const board = this.#board;
    board.stop();
    const listening = new AbortController();
    const { readOnly } = board;
    this.#open = {
      hints,
      board: board.board,
      wasReadOnly: readOnly,
      opener: document.activeElement,
      listening,
      failure: null,
      said: '',
      walk: this.#start(hints, keptStyle(), 'board'),
    };
    board.readOnly = true;
    const around = board.parentElement!;
    around.classList.add('walked');
    listenForSwipes(around, (by) => this.#step(by), listening.signal);
    this.#beside.hidden = true;
    this.#beside.after(this.#place);
    this.#show();
    this.#focus('.next');
    await this.#search();
  }

  /** Leaves the board as it was, and gives the focus back. */
  close(): void {
    const opener = this.#open?.opener;
    if (!this.#leave()) return;
    this.#board.exhibit = null;
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  }

  setLanguage(language: Language): void {
    this.#language = language;
    if (this.isOpen) this.#show();
  }

  /** Handles a key from any focus outside; returns whether it did. Those with Alt or Control are the browser's. */
  press({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey) return false;
    this.#keys.get(key)?.();
    return this.#keys.has(key);
  }

  #start(hints: Hints, style: TeachStyle, start: Start): Walk {
    const { board } = this.#board;
    return walks.begin(style, start, hints.taughtPosition(askedOf(board, start)));
  }

  #begin(style: TeachStyle, start: Start): void {
    const { hints } = this.#open!;
    this.#runner.stop();
    this.#change(() => this.#start(hints, style, start));
    void this.#search();
  }

  #stop(): void {
    if (this.#isChoosing) {
      this.#chooser.stop();
      this.#change((walk) => walks.withChoiceSearch(walk, 'none'));
    } else {
      this.#runner.stop();
      this.#change((walk) => walks.withSearch(walk, 'none'));
    }
  }

  get #isChoosing(): boolean {
    return this.#open !== null && this.#open.walk.choice !== null;
  }

  /** Shows all steps of the position that is shown. Its button goes, so that the next one has the focus. */
  #choose(): void {
    this.#change((walk) => walks.openChoice(walk, readChoice(CHAINS) !== null));
    this.#focus('.next');
    void this.#findChoice();
  }

  async #findChoice(): Promise<void> {
    this.#change((walk) => walks.withChoiceSearch(walk, 'running'));
    const { walk } = this.#open!;
    const { style, shown } = walk;
    try {
      const result = await this.#chooser.run(async (signal) =>
        (await this.#engine()).steps(this.#askedAt(walk, shown.at), { style, signal }),
      );
      if (result !== null) this.#change((now) => walks.withChoiceFound(now, result.steps));
    } catch (error) {
      this.#change((now) => walks.withChoiceSearch(now, 'none'), asJiugongError(error));
    }
  }

  /** Back from the choice to the walk-through, or from that to the board. */
  #goBack(): void {
    if (!this.#isChoosing) return this.close();
    this.#chooser.stop();
    this.#change(walks.closeChoice);
    this.#focus('.others');
  }

  /** Goes on from the chosen step. */
  #take(): void {
    const { after } = this.#open!.hints;
    this.#runner.stop();
    this.#change((walk) => walks.takeChosen(walk, after));
    this.#focus('.next');
    void this.#search();
    this.#say(this.#words.texts.walk.others.taken);
  }

  /** Goes back to the choice, with the steps that were there before; the search for them goes on. */
  #undo(): void {
    this.#runner.stop();
    this.#change(walks.undoTaken);
    this.#focus('.next');
    const { end, search } = this.#open!.walk;
    if (end === null && search !== 'none') void this.#search();
  }

  #focus(selector: string): void {
    this.#place.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }

  /** The position before a step, as the engine is asked about it. */
  #askedAt({ start, positions }: Walk, place: number): Asked {
    const first = askedOf(this.#board.board, start);
    return place === 0 ? first : asked(first.givens, positions[place]!);
  }

  /** Looks for the steps that are missing, one after another, so that each is shown as soon as it is known. */
  async #search(): Promise<void> {
    this.#change((walk) => walks.withSearch(walk, 'running'));
    try {
      await this.#runner.run(async (signal) => {
        const engine = await this.#engine();
        while (!signal.aborted && (await this.#findStep(engine, signal)));
      });
    } catch (error) {
      this.#change((walk) => walks.withSearch(walk, 'none'), asJiugongError(error));
    }
  }

  /** Adds the next step, or why there is none; returns whether there may be further ones. */
  async #findStep(engine: Engine, signal: AbortSignal): Promise<boolean> {
    const { walk, hints } = this.#open!;
    const { style, steps, positions } = walk;
    const last = positions[steps.length]!;
    const hint = await engine.hint(this.#askedAt(walk, steps.length), { style, signal });
    if (signal.aborted) return false;
    if (hint.kind !== 'step') {
      this.#grow((now) => walks.withEnd(now, hint));
      return false;
    }
    this.#grow((now) => walks.withStep(now, hint.step, hints.after(last, hint.step)));
    return true;
  }

  #step(by: 1 | -1): void {
    this.#goTo(walks.placeShown(this.#open!.walk) + by);
  }

  #goTo(place: number): void {
    if (walks.stepsListed(this.#open!.walk).length === 0) return;
    this.#change((walk) => walks.goTo(walk, place));
  }

  /** Keys step from anywhere in it but from what has another use for them. */
  #takeKey(event: KeyboardEvent): void {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey) return;
    if (target.matches(key === 'Escape' ? 'select' : 'input, select')) return;
    if (this.#moveInList(target, key) || this.press(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** Moves the focus in the list, which is one stop of the Tab key; returns whether it did. */
  #moveInList(target: HTMLElement, key: string): boolean {
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const lines = [...this.#place.querySelectorAll<HTMLElement>('.list button')];
    const at = lines.indexOf(target);
    if (by === 0 || at < 0) return false;
    lines[at + by]?.focus();
    return true;
  }

  async #copy(form: Form): Promise<void> {
    const { copied, notCopied } = this.#words.texts.share.said;
    const isCopied = await copyText(textOf(this.#open!.walk, this.#words, form));
    this.#say(isCopied ? copied : notCopied);
  }

  #save(form: Form): void {
    const { texts } = this.#words;
    const name = `${FILE}.${ENDINGS[form]}`;
    const text = textOf(this.#open!.walk, this.#words, form);
    save(name, new Blob([text], { type: 'text/plain' }));
    this.#say(texts.share.said.saved(name));
  }

  async #savePicture(kind: Picture): Promise<void> {
    const { texts } = this.#words;
    const { headline, details } = tell(this.#open!.walk, this.#words, null);
    const shown = this.#exhibit!;
    const board = exhibited(this.#board.board, shown);
    const { svg, width, height } = stepPicture(board, shown.drawing, headline, details);
    const name = `${FILE}.${kind}`;
    try {
      const content = kind === 'svg' ? svg : await rasterize(svg, width, height);
      save(name, new Blob([content], { type: kind === 'svg' ? 'image/svg+xml' : 'image/png' }));
      this.#say(texts.share.said.saved(name));
    } catch (error) {
      this.#say(texts.share.said.notSaved);
      if (!isTold(error)) throw error;
    }
  }

  /** Tells the outcome of an action, until something else is done. */
  #say(said: string): void {
    if (this.#open === null) return;
    this.#open = { ...this.#open, said };
    this.#show(true);
  }

  get #words(): Words {
    const language = this.#language;
    return { hints: this.#open!.hints, language, texts: textsFor(language) };
  }

  /** Goes inside or outside of a step. The pressed button may go, so that its neighbour has the focus. */
  #turn(change: (walk: Walk) => Walk): void {
    this.#change(change);
    this.#focus('.inside button');
  }

  #playOn(): void {
    const position = walks.positionShown(this.#open!.walk);
    this.#leave();
    const board = this.#board;
    board.exhibit = null;
    board.change((before) => playedFrom(before, position));
    board.focus({ preventScroll: true });
  }

  /** It is over when the board has changed, or shows something else. */
  #follow(): void {
    const { board } = this.#board;
    if (this.#open === null) return;
    const shown = this.#exhibit;
    if (board === this.#open.board && this.#board.exhibit === shown) return;
    this.#leave();
    // It stays after a change that leaves all digits and marks as they are.
    if (this.#board.exhibit === shown) this.#board.exhibit = null;
  }

  /** Returns whether it was open. */
  #leave(): boolean {
    const open = this.#open;
    if (open === null) return false;
    this.#open = null;
    this.#exhibit = null;
    this.#runner.stop();
    this.#chooser.stop();
    open.listening.abort();
    const board = this.#board;
    board.readOnly = open.wasReadOnly;
    board.parentElement!.classList.remove('walked');
    this.#place.remove();
    this.#beside.hidden = false;
    this.#onLeave();
    return true;
  }

  /** Takes what a search has found, or how far it is; what is told stays. */
  #grow(change: (walk: Walk) => Walk): void {
    this.#change(change, this.#open?.failure, this.#open?.said);
  }

  /** Changes what is shown. A failure is told until then, in place of the step. */
  #change(change: (walk: Walk) => Walk, failure: JiugongError | null = null, said = ''): void {
    const open = this.#open;
    if (open === null) return;
    const walk = change(open.walk);
    if (walk === open.walk && failure === open.failure) return;
    const isSame = walk.shown === open.walk.shown && walk.steps.length > 0;
    this.#open = { ...open, walk, failure, said };
    this.#show(isSame && open.walk.steps.length > 0);
  }

  /** Draws it, and what the board shows unless that is the same as before. */
  #show(isBoardSame = false): void {
    const { hints, failure, said } = this.#open!;
    const walk = walks.previewed(this.#open!.walk, hints.after);
    const starts = startsOf(this.#board.board);
    render(walkView(walk, starts, { failure, said }, this.#words, this.#events), this.#place);
    if (isBoardSame) return;
    this.#exhibit = exhibitOf(walk, hints);
    this.#board.exhibit = this.#exhibit;
    this.#reveal();
  }

  /** Scrolls the list, where it scrolls on its own, to the line of the shown step. */
  #reveal(): void {
    const list = this.#place.querySelector<HTMLElement>('.list');
    const line = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !line || list.scrollHeight <= list.clientHeight) return;
    const { top, bottom } = list.getBoundingClientRect();
    const place = line.getBoundingClientRect();
    if (place.top < top) list.scrollTop -= top - place.top;
    else if (place.bottom > bottom) list.scrollTop += place.bottom - bottom;
  }
}
