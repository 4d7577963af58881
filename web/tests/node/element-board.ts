/** Boards in a small DOM, and what a person does with them. */
import './small-dom';
import assert from 'node:assert/strict';
import { beforeEach } from 'node:test';
import { JiugongBoard } from '../../board/jiugong-board';
import { snapshotOf } from '../../board/shapes/snapshot';
import type { Layout } from '../../board/layout';
import { boardOf } from '../../board/state';
import { blank } from '../../board/values';

// Boards with controls keep what was done on them.
beforeEach(() => localStorage.clear());

/** Makes an element the only one in the document. */
export function show(element: Element): void {
  document.body.replaceChildren(element);
  // (Only where it is asked for, happy-dom forgets the focus of an element that is gone.)
  assert.ok(document.activeElement === document.body);
}

customElements.define('jiugong-board', JiugongBoard);

/** A board outside the document, which nothing draws. */
export const makeBoard = (properties: Partial<JiugongBoard> = {}): JiugongBoard =>
  Object.assign(document.createElement('jiugong-board') as JiugongBoard, properties);

/** The only board in the document, drawn before it gets these properties. */
export async function putBoard(properties: Partial<JiugongBoard> = {}): Promise<JiugongBoard> {
  const board = makeBoard();
  show(board);
  // (Happy-dom does not know this one.)
  const hasFocus = (): boolean => board.shadowRoot!.activeElement !== null;
  const matches = board.matches.bind(board) as (selector: string) => boolean;
  const matchesAll = (selector: string): boolean =>
    selector === ':focus-within' ? hasFocus() : matches(selector);
  Object.assign(board, { matches: matchesAll });
  await board.updateComplete;
  return Object.assign(board, properties);
}

/** An empty board of this shape. */
export async function putShape(layout: Layout): Promise<JiugongBoard> {
  const board = await putBoard({ controls: true });
  board.restore(snapshotOf(boardOf(blank(layout), layout)));
  return board;
}

/** What is drawn of a board, once it is. */
export async function drawn(board: JiugongBoard): Promise<ShadowRoot> {
  await board.updateComplete;
  return board.shadowRoot!;
}

const textOf = async (board: JiugongBoard, selector: string): Promise<string> =>
  ((await drawn(board)).querySelector(selector)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

export const statusOf = (board: JiugongBoard): Promise<string> => textOf(board, '[role=status]');

/** What screen readers are told. */
export const spokenOf = (board: JiugongBoard): Promise<string> => textOf(board, '[aria-live]');

/** A cell, void ones included. */
export async function cellOf(board: JiugongBoard, cell: number): Promise<HTMLElement> {
  const cells = (await drawn(board)).querySelectorAll<HTMLElement>('[role=gridcell]');
  return cells[cell]!;
}

export const labelOf = async (board: JiugongBoard, cell: number): Promise<string> =>
  (await cellOf(board, cell)).getAttribute('aria-label')!;

/** The cell that has the focus; null for none. */
export function focusedCell(board: JiugongBoard): number | null {
  const cell = (board.shadowRoot!.activeElement as HTMLElement | null)?.dataset['cell'];
  return cell === undefined ? null : Number(cell);
}

/** A button of the controls, by its name. */
export async function buttonOf(board: JiugongBoard, name: string): Promise<HTMLElement> {
  const buttons = [...(await drawn(board)).querySelectorAll<HTMLElement>('button')];
  const found = buttons.find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent?.trim()) === name,
  );
  assert.ok(found, name);
  return found;
}

export const click = async (board: JiugongBoard, name: string): Promise<void> =>
  (await buttonOf(board, name)).click();

/** The event of a key such as `4`, `Shift+Digit4` or `Control+z`, as browsers send it. */
export function keyDown(name: string): KeyboardEvent {
  const parts = name.split('+');
  const last = parts.pop()!;
  const shiftKey = parts.includes('Shift');
  const digit = /^Digit(\d)$/.exec(last)?.[1];
  // With Shift a digit is another sign.
  const key = digit === undefined ? last : shiftKey ? '!@#$%^&*('[Number(digit) - 1]! : digit;
  return new KeyboardEvent('keydown', {
    key,
    code: digit === undefined ? '' : last,
    shiftKey,
    ctrlKey: parts.includes('Control'),
    metaKey: parts.includes('Meta'),
    bubbles: true,
    cancelable: true,
    composed: true,
  });
}

/** Presses keys in the grid, one after the other. */
export async function press(board: JiugongBoard, ...names: readonly string[]): Promise<void> {
  const grid = (await drawn(board)).querySelector('[role=grid]')!;
  for (const name of names) grid.dispatchEvent(keyDown(name));
}

/** Pastes a text while the board has the focus; returns whether the board took it. */
export function paste(board: JiugongBoard, text: string): boolean {
  const clipboardData = { getData: () => text };
  const event = new Event('paste', { bubbles: true, cancelable: true, composed: true });
  return !board.dispatchEvent(Object.assign(event, { clipboardData }));
}

/** Until something is true of a board, which tells of each change. */
export const until = (board: JiugongBoard, isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!isSo()) return;
      board.removeEventListener('jiugong-change', look);
      resolve();
    };
    board.addEventListener('jiugong-change', look);
    look();
  });

/** The details of all events of a name that a board sends from now on. */
export function watch<Detail>(board: JiugongBoard, name: string): readonly Detail[] {
  const seen: Detail[] = [];
  board.addEventListener(name, (event) => seen.push((event as CustomEvent<Detail>).detail));
  return seen;
}

/** The code of the error that a call throws; null for none. */
export function codeOf(call: () => void): string | null {
  try {
    call();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return null;
}

const SIDE = 10;

/** A square or more of the window. */
const boxAt = (left: number, top: number, width = SIDE, height = SIDE): DOMRect =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

/** Lays out the cells as squares, among which pointers find their way: a small DOM has no layout. */
export async function layOut(board: JiugongBoard): Promise<void> {
  const root = await drawn(board);
  const { rows, cols } = board.layout;
  const grid = root.querySelector('[role=grid]')!;
  const cells = [...root.querySelectorAll('[role=gridcell]')];
  const place = {
    getBoundingClientRect: () => boxAt(0, 0, cols * SIDE, rows * SIDE),
    setPointerCapture: () => undefined,
    scrollBy: () => undefined,
  };
  for (const element of [grid, grid.parentElement!]) Object.assign(element, place);
  for (const [cell, element] of cells.entries()) {
    const box = boxAt((cell % cols) * SIDE, Math.floor(cell / cols) * SIDE);
    Object.assign(element, { getBoundingClientRect: () => box });
  }
  const elementFromPoint = (x: number, y: number): Element | undefined =>
    cells[Math.floor(y / SIDE) * cols + Math.floor(x / SIDE)];
  Object.assign(root, { elementFromPoint });
}

async function point(
  board: JiugongBoard,
  type: string,
  cell: number,
  more: PointerEventInit,
): Promise<void> {
  const { left, top } = (await cellOf(board, cell)).getBoundingClientRect();
  const event = new PointerEvent(type, {
    pointerId: 1,
    isPrimary: true,
    buttons: 1,
    clientX: left + SIDE / 2,
    clientY: top + SIDE / 2,
    bubbles: true,
    composed: true,
    ...more,
  });
  (await cellOf(board, cell)).dispatchEvent(event);
}

/** Drags a pointer, that of a mouse by default, over the middles of cells. */
export async function drag(
  board: JiugongBoard,
  [first, ...others]: readonly number[],
  more: PointerEventInit = {},
): Promise<void> {
  await point(board, 'pointerdown', first!, more);
  for (const cell of others) await point(board, 'pointermove', cell, more);
  await point(board, 'pointerup', others.at(-1) ?? first!, more);
}

/** Presses a cell and lets it go, of which browsers make a click. */
export async function pressCell(
  board: JiugongBoard,
  cell: number,
  more: PointerEventInit = {},
): Promise<void> {
  await drag(board, [cell], more);
  (await cellOf(board, cell)).click();
}
