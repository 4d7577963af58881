/** The service worker of the site, which keeps it for use offline; the page loads this part once all else is there. */
import { Workbox } from 'workbox-window';
import { trustedAddress } from '../../scripts/trusted';

/** Registers the service worker. Calls `offer` with what turns to a new version, whenever there is one. */
export async function keepSite(offer: (turnTo: () => void) => void): Promise<void> {
  const workbox = new Workbox(trustedAddress('sw.js'));
  /** Whether the new version controls this page, which is still of the old one. */
  let isThere = false;
  workbox.addEventListener('waiting', () => {
    isThere = false;
    offer(() => {
      // If another tab has activated the new version, a reload is enough.
      if (isThere) return location.reload();
      workbox.addEventListener('controlling', () => location.reload());
      workbox.messageSkipWaiting();
    });
  });
  workbox.addEventListener('controlling', () => (isThere = true));
  // A browser may refuse, for example in a private window; the page then works without a cache.
  await workbox.register().catch(() => undefined);
}
