/** What is said of positions to practise, in simplified Chinese. */
import type { Translation } from '../../../../../locales/translation';
import type { PracticeMessages } from './en';

export const zhHansPractice: Translation<PracticeMessages> = {
  now: (name) => `正在练习：${name}`,
  next: '下一个盘面',
  ready: (name) => `下一步：${name}。`,
  readyOf: (group) => `下一步属于这一类：${group}。`,
  readyToRemove: '这一步要删去候选数：按键已切换到候选数。找不到时可以按“提示”。',
  readyHow: '请在盘面上找出来。找不到时可以按“提示”。',
  missed: (name) => `这次没有找到能用“${name}”的盘面。`,
  missedHow: '请再试一次，或换一种技巧。',
  begun: (name) => `这一章的题目：${name}。`,
  begunHow: '请接着解。解出以后才会出下一题。',
  done: (name) => `就是它：${name}。`,
  doneHow: '可以换下一个盘面，也可以接着解。',
  helped: '之前已经讲出来了，所以不计入课程进度。',
  part: (made, of) => `对，已完成 ${made}/${of}。`,
  partHow: '这一步还能删去别的候选数。',
  other: '没错，但不是要找的那一步。',
  over: '那一步已经没有可做的了：请换下一个盘面。',
  still: (name) => `还没找到：${name}。`,
  wrongCandidate: (cell, digit) => `${cell}的答案是 ${digit}，这个候选数要保留。`,
  wrongDigit: (cell, digit, right) => `${cell}的答案是 ${right}，不是 ${digit}。`,
  wrongHow: '什么都没有丢失：按“撤销”即可收回。',
};
