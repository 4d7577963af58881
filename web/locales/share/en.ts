/**
 * The texts for sharing and storing a board, in English; separate from those of a board, since the
 * board's script does not need them.
 */

import { enEmbed } from '../embed/en';
import { number, plural } from '../english';

export const enShare = {
  open: 'Share',
  openHint: 'Send, save or print this board, or open one',
  openPanelHint: 'Send or copy this board',
  title: 'Share and save',
  close: 'Close',

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
    openHere: 'Open in Jiugong',
  },

  /** What few people look for, at the end. */
  more: 'More formats',

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
    number: (at: number, count: number) => `Puzzle ${number(at)} of ${number(count)}`,
  },

  keep: {
    title: 'Open a saved board',
    open: 'Open files…',
    about: 'You can also paste links, text and addresses of other sites anywhere on the page.',
  },

  said: {
    copied: 'Copied.',
    notCopied: 'The browser did not allow copying.',
    saved: (name: string) => `Saved as ${name}.`,
    notSaved: 'The picture could not be made.',
    sent: 'Sent.',
    notSent: 'The browser did not allow sending.',
  },

  picture: {
    title: 'Sudoku',
    description: (givens: number, own: number) =>
      own === 0
        ? `${plural(givens, 'given')}.`
        : `${plural(givens, 'given')} and ${plural(own, 'digit')} filled in.`,
  },

  opened: {
    headline: (givens: number, own: number) =>
      own === 0
        ? `A puzzle with ${plural(givens, 'given')}.`
        : `A puzzle with ${plural(givens, 'given')}, and ${plural(own, 'digit')} filled in.`,
    how: 'Undo brings back what was on the board.',
  },

  problems: {
    newer: 'This was made by a newer version of Jiugong.',
    newerHow: 'Reload the page to get that version. The board is unchanged.',
    damaged: 'This board is damaged.',
    damagedHow: 'The link or file was cut off or changed on the way. The board is unchanged.',
    noPuzzle: 'There is no puzzle in this address.',
    noPuzzleHow:
      'It does not contain 81 digits and blanks in a row. Short links cannot be opened here: copy the puzzle itself. The board is unchanged.',
    cells: (count: string) => `A puzzle has 81 cells; the one in this address has ${count}.`,
    cellsHow:
      'Digits or blanks were lost or added on the way; copy the whole address again. The board is unchanged.',
    variant: 'This link is to a sudoku variant.',
    variantHow:
      'Paste it in Variants, which opens variants with rules it supports. The board is unchanged.',
    noBoard: 'There is no board in this picture.',
    noBoardHow: 'Only SVG pictures that were saved here can be read. The board is unchanged.',
    unreadable: 'This file cannot be read.',
    unreadableHow: 'Files can be at most 64 MB. The board is unchanged.',
  },
};

export type ShareMessages = typeof enShare;
