/** Builds the shipped pages: each with its Content-Security-Policy, and the single-file page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstScreens } from './first-screen.mjs';
import { LICENCES } from './licences.mjs';
import { root, source } from './paths.mjs';
import { CLASSIC, GZIP, HINTS, SIBLINGS } from './scripts.mjs';
import { policyTag, singleFilePolicy, sitePolicy } from './policy.mjs';

const sourceOnly = /[ \t]*<!-- source only -->[\s\S]*?<!-- \/source only -->\n?/g;
const siteOnly = /[ \t]*<!-- site only -->[\s\S]*?<!-- \/site only -->\n?/g;
const comments = /[ \t]*<!-- (?!\/?(source|site) only|first screens)[^]*?-->\n/g;
const marks = /[ \t]*<!-- \/?site only -->\n?/g;

/** The page with everything inside, beside the site and in it. */
export const SINGLE_FILE = 'jiugong.html';

/** The insertion point of the policy: after the encoding, before everything else. */
const START = '<meta charset="utf-8" />';

/** Replaces `search`; throws unless it occurs exactly once. */
function replaceOnce(text, search, replacement) {
  const parts = text.split(search);
  if (parts.length !== 2) throw new Error(`a page has ${parts.length - 1} times ${search}`);
  return parts.join(replacement);
}

const withPolicy = (page, policy) => replaceOnce(page, START, `${START}\n    ${policyTag(policy)}`);

/**
 * Escapes a script for inline use: in HTML only `</script` and `<!--` could end it or change how it
 * is parsed.
 */
const asInlineScript = (code) => code.replaceAll(/<(?=\/script|!--)/gi, '\\x3c');

/**
 * Inlines the icon as a data URL: browsers request an icon file only long after the page is shown.
 */
const withIcon = (page) =>
  replaceOnce(page, 'href="icon.svg"', `href="data:image/svg+xml,${encodeURIComponent(icon)}"`);

const icon = readFileSync(source('site', 'icon.svg'), 'utf8');

const readPage = (...path) =>
  withIcon(
    readFileSync(join(...path), 'utf8')
      .replace(sourceOnly, '')
      .replace(comments, ''),
  );

/** Where index.html has the screens of a first visit. The single file, which comes at once, has none. */
const FIRST_SCREENS = '    <!-- first screens -->\n';

async function withFirstScreens(page) {
  const [, puzzle] = /<jiugong-board[^>]*\bpuzzle="([^"]*)"/.exec(page);
  return replaceOnce(page, FIRST_SCREENS, await firstScreens(puzzle));
}

/** Returns the pages of the site, which begins with the module `main`: [name, text], … */
export async function sitePages(main) {
  const pages = {
    'index.html': replaceOnce(
      await withFirstScreens(readPage(root, 'index.html')),
      MODULE,
      MODULE.replace(CLASSIC, main),
    ),
    'embed.html': readPage(source('site', 'embed.html')),
    'examples.html': readPage(source('site', 'examples', 'examples.html')),
  };
  return Object.entries(pages).map(([name, page]) => [
    name,
    withPolicy(page.replace(marks, ''), sitePolicy),
  ]);
}

/** The script of the page in its source: on the site a module, in the single file a classic script. */
const MODULE = `<script type="module" src="${CLASSIC}"></script>`;

/** Returns index.html with everything it loads inlined; `read` returns a file by its name. */
export function singleFile(read) {
  let page = readPage(root, 'index.html').replace(siteOnly, '').replace(FIRST_SCREENS, '');
  const style = read('app.css');
  const files = [
    ...SIBLINGS.map((name) => `jiugong-${name}.js`),
    // (The page has the texts of boards in all languages.)
    `${HINTS}.js`,
    `${GZIP}.js`,
  ];
  const [first, app, ...siblings] = ['first.js', CLASSIC, ...files].map((name) =>
    asInlineScript(read(name)),
  );
  page = replaceOnce(page, '<link rel="stylesheet" href="app.css" />', `<style>${style}</style>`);
  page = replaceOnce(page, '<script src="first.js"></script>', `<script>${first}</script>`);
  // Modules run after the page is parsed. Inline scripts cannot wait for that, so they go last.
  page = replaceOnce(page, MODULE, '');
  // The others come after it, as texts: it runs each when it needs it (scripts/sibling.ts). The browser need not compile
  // them before the page answers.
  const after = siblings
    .map((script, at) => `<script type="text/plain" data-file="${files[at]}">${script}</script>`)
    .join('');
  const inline = `<script>${app}</script>${after}`;
  page = replaceOnce(page, '</body>', `${inline}</body>`);
  // The licences ask to be passed on with it. (Two hyphens could end the comment.)
  page = `${page.trimEnd()}\n<!--\n${read(LICENCES).replaceAll(/-(?=-)/g, '- ')}-->\n`;
  return withPolicy(page, singleFilePolicy([first, app, ...siblings], [style]));
}
