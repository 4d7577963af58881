/**
 * The clock beside a board: the time and a button to pause. While it is paused the board is covered, so that nobody
 * thinks on for free, and nothing beside it can be pressed. `element` is placed by the panel, and draws itself. The
 * document says by `data-clock` whether clocks are shown or hidden. It runs from the first entry on while the page and the
 * panel are seen and no dialog covers it, unless the puzzle is solved, shows an answer, or is being entered.
 */
import { html, nothing, render, type TemplateResult } from 'lit';
import type { PageMessages } from '../../../locales/page-messages';
import { button } from '../form';
import { formatTime, run, standing, timeOn, type Clock } from './clock';

const now = (): number => performance.now();

const PAUSE = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M8.5 6v12m7-12v12" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" />
</svg>`;

export interface ClockEvents {
  /** The person pauses or goes on. */
  readonly onPause: () => void;
  /** The clock shows another second. */
  readonly onSecond: () => void;
}

export class ClockView {
  readonly element = document.createElement('div');
  /** The panel, with the board that a pause covers. */
  readonly #place: ParentNode;
  /** What covers the board. It is an open dialog for keys, which then go nowhere else. */
  readonly #cover = document.createElement('dialog');
  #clock: Clock = standing(0);
  #texts: PageMessages;
  /** Whether there is something to pause. */
  #isOn = false;
  #isPaused = false;
  #tick: ReturnType<typeof setTimeout> | undefined;
  readonly #on: ClockEvents;

  constructor(place: ParentNode, texts: PageMessages, on: ClockEvents) {
    this.#place = place;
    this.#texts = texts;
    this.#on = on;
    this.element.className = 'clock';
    this.#cover.className = 'paused';
    this.#cover.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.resume();
    });
    this.#draw();
  }

  /** The time in milliseconds; setting it stops the clock. */
  get time(): number {
    return timeOn(this.#clock, now());
  }

  set time(time: number) {
    this.#clock = standing(time);
    this.#draw();
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Whether the person wants to see the time; it is counted all the same. */
  get isShown(): boolean {
    return document.documentElement.dataset['clock'] !== 'hidden';
  }

  setTexts(texts: PageMessages): void {
    this.#texts = texts;
    this.#draw();
  }

  /** Starts or stops the clock. `isOn` says whether the person can pause it. */
  run(isRunning: boolean, isOn: boolean): void {
    this.#clock = run(this.#clock, isRunning, now());
    this.#isOn = isOn;
    this.#draw();
  }

  /** Goes on without a press of the button, when the panel or the game is left. */
  resume(): void {
    if (this.#isPaused) this.#turn(false);
  }

  /** Covers the board until the person goes on. */
  pause(): void {
    this.#turn(true);
  }

  #turn(isPaused: boolean): void {
    const hadFocus = this.#cover.contains(document.activeElement);
    this.#cover.close();
    this.#cover.remove();
    this.#isPaused = isPaused;
    this.#on.onPause();
    this.#draw();
    const covered = this.#place.querySelectorAll<HTMLElement>('jiugong-board, .side, .strip');
    for (const part of covered) part.inert = isPaused;
    if (isPaused) {
      this.#place.querySelector('.board')!.append(this.#cover);
      this.#cover.show();
    } else if (hadFocus) {
      this.#place.querySelector<HTMLElement>('jiugong-board')!.focus({ preventScroll: true });
    }
  }

  #draw(): void {
    const { time } = this;
    render(this.#template(formatTime(time)), this.element);
    render(this.#coverTemplate(formatTime(time)), this.#cover);
    this.#cover.ariaLabel = this.#texts.page.clock.paused;
    clearTimeout(this.#tick);
    // At the next full second, and no earlier.
    const rest = 1000 - (time % 1000);
    if (this.#clock.since === null) return;
    this.#tick = setTimeout(() => {
      this.#draw();
      this.#on.onSecond();
    }, Math.ceil(rest));
  }

  #template(time: string): TemplateResult {
    const words = this.#texts.page.clock;
    return html`<span role="timer" aria-label=${words.time(time)}>${time}</span> ${
        this.#isOn && !this.#isPaused
          ? button(PAUSE, () => this.pause(), { name: words.pause, hint: words.pause })
          : nothing
      }`;
  }

  #coverTemplate(time: string): TemplateResult {
    const words = this.#texts.page.clock;
    return html`<h2>${words.paused}</h2>
      <p>${time}</p>
      ${button(words.goOn, () => this.resume(), { look: 'main' })}`;
  }
}
