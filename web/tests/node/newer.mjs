/** Finds sources that changed after something was built from them. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

/** A file among `sources`, which are files and folders, that is newer than `built`; or undefined. */
export function newerThan(built, sources) {
  const { mtimeMs } = statSync(built);
  return sources.flatMap(filesIn).find((file) => statSync(file).mtimeMs > mtimeMs);
}
