// Made from zh-hans.ts by npm run traditional: change that, or locales/taiwan.mjs.
/** What is said of positions to practise, in traditional Chinese. */
import type { Translation } from '../../../../../locales/translation';
import type { PracticeMessages } from './en';

export const zhHantPractice: Translation<PracticeMessages> = {
  now: (name) => `正在練習：${name}`,
  next: '下一個盤面',
  ready: (name) => `下一步：${name}。`,
  readyOf: (group) => `下一步屬於這一類：${group}。`,
  readyToRemove: '這一步要刪去候選數：按鍵已切換到候選數。找不到時可以按「提示」。',
  readyHow: '請在盤面上找出來。找不到時可以按「提示」。',
  missed: (name) => `這次沒有找到能用「${name}」的盤面。`,
  missedHow: '請再試一次，或換一種技巧。',
  chapter: (name) => `章節：${name}`,
  puzzle: (name) => `這一章的題目：${name}。`,
  puzzleHow: '不用「求解」和「逐步講解」解出，看到底的提示不超過三次，才計入。',
  later: (names) => `還要用到後面章節的技巧：${names.join('、')}。`,
  undone: '這是之前的題目。',
  undoneHow: '「重做」可以恢復練習。',
  begunHow: '請接著解。',
  shown: (times, most) => `已講出 ${times}/${most} 步`,
  counted: '已解出，計入課程進度。',
  notCounted: '不計入：講出來的太多。',
  another: '再來一題',
  nextChapter: (name) => (name === '' ? '回到課程' : `下一章：${name}`),
  done: (name) => `就是它：${name}。`,
  doneHow: '可以換下一個盤面，也可以接著解。',
  helped: '之前已經講出來了，所以不計入課程進度。',
  part: (made, of) => `對，已完成 ${made}/${of}。`,
  partHow: '這一步還能刪去別的候選數。',
  other: '沒錯，但不是要找的那一步。',
  over: '那一步已經沒有可做的了：請換下一個盤面。',
  still: (name) => `還沒找到：${name}。`,
  wrongCandidate: (cell, digit) => `${cell}的答案是 ${digit}，這個候選數要保留。`,
  wrongDigit: (cell, digit, right) => `${cell}的答案是 ${right}，不是 ${digit}。`,
  wrongHow: '什麼都沒有丟失：按「復原」即可收回。',
};
