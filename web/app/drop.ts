/** Takes files and texts that are dropped anywhere on the page, and files that are pasted. */
import type { PageMessages } from '../locales/page-messages';
import { readAll, type TextFile } from './files';

export interface Drops {
  /** Says that the page takes them, and what went wrong. */
  readonly place: HTMLElement;
  readonly texts: () => PageMessages['page']['drop'];
  /** Whether files were taken as they are, of any size. */
  readonly takesWhole: (files: readonly File[]) => boolean;
  readonly onFiles: (files: readonly TextFile[]) => void;
  readonly onText: (text: string) => void;
  /** Whether something belongs to a field, which takes texts itself. */
  readonly isInField: (event: Event) => boolean;
}

const has = (event: DragEvent, type: string): boolean =>
  event.dataTransfer?.types.includes(type) === true;

const hasFiles = (event: DragEvent): boolean => has(event, 'Files');

/**
 * Hands what is dropped on. A browser would open a file in the place of the page, and all work were lost; a
 * text that comes from elsewhere is one to be read, as if it were pasted.
 */
export function takeDrops({ place, texts, takesWhole, onFiles, onText, isInField }: Drops): void {
  /** Whether what is dragged is part of the page. */
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
    if (takesWhole(dropped)) return say('');
    try {
      const files = await readAll(dropped);
      say('');
      onFiles(files);
    } catch {
      say(texts().unreadable);
    }
  };
  const take = (event: DragEvent): void => {
    if (!hasFiles(event) && !hasText(event)) return;
    event.preventDefault();
    if (hasFiles(event)) return void takeFiles([...event.dataTransfer!.files]);
    say('');
    onText(event.dataTransfer!.getData('text/plain'));
  };
  /** A picture from the clipboard, say; a text beside it says more. */
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
  // Out of the window: there is nothing the pointer went to.
  document.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) say('');
  });
  for (const name of ['keydown', 'pointerdown'] as const) {
    document.addEventListener(name, () => say(''));
  }
}
