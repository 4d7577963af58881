/**
 * Menus under a button, after the pattern "Menu Button" of the ARIA Authoring Practices.
 *
 *     [Puzzle ▾]               a button: aria-haspopup="menu", aria-expanded
 *     +-------------------+    role="menu", as wide as the row of its button at most
 *     | New …             |    groups of items, with a heading or a line between them
 *     | Examples …        |
 *     +-------------------+
 *
 * Enter, Space and the arrows open a menu from its button. In it arrows, Home, End and first letters
 * move, Escape and Tab leave. A press on an item closes the menu, and gives the focus back to the
 * button before the item acts, so that a dialog that it opens gives it back there, too.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { keyHint } from '../../board/key-hints';

export interface MenuItem {
  readonly label: string;
  /** What the item does, in a sentence. */
  readonly hint?: string;
  /** A remark for eyes beside the label: keys, or a warning, which the hint has in full. */
  readonly note?: string;
  /** For an item that is switched on or off: whether it is on. */
  readonly isOn?: boolean;
  readonly isPossible?: boolean;
  readonly onChoose: () => void;
}

/** An item that has its label and its hint by the same name. */
export const itemOf = <Name extends string>(
  words: Readonly<Record<Name, string>> & { readonly hints: Readonly<Record<Name, string>> },
  name: Name,
  onChoose: () => void,
): MenuItem => ({ label: words[name], hint: words.hints[name], onChoose });

export interface MenuGroup {
  /** The visible heading of the group; without one a line divides it from the others. */
  readonly label?: string;
  readonly items: readonly MenuItem[];
  /** Short items are side by side. */
  readonly isDense?: boolean;
  /** Whether they stand on the page, too, where that is wide enough, and are then left out of the menu. */
  readonly isShelved?: boolean;
}

/** The gap in pixels between a menu and the edge of the window. */
const GAP = 8;

/** The parts of a menu, found from its surroundings. */
const buttonOf = (host: Element): HTMLElement => host.querySelector<HTMLElement>('button')!;
const menuOf = (host: Element): HTMLElement => host.querySelector<HTMLElement>('[role=menu]')!;
const itemsOf = (host: Element): readonly HTMLElement[] =>
  [...host.querySelectorAll<HTMLElement>('[role^=menuitem]')].filter(
    (item) => item.checkVisibility?.() ?? true,
  );

/** The surroundings of the menu that is open; null for none. */
let opened: Element | null = null;

function closeBeside(event: Event): void {
  if (opened !== null && !event.composedPath().includes(opened)) close(opened);
}

/** Opens a menu on the side of its button that has room, and focuses an item. */
function open(host: Element, at: number): void {
  const [button, menu] = [buttonOf(host), menuOf(host)];
  if (opened !== null) close(opened);
  opened = host;
  menu.hidden = false;
  menu.style.maxBlockSize = '';
  button.setAttribute('aria-expanded', 'true');
  const { top, bottom } = button.getBoundingClientRect();
  const below = innerHeight - bottom;
  const isUp = menu.offsetHeight + GAP > below && top > below;
  menu.classList.toggle('up', isUp);
  menu.style.maxBlockSize = `${(isUp ? top : below) - GAP}px`;
  document.addEventListener('pointerdown', closeBeside, { capture: true });
  // Nothing is scrolled: the menu is in sight, and so is the board.
  itemsOf(host).at(at)?.focus({ preventScroll: true });
}

function close(host: Element): void {
  if (host !== opened) return;
  opened = null;
  document.removeEventListener('pointerdown', closeBeside, { capture: true });
  menuOf(host).hidden = true;
  buttonOf(host).setAttribute('aria-expanded', 'false');
}

function closeToButton(host: Element): void {
  if (host !== opened) return;
  buttonOf(host).focus({ preventScroll: true });
  close(host);
}

function click(event: Event): void {
  const host = event.currentTarget as Element;
  const target = event.target as Element;
  const item = target.closest('[role^=menuitem]');
  if (item?.getAttribute('aria-disabled') === 'true') event.stopPropagation();
  else if (item !== null) closeToButton(host);
  else if (!buttonOf(host).contains(target)) return;
  else if (host === opened) close(host);
  else open(host, 0);
}

/** Before the items hear of it, so that the focus is on the button when one acts. */
const CLICK = { handleEvent: click, capture: true };

function press(event: KeyboardEvent): void {
  const host = event.currentTarget as Element;
  const { key, ctrlKey, metaKey, altKey } = event;
  // What a menu has no use for, such as Delete or Undo, is not for the board under it either.
  if (host === opened) event.stopPropagation();
  if (ctrlKey || metaKey || altKey) return;
  const isDone = host === opened ? pressInMenu(host, key) : pressOnButton(host, key);
  if (isDone) event.preventDefault();
}

function pressOnButton(host: Element, key: string): boolean {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
  open(host, key === 'ArrowDown' ? 0 : -1);
  return true;
}

/** Handles a key in an open menu; returns whether the browser shall do no more. */
function pressInMenu(host: Element, key: string): boolean {
  const items = itemsOf(host);
  const at = items.findIndex((item) => item === document.activeElement);
  const goTo = (index: number): true => {
    items.at(index % items.length)?.focus();
    return true;
  };
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return goTo(at + 1);
    case 'ArrowUp':
    case 'ArrowLeft':
      return goTo(Math.max(at, 0) - 1);
    case 'Home':
      return goTo(0);
    case 'End':
      return goTo(-1);
    case 'Escape':
      closeToButton(host);
      return true;
    case 'Tab':
      closeToButton(host);
      return false;
    case 'Enter':
    case ' ':
      return false;
    default:
      if (key.length === 1) goToLetter(items, at, key.toLowerCase());
      return key.length === 1;
  }
}

/** One item, that of the focus, is a stop of the Tab key, as in any part that scrolls. */
function stopAt({ currentTarget, target }: FocusEvent): void {
  for (const item of (currentTarget as Element).querySelectorAll<HTMLElement>('[role^=menuitem]')) {
    item.tabIndex = item === target ? 0 : -1;
  }
}

/** Focuses the next item that begins with a letter. */
function goToLetter(items: readonly HTMLElement[], at: number, letter: string): void {
  const inOrder = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  inOrder.find(({ textContent }) => textContent?.trim().toLowerCase().startsWith(letter))?.focus();
}

/** Closes a menu when the focus goes elsewhere in the page. */
function leave({ currentTarget, relatedTarget }: FocusEvent): void {
  const host = currentTarget as Element;
  if (relatedTarget instanceof Node && !host.contains(relatedTarget)) close(host);
}

function menuItem(item: MenuItem): TemplateResult {
  const { label, hint, note, isOn, isPossible = true, onChoose } = item;
  return html`<button
    type="button"
    role=${isOn === undefined ? 'menuitem' : 'menuitemcheckbox'}
    tabindex="-1"
    title=${hint === undefined ? nothing : keyHint(hint)}
    aria-checked=${isOn ?? nothing}
    aria-disabled=${isPossible ? nothing : 'true'}
    @click=${onChoose}
  >
    <span>${label}</span
    >${note === undefined ? nothing : html` <small aria-hidden="true">${note}</small>`}
  </button>`;
}

const menuGroup = ({
  label,
  items,
  isDense = false,
  isShelved = false,
}: MenuGroup): TemplateResult =>
  html`<div
    role="group"
    class="${isDense ? 'dense' : ''} ${isShelved ? 'shelved' : ''}"
    aria-label=${label ?? nothing}
  >
    ${label === undefined ? nothing : html`<p aria-hidden="true">${label}</p>`}
    ${items.map(menuItem)}
  </div>`;

/**
 * A button with a menu. It is drawn closed, and a later drawing leaves it as it is. `content` is an icon with the label
 * below it; else a mark beside the label says that a menu opens.
 */
export const menuButton = (
  label: string,
  groups: readonly MenuGroup[],
  { content = null }: { readonly content?: TemplateResult | null } = {},
): TemplateResult =>
  html`<div class="menu-button" @click=${CLICK} @keydown=${press} @focusout=${leave}>
    <button
      type="button"
      class=${content === null ? '' : 'named'}
      aria-haspopup="menu"
      aria-expanded="false"
    >
      ${content ?? html`${label} <span aria-hidden="true">▾</span>`}
    </button>
    <div role="menu" aria-label=${label} hidden @focusin=${stopAt}>
      ${groups.filter(({ items }) => items.length > 0).map(menuGroup)}
    </div>
  </div>`;
