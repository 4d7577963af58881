/** Tells a long touch from a tap; some browsers open a menu for a long touch, others do nothing. */

/** The duration of a touch in milliseconds from which it is a long one. */
const LONG = 450;

/** The distance in pixels by which the finger may move meanwhile. */
const SLIP = 10;

export class Hold {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: PointerEvent | null = null;
  #isOver = false;

  /** Starts a touch; `onLong` is called if the finger stays, null where a long touch is like a tap. */
  start(event: PointerEvent, onLong: (() => unknown) | null): void {
    this.cancel();
    this.#isOver = false;
    if (event.pointerType !== 'touch' || onLong === null) return;
    this.#from = event;
    this.#timer = setTimeout(() => {
      this.#isOver = true;
      onLong();
    }, LONG);
  }

  move({ clientX, clientY }: PointerEvent): void {
    const from = this.#from;
    if (from === null) return;
    if (Math.hypot(clientX - from.clientX, clientY - from.clientY) > SLIP) this.cancel();
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#from = null;
  }

  /**
   * Whether the touch that ends with this click or context menu has been handled as a long touch,
   * or will be. Some browsers send no click after a long touch: the next one may be that of a key. The menu comes
   * while the finger stays, or on Windows after it has left.
   */
  takes(event: MouseEvent): boolean {
    if (event.type === 'contextmenu') {
      // (Older browsers do not tell of what it is.)
      const { pointerType = 'touch' } = event as Partial<PointerEvent>;
      return this.#from !== null || (this.#isOver && pointerType === 'touch');
    }
    const isOver = this.#isOver && event.detail > 0;
    this.#isOver = false;
    return isOver;
  }
}
