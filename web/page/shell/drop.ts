/** Handles files and texts dropped anywhere on the page, and pasted files. */
import type { PageMessages } from '../../locales/page-messages';
import { readAll, type TextFile } from '../ui/files';
import { whereRefused } from '../ui/refusal';

export interface Drops {
  /** The element that shows the invitation and errors. */
  readonly place: HTMLElement;
  readonly texts: () => PageMessages['page']['drop'];
  /** Takes files unread, of any size; returns whether it did. */
  readonly takesUnread: (files: readonly File[]) => boolean;
  readonly onFiles: (files: readonly TextFile[]) => void;
  readonly onText: (text: string) => void;
  /** Whether the target of an event is a field, which handles texts itself. */
  readonly isInField: (event: Event) => boolean;
}

const has = (event: DragEvent, type: string): boolean =>
  event.dataTransfer?.types.includes(type) === true;

const hasFiles = (event: DragEvent): boolean => has(event, 'Files');

/**
 * Handles drops. By default a browser would open a dropped file in place of the page, and all work
 * would be lost. A text from outside the page is read as if it were pasted. Returns a function that takes files which
 * come in another way.
 */
export function takeDrops({
  place,
  texts,
  takesUnread,
  onFiles,
  onText,
  isInField,
}: Drops): (files: readonly File[]) => Promise<void> {
  /** Whether the dragged object is part of the page. */
  let isOwn = false;
  const hasText = (event: DragEvent): boolean =>
    has(event, 'text/plain') && !isOwn && !isInField(event);
  const say = (words: string): void => {
    if (place.textContent !== words) place.textContent = words;
  };
  const invite = (event: DragEvent): void => {
    if (!hasFiles(event) && !hasText(event)) return;
    event.preventDefault();
    event.dataTransfer!.dropEffect = 'copy';
    say(hasFiles(event) ? texts().invitation : texts().textInvitation);
  };
  const takeFiles = async (dropped: readonly File[]): Promise<void> => {
    if (takesUnread(dropped)) return say('');
    const files = await readAll(dropped).catch(whereRefused);
    if (files === null) return say(texts().unreadable);
    say('');
    onFiles(files);
  };
  const take = (event: DragEvent): void => {
    if (!hasFiles(event) && !hasText(event)) return;
    event.preventDefault();
    if (hasFiles(event)) return void takeFiles([...event.dataTransfer!.files]);
    say('');
    onText(event.dataTransfer!.getData('text/plain'));
  };
  /**
   * Takes a pasted picture, for example; if the clipboard also has text, the text is used instead.
   */
  const takePaste = (event: ClipboardEvent): void => {
    const data = event.clipboardData;
    if (data === null || data.files.length === 0) return;
    if (data.types.includes('text/plain') || isInField(event)) return;
    event.preventDefault();
    void takeFiles([...data.files]);
  };
  document.addEventListener('dragenter', invite);
  document.addEventListener('dragover', invite);
  document.addEventListener('drop', take);
  document.addEventListener('paste', takePaste);
  document.addEventListener('dragstart', () => (isOwn = true));
  document.addEventListener('dragend', () => (isOwn = false));
  // Without a related target the pointer has left the window.
  document.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) say('');
  });
  for (const name of ['keydown', 'pointerdown'] as const) {
    document.addEventListener(name, () => say(''));
  }
  return takeFiles;
}
