/** The texts of the site's own parts of the page, in English. */
export const enSite = {
  examples: 'Sudoku for your website',
  update: {
    ready: 'A new version is ready.',
    reload: 'Reload',
    later: 'Later',
  },
};

export type SiteMessages = typeof enSite;
