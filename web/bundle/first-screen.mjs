/**
 * Makes the screen of a first visit as markup: a `<template>` a language, whose parts the first script of the page puts
 * in place (page/first/screen.ts), and one with what is said where the page does not arrive (page/first/missing.ts).
 *
 *     page/first/drawing.ts ──esbuild, for Node──▶ templates of Lit ──markup.mjs──▶ <template id="first-en">…, "missing-en"…
 */
import { build } from 'esbuild';
import { markupOf } from './markup.mjs';
import { source } from './paths.mjs';

/** The modules that other builds make: a drawing calls nothing of them. */
const withoutEngine = {
  name: 'without-engine',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^jiugong:/ }, ({ path }) => ({ path, namespace: 'nothing' }));
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'module.exports = {};' }));
  },
};

async function loadDrawing() {
  const { outputFiles } = await build({
    entryPoints: [source('page', 'first', 'drawing.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node18',
    plugins: [withoutEngine],
    write: false,
    logLevel: 'warning',
  });
  const [{ contents }] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`);
}

/** Items of closed menus are not seen: they come with the page. */
const MENU_ITEMS = /<button[^>]*\brole="menuitem[^]*?<\/button>/g;

const short = (markup) => markup.replaceAll(MENU_ITEMS, '').replaceAll(/\s*\n\s*/g, '\n');

/** Returns the templates for a page whose board has this puzzle. */
export async function firstScreens(puzzle) {
  const { missingNotices, screensWith } = await loadDrawing();
  const screens = Object.entries(screensWith(puzzle)).map(([language, screen]) => {
    const parts = Object.entries(screen).map(
      ([name, content]) => `<div data-for="${name}">${short(markupOf(content))}</div>`,
    );
    return `<template id="first-${language}">${parts.join('')}</template>`;
  });
  const notices = Object.entries(missingNotices()).map(
    ([language, notice]) =>
      `<template id="missing-${language}">${short(markupOf(notice))}</template>`,
  );
  return [...screens, ...notices].join('\n');
}
