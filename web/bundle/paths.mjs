/** Paths of the source and build trees. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = dirname(dirname(fileURLToPath(import.meta.url)));

export const root = dirname(web);

/** Returns a path below web/. */
export const source = (...path) => join(web, ...path);

/** Returns a path below build/. */
export const built = (...path) => join(root, 'build', ...path);
