import { css } from 'lit';

/**
 * Exhibits: the layers of shapes below and above the digits, whose lengths are in units of a cell. Fills are the
 * colours of cells, which differ for all eyes and on which ink can be read; what is told by a colour differs in shape
 * as well. Forced colours have shapes alone.
 */
export const exhibitStyles = css`
  .layer {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    fill: none;
    stroke-linejoin: round;
    pointer-events: none;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  /* Above the thick lines between boxes. */
  .over {
    z-index: 2;
  }
  /* Cells paint their own background below the layer, and their signs above it. */
  .exhibit .cell > * {
    z-index: 1;
  }
  .exhibit .whole {
    inset: 2% 0 -2%;
    color: var(--jg-ink);
  }
  .look-house {
    fill: var(--jg-accent);
    fill-opacity: 0.14;
  }
  .look-cover {
    fill: var(--jg-color-2);
    fill-opacity: 0.34;
  }
  .look-cell,
  .look-cell-extra {
    fill: var(--jg-accent);
    fill-opacity: 0.14;
    stroke: var(--jg-accent);
    stroke-width: 0.05;
  }
  .look-cell-extra {
    fill: var(--jg-color-2);
    fill-opacity: 0.34;
    stroke: var(--jg-ink);
    stroke-dasharray: 0.12 0.08;
  }
  .look-candidate,
  .look-extra,
  .look-on,
  .look-group-1,
  .look-group-2,
  .look-group-3,
  .look-group-4 {
    fill: var(--jg-color-4);
    stroke: var(--jg-ink);
    stroke-width: 0.015;
  }
  .look-extra,
  .look-group-2 {
    fill: var(--jg-color-2);
  }
  .look-group-1 {
    fill: var(--jg-color-6);
  }
  .look-group-3 {
    fill: var(--jg-color-3);
  }
  .look-group-4 {
    fill: var(--jg-color-7);
  }
  .look-off {
    fill: var(--jg-paper);
    stroke: var(--jg-alarm);
    stroke-width: 0.035;
  }
  .look-blocker {
    stroke: var(--jg-soft);
    stroke-width: 0.04;
  }
  .look-placed {
    stroke: var(--jg-accent);
    stroke-width: 0.025;
  }
  .look-removed {
    stroke: var(--jg-alarm);
    stroke-width: 0.045;
    stroke-linecap: round;
  }
  .look-strong,
  .look-weak {
    stroke: var(--jg-accent);
    stroke-width: 0.035;
  }
  .look-weak {
    stroke-dasharray: 0.09 0.06;
  }
  .look-arrow {
    fill: var(--jg-accent);
  }
  @media (forced-colors: active) {
    .layer {
      --jg-paper: Canvas;
      --jg-ink: CanvasText;
      --jg-soft: CanvasText;
      --jg-alarm: CanvasText;
      --jg-accent: Highlight;
      --jg-color-2: color-mix(in srgb, Highlight 25%, Canvas);
      --jg-color-3: Canvas;
      --jg-color-4: color-mix(in srgb, Highlight 45%, Canvas);
      --jg-color-6: Canvas;
      --jg-color-7: Canvas;
    }
  }
`;
