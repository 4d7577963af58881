import { css } from 'lit';

/** Styles of the action bar, keypad and status that the attribute `controls` adds. */
export const controlStyles = css`
  .controls {
    display: grid;
    gap: 0.75em;
    padding: 0.75em;
    background: var(--jg-sheet);
  }
  .keypad {
    --jg-columns: 5;
    --jg-narrowest: 3em;
    display: grid;
    grid-template-columns: repeat(
      auto-fit,
      minmax(
        max(
          var(--jg-narrowest),
          (100% - (var(--jg-columns) - 1) * 0.375em) / var(--jg-columns) - 1px
        ),
        1fr
      )
    );
    gap: 0.375em;
  }
  .keypad.editing {
    --jg-columns: 6;
    --jg-narrowest: 2.75em;
  }
  .editing .blank {
    grid-column: span 2;
  }
  .keypad.many {
    grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
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
    gap: 0.5em;
  }
  /* Two groups, each in a row of its own where there is no room for both: no button stands there alone. */
  .bar > div {
    flex: 1 1 auto;
  }
  button {
    box-sizing: border-box;
    min-block-size: 44px;
    padding: 0.25em 1em;
    border: 1px solid var(--jg-soft);
    border-radius: 6px;
    background: var(--jg-paper);
    color: var(--jg-ink);
    font: inherit;
    touch-action: manipulation;
    cursor: pointer;
  }
  .key {
    display: grid;
    place-items: center;
    padding: 0;
    font-size: 1.25em;
  }
  /* What a browser does when a key is held would hide what the key does. */
  .held {
    display: contents;
    -webkit-user-select: none;
    user-select: none;
    -webkit-touch-callout: none;
  }
  .filtered > .key {
    box-shadow: inset 0 0 0 3px var(--jg-soft);
  }
  .blank {
    font-size: 0.875em;
  }
  .key svg {
    inline-size: 1.1em;
    block-size: 1.1em;
  }
  .key.counts {
    position: relative;
    align-content: center;
  }
  .counts small {
    position: absolute;
    inset-block-start: 0.25em;
    inset-inline-end: 0.4em;
    color: var(--jg-soft);
    font-size: 0.5em;
    line-height: 1;
  }
  .done {
    position: relative;
    color: var(--jg-soft);
  }
  .done::after {
    content: '';
    position: absolute;
    inset-block-end: 0.25em;
    inline-size: 0.7em;
    border-block-end: 2px solid var(--jg-accent);
  }
  .key.color {
    background: var(--jg-fill);
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  .key[aria-pressed='true'] {
    border: 3px solid var(--jg-accent);
    font-weight: 700;
  }
  .key[aria-pressed='true']:not(.color) {
    background: var(--jg-chosen);
  }
  .bar button {
    flex: 1 1 auto;
    padding-inline: 0.5em;
  }
  .bar .named {
    display: grid;
    /* (A basis would not count where its group finds its width, and one would wrap alone.) */
    flex: none;
    place-content: center;
    justify-items: center;
    min-inline-size: max(44px, 3.5em);
    padding: 0.125em 0;
    border-color: transparent;
    background: none;
    font-size: 0.75em;
    line-height: 1.2;
  }
  .named svg {
    inline-size: 2em;
    block-size: 2em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [aria-disabled='true'] {
    border-style: dashed;
    background: none;
    color: var(--jg-soft);
    cursor: default;
  }
  .bar .main {
    border-color: var(--jg-accent);
    background: var(--jg-accent);
    color: var(--jg-paper);
    font-weight: 600;
  }
  :focus-visible:not(.cell) {
    outline: 3px solid var(--jg-accent);
    outline-offset: 2px;
  }
  .controls > a {
    display: grid;
    place-content: center start;
    min-block-size: 44px;
    color: var(--jg-accent);
  }
  .status {
    min-block-size: 4.2em;
  }
  .status p {
    margin: 0;
    color: var(--jg-soft);
  }
  .status .headline {
    color: var(--jg-ink);
    font-weight: 600;
  }
  .status summary {
    padding-block: 0.25em;
    cursor: pointer;
  }
  .alarm .headline {
    color: var(--jg-alarm);
  }
  .views {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 1em;
    align-items: center;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .views legend {
    float: left;
    padding: 0;
  }
  .views label {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    min-block-size: 44px;
  }
  .views input {
    accent-color: var(--jg-accent);
  }
  /*
   * Digit | Corner | Candidates: a segmented control, whose chosen segment is not filled like a button that comes next.
   * The legend is for screen readers only.
   */
  .entry-mode {
    gap: 0;
  }
  .entry-mode legend {
    position: absolute;
    clip-path: inset(50%);
  }
  .entry-mode label {
    position: relative;
    flex: 1 1 auto;
  }
  .entry-mode span {
    display: grid;
    place-items: center;
    flex: 1;
    align-self: stretch;
    padding-inline: 0.25em;
    border: 1px solid var(--jg-soft);
    margin-inline-end: -1px;
    background: var(--jg-paper);
  }
  .entry-mode label:first-of-type span {
    border-start-start-radius: 6px;
    border-end-start-radius: 6px;
  }
  .entry-mode label:last-of-type span {
    margin-inline-end: 0;
    border-start-end-radius: 6px;
    border-end-end-radius: 6px;
  }
  .entry-mode input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
  }
  .entry-mode :checked + span {
    background: color-mix(in srgb, var(--jg-accent) 20%, var(--jg-paper));
    box-shadow: inset 0 -3px var(--jg-accent);
  }
  .entry-mode :focus-visible + span {
    z-index: 1;
    outline: 3px solid var(--jg-accent);
    outline-offset: 2px;
  }
  .key.corner,
  .key.candidates {
    font-size: 0.9375em;
  }
  .key.corner {
    place-items: start;
    padding: 0.27em 0.53em;
  }
  @media print {
    .entry-mode,
    .keypad,
    .bar,
    .controls > a {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .entry-mode :checked + span {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .bar .main {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
