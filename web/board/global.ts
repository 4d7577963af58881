/** The classic script: defines `<jiugong-board>` and `window.Jiugong`, also when a page includes it twice. */
import { JiugongError, REGION_PRESETS, load } from '../engine/jiugong';
import { JiugongBoard } from './element';

window.Jiugong ??= { load, JiugongError, JiugongBoard, REGION_PRESETS };
