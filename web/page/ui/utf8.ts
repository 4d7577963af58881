/** Reads texts in UTF-16 with a byte order mark, which Windows programs save as "Unicode". */

/** The byte order marks in the first two bytes of a file. */
const MARKS: ReadonlyMap<number, 'utf-16le' | 'utf-16be'> = new Map([
  [0xfffe, 'utf-16le'],
  [0xfeff, 'utf-16be'],
]);

const encodingOf = ([first = 0, second = 0]: Uint8Array): string | undefined =>
  MARKS.get(first * 256 + second);

/** Whether bytes begin with a UTF-16 mark. */
export const isUtf16 = (bytes: Uint8Array): boolean => encodingOf(bytes) !== undefined;

/** Converts a file with a UTF-16 mark to UTF-8; returns any other file as it is. */
export async function inUtf8(file: Blob): Promise<Blob> {
  const encoding = encodingOf(new Uint8Array(await file.slice(0, 2).arrayBuffer()));
  if (encoding === undefined) return file;
  const text = file.stream().pipeThrough(new TextDecoderStream(encoding));
  return new Response(text.pipeThrough(new TextEncoderStream())).blob();
}
