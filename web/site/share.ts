/**
 * What the system sends to the installed app when a person shares pictures with it: the form that the manifest names
 * (bundle/offline.mjs). Anybody can send one, so it has to be of exactly that kind, and of no other site. (The system has no
 * origin, and so has a page that hides its own: it may show a picture, which changes nothing before the person takes it.)
 */

/** Of more pictures the first are taken. */
const MAX_PICTURES = 16;

/** The most bytes of a form, as of other files (page/ui/files.ts). Its length is not known before it has been read. */
const MAX_BYTES = 64_000_000;

/** Whether a request is such a form, for the site in this folder. */
export const isShare = (
  { method, mode, url, headers }: Pick<Request, 'method' | 'mode' | 'url' | 'headers'>,
  scope: string,
): boolean =>
  method === 'POST' &&
  mode === 'navigate' &&
  url === new URL('share', scope).href &&
  [null, 'null', new URL(scope).origin].includes(headers.get('origin')) &&
  /^multipart\/form-data\s*;/i.test(headers.get('content-type') ?? '');

/** Ends in an error after so many bytes. */
function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error('too large'));
      else controller.enqueue(chunk);
    },
  });
}

/** The pictures of a form; none of one that is damaged or too large. */
export async function picturesIn(
  { body, headers }: Pick<Request, 'body' | 'headers'>,
  most = MAX_BYTES,
): Promise<readonly File[]> {
  const type = headers.get('content-type') ?? '';
  const form = new Response(body?.pipeThrough(atMost(most)), { headers: { 'content-type': type } });
  const parts = await form.formData().then(
    (data) => data.getAll('pictures'),
    () => [],
  );
  return parts
    .filter((part) => part instanceof File && part.type.startsWith('image/'))
    .slice(0, MAX_PICTURES) as File[];
}
