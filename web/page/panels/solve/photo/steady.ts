/** When a puzzle before the camera has been read: plain data, followed from frame to frame. */
import type { PhotoProblem, PhotoPuzzle, PhotoReading } from '../../../../api/engine';
import { isLegible } from './model';

/** What the camera sees. */
export interface Sight {
  readonly puzzle: PhotoPuzzle | null;
  /** Why the last frame has none. */
  readonly problem: PhotoProblem | null;
  /** How many frames in a row have had this puzzle at this place. */
  readonly frames: number;
}

export const NOTHING_SEEN: Sight = { puzzle: null, problem: null, frames: 0 };

/** How far a corner may move from one frame to the next, as a part of the grid's upper side. */
const LARGEST_MOVE = 0.05;

/** Frames until a reading counts. A doubtful one may become a sure one while the camera finds its focus. */
const FRAMES = { sure: 2, doubtful: 5, unread: Infinity } as const;

/** The same for a print with several solutions or none. In a worse frame a proper puzzle may look like one. */
const FRAMES_OF_FLAWED = 10;

const framesFor = (puzzle: PhotoPuzzle): number =>
  puzzle.verdict === 'unread' && isLegible(puzzle) ? FRAMES_OF_FLAWED : FRAMES[puzzle.verdict];

function isStill(before: PhotoPuzzle, now: PhotoPuzzle): boolean {
  const [left, right] = now.corners;
  const limit = LARGEST_MOVE * Math.hypot(right.x - left.x, right.y - left.y);
  return now.corners.every(({ x, y }, corner) => {
    const old = before.corners[corner]!;
    return Math.hypot(x - old.x, y - old.y) <= limit;
  });
}

const isSame = (before: PhotoPuzzle, now: PhotoPuzzle): boolean =>
  before.puzzle === now.puzzle && isStill(before, now);

/** The sight after the next frame. */
export function follow(sight: Sight, reading: PhotoReading): Sight {
  if (reading.problem !== null) return { puzzle: null, problem: reading.problem, frames: 0 };
  const frames = sight.puzzle !== null && isSame(sight.puzzle, reading) ? sight.frames + 1 : 1;
  return { puzzle: reading, problem: null, frames };
}

/** Whether the puzzle is read: the same one at the same place in several frames. */
export const isRead = ({ puzzle, frames }: Sight): boolean =>
  puzzle !== null && frames >= framesFor(puzzle);
