// Made from zh-hans.ts by npm run traditional: change that, or locales/taiwan.mjs.
/** The texts of the panel Learn, in traditional Chinese. */
import type { Translation } from '../../../../locales/translation';
import type { LearnMessages } from './en';

export const zhHantLearn: Translation<LearnMessages> = {
  intro:
    '數獨技巧課程，一類一類地學。每一章有一頁講解、五個下一步正好用得上這種技巧的盤面，以及一道非用它不可的題目。沒有先講出來的盤面才計入；題目要不用「求解」和「逐步講解」解出，看到底的提示不超過三次，才計入。想從哪一章開始都可以。',
  begin: (technique) => `開始：${technique}`,
  goOn: (technique) => `繼續：${technique}`,
  all: '整個課程已經學完。',
  done: (chapters, of) => `已完成 ${chapters}/${of} 章`,
  mixed: '混合練習',
  mixedOf: (group) => `混合練習：${group}`,
  positions: '盤面',
  positionsOf: (technique, found, of) => `盤面：${technique}，找到 ${found}/${of} 處`,
  noPuzzle: '沒有題目：非用它不可的題目太難找到。',
  rare: '這種技巧很少見：查詢可能要一分鐘，也可能找不到。',
  puzzle: '題目',
  puzzleOf: (technique, isSolved) => `題目：${technique}${isSolved ? '，已解出' : ''}`,
};
