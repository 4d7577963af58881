/** Pixels of files and of the camera's frames. */
import type { Pixels } from './straighten';

/** The longest side that is read, in pixels: more shows no more of a grid. */
const LONGEST_OF_FILE = 2048;

/** A frame is read several times a second. */
const LONGEST_OF_FRAME = 1280;

function pixelsOf(
  image: CanvasImageSource,
  { width, height }: { readonly width: number; readonly height: number },
  longest: number,
): Pixels {
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  return { data, width: canvas.width, height: canvas.height };
}

/** Decodes a file, upright as its camera was held; rejects for what this browser knows as no picture. */
export async function readPixels(file: Blob): Promise<Pixels> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return pixelsOf(image, image, LONGEST_OF_FILE);
  } finally {
    image.close();
  }
}

/** The present frame; null while there is none. */
export function grabFrame(video: HTMLVideoElement): Pixels | null {
  const { videoWidth: width, videoHeight: height } = video;
  return width === 0 ? null : pixelsOf(video, { width, height }, LONGEST_OF_FRAME);
}
