/** What a person opens comes into view and has the focus: on a phone it may lie below the screen. */

/** Scrolls no further than is needed, so that what is around it stays in sight. */
export function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
  element?.focus({ preventScroll: true });
}

/** The same with what a `<details>` holds; the focus is on its name, which closes it again. */
export function revealDetails({ target }: Event): void {
  const details = target as HTMLDetailsElement;
  if (!details.open) return;
  details.scrollIntoView({ block: 'nearest' });
  details.querySelector('summary')?.focus({ preventScroll: true });
}
