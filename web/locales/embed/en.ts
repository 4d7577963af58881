/** The texts about boards on other pages, in English; for the page and for examples.html. */
import { list } from '../english';

export const enEmbed = {
  title: 'Code for a website',
  way: 'How',
  ways: {
    script: 'With the script of this site',
    copy: 'With a copy of the script',
    frame: 'In a frame',
  },
  width: 'Width',
  widths: { small: 'small', medium: 'medium', large: 'large' },
  theme: 'Theme',
  themes: { system: 'system', light: 'light', dark: 'dark' },
  language: 'Language',
  /** That of the page around the board. */
  anyLanguage: 'as the page',
  controls: 'With keys and buttons',
  hints: 'Hint button',
  solve: 'Solve button',
  site: 'Link “Open in Jiugong”',
  code: 'Embed code',
  copy: 'Copy code',
  download: (file: string) => `Download ${file}`,
  about: {
    script: 'The code shows the givens of this puzzle. It loads the script from this site.',
    copy: (files: readonly string[]) =>
      `The code shows the givens of this puzzle. Put ${list(files)} in the same folder as your page; nothing else is needed.`,
    frame: 'The code shows the givens of this puzzle, even on sites that do not allow scripts.',
  },
  ownCopy: (files: readonly string[]) =>
    `The code loads the script from this site. For your own copy, put ${list(files)} in the same folder as your page and use src="jiugong.js".`,
  fromFile:
    'If the browser shows the script instead of saving it, take the file from the folder of this page.',
};

export type EmbedMessages = typeof enEmbed;
