/** Prints what `integrity` of a script tag is for the scripts that other sites load: node integrity.mjs. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { built } from './paths.mjs';

const names = readdirSync(built('site')).filter((name) => /^jiugong.*\.m?js$/.test(name));
for (const name of [...names, 'element.mjs'].sort()) {
  const hash = createHash('sha384').update(readFileSync(join(built('site'), name)));
  console.log(`${name} sha384-${hash.digest('base64')}`);
}
