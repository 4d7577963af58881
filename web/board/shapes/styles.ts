import { css } from 'lit';

/*
 * The grid of another shape, in a square: `--jg-side` is that of a cell, and signs have sizes in
 * `--jg-unit`, as if there were no frame. Its thick lines are drawn over the cells, since regions can
 * have any outline. A grid that is large scrolls in the square, for cells of at least 24 px.
 */
export const styles = css`
  .scroller {
    --jg-least: 0px;
    --jg-edge: 0px;
  }
  .large {
    --jg-least: 24px;
    --jg-edge: clamp(0px, (var(--jg-least) * var(--jg-longer) + 4px - 100cqi) * 100, 10px);
    display: grid;
    isolation: isolate;
    max-block-size: 100cqi;
    overflow: auto;
    overscroll-behavior-x: contain;
  }
  .large .cell {
    scroll-margin: 20px;
  }
  /*
   * Where a grid goes on it has a shadow: a frame of shadows stays in the window, and an opaque one, which scrolls with
   * the grid, covers it at the ends. A grid that has room has neither.
   */
  .large::before,
  .large::after,
  .large > .grid {
    grid-area: 1 / 1;
  }
  .large::before,
  .large::after {
    content: '';
    z-index: 1;
    pointer-events: none;
  }
  .large::before {
    position: sticky;
    inset: 0;
    inline-size: min(100%, 100cqi);
    block-size: min(100%, 100cqi);
    box-shadow: inset 0 0 calc(var(--jg-edge) * 0.8) calc(var(--jg-edge) * 0.2)
      color-mix(in srgb, var(--jg-ink) 60%, transparent);
  }
  .large::after {
    position: relative;
    border: var(--jg-edge) solid var(--jg-sheet);
  }
  @media print {
    .large {
      --jg-least: 0px;
      max-block-size: none;
      overflow: visible;
    }
  }
  .shaped {
    --jg-unit: max(var(--jg-least), 100cqi / var(--jg-longer));
    --jg-mark: 1;
    --jg-place: 1;
    --jg-wide: 1.2ch;
    --jg-side: max(var(--jg-least), (100cqi - 4px) / var(--jg-longer));
    inline-size: calc(var(--jg-side) * var(--jg-cols) + 4px);
    block-size: calc(var(--jg-side) * var(--jg-rows) + 4px);
    aspect-ratio: auto;
    margin-block: calc(var(--jg-edge) + var(--jg-top) * var(--jg-side))
      calc(var(--jg-edge) + var(--jg-bottom) * var(--jg-side));
    margin-inline: calc(
        var(--jg-edge) +
          max(
            0px,
            100cqi - 4px - (var(--jg-left) + var(--jg-cols) + var(--jg-right)) * var(--jg-side)
          ) /
          2 + var(--jg-left) * var(--jg-side)
      )
      calc(var(--jg-edge) + var(--jg-right) * var(--jg-side));
    grid-template-rows: repeat(var(--jg-rows), minmax(0, 1fr));
    border-color: transparent;
    background-clip: padding-box;
  }
  .shaped::before,
  .shaped::after {
    content: none;
  }
  .shaped .row {
    grid-template-columns: repeat(var(--jg-cols), minmax(0, 1fr));
  }
  .shaped .cell {
    font-size: calc(var(--jg-unit) * min(0.576, 1.05 / var(--jg-signs)));
  }
  .shaped .answer {
    font-size: calc(var(--jg-unit) * min(0.477, 0.9 / var(--jg-signs)));
  }
  .shaped .differing {
    font-size: calc(var(--jg-unit) * min(0.414, 0.55 / var(--jg-signs)));
  }
  .shaped .void {
    border-width: 0;
    background: repeating-linear-gradient(-45deg, var(--jg-line) 0 1.5px, transparent 1.5px 6px)
      var(--jg-sheet);
  }
  /* Any other colour of a cell is above that of its region. */
  :where(.shaped .shaded) {
    background: color-mix(in srgb, var(--jg-accent) 11%, var(--jg-paper));
  }
  /*
   * All candidates of a cell fit into it, --jg-across of them in a row. Corner marks take more lines if
   * there are many.
   */
  .shaped .inner,
  .shaped .outer {
    font-size: calc(
      var(--jg-unit) *
        min(
          0.243 * var(--jg-mark),
          0.73 / var(--jg-across),
          1.1 / var(--jg-across) / var(--jg-signs)
        )
    );
  }
  .shaped .whole {
    font-size: calc(
      var(--jg-unit) * var(--jg-place) *
        min(0.27, 0.81 / var(--jg-across), 1.1 / var(--jg-across) / var(--jg-signs))
    );
  }
  .shaped .inner {
    inline-size: calc((var(--jg-across) + 2) * (var(--jg-wide) + 0.15em));
  }
  .shaped .outer > * {
    flex-wrap: wrap;
    column-gap: calc(0.3em * (var(--jg-signs) - 1));
  }
  .shaped .outer > :last-child {
    align-content: end;
  }
  .shaped .whole {
    grid-template: repeat(var(--jg-across), minmax(0, 1fr)) / repeat(
        var(--jg-across),
        minmax(0, 1fr)
      );
  }
  /* Digits are not as wide as letters; values of two digits have spaces between them. */
  .digits {
    --jg-wide: 1.1ch;
  }
  .numbers {
    --jg-wide: calc(2ch + 0.15em);
  }
  .numbers .inner {
    letter-spacing: 0;
    overflow-wrap: normal;
  }
  /* Marks are inside the lines of cages, below their sums, and above letters. */
  .caged {
    --jg-mark: 0.85;
  }
  .caged .outer {
    inset: 11% 13%;
  }
  .caged .whole {
    inset: 10%;
  }
  .summed .outer {
    inset-block-start: 28%;
  }
  .summed .whole {
    --jg-place: 0.87;
    inset-block-start: 28%;
  }
  .lettered :is(.outer, .whole) {
    inset-block-end: 25%;
  }
  .summed.lettered .whole {
    --jg-place: 0.74;
  }
  .lettered .inner {
    margin-block-end: calc(var(--jg-unit) * 0.14);
  }
  .summed .inner {
    --jg-mark: 0.66;
    margin-block-start: calc(var(--jg-unit) * 0.14);
  }
  .caged .was {
    inset: 12% auto auto 13%;
  }
  .summed .was {
    inset-block: auto 12%;
  }
  .summed .first {
    translate: -50% -6%;
  }
  .summed .second {
    translate: 60% 44%;
  }
  /* The sum interrupts the dashes of its cage, with the background of its cell: paper, unless a state has another. */
  :where(.summed) {
    background: var(--jg-paper);
  }
  .sum,
  .letter {
    position: absolute;
    color: var(--jg-ink);
    font-size: max(8px, calc(var(--jg-unit) * 0.25));
    font-weight: 400;
  }
  .sum {
    inset-block-start: 3%;
    inset-inline-start: 4%;
    padding-inline: 1px 2px;
    background: inherit;
  }
  .letter {
    inset-block-end: 5%;
    inset-inline-end: 8%;
    color: var(--jg-soft);
    font-style: italic;
  }
  /* The lines at the edges are in the middle of the frame. */
  .lines {
    position: absolute;
    inset: -1px;
    inline-size: calc(100% + 2px);
    block-size: calc(100% + 2px);
    overflow: visible;
    pointer-events: none;
  }
  .lines path {
    fill: none;
    vector-effect: non-scaling-stroke;
    stroke: var(--jg-frame);
  }
  .lines .pieces {
    stroke-width: 2px;
    stroke-linecap: square;
    shape-rendering: crispEdges;
  }
  .lines .cage {
    stroke-width: 1.25px;
    stroke-dasharray: 4 3;
  }
  .lines .extra,
  .lines .diagonal {
    stroke: var(--jg-accent);
    stroke-width: 1.25px;
    opacity: 0.75;
  }
  /* Cells paint their own background below all lines and figures, and their signs above. */
  .shaped .cell > *,
  .shaped .cell::before {
    z-index: 1;
  }
  .figures {
    z-index: auto;
    overflow: visible;
    stroke-linecap: round;
    text-anchor: middle;
  }
  /* A stroke draws, and neither scrolls nor zooms. */
  .drawing {
    isolation: isolate;
    touch-action: none;
  }
  /* Clues outside are pressed where they stand. (A classic board has lines of boxes there.) */
  .shaped.drawing::before {
    --jg-out: calc(-1 * var(--jg-side));
    content: '';
    border: 0;
    inset: calc(var(--jg-top) * var(--jg-out)) calc(var(--jg-right) * var(--jg-out))
      calc(var(--jg-bottom) * var(--jg-out)) calc(var(--jg-left) * var(--jg-out));
    z-index: -1;
    pointer-events: auto;
  }
  .drawing .cell {
    cursor: crosshair;
  }
  .cell.marked {
    background: var(--jg-chosen);
  }
  .lines .marked {
    stroke: var(--jg-accent);
    stroke-width: 3px;
  }
  /* A classic board has thick lines of its own. */
  .grid:not(.shaped) .pieces {
    display: none;
  }
  @media (forced-colors: active) {
    .lines path {
      stroke: CanvasText;
    }
    .lines .marked {
      stroke: Highlight;
    }
    .shaped .void {
      forced-color-adjust: none;
    }
    .large::before,
    .large::after {
      --jg-ink: CanvasText;
      --jg-sheet: Canvas;
      forced-color-adjust: none;
    }
  }
`;
