import { css } from 'lit';
import { controlStyles, palette } from './own-controls';
import { exhibitStyles } from './exhibit-styles';

/*
 * Properties of the board's own begin with --jg-: a page that registers one (`@property`) does so in all trees, and would
 * decide about a plainer name whether it is inherited.
 *
 * Thick lines are two frames over the cells' thin borders: borders of two widths and colours in one
 * corner would be mitred and leave notches.
 */

/*
 * Rules of the page can affect the element and, through inheritance, its content. The frame resets
 * all inherited properties, and takes only the room it is given. It floats, because lines through text, and
 * ::first-line and ::first-letter of the page, go on into blocks. Lengths are in em: rem is that of the page.
 */
const host = css`
  :host {
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    max-inline-size: 36em;
    font-size: medium;
    writing-mode: horizontal-tb !important;
    /* Nor is it torn where the page has columns. */
    break-inside: avoid;
  }
  :host::after {
    content: '' !important;
    display: block !important;
    clear: both !important;
  }
  :host([hidden]) {
    display: none;
  }
  .frame {
    all: initial;
    visibility: inherit;
    pointer-events: inherit;
    font-size: inherit;
    color-scheme: inherit;
    float: left;
    inline-size: 100%;
    position: relative;
    container-type: inline-size;
    /* Its width where the page leaves that to its content, as in a page whose lines are vertical. */
    contain-intrinsic-inline-size: min(20em, 100vw - 2em);
    /* A sudoku is not mirrored in right-to-left languages. */
    direction: ltr;
    color: var(--jg-ink);
    font-family: var(--jiugong-font, system-ui, sans-serif);
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.4;
    --jg-accent-here: initial;
    -webkit-user-select: text;
    user-select: text;
    -webkit-tap-highlight-color: transparent;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  .spoken {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

const board = css`
  .grid {
    position: relative;
    isolation: isolate;
    box-sizing: border-box;
    aspect-ratio: 1;
    display: grid;
    grid-template-rows: repeat(9, minmax(0, 1fr));
    border: 2px solid var(--jg-frame);
    background: var(--jg-paper);
    -webkit-user-select: none;
    user-select: none;
    touch-action: manipulation;
  }
  .grid::before,
  .grid::after {
    content: '';
    position: absolute;
    z-index: 1;
    box-sizing: border-box;
    border: 0 solid var(--jg-frame);
    pointer-events: none;
  }
  .grid::before {
    inset-block: 0;
    left: calc(100% / 3 - 2px);
    right: calc(100% / 3);
    border-inline-width: 2px;
  }
  .grid::after {
    inset-inline: 0;
    top: calc(100% / 3 - 2px);
    bottom: calc(100% / 3);
    border-block-width: 2px;
  }
  .row {
    display: grid;
    grid-template-columns: repeat(9, minmax(0, 1fr));
    min-block-size: 0;
  }
  .cell {
    position: relative;
    box-sizing: border-box;
    min-block-size: 0;
    display: grid;
    place-items: center;
    border: 0 solid var(--jg-line);
    border-inline-end-width: 1px;
    border-block-end-width: 1px;
    font-size: 6.4cqi;
    line-height: 1;
    cursor: default;
    outline: none;
  }
  .row:last-of-type .cell {
    border-block-end-width: 0;
  }
  .cell:last-child {
    border-inline-end-width: 0;
  }
  .given {
    font-weight: 700;
  }
  .own {
    color: var(--jg-accent);
    font-weight: 500;
  }
  /*
   * Smaller as well: not everyone sees colours, and many fonts have no weight between 400 and 700.
   */
  .answer {
    color: var(--jg-soft);
    font-size: 5.3cqi;
    font-weight: 400;
  }
  .peer {
    background: var(--jg-peer);
  }
  .same {
    background: var(--jg-same);
  }
  /* Signs are darker, or lighter by night, than on paper. */
  .colored {
    background: var(--jg-fill);
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  @supports (color: color-mix(in srgb, red, red)) {
    .colored {
      --jg-accent-here: color-mix(in srgb, var(--jg-accent), var(--jg-ink));
    }
  }
  :where(.colored).own {
    color: var(--jg-accent-here, var(--jg-accent));
  }
  :where(.colored).answer {
    color: var(--jg-ink);
  }
  .colored.same [part='digit'] {
    padding: 0.08em 0.18em;
    border-radius: 0.15em;
    background: var(--jg-same);
  }
  @media (forced-colors: active) {
    .peer:not(.colored) {
      forced-color-adjust: none;
      background: color-mix(in srgb, Highlight 12%, Canvas);
    }
    .same:not(.colored) {
      forced-color-adjust: none;
      background: color-mix(in srgb, Highlight 35%, Canvas);
    }
    .peer:not(.colored),
    .same:not(.colored) {
      --jg-accent: CanvasText;
      --jg-soft: CanvasText;
      --jg-ink: CanvasText;
      border-color: CanvasText;
      color: CanvasText;
    }
  }
`;

/* Each mark differs in shape as well as in colour. */
const marks = css`
  .differing {
    background: var(--jg-differs);
    color: var(--jg-ink);
    font-size: 4.6cqi;
    font-weight: 500;
  }
  .differing .first {
    grid-area: 1 / 1;
    translate: -55% -38%;
  }
  .differing .second {
    grid-area: 1 / 1;
    translate: 55% 38%;
  }
  .differing::before {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      to bottom right,
      transparent calc(50% - 0.75px),
      var(--jg-soft) calc(50% - 0.75px) calc(50% + 0.75px),
      transparent calc(50% + 0.75px)
    );
  }
  .clash,
  .wrong {
    background: var(--jg-clash);
    color: var(--jg-alarm);
  }
  .clash::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: 30%;
    block-size: 30%;
    background: var(--jg-alarm);
    clip-path: polygon(0 0, 100% 0, 100% 100%);
    forced-color-adjust: none;
  }
  .wrong [part='digit'] {
    text-decoration: line-through 0.08em;
  }
  .reason {
    background: var(--jg-clash);
    color: var(--jg-alarm);
  }
  .reason::before {
    content: '';
    position: absolute;
    inset: 9%;
    border: 2px dashed var(--jg-alarm);
    border-radius: 50%;
  }
  .fits:not(.colored) {
    background: var(--jg-fits);
  }
  .fits::before {
    content: '';
    position: absolute;
    inset: 5%;
    border: 1px solid var(--jg-soft);
    border-radius: 20%;
  }
  .corrected {
    background: var(--jg-clash);
  }
  .corrected.answer {
    color: var(--jg-ink);
    font-weight: 500;
  }
  .was {
    position: absolute;
    inset-block-start: 5%;
    inset-inline-start: 7%;
    color: var(--jg-alarm);
    font-size: 0.45em;
    font-weight: 500;
  }
  /* A stroke of a finger that starts here selects; elsewhere it scrolls. */
  .selected {
    background: var(--jg-chosen);
    touch-action: none;
  }
  .selected::after {
    content: '';
    position: absolute;
    z-index: 2;
    /* Within the lines around the cell, the thick ones as well. */
    inset: 1px;
    border: 2px solid var(--jg-accent);
    pointer-events: none;
  }
  .fits.selected:not(.colored) {
    background: var(--jg-fits);
  }
  .colored.selected:not(.clash, .wrong, .reason) {
    background: var(--jg-fill);
  }
  .selected:focus-visible::after {
    border-width: 3px;
  }
`;

/*
 * Candidates have places of their own, three in a row, so that none moves another one; between corner marks, which are at
 * the top and bottom, they follow each other, five in a row.
 */
const pencil = css`
  .inner,
  .outer,
  .whole {
    color: var(--jg-accent-here, var(--jg-accent));
    font-size: 2.7cqi;
    font-weight: 400;
  }
  .inner {
    grid-area: 1 / 1;
    inline-size: calc(5ch + 0.9em);
    letter-spacing: 0.15em;
    margin-inline-end: -0.15em;
    line-height: 0.95;
    text-align: center;
    overflow-wrap: anywhere;
  }
  .whole {
    position: absolute;
    inset: 6%;
    font-size: max(3cqi, 9px);
    display: grid;
    grid-template: repeat(3, minmax(0, 1fr)) / repeat(3, minmax(0, 1fr));
    place-items: center;
    color: var(--jg-soft);
  }
  .whole.fixed {
    inset: 8% 6% 4%;
    color: var(--jg-accent-here, var(--jg-accent));
  }
  .colored .whole:not(.fixed) {
    color: var(--jg-ink);
  }
  span.same {
    border-radius: 0.2em;
    box-shadow: 0 -0.1em 0 0.07em var(--jg-same);
    color: var(--jg-ink);
    font-weight: 700;
    letter-spacing: 0;
  }
  span.excluded {
    color: var(--jg-alarm);
    letter-spacing: 0;
    text-decoration: line-through 0.08em;
  }
  .inner :is(.same, .excluded) {
    margin-inline-end: 0.15em;
  }
  [data-digits]::before {
    content: attr(data-digits);
  }
  .outer {
    position: absolute;
    inset: 4% 8%;
    display: grid;
    align-content: space-between;
    line-height: 0.9;
  }
  .outer > * {
    display: flex;
    justify-content: space-between;
  }
`;

export const styles = [host, palette, board, marks, pencil, exhibitStyles, controlStyles].flat();
