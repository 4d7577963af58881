/** Tells digits of the number pad that are held with Shift, whatever a system makes of them. */

/** The longest time, in milliseconds, between the two events of Windows: less than a person needs to press another key. */
const AT_ONCE = 50;

/**
 * With NumLock, Shift makes `End` of the 1 of a number pad. Linux and macOS say that Shift is held; Windows releases it first, and
 * presses it again afterwards:
 *
 *     keydown Shift · keyup Shift · keydown End (code Numpad1) · keyup End · keydown Shift
 */
export class NumberPad {
  /** The release of Shift that was the last event of a key. */
  #released: KeyboardEvent | null = null;
  /** The key that was pressed at once after it. */
  #shifted: KeyboardEvent | null = null;

  readonly #press = (event: KeyboardEvent): void => {
    const before = this.#released;
    const isNext = before !== null && event.timeStamp - before.timeStamp < AT_ONCE;
    this.#shifted = isNext ? event : null;
    this.#released = null;
  };

  readonly #release = (event: KeyboardEvent): void => {
    this.#released = event.key === 'Shift' ? event : null;
  };

  /** Follows all keys, since the next one may be for a board that has no focus. */
  start(): void {
    window.addEventListener('keydown', this.#press, { capture: true });
    window.addEventListener('keyup', this.#release, { capture: true });
  }

  stop(): void {
    window.removeEventListener('keydown', this.#press, { capture: true });
    window.removeEventListener('keyup', this.#release, { capture: true });
  }

  holdsShift(event: KeyboardEvent): boolean {
    if (event.shiftKey || event === this.#shifted) return true;
    // With NumLock nothing but Shift makes it another key; a key that repeats has no release before it.
    const isOther = /^Numpad[1-9]$/.test(event.code) && !/^[1-9]$/.test(event.key);
    return isOther && event.getModifierState('NumLock');
  }
}
