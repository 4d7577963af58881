/**
 * Pictures that the person shares with the installed app. The manifest names the address to which the system sends them;
 * the service worker keeps them there instead of a server (site/service-worker.ts) and opens the page with this fragment.
 */
export const SHARED = '#shared';

/** The cache of the service worker, and the addresses in it. */
export const SHARED_CACHE = 'jiugong-shared';

/** Takes the pictures out of the cache. */
export async function takeShared(): Promise<readonly File[]> {
  const cache = await caches.open(SHARED_CACHE);
  const kept = await cache.matchAll();
  await caches.delete(SHARED_CACHE);
  return Promise.all(kept.map(async (answer) => new File([await answer.blob()], 'shared')));
}
