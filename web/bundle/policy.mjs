/**
 * The Content-Security-Policies of our pages, which stand in the pages themselves since a static host
 * sends none. Nothing may be asked of another origin, and no text may become a script or a style.
 */
import { createHash } from 'node:crypto';

/** What holds wherever the page is: no connections, no plug-ins, no forms, and a worker made of our script. */
const everywhere = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

const write = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** For a page of the site: everything comes from the site, also from file://. */
export const sitePolicy = write({
  ...everywhere,
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'frame-src': ["'self'"],
});

/** How a policy names one inline script or style: by what it contains. */
const hashSource = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** For a page that has everything inside: these scripts and these styles, and nothing else. */
export const singleFilePolicy = (scripts, styles) =>
  write({
    ...everywhere,
    'script-src': [...scripts.map(hashSource), "'wasm-unsafe-eval'"],
    'style-src': styles.map(hashSource),
    'img-src': ['data:', 'blob:'],
    'worker-src': ['blob:'],
  });

/** As it stands in the head of a page, before anything that it rules. */
export const policyTag = (policy) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
