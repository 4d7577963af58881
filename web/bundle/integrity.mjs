/** Prints what `integrity` of a script tag is for the scripts that other sites load: node integrity.mjs. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from './hash.mjs';
import { built } from './paths.mjs';

const names = readdirSync(built('site')).filter((name) => /^jiugong.*\.m?js$/.test(name));
for (const name of [...names, 'element.mjs'].sort()) {
  console.log(`${name} ${integrityOf(readFileSync(join(built('site'), name)))}`);
}
