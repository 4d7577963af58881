/**
 * The classic script: defines `<jiugong-board>` and `window.Jiugong`, at most once even if a page
 * includes it twice.
 */
import { JiugongError, REGION_PRESETS, load } from '../engine/jiugong';
import { JiugongBoard } from './element';

window.Jiugong ??= { load, JiugongError, JiugongBoard, REGION_PRESETS };

// With `data-start` the engine starts while the page's own scripts still run. A failed start is
// reported to the first caller of `load`.
if (document.currentScript?.dataset['start'] !== undefined) load().catch(() => {});
