/**
 * The service worker: caches all files of the site and serves them from the cache. A new version is
 * cached beside the old one and waits until the person asks for it or has closed all pages of the
 * old one.
 */
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';

/**
 * The part of a service worker's global scope that this file uses; the build fills in the files.
 */
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
// Ignores all query parameters, since no server reads them.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });
