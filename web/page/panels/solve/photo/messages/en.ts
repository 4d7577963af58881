/** The texts of photos, in English. */
import { number, plural } from '../../../../../locales/english';
import type { Problem } from '../problem';

export const enPhoto = {
  title: 'Photo',
  privacy: 'The photo is read in this browser and is not sent anywhere.',
  useCamera: 'Use the camera',
  choosePicture: 'Choose a picture …',
  stop: 'Stop',
  waiting: 'The camera is being started. The browser may ask whether the page may use it.',
  reading: 'The photo is being read …',
  choose: 'Take a photo of a puzzle, or choose a picture or a screenshot.',
  camera: {
    label: 'What the camera sees',
    take: 'Take photo',
    point: 'Point the camera at the puzzle, so that all of its frame is in sight.',
    hold: 'There it is: hold still.',
    'too-small': 'Go nearer.',
    'too-dark': 'There is too little light.',
    'too-blurred': 'The picture is blurred: hold still, or go farther away.',
    'not-nine': 'This grid has no nine rows and columns.',
  },
  problems: {
    refused: [
      'The camera is not allowed.',
      'Allow it in the settings of the browser for this page, or choose a picture.',
    ],
    'no-camera': ['Choose a picture or a screenshot of a puzzle.', 'No camera was found.'],
    busy: [
      'The camera does not start.',
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
    failed: ['The reader of photos could not be started.', 'Reload the page and try again.'],
    'no-grid': [
      'No puzzle was found in the picture.',
      'Take it from above, with all of the frame in it and little else.',
    ],
    'too-small': ['The puzzle is too small in the picture.', 'Take it from nearer.'],
    'too-dark': ['The picture is too dark.', 'Take it where there is more light.'],
    'too-blurred': ['The picture is blurred.', 'Hold still, and give the camera time to focus.'],
    'not-nine': [
      'The grid in the picture has no nine rows and columns.',
      'Only puzzles of 9 × 9 can be read.',
    ],
  } satisfies Record<Problem, readonly [string, string]> as Readonly<
    Record<Problem, readonly [string, string]>
  >,
  check: {
    label: 'What was read, on the photo',
    sure: 'The puzzle was read.',
    doubtful: (count: number) => `Read; ${plural(count, 'cell')} to compare with the photo.`,
    several: (read: string) => `${read} As printed, it has several solutions.`,
    none: (read: string) => `${read} As printed, it has no solution.`,
    clash: (read: string, names: string) => `${read} As printed, givens clash: ${names}.`,
    unread: 'What was read is no proper puzzle: compare all cells with the photo.',
    legend: 'The small digits are what was read in each cell.',
    how: 'A press on a marked cell changes it to what it may be as well; keys change any cell.',
    cell: (row: number, column: number, content: string) =>
      `row ${row}, column ${column}: ${content}`,
    blank: 'blank',
    byHand: (digit: number) => `${digit} by hand`,
    or: (content: string, others: readonly string[]) =>
      `${content}, doubtful; or ${others.join(' or ')}`,
    handwriting: 'Take the handwritten digits as mine',
    turn: 'Rotate',
    other: 'Another puzzle on this page',
    which: (index: number, count: number) => `Puzzle ${number(index)} of ${number(count)}`,
    again: 'Another photo',
    start: 'Start',
  },
};

export type PhotoMessages = typeof enPhoto;
