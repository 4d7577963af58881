/** The texts of the site's own parts of the page, in English. */
export const enSite = {
  examples: 'Sudoku for your website',
  /** On the first screen, where the page did not arrive. */
  missing: (file: string) =>
    `Part of the page could not be loaded (${file}). Check your connection and try again. Your work is not lost.`,
  /** There as well, while it may still arrive. */
  slow: (file: string) =>
    `The page is still loading (${file}). Wait, or try again. Your work is not lost.`,
  update: {
    ready: 'A new version is ready.',
    reload: 'Reload',
    later: 'Later',
  },
};

export type SiteMessages = typeof enSite;
