/** The texts of examples.html, in English. */
import { enEmbed } from '../embed/en';

export const enExamples = {
  title: 'Sudoku for your website',
  back: 'Back to the puzzles',
  lead: 'A board in a blog post, a board in a frame, and the engine for your own scripts: each with the few lines it takes.',
  board: 'Sudoku',
  look: 'How the boards look',
  post: {
    title: 'In a blog post',
    text: 'One script and one tag. The engine is inside the script; several boards on a page share it, and no styles leak in or out.',
  },
  frame: {
    title: 'In a frame',
    text: 'For sites that do not allow scripts, or to keep scripts apart. The address describes the board; the frame reports its height and what happens on the board.',
  },
  api: {
    title: 'In a script',
    text: 'The engine without a board: here it makes a new puzzle each time, and solves it.',
    run: 'Run',
    output: 'Output',
  },
  embed: enEmbed,
  code: 'Code',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying.',
};

export type ExamplesMessages = typeof enExamples;
