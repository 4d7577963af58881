/**
 * The Content-Security-Policies of the pages, as meta tags because a static host sends no headers.
 * They forbid requests to other origins, and any text becoming a script or a style.
 */
import { createHash } from 'node:crypto';

/** Directives of every page: no connections, plug-ins or forms. */
const everywhere = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

const write = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** The policy of a site page: everything comes from the site; also valid from file://. */
export const sitePolicy = write({
  ...everywhere,
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'frame-src': ["'self'"],
});

/** The source expression of one inline script or style: the hash of its content. */
const hashSource = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of the single-file page: only these scripts and styles. */
export const singleFilePolicy = (scripts, styles) =>
  write({
    ...everywhere,
    'script-src': [...scripts.map(hashSource), "'wasm-unsafe-eval'"],
    'style-src': styles.map(hashSource),
    'img-src': ['data:', 'blob:'],
    'worker-src': ['blob:'],
  });

/** The meta tag of a policy. It must precede everything that the policy governs. */
export const policyTag = (policy) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
