/**
 * Starts the engine for an element `<script data-start>`, while the rest of the script still runs: its worker takes
 * longer to be ready than the page. Imported first. A failed start is reported to the first caller of `load`.
 */
import { load } from '../engine/jiugong';
import { runningScript } from '../scripts/page-names';

const isAsked = runningScript()?.dataset['start'] !== undefined;
// Where the script is there twice, boards use the engine of the first one.
if (isAsked && customElements.get('jiugong-board') === undefined) load().catch(() => {});
