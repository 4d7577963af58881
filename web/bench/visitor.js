/**
 * The script that ./dev bench page injects before the page's own scripts: it acts as a visitor and
 * notes when results are visible.
 */

/**
 * Resolves, once the last rendering is on screen, to the milliseconds since the navigation began.
 */
const shown = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  });

/** Resolves when a board shows an answer. */
const answered = (board) =>
  new Promise((resolve) => {
    const look = () => {
      if (!/^[1-9]{81}$/.test(board.value)) return;
      board.removeEventListener('jiugong-change', look);
      resolve();
    };
    board.addEventListener('jiugong-change', look);
  });

/** Resolves to the button Solve, once the page shows it. */
async function solveButton() {
  for (;;) {
    const buttons = [...document.querySelectorAll('main button')];
    const button = buttons.find(
      (each) => each.textContent.trim() === 'Solve' && each.checkVisibility(),
    );
    if (button !== undefined) return button;
    await new Promise(requestAnimationFrame);
  }
}

/** Types a digit, then asks for the answer at once, even if its button is still to come. */
async function visit() {
  const board = document.querySelector('jiugong-board');
  await board.updateComplete;
  const cell = board.shadowRoot.querySelector('[data-cell="2"]');
  cell.focus();
  const key = { key: '4', code: 'Digit4', bubbles: true, composed: true, cancelable: true };
  cell.dispatchEvent(new KeyboardEvent('keydown', key));
  await board.updateComplete;
  if (!cell.textContent.includes('4')) throw new Error('the board took no key');
  const ready = await shown();
  const answer = answered(board);
  const wanted = performance.now();
  (await solveButton()).click();
  await answer;
  await board.updateComplete;
  return { ready, solve: (await shown()) - wanted, value: board.value };
}

// Before the rest of the page is there: visitors type as soon as they see a board.
window.visited = customElements.whenDefined('jiugong-board').then(visit);
