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

/** Types a digit, then asks for the answer. */
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
  const items = [...document.querySelectorAll('main [role=menuitem] span')];
  const pressed = performance.now();
  items.find(({ textContent }) => textContent.trim() === 'Solve').click();
  await answer;
  await board.updateComplete;
  return { ready, solve: (await shown()) - pressed, value: board.value };
}

addEventListener('DOMContentLoaded', () => {
  window.visited = visit();
});
