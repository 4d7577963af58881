/** Handles pastes and keys that belong to nothing in particular. */

export const isIn = (event: Event, selector: string): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.matches(selector));

/** Elements that handle a paste themselves. */
export const TEXT_FIELDS =
  'textarea, input:not([type="radio"], [type="range"], [type="checkbox"]), [contenteditable]';

/** Elements that handle digits and Enter themselves. */
const TAKES_KEYS = `${TEXT_FIELDS}, select`;

/** Elements that Enter presses, opens or follows. */
const TAKES_ENTER = 'button, summary, a';

/**
 * Whether a key may go to the board from any focus. Arrows and space have other uses there, and
 * digits with Control belong to the browser.
 */
const isTyping = ({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
  if (ctrlKey || metaKey) return /^[zy]$/i.test(key);
  return (
    /^([0-9a-z.]|Backspace|Delete|Escape)$/i.test(key) || (shiftKey && /^Digit[1-9]$/.test(code))
  );
};

export interface KeyEvents {
  readonly onPaste: (text: string) => void;
  readonly onSolve: () => void;
  /** Handles a key; returns whether it did. */
  readonly onPress: (event: KeyboardEvent) => boolean;
}

export function listenForKeys({ onPaste, onSolve, onPress }: KeyEvents): void {
  // Runs before the board's own handler, since the page supports texts of several puzzles.
  const takePaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (isIn(event, TEXT_FIELDS) || text.trim() === '') return;
    event.preventDefault();
    onPaste(text);
  };
  document.addEventListener('paste', takePaste, { capture: true });
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isIn(event, TAKES_KEYS)) return;
    // Content under a dialog is not visible.
    if (document.querySelector('dialog[open]') !== null) return;
    if (event.key === 'Enter') {
      if (!isIn(event, TAKES_ENTER)) onSolve();
    } else if (isTyping(event) && onPress(event)) {
      event.preventDefault();
    }
  });
}
