/** Tells a long touch from a tap; some browsers open a menu for it, others do nothing. */

/** How long a finger rests on a button until it means something else, in milliseconds. */
const LONG = 450;

/** How far it may slip meanwhile, in pixels. */
const SLIP = 10;

export class Hold {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: PointerEvent | null = null;
  #isOver = false;

  /** A finger was put down; `onLong` happens if it stays. */
  start(event: PointerEvent, onLong: () => void): void {
    this.cancel();
    this.#isOver = false;
    if (event.pointerType !== 'touch') return;
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

  /** Whether the touch that ends with this click or menu has had its effect already, or will. */
  takes(event: MouseEvent): boolean {
    if (event.type === 'contextmenu') return this.#from !== null;
    const isOver = this.#isOver;
    this.#isOver = false;
    return isOver;
  }
}
