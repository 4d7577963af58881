/** Downloads files through the browser; nothing is sent anywhere. */

/** Starts the download of a file. */
export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers have not begun to read it when `click` returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Renders an SVG picture to PNG, as wide and high as said; rejects if the browser cannot draw it. */
export async function rasterize(
  svg: string,
  width: number,
  height: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (png === null) throw new DOMException('no picture', 'EncodingError');
  return new Uint8Array(await png.arrayBuffer());
}
