/** Whether this page is the one file with everything inside: others have their scripts beside them. */
export const isSingleFile = (): boolean => document.querySelector('script[src]') === null;
