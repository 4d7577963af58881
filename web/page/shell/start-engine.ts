/** Starts the engine while the rest of the page still runs (board/early-start.ts does so for other pages). */
import { load } from '../../engine/jiugong';

// Where the page is there twice (first/missing.ts), it uses the engine of the first one.
if (customElements.get('jiugong-board') === undefined) load().catch(() => {});
