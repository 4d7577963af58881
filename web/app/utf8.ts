/** What programs of Windows call Unicode, and save so: texts in UTF-16, with a mark at the beginning. */

/** What the first two bytes of a file tell. */
const MARKS: ReadonlyMap<number, 'utf-16le' | 'utf-16be'> = new Map([
  [0xfffe, 'utf-16le'],
  [0xfeff, 'utf-16be'],
]);

/** A file that is marked as UTF-16 in UTF-8; any other as it is. */
export async function inUtf8(file: Blob): Promise<Blob> {
  const [first = 0, second = 0] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const encoding = MARKS.get(first * 256 + second);
  if (encoding === undefined) return file;
  const text = file.stream().pipeThrough(new TextDecoderStream(encoding));
  return new Response(text.pipeThrough(new TextEncoderStream())).blob();
}
