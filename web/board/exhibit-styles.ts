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
    color: var(--ink);
  }
  .look-house {
    fill: color-mix(in srgb, var(--accent) 14%, transparent);
  }
  .look-cover {
    fill: color-mix(in srgb, var(--color-2) 34%, transparent);
  }
  .look-cell,
  .look-cell-extra {
    fill: color-mix(in srgb, var(--accent) 14%, transparent);
    stroke: var(--accent);
    stroke-width: 0.05;
  }
  .look-cell-extra {
    fill: color-mix(in srgb, var(--color-2) 34%, transparent);
    stroke: var(--ink);
    stroke-dasharray: 0.12 0.08;
  }
  .look-candidate,
  .look-extra,
  .look-on,
  .look-group-1,
  .look-group-2,
  .look-group-3,
  .look-group-4 {
    fill: var(--color-4);
    stroke: var(--ink);
    stroke-width: 0.015;
  }
  .look-extra,
  .look-group-2 {
    fill: var(--color-2);
  }
  .look-group-1 {
    fill: var(--color-6);
  }
  .look-group-3 {
    fill: var(--color-3);
  }
  .look-group-4 {
    fill: var(--color-7);
  }
  .look-off {
    fill: var(--paper);
    stroke: var(--alarm);
    stroke-width: 0.035;
  }
  .look-blocker {
    stroke: var(--soft);
    stroke-width: 0.04;
  }
  .look-placed {
    stroke: var(--accent);
    stroke-width: 0.03;
  }
  .look-removed {
    stroke: var(--alarm);
    stroke-width: 0.055;
    stroke-linecap: round;
  }
  .look-strong,
  .look-weak {
    stroke: var(--accent);
    stroke-width: 0.035;
  }
  .look-weak {
    stroke-dasharray: 0.09 0.06;
  }
  .look-arrow {
    fill: var(--accent);
  }
  @media (forced-colors: active) {
    .layer {
      --paper: Canvas;
      --ink: CanvasText;
      --soft: CanvasText;
      --alarm: CanvasText;
      --accent: Highlight;
      --color-2: color-mix(in srgb, Highlight 25%, Canvas);
      --color-3: Canvas;
      --color-4: color-mix(in srgb, Highlight 45%, Canvas);
      --color-6: Canvas;
      --color-7: Canvas;
    }
  }
`;
