/**
 * Puzzles in photos: from the camera, a file, a paste or a share to the board. The page loads this part when it is needed
 * for the first time. A photo is read by the engine, in this browser; then the person compares what was read with it.
 */
import { render } from 'lit';
import { getEngine } from '../../../../board/get-engine';
import type { Snapshot } from '../../../../board/snapshot';
import type { Engine, JiugongError, PhotoReading, Progress } from '../../../../api/engine';
import type { Language } from '../../../../locales/languages';
import { showDialog } from '../../../ui/dialog';
import { whereRefused } from '../../../ui/refusal';
import { isTold } from '../../../ui/told-error';
import { cameraProblem, canAskForCamera, turnOn } from './camera';
import * as checks from './model';
import type { Checking } from './model';
import { grabFrame, readPixels } from './picture';
import type { Problem } from './problem';
import type { Stage } from './stage';
import { follow, isRead, NOTHING_SEEN } from './steady';
import { straighten, type Pixels } from './straighten';
import { wearStyles } from './styles';
import { textsFor, type PhotoTexts } from './texts';
import { cellWords, DIALOG, photoDialog, verdictWords, type PhotoEvents } from './view';

/** Pixels of a cell in the straightened photo. */
const CELL_SIDE = 64;

/** Milliseconds between two frames, for the page. */
const PAUSE = 50;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE));

/** The changes of the selection by keys: down, right. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where photos come from, and what reads them. */
export interface PhotoSources {
  readonly engine: () => Promise<Pick<Engine, 'readPhoto'>>;
  readonly readPixels: (file: Blob) => Promise<Pixels>;
  readonly grabFrame: (video: HTMLVideoElement) => Pixels | null;
}

const OF_THIS_BROWSER: PhotoSources = { engine: getEngine, readPixels, grabFrame };

export class Photo {
  readonly #place = document.createElement('div');
  readonly #onStart: (snapshot: Snapshot) => void;
  readonly #sources: PhotoSources;
  #language: Language;
  #stage: Stage = { kind: 'closed' };
  /** Ends what is going on: the camera, a reading. */
  #work = new AbortController();

  readonly #events: PhotoEvents = {
    onClose: () => this.close(),
    onCamera: () => void this.#film(),
    onFile: (file) => this.read(file),
    onTake: () => void this.#takeFrame(),
    onStop: () => this.#choose(null),
    onPress: (cell) => this.#change((checking) => checks.press(checking, cell), true),
    onFocus: (cell) => this.#change((checking) => checks.select(checking, cell)),
    onKey: (event) => this.#takeKey(event),
    onEnter: (digit) => this.#change((checking) => checks.enter(checking, digit), true),
    onHandwriting: (takes) => this.#change((checking) => checks.takeHandwriting(checking, takes)),
    onTurn: () => this.#change(checks.turn),
    onNext: () => this.#change(checks.showNext),
    onAgain: () => this.open(),
    onStart: () => this.#start(),
  };

  /** The dialog is placed after `beside`; `onStart` takes what the person has compared. */
  constructor(
    beside: Element,
    language: Language,
    onStart: (snapshot: Snapshot) => void,
    sources = OF_THIS_BROWSER,
  ) {
    this.#language = language;
    this.#onStart = onStart;
    this.#sources = sources;
    wearStyles();
    beside.after(this.#place);
    // Nobody is filmed who does not see it; a browser would leave the camera on.
    document.addEventListener('visibilitychange', () => {
      if (this.#stage.kind !== 'camera') return;
      if (document.hidden) this.#work.abort();
      else void this.#film();
    });
    addEventListener('pagehide', () => this.close());
  }

  /** Opens the dialog with the camera, or where there is none with the choice of a picture. */
  open(): void {
    if (canAskForCamera()) void this.#film();
    else this.#choose(null);
  }

  /** Opens the dialog and reads a picture. */
  read(file: Blob): void {
    void this.#read(() => this.#sources.readPixels(file));
  }

  close(): void {
    if (this.#stage.kind !== 'closed') this.#begin({ kind: 'closed' });
  }

  setLanguage(language: Language): void {
    this.#language = language;
    this.#draw();
  }

  get #texts(): PhotoTexts {
    return textsFor(this.#language);
  }

  /** Ends what is going on and shows another stage; the returned signal ends that one. */
  #begin(stage: Stage): AbortSignal {
    this.#work.abort();
    this.#work = new AbortController();
    this.#show(stage);
    return this.#work.signal;
  }

  #show(stage: Stage): void {
    this.#stage = stage;
    this.#draw();
  }

  #draw(): void {
    render(photoDialog(this.#stage, canAskForCamera(), this.#texts, this.#events), this.#place);
    showDialog(this.#place, DIALOG, this.#stage.kind !== 'closed');
  }

  #choose(problem: Problem | null): void {
    this.#begin({ kind: 'choice', problem });
    this.#focus('.open-file input');
  }

  #focus(selector: string): void {
    this.#place.querySelector<HTMLElement>(selector)?.focus();
  }

  /** Films until a puzzle has been read. */
  async #film(): Promise<void> {
    const frame = { width: 1, height: 1 };
    const signal = this.#begin({ kind: 'camera', stream: null, sight: NOTHING_SEEN, frame });
    try {
      const stream = await turnOn(signal);
      if (stream === null) return;
      // It may be unplugged, or the person takes the permission back.
      for (const track of stream.getTracks()) {
        track.addEventListener('ended', () => this.#choose('busy'), { signal });
      }
      this.#show({ kind: 'camera', stream, sight: NOTHING_SEEN, frame });
      this.#focus('.main');
    } catch (error) {
      return signal.aborted ? undefined : this.#choose(cameraProblem(error));
    }
    await this.#guard(signal, async () => {
      const engine = await this.#sources.engine();
      while (!signal.aborted) {
        await this.#readFrame(engine, signal);
        await pause();
      }
    });
  }

  get #video(): HTMLVideoElement {
    return this.#place.querySelector('video')!;
  }

  /** Reads the present frame, and draws what was found over the next ones. */
  async #readFrame(engine: Pick<Engine, 'readPhoto'>, signal: AbortSignal): Promise<void> {
    const photo = this.#sources.grabFrame(this.#video);
    if (photo === null) return;
    const reading = await engine.readPhoto({ ...photo, signal });
    if (signal.aborted || this.#stage.kind !== 'camera') return;
    const sight = follow(this.#stage.sight, reading);
    const { width, height } = photo;
    this.#show({ ...this.#stage, sight, frame: { width, height } });
    if (isRead(sight)) this.#compare(photo, reading);
  }

  /** Reads the present frame whatever is in it, since the person wants it. */
  async #takeFrame(): Promise<void> {
    const { signal } = this.#work;
    while (!signal.aborted) {
      const photo = this.#sources.grabFrame(this.#video);
      if (photo !== null) return this.#read(() => Promise.resolve(photo));
      // The camera has just been started.
      await pause();
    }
  }

  async #read(decode: () => Promise<Pixels>): Promise<void> {
    const signal = this.#begin({ kind: 'reading', progress: 0 });
    await this.#guard(signal, async () => {
      const photo = await decode().catch(whereRefused);
      if (signal.aborted) return;
      if (photo === null) return this.#choose('not-a-picture');
      const engine = await this.#sources.engine();
      const onProgress = ({ done }: Progress): void => {
        if (!signal.aborted) this.#show({ kind: 'reading', progress: done });
      };
      const reading = await engine.readPhoto({ ...photo, signal, onProgress });
      if (!signal.aborted) this.#compare(photo, reading);
    });
  }

  /** Does work that the person may stop, and says why it failed. */
  async #guard(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (signal.aborted) return;
      const { code } = error as Partial<JiugongError>;
      this.#choose(code === 'out-of-memory' ? 'no-memory' : 'failed');
      if (!isTold(error)) throw error;
    }
  }

  /** Shows what was read, or why nothing was. */
  #compare(photo: Pixels, reading: PhotoReading): void {
    if (reading.problem !== null) return this.#choose(reading.problem);
    const checking = checks.checkingOf(reading, reading.others);
    this.#begin({
      kind: 'check',
      checking,
      photo,
      said: (texts) => verdictWords(checking, texts),
    });
    this.#drawPhoto();
    const isDoubtful = checks.doubtfulCells(checks.gridOf(checking)).length > 0;
    this.#focus(isDoubtful ? '.read-cell' : '.line .main');
  }

  /** Changes what was read; with `isTold` says what the selected cell holds now. */
  #change(change: (checking: Checking) => Checking, isTold = false): void {
    if (this.#stage.kind !== 'check') return;
    const before = this.#stage.checking;
    const checking = change(before);
    const { selected } = checking;
    const said = isTold
      ? (texts: PhotoTexts) => cellWords(checks.gridOf(checking).cells[selected]!, selected, texts)
      : checking.at === before.at
        ? this.#stage.said
        : (texts: PhotoTexts) => verdictWords(checking, texts);
    this.#show({ ...this.#stage, checking, said });
    if (checks.gridOf(checking).crossings !== checks.gridOf(before).crossings) this.#drawPhoto();
  }

  #takeKey(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || this.#stage.kind !== 'check') return;
    const arrow = ARROWS[key];
    if (arrow !== undefined) {
      this.#change((checking) => checks.move(checking, ...arrow));
      this.#focusSelected();
    } else if (/^([0-9]|Backspace|Delete|\.)$/.test(key)) {
      this.#events.onEnter(/^[1-9]$/.test(key) ? Number(key) : 0);
      // The cell has another place in the document, since it is not doubtful any more.
      this.#focusSelected();
    } else return;
    event.preventDefault();
  }

  #focusSelected(): void {
    if (this.#stage.kind === 'check') this.#focus(`[data-cell="${this.#stage.checking.selected}"]`);
  }

  /** Draws the shown puzzle of the photo, straightened. */
  #drawPhoto(): void {
    if (this.#stage.kind !== 'check') return;
    const { photo, checking } = this.#stage;
    const edge = 9 * CELL_SIDE;
    const pixels = straighten(photo, checks.gridOf(checking).crossings, CELL_SIDE);
    const canvas = this.#place.querySelector('canvas')!;
    canvas.width = edge;
    canvas.height = edge;
    canvas.getContext('2d')!.putImageData(new ImageData(pixels, edge, edge), 0, 0);
  }

  #start(): void {
    if (this.#stage.kind !== 'check') return;
    const snapshot = checks.snapshotOf(this.#stage.checking);
    this.close();
    this.#onStart(snapshot);
  }
}
