/** The rotation puzzles, in simplified Chinese. */
import type { RotationMessages } from './en';
import type { Translation } from '../translation';

export const zhHansRotation: Translation<RotationMessages> = {
  names: {
    sort: '数字归位',
    boxes: '旋转数独',
    tripods: '九鼎之局',
  },
  rules: {
    sort: '每次转动四块，直到数字逐行排好。',
    goal: '每次转动四块，直到与目标一致。',
    boxes: '每次转动四宫，直到九宫组成有解的数独。',
    tripods: '每次转动四块，直到每行每列都是 1 到 9。',
  },
};
