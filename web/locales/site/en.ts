/** What the page says as part of the site, in English. */
export const enSite = {
  examples: 'For your own page',
  update: {
    ready: 'A new version is ready.',
    reload: 'Reload',
    later: 'Later',
  },
};

export type SiteMessages = typeof enSite;
