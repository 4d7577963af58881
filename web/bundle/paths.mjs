/** Where things are. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = dirname(dirname(fileURLToPath(import.meta.url)));

export const root = dirname(web);

/** A path below web/. */
export const source = (...path) => join(web, ...path);

/** A path below build/. */
export const built = (...path) => join(root, 'build', ...path);
