/** Swipes across a board that is only looked at. */

/** How far a finger goes, in pixels, and how much farther along than across. */
const LEAST = 40;
const ALONG = 1.5;

/**
 * Tells of swipes to the left (1: to what follows) and to the right (-1) until the signal ends it. Presses do not
 * reach what is in the place: nothing there is selected or focused by them.
 */
export function listenForSwipes(
  place: HTMLElement,
  onSwipe: (by: 1 | -1) => void,
  signal: AbortSignal,
): void {
  let start: PointerEvent | null = null;
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
  ): void => {
    const listener = (event: HTMLElementEventMap[Name]): void => {
      event.stopPropagation();
      act(event);
    };
    place.addEventListener(name, listener, { capture: true, signal });
  };
  listen('pointerdown', (event) => (start = event.isPrimary ? event : null));
  listen('pointermove', () => undefined);
  // A quick swipe would be a fling for Chromium, which takes the next tap for one that stops it (board/pointers.ts).
  const takeTouch = (event: TouchEvent): void => {
    const [touch] = event.touches;
    if (start === null || touch === undefined || !event.cancelable) return;
    const [right, down] = [touch.clientX - start.clientX, touch.clientY - start.clientY];
    if (Math.abs(right) > Math.abs(down)) event.preventDefault();
  };
  place.addEventListener('touchmove', takeTouch, { passive: false, signal });
  listen('pointercancel', () => (start = null));
  listen('pointerup', (event) => {
    if (start === null || event.pointerId !== start.pointerId) return;
    const [right, down] = [event.clientX - start.clientX, event.clientY - start.clientY];
    start = null;
    if (Math.abs(right) >= LEAST && Math.abs(right) > ALONG * Math.abs(down)) {
      onSwipe(right < 0 ? 1 : -1);
    }
  });
  // Its default is to take the focus.
  listen('mousedown', (event) => event.preventDefault());
  listen('click', () => undefined);
}
