/** The texts of the site's own parts of the page, in English. */
export const enSite = {
  examples: 'For your own page',
  update: {
    ready: 'A new version is ready.',
    reload: 'Reload',
    later: 'Later',
  },
};

export type SiteMessages = typeof enSite;
