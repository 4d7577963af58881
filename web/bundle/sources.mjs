/**
 * Prints what the site is made of, a checksum and a path a line: node bundle/sources.mjs. What `./dev` has kept of it from
 * the last build says whether the site is still that of its sources, and `diff` which of them have changed.
 */
import { root } from './paths.mjs';
import { siteStamp } from './site-files.mjs';

// Who only compares reads no further than to the first difference.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});
process.stdout.write(siteStamp(root));
