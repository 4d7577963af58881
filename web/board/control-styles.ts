import { css } from 'lit';

/** The bar, keypad and status that the attribute `controls` brings. */
export const controlStyles = css`
  .controls {
    display: grid;
    gap: 0.75rem;
    margin-block-start: 0.75rem;
  }
  .keypad {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 0.375rem;
  }
  @container (min-width: 30rem) {
    .keypad {
      grid-template-columns: repeat(10, minmax(0, 1fr));
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
  .done {
    border-color: var(--line);
    background: none;
    color: var(--soft);
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
    min-block-size: 2.8em;
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
`;
