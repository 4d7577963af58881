// Made from zh-hans.ts by npm run traditional: change that, or locales/taiwan.mjs.
/** The rotation puzzles, in traditional Chinese. */
import type { RotationMessages } from './en';
import type { Translation } from '../translation';

export const zhHantRotation: Translation<RotationMessages> = {
  names: {
    sort: '數字歸位',
    boxes: '旋轉數獨',
    tripods: '九鼎之局',
  },
  rules: {
    sort: '每次轉動四塊，直到數字逐列排好。',
    goal: '每次轉動四塊，直到與目標一致。',
    boxes: '每次轉動四宮，直到九宮組成有解的數獨。',
    tripods: '每次轉動四塊，直到每列每欄都是 1 到 9。',
  },
};
