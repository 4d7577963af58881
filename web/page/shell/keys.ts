/** Handles pastes and keys that belong to nothing in particular. */

export const isIn = (event: Event, selector: string): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.matches(selector));

/** Elements that handle a paste themselves. */
export const TEXT_FIELDS =
  'textarea, input:not([type="radio"], [type="range"], [type="checkbox"]), [contenteditable]';

/** Elements that handle digits and Enter themselves. */
const TAKES_KEYS = `${TEXT_FIELDS}, select`;

/**
 * Whether a key may go to the panel from any focus. Space has another use there, and digits with
 * Control belong to the browser.
 */
const isTyping = ({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
  if (ctrlKey || metaKey) return /^[zy]$/i.test(key);
  return (
    /^([0-9a-z./']|Backspace|Delete|Escape)$/i.test(key) ||
    (shiftKey && /^Digit[1-9]$/.test(code)) ||
    // What Shift makes of the number pad depends on the system: the board tells.
    /^Numpad[1-9]$/.test(code)
  );
};

const scrolls = (node: EventTarget): boolean => {
  if (!(node instanceof Element) || node === document.documentElement) return false;
  const { overflow } = getComputedStyle(node);
  const isLonger = node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth;
  return isLonger && /auto|scroll/.test(overflow);
};

/**
 * Whether a key moves the selection of the panel. Arrows, Home and End reach it from any focus, as
 * digits do, so that the next digit lands in the cell that the person has moved to. They stay with
 * a focused control that uses them (a choice, or a part that scrolls); and a panel without a
 * selected cell leaves them to the page, which scrolls.
 */
const isMoving = (event: KeyboardEvent): boolean =>
  /^(Arrow(Left|Right|Up|Down)|Home|End)$/.test(event.key) &&
  !isIn(event, 'input[type="radio"], input[type="range"]') &&
  !event.composedPath().some(scrolls);

/** Whether a key asks for the answer: it takes two keys, since the answer spoils a puzzle. */
const isSolving = ({ key, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !repeat;

/** Whether a key is pressed for its sign alone, on keyboards that need Shift for it, too. */
const isPlain = ({ ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || repeat);

export interface KeyEvents {
  readonly onPaste: (text: string) => void;
  readonly onSolve: () => void;
  /** Handles a key; returns whether it did. */
  readonly onPress: (event: KeyboardEvent) => boolean;
  /** Shows the panel with this sign; returns whether there is one. */
  readonly onSign: (key: string) => boolean;
}

export function listenForKeys({ onPaste, onSolve, onPress, onSign }: KeyEvents): void {
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
    if (document.querySelector('dialog[open]:not(.paused)') !== null) return;
    // A pause covers the board alone.
    const hasBoard = document.querySelector('dialog[open]') === null;
    if (hasBoard && isSolving(event)) {
      // On a link the browser opens it beside the page.
      if (isIn(event, 'a[href]')) return;
      // A focused button would be pressed, too.
      event.preventDefault();
      onSolve();
    } else if (hasBoard && (isTyping(event) || isMoving(event)) && onPress(event)) {
      event.preventDefault();
    } else if (isPlain(event) && onSign(event.key)) {
      event.preventDefault();
    }
  });
}
