/** The texts of photos, in English. */
import { number, plural } from '../../../../../locales/english';
import type { Problem } from '../problem';

export const enPhoto = {
  title: 'Photo',
  privacy: 'The photo is read in this browser and never sent anywhere.',
  useCamera: 'Use the camera',
  choosePicture: 'Choose a picture…',
  stop: 'Stop',
  waiting: 'Starting the camera. The browser may ask for permission.',
  reading: 'Reading the photo…',
  choose: 'Take a photo of a puzzle, or choose a picture or a screenshot.',
  camera: {
    label: 'Camera view',
    take: 'Take photo',
    point: 'Point the camera at the puzzle so that its whole frame is in view.',
    hold: 'Got it: hold still.',
    'too-small': 'Move closer.',
    'too-dark': 'There is not enough light.',
    'too-blurred': 'The picture is blurred: hold still, or move back.',
    'not-nine': 'This grid is not 9 × 9.',
  },
  problems: {
    refused: [
      'The page may not use the camera.',
      'Allow it in the browser’s settings for this page, or choose a picture.',
    ],
    'no-camera': ['Choose a picture or a screenshot of a puzzle.', 'No camera was found.'],
    busy: [
      'The camera could not be started.',
      'Close other programs that use it and try again, or choose a picture.',
    ],
    'not-a-picture': [
      'This browser cannot read the picture.',
      'Save it as JPEG or PNG, or take a screenshot of it.',
    ],
    'no-memory': [
      'The browser does not have enough memory to read the picture.',
      'Close other tabs or programs and try again.',
    ],
    failed: ['The photo reader could not be started.', 'Reload the page and try again.'],
    'no-grid': [
      'No puzzle was found in the picture.',
      'Take it from straight above, with the whole frame and little else in it.',
    ],
    'too-small': ['The puzzle is too small in the picture.', 'Take it from closer up.'],
    'too-dark': ['The picture is too dark.', 'Take it in better light.'],
    'too-blurred': ['The picture is blurred.', 'Hold still, and give the camera time to focus.'],
    'not-nine': ['The grid in the picture is not 9 × 9.', 'Only 9 × 9 puzzles can be read.'],
  } satisfies Record<Problem, readonly [string, string]> as Readonly<
    Record<Problem, readonly [string, string]>
  >,
  check: {
    label: 'Digits read, over the photo',
    sure: 'Puzzle read.',
    doubtful: (count: number) =>
      `Puzzle read; ${plural(count, 'cell')} to check against the photo.`,
    several: (read: string) => `${read} As printed, it has several solutions.`,
    none: (read: string) => `${read} As printed, it has no solution.`,
    clash: (read: string, names: string) => `${read} As printed, givens clash: ${names}.`,
    unread: 'This is not a valid puzzle: check every cell against the photo.',
    legend: 'The small digits show what was read in each cell.',
    how: 'Press a marked cell to switch to its other reading; number keys change any cell.',
    cell: (row: number, column: number, content: string) =>
      `row ${row}, column ${column}: ${content}`,
    blank: 'blank',
    byHand: (digit: number) => `${digit} handwritten`,
    or: (content: string, others: readonly string[]) =>
      `${content}, doubtful; or ${others.join(' or ')}`,
    handwriting: 'Treat handwritten digits as mine',
    turn: 'Rotate',
    other: 'Another puzzle on this page',
    which: (index: number, count: number) => `Puzzle ${number(index)} of ${number(count)}.`,
    again: 'Another photo',
    start: 'Start',
  },
};

export type PhotoMessages = typeof enPhoto;
