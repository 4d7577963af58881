/**
 * Stores a line of text inside a PNG file, so that the picture can be opened as a board.
 *
 * A PNG is an eight-byte signature and a list of chunks: length, four-letter type, data, and a
 * checksum of type and data. A `tEXt` chunk holds a keyword, a zero byte and a text; other programs
 * skip it.
 */
const KEYWORD = 'jiugong\0';

/**
 * The first chunk, IHDR, is always 13 bytes long; a chunk inserted after it precedes the picture
 * data.
 */
const AFTER_HEADER = 8 + 12 + 13;

/** CRC-32 as in zip and Ethernet. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; ++bit) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function chunk(letters: string, data: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(
    Array.from(letters + data, (character) => character.charCodeAt(0)),
    4,
  );
  view.setUint32(8 + data.length, checksum(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** Returns the file with a line of ASCII characters added. */
export const withText = (png: Uint8Array<ArrayBuffer>, text: string): Blob =>
  new Blob(
    [png.slice(0, AFTER_HEADER), chunk('tEXt', `${KEYWORD}${text}\n`), png.slice(AFTER_HEADER)],
    { type: 'image/png' },
  );

/** Returns the line that `withText` added, from the file read as a text. */
export function textInPng(text: string): string | null {
  const chunkAt = text.indexOf(`tEXt${KEYWORD}`);
  if (chunkAt < 0) return null;
  const start = chunkAt + 'tEXt'.length + KEYWORD.length;
  const end = text.indexOf('\n', start);
  return end < 0 ? null : text.slice(start, end);
}
