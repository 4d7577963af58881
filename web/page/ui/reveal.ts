/**
 * Scrolls an element into view and focuses it after the user opens it: on a phone it may be below
 * the screen.
 */

/** Scrolls no further than needed, so that the surroundings stay visible. */
export function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
  element?.focus({ preventScroll: true });
}

/**
 * Does the same with the content of a `<details>`; the focus stays on its summary, which closes it
 * again.
 */
export function revealDetails({ target }: Event): void {
  const details = target as HTMLDetailsElement;
  if (!details.open) return;
  details.scrollIntoView({ block: 'nearest' });
  details.querySelector('summary')?.focus({ preventScroll: true });
}
