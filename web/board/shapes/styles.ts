import { css } from 'lit';

/*
 * The grid of another shape: `--unit` is the side of a cell. Its thick lines are drawn over the
 * cells, since regions can have any outline.
 */
export const styles = css`
  .shaped {
    --unit: calc(100cqi / var(--cols));
    aspect-ratio: var(--cols) / var(--rows);
    grid-template-rows: repeat(var(--rows), minmax(0, 1fr));
    border-color: transparent;
    background-clip: padding-box;
  }
  .shaped::before,
  .shaped::after {
    content: none;
  }
  .shaped .row {
    grid-template-columns: repeat(var(--cols), minmax(0, 1fr));
  }
  .shaped .cell {
    font-size: calc(var(--unit) * min(0.56, 1.05 / var(--signs)));
  }
  .shaped .answer {
    font-size: calc(var(--unit) * min(0.47, 0.9 / var(--signs)));
  }
  .shaped .differing {
    font-size: calc(var(--unit) * min(0.4, 0.55 / var(--signs)));
  }
  .shaped .void {
    border-width: 0;
    background: repeating-linear-gradient(-45deg, var(--line) 0 1.5px, transparent 1.5px 6px)
      var(--sheet);
  }
  /* Any other colour of a cell is above that of its region. */
  :where(.shaped .shaded) {
    background: color-mix(in srgb, var(--accent) 11%, var(--paper));
  }
  /* All candidates of a cell fit into it: --across of them in a row; letters are wide. */
  .shaped .inner,
  .shaped .outer,
  .shaped .whole {
    font-size: calc(var(--unit) * min(0.243, 0.73 / var(--across)));
  }
  .shaped .inner {
    inline-size: calc(var(--across) * (1.2ch + 0.25em));
  }
  .shaped .outer + .inner {
    inline-size: calc((var(--across) + 2) * (1.1ch + 0.15em));
    font-size: calc(var(--unit) * min(0.225, 0.56 / var(--across)));
  }
  .shaped .whole {
    grid-template: repeat(var(--across), 1fr) / repeat(var(--across), 1fr);
  }
  /* The sum interrupts the dashes of its cage. */
  .sum,
  .letter {
    position: absolute;
    z-index: 1;
    color: var(--ink);
    font-size: max(8px, calc(var(--unit) * 0.25));
    font-weight: 400;
  }
  .sum {
    inset-block-start: 3%;
    inset-inline-start: 4%;
    padding-inline: 1px 2px;
    background: var(--paper);
  }
  .letter {
    inset-block-end: 5%;
    inset-inline-end: 8%;
    color: var(--soft);
    font-style: italic;
  }
  .lines {
    position: absolute;
    z-index: 1;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
  }
  .lines path {
    fill: none;
    vector-effect: non-scaling-stroke;
    stroke: var(--frame);
  }
  .lines .pieces {
    stroke-width: 2.25px;
    stroke-linecap: square;
  }
  .lines .cage {
    stroke-width: 1.25px;
    stroke-dasharray: 4 3;
  }
  .lines .extra,
  .lines .diagonal {
    stroke: var(--accent);
    stroke-width: 1.25px;
    opacity: 0.75;
  }
  /* A stroke draws, and neither scrolls nor zooms. */
  .drawing {
    touch-action: none;
  }
  .drawing .cell {
    cursor: crosshair;
  }
  .cell.marked {
    background: var(--chosen);
  }
  .lines .marked {
    stroke: var(--accent);
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
  }
`;
