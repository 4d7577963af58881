import { render } from 'lit';
import type { Engine, JiugongError } from '../engine/jiugong';
import { textDigits } from '../board/cells';
import { formatDigits } from '../board/digits';
import { asJiugongError } from '../board/errors';
import type { JiugongBoard } from '../board/jiugong-board';
import { SearchRunner } from '../board/search-runner';
import { sharedEngine } from '../board/get-engine';
import type { Snapshot } from '../board/snapshot';
import type { PageMessages } from '../locales/page-messages';
import { copyText, readCopied } from './clipboard';
import { desk, type DeskEvents } from './desk';
import { EXAMPLES } from './examples';
import { collectionOf, gather, readAll, sharedIn, textOf } from './files';
import type { Collection, TextFile } from './files';
import { withoutRestored, type Keeper } from './keeper';
import { KeptLine } from './kept-line';
import { formatWishes, isSeed, makePuzzle, parseWishes, type Wishes } from './new-puzzle';
import * as pages from './page';
import { FIRST_PAGE, type Page } from './page';
import { reveal } from './reveal';
import { readFragment } from './share/link';
import { readShared, type Problem, type Shared } from './share/read-shared';
import type { Share } from './share/share';
import { SudokuShare } from './share/sudoku';
import { keepChoice, readChoice } from './storage';
import { rangeAt } from './text-place';
import { lastWorkOn } from './work';
import { WorkKeeper } from './work-keeper';

/** Under which name the wishes for new puzzles are kept. */
const WISHES = 'new';

/** The page around one board: its state, what changes it, and the one place that draws it. */
export class App {
  #page: Page = FIRST_PAGE;
  /** Done when the last text for the board has been read. */
  #reading: Promise<void> = Promise.resolve();
  /** Counts the drafts asked for, of which only the last one counts. */
  #draftRequests = 0;
  readonly #board: JiugongBoard;
  readonly #place: HTMLElement;
  readonly #keeper: Keeper;
  readonly #work: WorkKeeper;
  readonly #keptLine: KeptLine;
  readonly #share: Share;
  readonly #shared: SudokuShare;
  #texts: PageMessages;
  /** Reads a text for the board; whatever a person does to the board meanwhile ends it. */
  readonly #reader = new SearchRunner(() => undefined);
  readonly #textRunner = new SearchRunner((slow) =>
    this.#show(pages.withPanel(this.#page, { slow })),
  );

  /** Makes a new puzzle; whatever a person does to the board meanwhile ends it. */
  readonly #maker = new SearchRunner((slow) => this.#show(pages.withMaking(this.#page, { slow })));

  readonly #events: DeskEvents = {
    onSolve: () => void this.solve(),
    onClear: () => this.#clear(),
    onShare: () => this.#share.open(this.#shared),
    onExample: (id) => this.#loadExample(id),
    onToggleNew: () => this.#toggleNew(),
    onOwn: () => this.#startOwn(),
    onPaste: () => void this.#pasteCopied(),
    onWish: (change) => this.#wish(change),
    onMake: () => void this.#make(),
    onStopMaking: () => this.#stopMaking(),
    onCopySeed: () => void this.#copySeed(),
    onGoTo: (index) => this.#goTo(index),
    onTools: (shown) => this.#showTools(shown),
    onCount: () => void this.#board.count(this.#page.countLimit),
    onCountLimit: (limit) => this.#show(pages.withCountLimit(this.#page, limit)),
    onToggle: (open) => this.#toggleText(open),
    onInput: (text) => this.#typeDraft(text),
    onPut: () => this.#putDraft(),
    onSolveText: () => void this.#solveDraft(),
    onStopText: () => this.#stopText(),
    onShowError: (error) => this.#selectPlace(error),
    onCopyAnswer: () => void this.#copyAnswer(),
  };

  constructor(
    board: JiugongBoard,
    places: { readonly desk: HTMLElement; readonly sheets: HTMLElement },
    keeper: Keeper,
    share: Share,
    texts: PageMessages,
  ) {
    this.#board = board;
    this.#place = places.desk;
    this.#keeper = keeper;
    this.#work = new WorkKeeper(board, keeper);
    this.#keptLine = new KeptLine(keeper, () => this.#show(this.#page));
    this.#texts = texts;
    this.#share = share;
    this.#shared = new SudokuShare({
      board,
      collection: () => pages.collectionOn(this.#page, board.puzzle),
      open: (files) => void this.openFiles(files),
      texts: () => this.#texts.share,
      chosen: () => share.content,
      sheets: places.sheets,
    });
    const example = EXAMPLES.find(({ puzzle }) => puzzle === board.puzzle);
    if (example !== undefined) this.#page = pages.withExample(this.#page, example);
    const wishes = parseWishes(readChoice(WISHES));
    this.#show(this.#work.restore(pages.withMaking(this.#page, { wishes })));
    board.addEventListener('jiugong-change', () => this.#followBoard());
    board.addEventListener('jiugong-input', () => this.#leaveBoardAlone());
  }

  /** Goes on in another language. */
  speak(texts: PageMessages): void {
    this.#texts = texts;
    this.#show(this.#page);
  }

  /** The view is shown again, and work may have been erased in another. */
  open(): void {
    this.#show(this.#page);
  }

  /** Starts the engine before it is needed, and says so at once if it cannot. */
  async start(): Promise<void> {
    try {
      await sharedEngine();
    } catch (error) {
      this.#complain(asJiugongError(error));
    }
  }

  /** Solves the board, once a text that was pasted just before has come to it. */
  async solve(): Promise<void> {
    const reading = this.#reading;
    await reading;
    await this.#board.solve();
  }

  /** Puts the first puzzle of a text on the board, or says what is wrong with it and where. */
  paste(text: string): void {
    this.#bring(() => this.#put(text, readShared(text)));
  }

  /** The same with the texts of files; several are one collection, of whatever kind each is. */
  takeFiles(files: readonly TextFile[]): void {
    const [first, ...others] = files;
    if (first === undefined) return;
    this.#bring(() =>
      others.length === 0 ? this.#put(first.text, sharedIn(first)) : this.#gather(files),
    );
  }

  /** Reads files, and puts what is in them on the board. */
  async openFiles(files: readonly File[]): Promise<void> {
    try {
      this.takeFiles((await this.#reader.run(() => readAll(files))) ?? []);
    } catch {
      this.#explain('unreadable');
    }
  }

  /** Takes something to the board, and complains where that fails. */
  #bring(take: () => Promise<boolean>): void {
    const bring = async (): Promise<void> => {
      try {
        if (!(await take())) return;
        this.#show(pages.withDraft(this.#page, ''));
        await this.#refreshDraft();
      } catch (error) {
        this.#complain(asJiugongError(error));
      }
    };
    this.#share.close();
    this.#reading = bring();
  }

  /** Puts up the board that a fragment of an address holds; whether it was one to be put up. */
  openLink(fragment: string): boolean {
    const link = readFragment(fragment);
    if (link.kind === 'none') return false;
    this.#leaveBoardAlone();
    if (link.kind === 'snapshot') this.#putSnapshot(link.snapshot);
    else this.#explain(link.kind);
    return link.kind === 'snapshot';
  }

  #putSnapshot(snapshot: Snapshot): void {
    this.#board.snapshot = snapshot;
    this.#show(pages.withNotice(this.#page, { kind: 'opened', snapshot }));
  }

  #show(next: Page): void {
    const page = this.#keeper.kept === 'nothing' ? withoutRestored(next) : next;
    this.#page = page;
    render(desk(page, this.#board, this.#keptLine, this.#texts, this.#events), this.#place);
    this.#share.follow();
  }

  #complain(error: JiugongError): void {
    this.#show(pages.withNotice(this.#page, { kind: 'failed', error }));
  }

  #explain(problem: Problem): void {
    this.#show(pages.withNotice(this.#page, { kind: 'problem', problem }));
  }

  #followBoard(): void {
    const page = pages.followBoard(this.#page, this.#board.puzzle);
    this.#work.keep(page);
    this.#show(page);
    void this.#refreshDraft();
  }

  /** Whether the text came to the board, or what is in it; not when something newer did. */
  async #put(text: string, shared: Shared | null): Promise<boolean> {
    if (shared === null || shared.kind === 'text') return this.#takePuzzles(shared?.text ?? text);
    this.#leaveBoardAlone();
    if (shared.kind === 'snapshot') this.#putSnapshot(shared.snapshot);
    else this.#explain(shared.problem);
    return shared.kind === 'snapshot';
  }

  async #takePuzzles(text: string): Promise<boolean> {
    const read = await this.#ask((engine, signal) => engine.readText(text, { signal }));
    return read !== null && this.#putCollection(text, collectionOf(read));
  }

  async #gather(files: readonly TextFile[]): Promise<boolean> {
    const found = await this.#ask((engine, signal) => gather(engine, files, signal));
    return found !== null && this.#putCollection(textOf(found.puzzles), found);
  }

  /** Asks the engine for what is to come to the board; null if something newer did. */
  #ask<T>(read: (engine: Engine, signal: AbortSignal) => Promise<T>): Promise<T | null> {
    this.#maker.stop();
    return this.#reader.run(async (signal) => read(await sharedEngine(), signal));
  }

  /** Whether there was a puzzle for the board. */
  #putCollection(source: string, { puzzles, errors, unread }: Collection): boolean {
    const [first] = puzzles;
    if (first !== undefined) {
      this.#show(pages.withPuzzles(this.#page, source, puzzles));
      this.#board.puzzle = first.puzzle;
    }
    const notice = { kind: 'taken', puzzles: puzzles.length, errors, unread } as const;
    this.#show(pages.withNotice(this.#page, notice));
    return first !== undefined;
  }

  #loadExample(id: string): void {
    const example = EXAMPLES.find((other) => other.id === id);
    if (example === undefined) return;
    this.#leaveBoardAlone();
    this.#show(pages.withExample(pages.withDraft(this.#page, ''), example));
    this.#board.puzzle = example.puzzle;
    this.#show(pages.withNotice(this.#page, { kind: 'example', id: example.id }));
  }

  #goTo(index: number): void {
    this.#leaveBoardAlone();
    this.#show(pages.goTo(this.#page, index));
    const { puzzle } = this.#page.puzzles[index]!;
    const work = lastWorkOn(puzzle, this.#board.history);
    if (work === null) this.#board.puzzle = puzzle;
    else this.#board.snapshot = work;
  }

  #clear(): void {
    this.#leaveBoardAlone();
    this.#board.clear();
    this.#board.focus();
  }

  #toggleNew(): void {
    this.#show(pages.withMaking(this.#page, { open: !this.#page.making.open }));
    reveal(this.#place.querySelector('#new-panel'));
  }

  /** An empty board, in the place of the panel that asked for it. */
  #startOwn(): void {
    this.#toggleNew();
    this.#clear();
  }

  /** A phone has no paste outside a field: where the clipboard cannot be read, the text field takes it. */
  async #pasteCopied(): Promise<void> {
    const text = await readCopied();
    if (text === null) return this.#awaitPaste();
    this.#toggleNew();
    this.#board.scrollIntoView({ block: 'nearest' });
    this.paste(text);
  }

  async #awaitPaste(): Promise<void> {
    this.#show(pages.withPanel(this.#page, { open: true, copied: null }));
    this.#show(pages.withNotice(this.#page, { kind: 'paste-here' }));
    await this.#refreshDraft();
    const field = this.#place.querySelector<HTMLTextAreaElement>('#draft');
    reveal(field);
    field?.select();
  }

  #showTools(shown: boolean): void {
    this.#show(pages.withTools(this.#page, shown));
    if (shown) reveal(this.#place.querySelector('#tools'));
  }

  #wish(change: Partial<Wishes>): void {
    const wishes = { ...this.#page.making.wishes, ...change };
    keepChoice(WISHES, formatWishes(wishes));
    this.#show(pages.withMaking(this.#page, { wishes }));
  }

  async #make(): Promise<void> {
    const { wishes } = this.#page.making;
    if (!isSeed(wishes.seed)) {
      this.#show(pages.withNotice(this.#page, { kind: 'bad-seed' }));
      return;
    }
    this.#reader.stop();
    try {
      const made = await this.#maker.run(async (signal) =>
        makePuzzle(await sharedEngine(), wishes, signal),
      );
      if (made === null) return;
      const { puzzle, clues, seed } = made;
      this.#show(pages.withMade(pages.withDraft(this.#page, ''), puzzle, seed));
      this.#board.puzzle = puzzle;
      const notice = { kind: 'made', clues, wished: wishes.clues } as const;
      this.#show(pages.withNotice(this.#page, notice));
    } catch (error) {
      this.#complain(asJiugongError(error));
    }
  }

  #stopMaking(): void {
    if (this.#maker.stop()) this.#show(pages.withNotice(this.#page, { kind: 'not-made' }));
  }

  async #copySeed(): Promise<void> {
    const { seed } = this.#page.making;
    if (seed === null) return;
    const copied = await copyText(seed);
    this.#show(pages.withMaking(this.#page, { copied }));
  }

  /** What was to come to the board comes too late. */
  #leaveBoardAlone(): void {
    this.#reader.stop();
    this.#maker.stop();
  }

  #toggleText(open: boolean): void {
    this.#show(pages.withPanel(this.#page, { open, copied: null }));
    void this.#refreshDraft();
  }

  #typeDraft(text: string): void {
    this.#textRunner.stop();
    this.#show(pages.withDraft(this.#page, text));
  }

  /** An untouched text field shows the board: as it was given while nothing was added, as nine lines after. */
  async #refreshDraft(): Promise<void> {
    const { panel } = this.#page;
    const value = this.#boardText;
    if (!panel.open || panel.typed) return;
    const request = ++this.#draftRequests;
    const draft = pages.sourceOf(this.#page, value) ?? (await this.#writeRows(value));
    const isStale = this.#page.panel.typed || request !== this.#draftRequests;
    if (!isStale) this.#show(pages.withBoardText(this.#page, draft));
  }

  /** A board as nine lines; without an engine as the one line that needs none. */
  async #writeRows(value: string): Promise<string> {
    try {
      return await (await sharedEngine()).writeText(value);
    } catch {
      return value;
    }
  }

  #putDraft(): void {
    const put = async (): Promise<void> => {
      try {
        const { draft } = this.#page.panel;
        const taken = await this.#put(draft, readShared(draft));
        if (taken) this.#board.scrollIntoView({ block: 'nearest' });
      } catch (error) {
        this.#reportFailure(asJiugongError(error));
      }
    };
    this.#reading = put();
  }

  async #solveDraft(): Promise<void> {
    const { draft } = this.#page.panel;
    try {
      const result = await this.#textRunner.run(async (signal) =>
        (await sharedEngine()).solveText(draft, { signal }),
      );
      if (result === null || this.#page.panel.draft !== draft) return;
      const report = pages.reportOf(result);
      this.#show(pages.withAnswer(this.#page, result.text, report));
      if (report.errors[0] !== undefined) this.#selectPlace(report.errors[0]);
    } catch (error) {
      this.#reportFailure(asJiugongError(error));
    }
  }

  #stopText(): void {
    if (this.#textRunner.stop()) this.#show(pages.withStopped(this.#page));
  }

  #reportFailure(error: JiugongError): void {
    this.#show(pages.withAnswer(this.#page, null, pages.failedReport(error)));
    this.#selectPlace(error);
  }

  #selectPlace(error: JiugongError): void {
    const field = this.#place.querySelector<HTMLTextAreaElement>('#draft');
    if (field === null || error.line === 0) return;
    const { start, end } = rangeAt(field.value, error.line, error.column);
    field.focus();
    field.setSelectionRange(start, end);
  }

  /** The board as 81 characters; where it shows two solutions, the first. */
  get #boardText(): string {
    return formatDigits(textDigits(this.#board.board));
  }

  async #copyAnswer(): Promise<void> {
    const copied = await copyText(this.#page.panel.answer ?? '');
    this.#show(pages.withPanel(this.#page, { copied }));
  }
}
