/**
 * Pictures that the person shares with the installed app. The manifest names the address to which the system sends them;
 * the service worker keeps them there instead of a server (site/service-worker.ts) and opens the page with this fragment.
 */
import { siteName } from './site-storage';

export const SHARED = '#shared';

/** The cache of the service worker, and the addresses in it. */
export const SHARED_CACHE = siteName('jiugong-shared');

/** Only a page from a server, over https or on localhost, has caches. */
const hasCaches = 'caches' in globalThis;

export const forgetShared = async (): Promise<void> =>
  void (hasCaches && (await caches.delete(SHARED_CACHE)));

/** Takes the pictures out of the cache. */
export async function takeShared(): Promise<readonly File[]> {
  if (!hasCaches) return [];
  const cache = await caches.open(SHARED_CACHE);
  const kept = await cache.matchAll();
  const files = await Promise.all(
    kept.map(async (answer) => {
      const picture = await answer.blob();
      return new File([picture], 'shared', { type: picture.type });
    }),
  );
  await forgetShared();
  return files;
}
