/** Reads files that the user drops or opens. */
import { inUtf8 } from './utf8';

/** The largest file size in bytes; a page could not handle a longer text of puzzles. */
const LARGEST = 64_000_000;

export interface TextFile {
  readonly name: string;
  readonly text: string;
  /**
   * Whether the file is a raster image: it may hold a board saved by this page, or be a photo of one.
   */
  readonly isPicture: boolean;
  /** The file itself, of a raster image. */
  readonly file?: Blob;
}

/**
 * The signatures of image files, in Latin-1 with ∅ for zeros: PNG, JPEG, GIF, BMP, TIFF (both byte
 * orders), WebP, AVIF and HEIC.
 */
const PICTURE =
  /^(?:\x89PNG|\xff\xd8\xff|GIF8|BM[\s\S]{4}∅{4}|II\*∅|MM∅\*|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp)/;

/** Whether the system says that a file is a raster image. */
export const isRaster = ({ type }: File): boolean => /^image\/(?!svg)/.test(type);

async function readFile(file: File): Promise<TextFile> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const letters = Array.from(head, (byte) => (byte === 0 ? '∅' : String.fromCharCode(byte)));
  // (What the system takes for one is no text, even where it is damaged.)
  const isPicture = isRaster(file) || PICTURE.test(letters.join(''));
  const text = await (await inUtf8(file)).text();
  return { name: file.name, text, isPicture, ...(isPicture ? { file } : {}) };
}

/** Reads all files as texts; rejects with a refusal (`refusal.ts`) if they are too large, deleted, or not readable. */
export function readAll(files: readonly File[]): Promise<readonly TextFile[]> {
  if (files.reduce((total, { size }) => total + size, 0) > LARGEST)
    return Promise.reject(new DOMException('too large', 'NotReadableError'));
  return Promise.all(files.map(readFile));
}

/** The kinds of files that the page reads, for file dialogs. */
export const READABLE = '.sdk,.sdm,.txt,.json,.md,.svg,text/*,image/*';

/** Asks for files; nothing happens if none is chosen. */
export function pickFiles(onFiles: (files: readonly File[]) => void, accept = READABLE): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = accept;
  input.addEventListener('change', () => onFiles([...(input.files ?? [])]));
  input.click();
}
