/**
 * The classic script: defines `<jiugong-board>` and `window.Jiugong`, at most once even if a page
 * includes it twice.
 */
// The first import, since the engine starts while the others run.
// oxlint-disable-next-line import/no-unassigned-import
import './early-start';
import { JiugongError, LEVELS, REGION_PRESETS, TECHNIQUES, load } from '../engine/jiugong';
import { globalOf } from '../scripts/page-names';
import { JiugongBoard } from './element';

if (globalOf('Jiugong') === undefined) {
  window.Jiugong = { load, JiugongError, JiugongBoard, LEVELS, REGION_PRESETS, TECHNIQUES };
}
