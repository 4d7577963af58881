/** Takes text files that are dropped anywhere on the page. */
import type { PageMessages } from '../locales/page-messages';

/** In bytes; more than a text of puzzles has that a page could still handle. */
const LARGEST = 64_000_000;

const hasFiles = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes('Files') === true;

/** The texts of all files, one after the other; rejects where they are too large, gone, or not to be read. */
export async function readAll(files: readonly File[]): Promise<string> {
  if (files.reduce((total, { size }) => total + size, 0) > LARGEST)
    throw new RangeError('too large');
  const texts = await Promise.all(files.map((file) => file.text()));
  return texts.join('\n');
}

/**
 * Hands the text of dropped files on; `place` says that the page takes them, and what went wrong. A browser
 * would open such a file in the place of the page, and all work were lost.
 */
export function takeDrops(
  place: HTMLElement,
  texts: () => PageMessages['page']['drop'],
  onText: (text: string) => void,
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
      const text = await readAll([...event.dataTransfer!.files]);
      say('');
      onText(text);
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
