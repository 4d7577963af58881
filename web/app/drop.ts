/** Takes text files that are dropped anywhere on the page. */
import type { PageMessages } from '../locales/page-messages';
import { readAll, type TextFile } from './files';

const hasFiles = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes('Files') === true;

/**
 * Hands the texts of dropped files on; `place` says that the page takes them, and what went wrong. A browser
 * would open such a file in the place of the page, and all work were lost.
 */
export function takeDrops(
  place: HTMLElement,
  texts: () => PageMessages['page']['drop'],
  onFiles: (files: readonly TextFile[]) => void,
): void {
  const say = (words: string): void => {
    if (place.textContent !== words) place.textContent = words;
  };
  const invite = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer!.dropEffect = 'copy';
    say(texts().invitation);
  };
  const take = async (event: DragEvent): Promise<void> => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    try {
      const files = await readAll([...event.dataTransfer!.files]);
      say('');
      onFiles(files);
    } catch {
      say(texts().unreadable);
    }
  };
  document.addEventListener('dragenter', invite);
  document.addEventListener('dragover', invite);
  document.addEventListener('drop', (event) => void take(event));
  // Out of the window: there is nothing the pointer went to.
  document.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) say('');
  });
  for (const name of ['keydown', 'pointerdown'] as const) {
    document.addEventListener(name, () => say(''));
  }
}
