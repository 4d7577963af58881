import { css } from 'lit';

/** The bar, keypad and status that the attribute `controls` brings, on a sheet of their own. */
export const controlStyles = css`
  .controls {
    display: grid;
    gap: 0.75rem;
    padding: 0.75rem;
    background: var(--sheet);
  }
  .keypad {
    display: grid;
    --columns: 5;
    grid-template-columns: repeat(
      auto-fit,
      minmax(max(3rem, (100% - (var(--columns) - 1) * 0.375rem) / var(--columns) - 1px), 1fr)
    );
    gap: 0.375rem;
  }
  @container (min-width: 36rem) {
    .keypad {
      --columns: 10;
    }
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  button {
    box-sizing: border-box;
    min-block-size: 44px;
    padding: 0.25rem 1rem;
    border: 1px solid var(--soft);
    border-radius: 6px;
    background: var(--paper);
    color: var(--ink);
    font: inherit;
    touch-action: manipulation;
    cursor: pointer;
  }
  .key {
    display: grid;
    place-items: center;
    padding: 0;
    font-size: 1.25rem;
  }
  .blank {
    font-size: 0.875rem;
  }
  .key svg {
    inline-size: 1.1em;
    block-size: 1.1em;
  }
  .done {
    position: relative;
    color: var(--soft);
  }
  .done::after {
    content: '';
    position: absolute;
    inset-block-end: 0.25em;
    inline-size: 0.7em;
    border-block-end: 2px solid var(--accent);
  }
  .bar button:first-child {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--paper);
    font-weight: 600;
  }
  :focus-visible:not(.cell) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .status {
    min-block-size: 4.2em;
  }
  .status p {
    margin: 0;
    color: var(--soft);
  }
  .status .headline {
    color: var(--ink);
    font-weight: 600;
  }
  .alarm .headline {
    color: var(--alarm);
  }
  .views {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
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
    gap: 0.4rem;
    min-block-size: 44px;
  }
  .views input {
    accent-color: var(--accent);
  }
  @media (forced-colors: active) {
    .bar button:first-child {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
