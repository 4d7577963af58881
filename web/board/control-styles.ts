import { css, unsafeCSS } from 'lit';
import sharedStyles from 'text:./controls.css';

/** How the controls stand below a board that has controls of its own. */
const ownStyles = css`
  .controls {
    --jg-edge: var(--jg-soft);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5em;
    padding: 0.5em;
    background: var(--jg-sheet);
  }
  @supports (color: color-mix(in srgb, red, red)) {
    .controls {
      --jg-edge: color-mix(in srgb, var(--jg-soft) 75%, var(--jg-paper));
    }
  }
  .controls * {
    box-sizing: border-box;
  }
  @container (min-width: 36em) {
    .keypad {
      --jg-columns: 10;
    }
    .keypad.editing {
      --jg-columns: 11;
    }
    .editing .blank {
      grid-column: auto;
    }
  }
  .bar,
  .bar > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375em;
  }
  /* Two groups, each in a row of its own where there is no room for both: no button stands there alone. */
  .bar > div {
    flex: 1 1 auto;
  }
  .bar button {
    flex: 1 1 auto;
    padding-inline: 0.25em;
  }
  /* All have room for what Hint is called as it goes on, so that nothing in its row moves. */
  .bar button:not(.named) {
    flex-basis: 3.75em;
    min-inline-size: 3.75em;
  }
  .bar .named {
    /* (A basis would not count where its group finds its width, and one would wrap alone.) */
    flex: none;
    padding-inline: 0;
  }
  .controls > a {
    display: grid;
    place-content: center start;
    min-block-size: 44px;
    color: var(--jg-accent);
  }
  /* What does not fit begins to fade. */
  .told {
    --jg-behind: var(--jg-sheet);
    block-size: 4.2em;
    overflow-y: auto;
    background:
      linear-gradient(transparent, var(--jg-behind) 50%) local bottom / 100% 1.5em no-repeat,
      linear-gradient(transparent, var(--jg-line)) bottom / 100% 0.5em no-repeat,
      var(--jg-behind);
  }
  .told.hinting {
    --jg-behind: var(--jg-paper);
  }
  .told > button {
    float: inline-end;
    margin-inline-start: 0.5em;
  }
  .rules summary {
    padding-block: 0.75em;
    color: var(--jg-soft);
    cursor: pointer;
  }
  .rules ul {
    margin: 0;
    padding-inline-start: 1.25em;
  }
  .status summary {
    padding-block: 0.25em;
    cursor: pointer;
  }
  @media print {
    .told {
      block-size: auto;
    }
    .entry,
    .bar,
    .controls > a {
      display: none;
    }
  }
`;

/** Styles of the action bar, keypad and status that the attribute `controls` adds. */
export const controlStyles = [unsafeCSS(sharedStyles), ownStyles];
