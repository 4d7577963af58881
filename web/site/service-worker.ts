/**
 * The service worker: keeps all files of the site, and answers from what it keeps. A new version is
 * loaded beside the old one and waits until a person asks for it or has closed all pages of the old one.
 */
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';

/** The part of a service worker's global scope that is used here; the build fills in the files. */
declare const self: {
  readonly __WB_MANIFEST: PrecacheEntry[];
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
};

const asksToTakeOver = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'SKIP_WAITING';

self.addEventListener('message', ({ data }) => {
  if (asksToTakeOver(data)) void self.skipWaiting();
});
cleanupOutdatedCaches();
// Whatever stands behind a question mark, no server is there to heed it.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });
