/** The markup in README.md and docs/embedding.md, which people copy into their pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The indented blocks of a manual that are markup. */
const markupIn = (root: string, manual: string): readonly string[] =>
  (readFileSync(join(root, manual), 'utf8').match(/(?<=\n\n)(?: {4}.*\n)+/g) ?? []).filter(
    (block) => block.startsWith('    <'),
  );

/** Manuals with their blocks, in order; `root` is the folder of the repository. */
export const manualMarkup = (root: string): readonly (readonly [string, string])[] =>
  ['README.md', 'docs/embedding.md'].flatMap((manual) =>
    markupIn(root, manual).map((markup) => [manual, markup] as const),
  );
