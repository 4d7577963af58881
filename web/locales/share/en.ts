/**
 * The texts for sharing and storing a board, in English; separate from those of a board, since the
 * board's script does not need them.
 */
import { number, plural } from '../english';

export const enShare = {
  open: 'Share',
  openHint: 'Send, save or print this board, or open one',
  openPanelHint: 'Send or copy this board',
  close: 'Close',

  /** What few people look for, at the end. */
  more: 'More formats',

  /** Below a puzzle on paper. */
  puzzleOf: (at: number, count: number) => `Puzzle ${number(at)} of ${number(count)}`,
  /** In a text that is copied. */
  openHere: 'Open in Jiugong',

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
