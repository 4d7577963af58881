/** The styles of the dialog, which come with this part. */
import { css } from 'lit';

/** The rows and columns of the cells, which are not in their order in the document. */
const PLACES = Array.from(
  { length: 9 },
  (_, index) =>
    `.read-cell.row-${index} { grid-row: ${index + 1}; } .read-cell.column-${index} { grid-column: ${index + 1}; }`,
).join('\n');

const STYLES = css`
  @layer panels {
    #photo {
      inline-size: min(34rem, 100vw - 1rem);
    }

    #photo .line > * {
      display: grid;
      align-content: center;
      justify-items: center;
    }

    /* As high as the button beside it. */
    #photo .line > .open-file {
      margin-block: 0;
      align-content: stretch;
      justify-items: stretch;
    }

    #photo .problem:empty {
      display: none;
    }

    #photo .problem.alarm .headline {
      color: var(--jg-alarm);
      font-weight: 600;
    }

    #photo .main span {
      border-color: var(--jg-accent);
      background: var(--jg-accent);
      color: var(--jg-paper);
      font-weight: 600;
    }

    #photo .film {
      position: relative;
      display: grid;
      place-items: center;
      min-block-size: 10rem;
      border-radius: 8px;
      background: #000000;
      overflow: hidden;
    }

    #photo .film video {
      inline-size: 100%;
      max-block-size: 62dvh;
      object-fit: contain;
    }

    #photo .film svg {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      fill: none;
      stroke: #3ddc84;
      stroke-width: 3px;
      vector-effect: non-scaling-stroke;
      pointer-events: none;
    }

    #photo .film path {
      vector-effect: non-scaling-stroke;
    }

    /* As large as leaves the digits and Start in the window. */
    #photo .compared {
      position: relative;
      justify-self: center;
      inline-size: min(100%, max(16rem, 100dvh - 16.75rem));
      aspect-ratio: 1;
      container-type: inline-size;
    }

    #photo .compared canvas {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
    }

    #photo .compared [role='group'] {
      position: absolute;
      inset: 0;
      display: grid;
      grid-template: repeat(9, minmax(0, 1fr)) / repeat(9, minmax(0, 1fr));
    }

    #photo .read-cell {
      position: relative;
      min-block-size: 0;
      min-inline-size: 0;
      padding: 0;
      border: 0;
      border-radius: 0;
      background: none;
    }

    /* Its digit is in a corner, so that the one of the photo stays in sight. */
    #photo .read-cell span {
      position: absolute;
      inset: auto 1px 1px auto;
      min-inline-size: 4cqi;
      border-radius: 0.8cqi;
      background: var(--jg-paper);
      color: var(--jg-ink);
      font-size: max(12px, 3.8cqi);
      font-weight: 700;
      line-height: 1.1;
      text-align: center;
    }

    #photo .by-hand span {
      color: var(--jg-accent);
      font-style: italic;
    }

    #photo .left-out span {
      text-decoration: line-through;
    }

    #photo .doubtful {
      box-shadow: inset 0 0 0 max(3px, 0.7cqi) var(--jg-alarm);
    }

    #photo .doubtful span {
      background: var(--jg-alarm);
      color: var(--jg-paper);
    }

    #photo .selected {
      outline: 3px solid var(--jg-accent);
      outline-offset: -1px;
      z-index: 1;
    }

    #photo .legend {
      margin-block: -0.5rem;
      color: var(--jg-soft);
      font-size: 0.8125rem;
    }

    #photo .digits {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(max(44px, 17%), 1fr));
      gap: 0.25rem;
    }

    #photo .digits button {
      padding: 0;
    }

    @media (min-width: 34rem) {
      #photo .digits {
        grid-template-columns: repeat(10, minmax(44px, 1fr));
      }
    }

    @media (forced-colors: active) {
      #photo .doubtful {
        border: 3px dashed Highlight;
      }
    }
  }
`;

let isWorn = false;

/** Adds the styles to the document, once. */
export function wearStyles(): void {
  if (isWorn) return;
  isWorn = true;
  const places = new CSSStyleSheet();
  places.replaceSync(`@layer panels { ${PLACES} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, STYLES.styleSheet!, places];
}
