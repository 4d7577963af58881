/** What a person does to the elements of the small document, as the browser tells of it. */
import { dom } from './small-dom';

type Init = Readonly<Record<string, unknown>>;

/** Sends an event as the browser does: it bubbles and can be cancelled. Returns whether it was not. */
const send = (target: Element, event: object): boolean => target.dispatchEvent(event as Event);

const usual = { bubbles: true, cancelable: true };

/** A press of the mouse or a finger; that of a key has the detail 0. */
export const click = (target: Element, init: Init = {}): boolean =>
  send(target, new dom.MouseEvent('click', { ...usual, detail: 1, ...init }));

/** A press of the right button. */
export const openMenu = (target: Element): boolean =>
  send(target, new dom.MouseEvent('contextmenu', usual));

/** Something that a finger does. */
export const touch = (target: Element, name: string, clientX = 0): boolean =>
  send(target, new dom.PointerEvent(name, { ...usual, pointerType: 'touch', clientX }));

export const pressKey = (target: Element, key: string, init: Init = {}): boolean =>
  send(target, new dom.KeyboardEvent('keydown', { ...usual, key, ...init }));

/** Gives a field or slider a value, as typing and dragging do. */
export function fill(target: Element, value: string): void {
  (target as HTMLInputElement).value = value;
  send(target, new dom.Event('input', usual));
}

/** Chooses an option of a menu by its place. */
export function chooseOption(target: Element, place: number): void {
  (target as HTMLSelectElement).selectedIndex = place;
  send(target, new dom.Event('change', usual));
}

/** Checks a radio button. */
export function check(target: Element): void {
  (target as HTMLInputElement).checked = true;
  send(target, new dom.Event('change', usual));
}

export const newEvent = (name: string): Event => new dom.Event(name, usual) as unknown as Event;
