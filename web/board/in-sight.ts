/** Whether a part of an element is in the window, and not hidden; a board that is yet to be drawn has keys that waited for it. */
export function isInSight(element: Element | null): boolean {
  if (element === null) return true;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isInside =
    bottom >= 0 && right >= 0 && top <= window.innerHeight && left <= window.innerWidth;
  // (Older browsers do not tell; a page hands keys to what it shows.)
  return isInside && (element as Partial<Element>).checkVisibility?.() !== false;
}
