/** The classic script: defines `<jiugong-board>` and `window.Jiugong`, also when a page includes it twice. */
import { JiugongError, REGION_PRESETS, load } from '../engine/jiugong';
import { JiugongBoard } from './jiugong-board';

const api = { load, JiugongError, JiugongBoard, REGION_PRESETS };

declare global {
  interface Window {
    Jiugong?: typeof api;
  }
  interface HTMLElementTagNameMap {
    'jiugong-board': JiugongBoard;
  }
}

window.Jiugong ??= api;
if (customElements.get('jiugong-board') === undefined) {
  customElements.define('jiugong-board', JiugongBoard);
}
