/**
 * The service worker: caches all files of the site and serves them from the cache. A new version is
 * cached beside the old one and waits until the person asks for it or has closed all pages of the
 * old one.
 */
import { precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { SHARED, SHARED_CACHE } from '../page/ui/shared-pictures';
import { isShare, picturesIn } from './share';

/**
 * The part of a service worker's global scope that this file uses; the build fills in the files.
 */
declare const self: {
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly registration: { readonly scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
};

interface FetchEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const asksToTakeOver = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'SKIP_WAITING';

self.addEventListener('message', ({ data }) => {
  if (asksToTakeOver(data)) void self.skipWaiting();
});

/**
 * Keeps shared pictures for the page, which takes them out (page/ui/shared-pictures.ts), in place of those of an earlier
 * share that it did not take. The page says so where there are none. Nothing is sent on.
 */
async function keepShared(request: Request): Promise<Response> {
  const pictures = await picturesIn(request);
  await caches.delete(SHARED_CACHE);
  try {
    const cache = await caches.open(SHARED_CACHE);
    await Promise.all(
      pictures.map((picture, index) => cache.put(`./share?${index}`, new Response(picture))),
    );
  } catch {
    // A storage without room: what it has of them is none.
    await caches.delete(SHARED_CACHE);
  }
  return Response.redirect(`./${SHARED}`, 303);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isShare(request, self.registration.scope)) event.respondWith(keepShared(request));
});
// Ignores all query parameters, since no server reads them.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });
