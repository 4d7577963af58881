/**
 * What a person does before the page can take it: presses of cells and buttons on the first screen, keys, and pastes. The
 * first script records it, and the page does it again as soon as it has started.
 */

type Input =
  | { readonly kind: 'cell'; readonly cell: number }
  /** A button or another control, by its number among CONTROLS. */
  | { readonly kind: 'control'; readonly index: number }
  | { readonly kind: 'key'; readonly key: KeyboardEventInit }
  | { readonly kind: 'paste'; readonly text: string };

/** Ends the recording. */
type Take = () => readonly Input[];

declare global {
  interface Window {
    JiugongInput?: Take;
  }
}

/** Those of the first screen, which the page has in the same order. */
const CONTROLS =
  '#settings button, #sidebar :is(.own, .new-line > button, .entry input, .entry button, .actions > button, .menu-button > button, .shelf > button, .text > summary)';

/** The keys with a meaning on a board or for the page. All others are for the browser, Enter and Space among them. */
const KEYS = /^([0-9a-z.?]|Backspace|Delete|Escape|Arrow(Left|Right|Up|Down)|Home|End)$/i;

/** Shows which cell was pressed on the first screen. */
function mark(cell: Element): void {
  for (const other of cell.closest('.grid')?.querySelectorAll('.selected') ?? []) {
    other.classList.remove('selected');
  }
  cell.classList.add('selected');
}

/** Whether the board has taken its place on the first screen. */
const isDefined = (): boolean => customElements.get('jiugong-board') !== undefined;

export function recordInput(): void {
  const inputs: Input[] = [];
  /** A board that is there takes its input itself, after what was recorded before. */
  const takesItself = (target: Element): boolean =>
    inputs.length === 0 && isDefined() && target.closest('.grid') !== null;

  const onClick = (event: Event): void => {
    const target = event.composedPath()[0];
    if (!(target instanceof Element) || takesItself(target)) return;
    const cell = target.closest<HTMLElement>('[data-cell]');
    const control = target.closest(CONTROLS);
    if (cell !== null) {
      if (!isDefined()) mark(cell);
      inputs.push({ kind: 'cell', cell: Number(cell.dataset['cell']) });
    } else if (control !== null) {
      const index = [...document.querySelectorAll(CONTROLS)].indexOf(control);
      inputs.push({ kind: 'control', index });
      // While the page starts its own controls are there already: this press is done once, in its turn.
      event.stopPropagation();
      event.preventDefault();
    }
  };

  const onKey = (event: KeyboardEvent): void => {
    const target = event.composedPath()[0];
    const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !KEYS.test(key)) return;
    if (!(target instanceof Element) || takesItself(target) || target.matches('textarea')) return;
    inputs.push({ kind: 'key', key: { key, code, shiftKey } });
    event.stopPropagation();
    // On a board arrows do not scroll.
    if (target.closest('.grid') !== null) event.preventDefault();
  };

  const onPaste = (event: ClipboardEvent): void => {
    const target = event.composedPath()[0];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text === '' || (target instanceof Element && target.matches('textarea'))) return;
    inputs.push({ kind: 'paste', text });
    event.stopPropagation();
    event.preventDefault();
  };

  const recording = new AbortController();
  const options = { capture: true, signal: recording.signal };
  addEventListener('click', onClick, options);
  addEventListener('keydown', onKey, options);
  addEventListener('paste', onPaste, options);
  window.JiugongInput = () => {
    recording.abort();
    delete window.JiugongInput;
    return inputs;
  };
}

/** Does again on the page what was recorded, and records no more: from now on there is no `JiugongInput`. */
export function replayInput(): void {
  const board = document.querySelector('jiugong-board')!;
  for (const input of window.JiugongInput?.() ?? []) {
    if (input.kind === 'cell') {
      board.selected = input.cell;
      board.focus({ preventScroll: true });
    } else if (input.kind === 'control') {
      document.querySelectorAll<HTMLElement>(CONTROLS)[input.index]?.click();
    } else {
      const focused = document.activeElement ?? document.body;
      const options = { bubbles: true, composed: true, cancelable: true };
      if (input.kind === 'key') {
        focused.dispatchEvent(new KeyboardEvent('keydown', { ...input.key, ...options }));
      } else {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', input.text);
        focused.dispatchEvent(new ClipboardEvent('paste', { clipboardData, ...options }));
      }
    }
  }
}
