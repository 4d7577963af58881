/** The classic script: defines `<jiugong-board>` and `window.Jiugong`, also when a page includes it twice. */
import { JiugongError, REGION_PRESETS, load } from '../engine/jiugong';
import { JiugongBoard } from './element';

window.Jiugong ??= { load, JiugongError, JiugongBoard, REGION_PRESETS };

// The engine of a page that will surely ask starts while the page's own scripts still run (`data-start`). What keeps it
// from starting is told to whoever asks.
if (document.currentScript?.dataset['start'] !== undefined) load().catch(() => {});
