/** What the dialog shows, as plain data. */
import type { Checking } from './model';
import type { Problem } from './problem';
import type { Sight } from './steady';
import type { Pixels } from './straighten';
import type { PhotoTexts } from './texts';

/** The size of the frames in which grids are found. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

export type Stage =
  | { readonly kind: 'closed' }
  /** Nothing yet, or nothing was found. */
  | { readonly kind: 'choice'; readonly problem: Problem | null }
  /** `stream` is null until the person has allowed the camera. */
  | {
      readonly kind: 'camera';
      readonly stream: MediaStream | null;
      readonly sight: Sight;
      readonly frame: Frame;
    }
  | { readonly kind: 'reading'; readonly progress: number }
  | {
      readonly kind: 'check';
      readonly checking: Checking;
      readonly photo: Pixels;
      /** What the last action came to, in any language. */
      readonly said: (texts: PhotoTexts) => string;
    };
