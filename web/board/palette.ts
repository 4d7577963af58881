import { css } from 'lit';

/*
 * Colours are custom properties that a page can set on the element, --jiugong-…; each has a default for light
 * and for dark. Those of cells differ for all eyes, from each other and from paper, and digits can be
 * read on them (`tests/node/board-colors.test.ts`): an annealing search found the best set of either.
 * The page has the same in its style sheet (page/styles/base.css).
 */
const day = css`
  --jg-sheet: var(--jiugong-sheet, var(--jiugong-paper, #f8f5ee));
  --jg-paper: var(--jiugong-paper, #fffdf8);
  --jg-ink: var(--jiugong-ink, #1d1b18);
  --jg-soft: var(--jiugong-soft, #655f56);
  --jg-frame: var(--jiugong-frame, #1d1b18);
  --jg-line: var(--jiugong-line, #cbc4b6);
  --jg-accent: var(--jiugong-accent, #1f4bb4);
  --jg-alarm: var(--jiugong-alarm, #b3261e);
  --jg-peer: var(--jiugong-peer, #f4f0e6);
  --jg-same: var(--jiugong-same, #dfe6f7);
  --jg-chosen: var(--jiugong-chosen, #cfdbf6);
  --jg-fits: var(--jiugong-fits, #d3efd0);
  --jg-differs: var(--jiugong-differs, #f6ecc9);
  --jg-clash: var(--jiugong-clash, #fbe3df);
  --jg-color-1: var(--jiugong-color-1, #ff7b76);
  --jg-color-2: var(--jiugong-color-2, #fcb361);
  --jg-color-3: var(--jiugong-color-3, #f3e738);
  --jg-color-4: var(--jiugong-color-4, #baf7a8);
  --jg-color-5: var(--jiugong-color-5, #15e2ff);
  --jg-color-6: var(--jiugong-color-6, #55b4ff);
  --jg-color-7: var(--jiugong-color-7, #c395c0);
  --jg-color-8: var(--jiugong-color-8, #cac2b9);
`;

const night = css`
  --jg-sheet: var(--jiugong-sheet, var(--jiugong-paper, #141311));
  --jg-paper: var(--jiugong-paper, #1d1c19);
  --jg-ink: var(--jiugong-ink, #f0ebe0);
  --jg-soft: var(--jiugong-soft, #b2ab9e);
  --jg-frame: var(--jiugong-frame, #b3ac9e);
  --jg-line: var(--jiugong-line, #47443d);
  --jg-accent: var(--jiugong-accent, #9bb8ff);
  --jg-alarm: var(--jiugong-alarm, #ff9a8a);
  --jg-peer: var(--jiugong-peer, #282622);
  --jg-same: var(--jiugong-same, #2c3650);
  --jg-chosen: var(--jiugong-chosen, #313f64);
  --jg-fits: var(--jiugong-fits, #1d3f2a);
  --jg-differs: var(--jiugong-differs, #413a1c);
  --jg-clash: var(--jiugong-clash, #4a2520);
  --jg-color-1: var(--jiugong-color-1, #7b4048);
  --jg-color-2: var(--jiugong-color-2, #5b3b15);
  --jg-color-3: var(--jiugong-color-3, #655805);
  --jg-color-4: var(--jiugong-color-4, #033200);
  --jg-color-5: var(--jiugong-color-5, #025d6e);
  --jg-color-6: var(--jiugong-color-6, #1b249a);
  --jg-color-7: var(--jiugong-color-7, #6434b5);
  --jg-color-8: var(--jiugong-color-8, #373737);
`;

/** The colours of a board by itself: those of its theme, else of the system's. */
export const palette = css`
  .frame {
    ${day}
    color-scheme: light;
  }
  @media screen and (prefers-color-scheme: dark) {
    :host(:not([theme='light'])) .frame {
      ${night}
      color-scheme: dark;
    }
  }
  @media screen {
    :host([theme='dark']) .frame {
      ${night}
      color-scheme: dark;
    }
  }
`;
