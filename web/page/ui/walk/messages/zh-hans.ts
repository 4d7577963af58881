/** The texts of the walk-through, in simplified Chinese. */
import { number } from '../../../../locales/chinese';
import type { WalkMessages } from './en';
import type { Translation } from '../../../../locales/translation';

export const zhHansWalk: Translation<WalkMessages> = {
  label: '逐步讲解',
  close: '关闭',
  closeHint: '回到您的盘面',
  previous: '上一步',
  next: '下一步',
  slider: '步骤',
  at: (at, count) => `第 ${number(at)} 步，共 ${number(count)} 步`,
  step: (at) => `第 ${number(at)} 步`,
  named: (place, name) => `${place}：${name}`,
  rated: (rating) => `难度 ${rating}`,
  hardest: '最难的一步',
  phases: { label: '显示的盘面', before: '之前', after: '之后' },
  playOn: '从这里接着做',
  playOnHint: '把这个局面放到盘面上；“撤销”可以退回',
  others: {
    open: '此处的其他步骤',
    openHint: '这个局面里能走的所有步骤，选一步继续',
    close: '返回',
    closeHint: '回到原来讲解的那一步',
    at: (at, count) => `第 ${number(at)} 个，共 ${number(count)} 个`,
    take: '从这一步继续',
    takeHint: '从这一步起继续讲解',
    taken: '从这里起已换成新的步骤，“撤销这次选择”可恢复原来的步骤。',
    undo: '撤销这次选择',
    undoHint: '回到选择，并恢复原来的步骤',
    looking: '正在找所有步骤……',
    none: '没有技巧用得上。',
    label: '这个局面的所有步骤',
    count: (count) =>
      count === 1 ? '此处只有一步可走。' : `此处有 ${number(count)} 步可走，每一步都对。`,
    first: (count) => `此处可走的前 ${number(count)} 步，每一步都对。`,
    withoutChains: (count) =>
      count === 1
        ? '此处不用链只有一步可走。'
        : `此处不用链有 ${number(count)} 步可走，每一步都对。`,
    chains: (count) => `再显示 ${number(count)} 条链`,
    noChains: '不显示链',
    chainsHint: '从一格到另一格推导数字之间关系的步骤',
    order: { label: '排序', difficulty: '按难度', place: '按位置' },
  },
  branch: {
    label: '链的分支',
    at: (at, count) => `分支 ${number(at)} / ${number(count)}`,
    previous: '上一分支',
    next: '下一分支',
  },
  inside: {
    label: (count) => `它的依据（${number(count)}）`,
    says: (statement, name) => `${statement}：${name}`,
    back: '返回',
  },
  withRemarks: (name, remarks) => `${name}（${remarks.join('，')}）`,
  copy: { text: '复制所有步骤（纯文字）', markdown: '复制所有步骤（Markdown）' },
  save: {
    text: '保存所有步骤（纯文字）',
    markdown: '保存所有步骤（Markdown）',
    svg: '保存这一步（SVG）',
    png: '保存这一步（PNG）',
  },
  list: '所有步骤',
  steps: (count) => `共 ${number(count)} 步`,
  goToHardest: (step) => `最难：第 ${number(step)} 步`,
  run: (count) => `${number(count)} 步直接填数`,
  looking: (step) => `正在找第 ${number(step)} 步……`,
  stop: '停止',
  stopped: '已停止。',
  goOn: '继续',
  style: {
    label: '技巧',
    human: '常用技巧',
    explainer: '按 Sudoku Explainer',
  },
  ratings: {
    human: '难度是该技巧在 HoDoKu 里的分数，从 4 到 700。',
    explainer: '难度是 Sudoku Explainer 的评分（ER），从 1.0 到 12 左右。',
  },
  start: {
    label: '起点',
    board: '您的盘面',
    digits: '只用数字',
    givens: '题目开头',
  },
  instead: {
    digits: '不用您的标记来讲解',
    givens: '从题目开头讲解',
  },
};
