/** How a board looks on another page: what the dialog to share begins with, without the code that it makes. */
import type { Language } from '../../../locales/languages';
import type { Theme } from '../theme';

export type Width = 'small' | 'medium' | 'large';

/** How the board looks there. */
export interface Look {
  readonly controls: boolean;
  /** Whether Hint is among the controls, and whether Solve is. */
  readonly hints: boolean;
  readonly solve: boolean;
  /** Whether a link opens the puzzle in the page. */
  readonly site: boolean;
  /** The language of its texts; null for that of the page around it, in a frame of the reader. */
  readonly language: Language | null;
  readonly theme: Theme;
  readonly width: Width;
}

/** The reader is to solve the puzzle. */
export const FIRST_LOOK: Look = {
  controls: true,
  hints: true,
  solve: false,
  site: false,
  language: null,
  theme: 'system',
  width: 'medium',
};
