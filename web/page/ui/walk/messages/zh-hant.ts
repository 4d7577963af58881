// Made from zh-hans.ts by npm run traditional: change that, or locales/taiwan.mjs.
/** The texts of the walk-through, in traditional Chinese. */
import { number } from '../../../../locales/chinese';
import type { WalkMessages } from './en';
import type { Translation } from '../../../../locales/translation';

export const zhHantWalk: Translation<WalkMessages> = {
  label: '逐步講解',
  close: '關閉',
  closeHint: '回到您的盤面',
  previous: '上一步',
  next: '下一步',
  slider: '步驟',
  at: (at, count) => `第 ${number(at)} 步，共 ${number(count)} 步`,
  step: (at) => `第 ${number(at)} 步`,
  named: (place, name) => `${place}：${name}`,
  rated: (rating) => `難度 ${rating}`,
  hardest: '最難的一步',
  phases: { label: '顯示的盤面', before: '之前', after: '之後' },
  playOn: '從這裡接著做',
  playOnHint: '把這個局面放到盤面上；「復原」可以退回',
  others: {
    open: '此處的其他步驟',
    openHint: '這個局面裡能走的所有步驟，選一步繼續',
    close: '返回',
    closeHint: '回到原來講解的那一步',
    at: (at, count) => `第 ${number(at)} 個，共 ${number(count)} 個`,
    take: '從這一步繼續',
    takeHint: '從這一步起繼續講解',
    taken: '從這裡起已換成新的步驟，「復原這次選擇」可恢復原來的步驟。',
    undo: '復原這次選擇',
    undoHint: '回到選擇，並恢復原來的步驟',
    looking: '正在找所有步驟……',
    none: '沒有技巧用得上。',
    label: '這個局面的所有步驟',
    count: (count) =>
      count === 1 ? '此處只有一步可走。' : `此處有 ${number(count)} 步可走，每一步都對。`,
    first: (count) => `此處可走的前 ${number(count)} 步，每一步都對。`,
    withoutChains: (count) =>
      count === 1
        ? '此處不用鏈只有一步可走。'
        : `此處不用鏈有 ${number(count)} 步可走，每一步都對。`,
    chains: (count) => `再顯示 ${number(count)} 條鏈`,
    noChains: '不顯示鏈',
    chainsHint: '從一格到另一格推導數字之間關係的步驟',
    order: { label: '排序', difficulty: '按難度', place: '按位置' },
  },
  branch: {
    label: '鏈的分支',
    at: (at, count) => `分支 ${number(at)} / ${number(count)}`,
    previous: '上一分支',
    next: '下一分支',
  },
  inside: {
    label: (count) => `它的依據（${number(count)}）`,
    says: (statement, name) => `${statement}：${name}`,
    back: '返回',
  },
  withRemarks: (name, remarks) => `${name}（${remarks.join('，')}）`,
  copy: { text: '複製所有步驟（純文字）', markdown: '複製所有步驟（Markdown）' },
  save: {
    text: '儲存所有步驟（純文字）',
    markdown: '儲存所有步驟（Markdown）',
    svg: '儲存這一步（SVG）',
    png: '儲存這一步（PNG）',
  },
  list: '所有步驟',
  steps: (count) => `共 ${number(count)} 步`,
  goToHardest: (step) => `最難：第 ${number(step)} 步`,
  run: (count) => `${number(count)} 步直接填數`,
  looking: (step) => `正在找第 ${number(step)} 步……`,
  stop: '停止',
  stopped: '已停止。',
  goOn: '繼續',
  style: {
    label: '技巧',
    human: '常用技巧',
    explainer: '按 Sudoku Explainer',
  },
  ratings: {
    human: '難度是該技巧在 HoDoKu 裡的分數，從 4 到 700。',
    explainer: '難度是 Sudoku Explainer 的評分（ER），從 1.0 到 12 左右。',
  },
  start: {
    label: '起點',
    board: '您的盤面',
    digits: '只用數字',
    givens: '題目開頭',
  },
  instead: {
    digits: '不用您的標記來講解',
    givens: '從題目開頭講解',
  },
};
