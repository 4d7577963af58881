/** The texts of the dialog to share, in English. */
import { enEmbed } from '../../../../locales/embed/en';
import { number, plural } from '../../../../locales/english';

export const enShareDialog = {
  title: 'Share and save',

  content: {
    label: 'What to share',
    puzzle: 'Puzzle',
    work: 'My work',
    answer: 'Answer',
  },

  link: {
    title: 'Link',
    label: 'Link to this board',
    about: 'The board is in the link itself, after the #, and is never sent to a server.',
    fromFile: 'This page was opened from a file: the link works on this device only.',
    copy: 'Copy link',
    send: 'Send…',
    code: 'QR code',
    codeLabel: 'QR code of the link to this board',
    tooLong: 'This link is too long for a QR code.',
  },

  text: {
    title: 'Copy as text',
    others: 'Copy in other formats',
    copy: 'Copy text',
    forms: {
      line: 'One line',
      rows: 'Nine lines',
      boxed: 'Drawn grid',
      markdown: 'Markdown',
      json: 'JSON, with marks',
      cells: 'JSON, digits only',
      cases: 'Number of puzzles first',
    },
  },

  embed: enEmbed,

  file: {
    title: 'Save as a file',
    save: {
      sdk: '.sdk file',
      sdm: '.sdm file',
      svg: 'SVG picture',
      png: 'Save as picture',
    },
    collection: (count: number) =>
      `The .sdm file contains all ${plural(count, 'puzzle')} in the text.`,
  },

  paper: {
    title: 'Picture and print',
    one: 'One to a page',
    four: 'Four to a page',
    board: 'Print this board',
    collection: (count: number) => `Prints all ${plural(count, 'puzzle')} in the text.`,
    first: (count: number, total: number) =>
      `Prints the first ${number(count)} of ${plural(total, 'puzzle')}.`,
  },

  keep: {
    title: 'Open a saved board',
    open: 'Open files…',
    about: 'You can also paste links, text and addresses of other sites anywhere on the page.',
  },
};

export type ShareDialogMessages = typeof enShareDialog;
