/** The texts of the page in English, from its catalogues, so that other words do not break a test. */
import { build } from 'esbuild';
import { source } from '../../bundle/paths.mjs';

const { outputFiles } = await build({
  stdin: {
    contents: `export { panelName } from './panel-name';
      export { allTexts } from './texts';
      export { techniqueName } from '../hints/hints';
      export { toolName } from '../page/panels/variants/drawing-view';
      export { KILLER, linkTo } from './f-puzzles';`,
    resolveDir: source('tests'),
    loader: 'ts',
  },
  bundle: true,
  platform: 'node',
  format: 'esm',
  // What the build of the site makes is not called.
  plugins: [
    {
      name: 'without-engine',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^jiugong:/ }, ({ path }) => ({ path, namespace: 'nothing' }));
        onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({
          contents: 'module.exports = {};',
        }));
      },
    },
  ],
  write: false,
});
const code = Buffer.from(outputFiles[0].contents).toString('base64');
const program = await import(`data:text/javascript;base64,${code}`);

export const texts = program.allTexts('en');
export const { panelName, techniqueName, toolName } = program;

/** A killer as a link of f-puzzles. */
export const KILLER_LINK = program.linkTo(program.KILLER);
