/** The page as one file with everything inside, which lies beside the site. */
export const SINGLE_FILE = 'jiugong.html';

/** Whether this page is that file: its scripts are inside. */
export const isSingleFile = (): boolean => document.querySelector('script[src]') === null;
