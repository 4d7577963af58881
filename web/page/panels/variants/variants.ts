/** The Variants panel: says what differs from other panels with a board, and has the objects that do it. */
import { startHistory } from '../../../board/history';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { colOf, rowOf, type Layout } from '../../../board/layout';
import type { Point } from '../../../board/shapes/figures/geometry';
import '../../../rules/on-board/provided';
import { isPlayed, reshape, setEditing, type Board } from '../../../board/state';
import type { Language } from '../../../locales/languages';
import type { PanelContext, PanelView } from '../../panel';
import { isFirst } from '../../ui/boards/actions';
import { BoardPanel } from '../../ui/boards/board-panel';
import { isEmpty } from '../../ui/boards/contents';
import { keepChoice, readChoice } from '../../ui/choices';
import type { TextFile } from '../../ui/files';
import { stateIn } from '../../ui/link';
import { type AboutText } from '../../ui/paste-dialog';
import { Drawing } from './drawing';
import type { SidebarEvents } from './events';
import { FIRST_BOARD } from './examples';
import { OnlySolution } from './exchange/only-solution';
import { readForeign } from './exchange/read';
import type { Reading } from './exchange/reading';
import { PUZZLE_LINK } from './link';
import { LiveJudge } from './live-judge';
import { noteMade, recallMade } from './made';
import { VariantMaker } from './making/maker';
import * as models from './model';
import type { Model, Notice } from './model';
import { opened, Presets } from './presets';
import { boxing, cleared, ranging, resizing } from './reshaping';
import { setAbout, setRule, setUnmarked, withCosmetics } from './shape';
import { puzzleName } from './puzzle-name';
import { variantKind } from './share';
import { textsFor, type Texts } from './texts';
import { drawPanel } from './view';
import { VARIANTS_WORK } from './work';

/** The name of the setting for what is drawn. */
const DRAWING = 'variants.drawing';

export class Variants extends BoardPanel<Notice, Model, Texts> implements PanelView {
  static boardIn(state: string): Board | null {
    return stateIn(PUZZLE_LINK, state);
  }

  static titleOf({ layout }: Board, language: Language): string {
    return layout.about?.title || puzzleName(layout, textsFor(language));
  }

  readonly #place: HTMLElement;
  readonly #events: SidebarEvents;
  /** What its objects use of the panel. */
  readonly #host = {
    board: this.board,
    model: () => this.model,
    show: (model: Model) => this.show(model),
    say: (notice: Notice) => this.say(notice),
    complain: (error: unknown) => this.complain(error),
    reshape: (layout: Layout, notice?: Notice) => this.#reshape(layout, notice),
  };
  readonly #drawing = new Drawing({
    ...this.#host,
    keepClue: (clue) => this.show(models.withClue(this.model, clue)),
    clueInput: () => this.#clueInput,
    pressedIn: (cell) => this.#pressedIn(cell),
  });
  readonly #live = new LiveJudge({ ...this.#host, onChange: () => this.redraw() });
  readonly #solution = new OnlySolution({ onFound: () => this.redraw() });
  readonly #presets: Presets;
  readonly #maker: VariantMaker;
  /** What had the focus when a puzzle was requested. */
  #from: Element | null = null;
  /** Where the board was pressed last, as it lay then. */
  #pressed: Point = [0, 0];
  /** The board with its steps when drawing began. */
  #begun = startHistory(FIRST_BOARD);

  constructor(context: PanelContext) {
    const { place, store, language, setRoute } = context;
    const board = document.createElement('jiugong-board') as JiugongBoard;
    // What it says is drawn beside it before it is on the page, where it would find the language.
    board.lang = language;
    board.hints = true;
    board.resume(startHistory(FIRST_BOARD));
    super(context, models.FIRST_MODEL, {
      id: 'variants',
      board,
      work: VARIANTS_WORK,
      textsFor,
      kind: (texts) => variantKind(texts, (puzzle) => this.#solution.of(puzzle)),
      title: () => Variants.titleOf(board.board, this.language),
      draw: (model) => this.#draw(model),
      followBoard: () => this.#followBoard(),
      closeDialogs: () => this.#maker.open(false),
      stopMaking: () => this.#maker.stop(),
      put: (linked) => this.#put(linked, this.#replaced),
      makeNew: () => this.#maker.open(true),
      sayOpened: () => this.say({ kind: 'opened' }),
      paste: (text) => this.paste(text),
      takeFiles: (files) => this.takeFiles(files),
      titles: ['opened', 'came', 'made', 'judged'],
    });
    this.#place = place;
    this.#presets = new Presets({
      panel: this,
      put: (preset, notice, show) => this.#put(preset, notice, show),
      setRoute,
    });
    this.#maker = new VariantMaker({
      ...this.#host,
      place,
      onBegin: () => {
        board.stop();
        this.#from = document.activeElement;
      },
      put: (made, notice, request) => {
        // (The menu of kinds keeps the focus, for another choice by key.)
        if (document.activeElement?.matches('.presets select'))
          this.#presets.putFresh(made, notice);
        else {
          const replaces = isPlayed(board.board);
          void this.goTo(() => this.#put(made, { ...notice, replaces }), this.#from);
        }
        noteMade(store, made, request);
        board.scrollIntoView({ block: 'nearest' });
      },
      onError: (error) => this.complain(error),
    });
    this.#events = this.#makeEvents();
    // A number that was typed there is for the cell that is selected before the press.
    board.addEventListener(
      'pointerdown',
      (event) => {
        this.#clueInput?.blur();
        // (Of several fingers the first one draws.)
        if (event.isPrimary) this.#pressed = this.#pointOn(event);
      },
      { capture: true },
    );
    // From now on the board is in the page, which gives it its theme.
    this.start(this.#maker.restore(models.FIRST_MODEL));
    // (A new tab begins with the work that was changed last, so also with what was drawn last.)
    const drawing = readChoice(DRAWING, true) ?? readChoice(DRAWING);
    this.#beginDrawing();
    const { notice } = this.model;
    if (drawing !== null && board.editing && notice?.kind === 'restored') {
      this.show(models.withDrawing(this.model, drawing));
      this.#chooseLayer(this.model.layer);
      // (What the tool does with the selection ends a notice.)
      this.say(notice);
    }
    recallMade(store, board.history, this.#maker);
    this.redraw();
  }

  #makeEvents(): SidebarEvents {
    return {
      ...this.events,
      onPreset: (name) => void this.#presets.choose(name),
      onKind: (kind) => void this.#maker.makeKind(kind),
      onExample: () => void this.goTo(() => this.#showExample()),
      onNew: () => this.#maker.open(true),
      onOwn: () => void this.goTo(() => this.#presets.choose('9x9')),
      onNext: () => void this.goTo(() => this.#next()),
      onMode: (mode) => this.#chooseLayer(models.layerOf(mode)),
      onStart: () => {
        this.#live.check.stop();
        void this.play();
      },
      onErase: () => this.#withLayer((layer) => this.#drawing.eraseHere(layer)),
      onEraseDrawn: () => this.#withLayer((layer) => this.#drawing.eraseAll(layer)),
      onTool: (tool) => {
        this.show(models.withTool(this.model, tool));
        // Another one may need other room around the grid.
        this.#chooseLayer(this.model.layer);
      },
      onMoves: (moves) => {
        this.#drawing.forget();
        this.show(models.withMoves(this.model, moves));
      },
      onClue: (clue) => this.#drawing.chooseClue(clue),
      onEraseRule: (index) => this.#drawing.eraseRule(index),
      onSum: (sum) => this.#drawing.chooseSum(sum),
      onSumDone: () => this.board.focus(),
      onNumberKey: (key) => void this.board.press(new KeyboardEvent('keydown', { key })),
      onClearDigits: () => this.clear(),
      onClearAll: () => this.board.change(cleared),
      onSize: (rows, cols) => this.#reshape(...resizing(this.board.board, rows, cols)),
      onRange: (end, value) => this.#reshape(...ranging(this.#layout, end, value)),
      onRule: (rule, isOn) => this.#reshape(setRule(this.#layout, rule, isOn)),
      onUnmarked: (of, isOn) => this.#reshape(setUnmarked(this.#layout, of, isOn)),
      onBoxes: (boxes) => this.#reshape(...boxing(this.#layout, boxes)),
      onAbout: (about) => this.#reshape(setAbout(this.#layout, about)),
      onEraseCosmetics: () => this.#reshape(withCosmetics(this.#layout, [])),
      onLive: () => void this.#live.explain(),
      onLiveSwitch: () => this.#live.switch(),
      onOnlyDrawn: () => this.#keepDrawings(),
    };
  }

  /** The field for the sum of a cage, or what is typed of a constraint. */
  get #clueInput(): HTMLElement | null {
    return this.#place.querySelector('#sum, #clue');
  }

  /** Where a pointer is on the board, in widths of a cell. */
  #pointOn({ clientX, clientY }: PointerEvent): Point {
    const grid = this.board.shadowRoot!.querySelector('.grid')!;
    const { left, top, width, height } = grid.getBoundingClientRect();
    const { rows, cols } = this.#layout;
    return [((clientX - left) / width) * cols, ((clientY - top) / height) * rows];
  }

  #pressedIn(cell: number): Point {
    const [x, y] = this.#pressed;
    return [x - colOf(cell, this.#layout) - 0.5, y - rowOf(cell, this.#layout) - 0.5];
  }

  get #layout(): Layout {
    return this.board.layout;
  }

  get subject(): string | null {
    const { route } = this.#presets;
    return route === null ? null : this.texts.variants.presets.names[route];
  }

  /** Shows the board of a preset, or the puzzle that was shown last. */
  override open(route: string | null): void {
    this.#live.check.follow();
    super.open();
    this.#presets.open(route);
  }

  override leave(): void {
    this.#live.check.stop();
    super.leave();
  }

  override setLanguage(language: Language): void {
    this.board.lang = language;
    super.setLanguage(language);
  }

  /** Puts a text or the puzzle of a link on the board, or reports the error and its position. */
  async paste(text: string): Promise<void> {
    const reading = readForeign(text);
    if (reading === null) await this.#presets.putText(text);
    else await this.bringText(text, async (about) => this.#take(reading, about));
  }

  /** Puts the texts of files on the board. */
  takeFiles(files: readonly TextFile[]): void {
    const texts = files.flatMap(({ text, isPicture }) => (isPicture ? [] : [text]));
    if (texts.length > 0) void this.paste(texts.join('\n'));
    else this.explain('noBoard');
  }

  #draw(model: Model): void {
    const { board, games, texts } = this;
    const on = { panel: this.#events, making: this.#maker.events };
    const kind = this.#maker.kindOf(board.board);
    const { check: live } = this.#live;
    drawPanel(this.#place, model, { board, games, live, kind, texts }, on);
  }

  #followBoard(): void {
    // What is marked changes nothing that a notice is about.
    if (this.#live.isMarking) return this.redraw();
    this.keep();
    this.#drawing.followBoard();
    if (models.isOther(this.#begun, this.board.history)) this.#beginDrawing();
    this.show(models.followBoard(this.model));
    // Last, as it draws: a notice may be about a cage that is gone.
    this.#live.check.follow();
    this.#presets.followBoard();
  }

  /** What to say of a board that comes: that Undo brings back the one that is there, unless nothing is. */
  get #replaced(): Notice | null {
    const { board, canUndo } = this.board;
    const isNothing = isFirst(this.board) || (isEmpty(board) && !canUndo);
    return isNothing ? null : { kind: 'opened' };
  }

  /** Puts another board on the page. */
  #put(
    board: Board,
    notice: Notice | null = null,
    open = (): void => this.board.open(board),
  ): void {
    this.cancelPending();
    open();
    this.#beginDrawing();
    this.say(notice);
  }

  /** Gives the board another shape, and tells what came with it; nothing if it is the same. */
  #reshape(layout: Layout, notice: Notice | null = null): void {
    if (layout === this.#layout) return;
    this.board.change((board) => reshape(board, layout));
    if (notice !== null) this.say(notice);
  }

  /** Begins with what a board that comes is drawn with, or that is to be edited, or no longer. */
  #beginDrawing(): void {
    this.#begun = this.board.history;
    const layer = models.layerFor(this.board.board);
    if (layer !== this.model.layer) this.#chooseLayer(layer);
  }

  #chooseLayer(layer: Model['layer']): void {
    this.board.tool = this.#drawing.toolFor(layer);
    this.show(models.withLayer(this.model, layer));
    const drawing = models.formatDrawing(this.model);
    for (const isOfTab of [true, false]) keepChoice(DRAWING, drawing, isOfTab);
  }

  /** Does something with the layer that is drawn, if there is one. */
  #withLayer(act: (layer: NonNullable<Model['layer']>) => void): void {
    const { layer } = this.model;
    if (layer !== null) act(layer);
  }

  /** Returns whether the board is that of the reading. */
  #take(reading: Reading, about: AboutText): boolean {
    if (reading.kind === 'puzzle') {
      const { board, drawn } = reading;
      const replaced = this.#replaced;
      const came = { kind: 'came', replaces: replaced !== null } as const;
      this.#put(opened(board), drawn === undefined ? replaced : { ...came, drawn });
    } else if (reading.fault === undefined) this.explain(reading.kind, about);
    else this.say({ kind: 'damaged-at', fault: reading.fault, ...about });
    return reading.kind === 'puzzle';
  }

  /** Takes the drawings of the puzzle that came last for drawings alone, in place of rules. */
  #keepDrawings(): void {
    const { notice } = this.model;
    if (notice?.kind !== 'came' || notice.drawn.plain === null) return;
    const { board, cosmetics } = notice.drawn.plain;
    const drawn = { ...notice.drawn, recognized: [], cosmetics, plain: null };
    this.#put(setEditing(board, this.board.editing));
    // First, as a cell that is selected by it ends the notice.
    this.board.focus();
    this.say({ ...notice, drawn });
  }

  /** Puts the example of the preset there; what is no preset was made, and so is its example. */
  async #showExample(): Promise<void> {
    if (this.#maker.isOf(this.board.board) && this.#layout.preset === null)
      await this.#maker.next(this.board.board);
    else await this.#presets.showExample();
  }

  /** Makes another puzzle like the one on the board, or puts the example of the next preset there. */
  async #next(): Promise<void> {
    if (this.#maker.isOf(this.board.board)) await this.#maker.next(this.board.board);
    else await this.#presets.next();
  }
}
