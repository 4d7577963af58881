/** Icons, manifest and cache list, which make the site an installable app that works offline. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import { source } from './paths.mjs';

/** The PNG icons: name, drawing, and side in pixels. */
const RASTER = [
  { name: 'icon-192.png', drawing: 'icon.svg', side: 192 },
  { name: 'icon-512.png', drawing: 'icon.svg', side: 512 },
  { name: 'icon-maskable-512.png', drawing: 'icon-maskable.svg', side: 512 },
  // (iOS rounds the corners itself and does not support transparency.)
  { name: 'apple-touch-icon.png', drawing: 'icon-maskable.svg', side: 180 },
];

/** Returns the icons as files: [name, bytes], … */
export async function icons() {
  const renderer = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(readFileSync(renderer));
  const drawing = (name) => readFileSync(source('site', name), 'utf8');
  const raster = RASTER.map(({ name, drawing: from, side }) => {
    const image = new Resvg(drawing(from), { fitTo: { mode: 'width', value: side } }).render();
    return [name, image.asPng()];
  });
  return [['icon.svg', drawing('icon.svg')], ...raster];
}

const DESCRIPTION = 'Solves, checks and makes sudoku in your browser, also offline.';

/** `manifest.webmanifest`. Its URLs are relative, so that the site works below any path. */
export const manifest = () =>
  JSON.stringify(
    {
      name: '九宫 Jiugong Sudoku',
      short_name: 'Jiugong',
      lang: 'en',
      description: DESCRIPTION,
      name_localized: {
        'zh-Hans': { value: '九宫数独', lang: 'zh-Hans' },
        'zh-Hant': { value: '九宮數獨', lang: 'zh-Hant' },
      },
      short_name_localized: {
        'zh-Hans': { value: '九宫', lang: 'zh-Hans' },
        'zh-Hant': { value: '九宮', lang: 'zh-Hant' },
      },
      description_localized: {
        'zh-Hans': { value: '在浏览器中求解、检查和生成数独，离线也能用。', lang: 'zh-Hans' },
        'zh-Hant': { value: '在瀏覽器中求解、檢查和產生數獨，離線也能用。', lang: 'zh-Hant' },
      },
      id: './',
      start_url: './',
      scope: './',
      display: 'standalone',
      background_color: '#f8f5ee',
      theme_color: '#f8f5ee',
      categories: ['games', 'education', 'utilities'],
      // Pictures that are shared with the installed app: the service worker takes them.
      share_target: {
        action: './share',
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { files: [{ name: 'pictures', accept: ['image/*'] }] },
      },
      icons: [
        { src: 'icon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: 'icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: 'icon-512.png', type: 'image/png', sizes: '512x512' },
        {
          src: 'icon-maskable-512.png',
          type: 'image/png',
          sizes: '512x512',
          purpose: 'maskable',
        },
      ],
    },
    null,
    2,
  );

/** Files that no page over http loads: modules and types are for programs, app.js is for file://, and where the module of the page does not arrive. */
const NOT_LOADED = /\.(mjs|d\.ts|d\.mts)$|^app\.js$/;

/**
 * The cache list of the service worker, for Workbox: each file with a hash of its content, so that
 * an update loads only changed files, and sw.js changes whenever a file does. (The package
 * workbox-build makes the same list, but needs Babel, Rollup and 300 more packages for what esbuild
 * already does here.)
 */
export const filesToKeep = (names, read) =>
  names
    .filter((name) => !NOT_LOADED.test(name))
    .sort()
    .map((name) => ({
      url: name,
      revision: createHash('sha256').update(read(name)).digest('hex').slice(0, 20),
    }));
