/**
 * The script that ./dev bench page --phone injects before the page's own scripts: it notes when results are on screen,
 * and what moved.
 */

const phoneVisit = { shifts: [] };
window.phoneVisit = phoneVisit;

new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) phoneVisit.shifts.push(value);
}).observe({ type: 'layout-shift', buffered: true });

/** Notes, after each frame, what it was the first to show. */
const look = () => {
  const cells = document.querySelector('jiugong-board')?.shadowRoot?.querySelectorAll('.given');
  const hasBoard = cells?.length > 0 && document.querySelector('.status') !== null;
  const now = performance.now();
  if (hasBoard) phoneVisit.board ??= now;
  if (document.querySelector('[role=menuitem]') !== null) phoneVisit.started ??= now;
  if (phoneVisit.started === undefined) requestAnimationFrame(() => setTimeout(look));
};
requestAnimationFrame(() => setTimeout(look));
