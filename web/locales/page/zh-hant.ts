/** The texts of the page around a board, in traditional Chinese. */
import { listUpTo, number } from '../chinese';
import type { OwnMessages } from './en';

const REST = (first: string, count: number): string => `${first} 等 ${number(count)}`;

export const zhHantPage: OwnMessages = {
  name: '九宮',
  title: '九宮 Jiugong：在瀏覽器裡解數獨',
  description: '九宮（Jiugong）在您的瀏覽器裡解數獨：輸入或貼上題目，按「求解」即可。',
  views: { label: '頁面', solve: '求解', rotate: '旋轉', variants: '變體' },
  language: '語言',
  themes: { label: '外觀', system: '跟隨系統', light: '淺色', dark: '深色' },
  privacy: '一切都在您的瀏覽器裡完成，您輸入的內容不會外傳。',
  examples: {
    label: '範例',
    prompt: '選擇題目',
    classic: '經典程式的文字',
    famous: '著名題目',
    names: {
      leetcode: 'LeetCode 37，JSON 盤面',
      'question-marks': '九行，以 ? 表示空格',
      poj: 'POJ 2676，先寫題目數',
      zeros: '九行，以 0 表示空格',
      blank: '全部空白',
      escargot: 'AI Escargot（Arto Inkala，2006 年）',
      'inkala-2010': 'Arto Inkala 2010 年的題目',
      everest: '聖母峰（Arto Inkala，2012 年）',
      'easter-monster': '復活節怪獸（JPF，2007 年）',
      'golden-nugget': '金塊（tarek）',
      seventeen: '17 個提示數（Gordon Royle 題庫第 1 題）',
      'against-backtracking': '專為拖慢簡單回溯法而造',
    },
  },
  newPuzzle: {
    label: '出題',
    hint: '出一道新題目',
    title: '新題目',
    clues: '提示數個數',
    minimal: '最簡',
    symmetry: '對稱',
    symmetries: {
      none: '無',
      rotate180: '旋轉 180°',
      rotate90: '旋轉 90°',
      horizontal: '左右',
      vertical: '上下',
      diagonal: '對角線 ╲',
      antidiagonal: '對角線 ╱',
    },
    seed: '種子',
    anySeed: '每次不同',
    badSeed: '種子為整數，最多 20 位，小於 2^64。',
    make: '出一題',
    made: (clues) => `新題目，${number(clues)} 個提示數。`,
    isMinimal: '有唯一解，且為最簡。',
    isUnique: '有唯一解。',
    missed: (wished) => `想要 ${number(wished)} 個，這是找到最接近的題目。`,
    noSeed: '種子和選擇相同，題目也相同。',
    seedOf: (seed) => `種子為 ${seed}。`,
    copySeed: '複製種子',
  },
  paste: {
    several: (count) => `讀入 ${number(count)} 道題目。`,
    failed: (count) => `${number(count)} 道題目無法讀取。`,
  },
  navigator: {
    label: '題目',
    position: (index, count) => `第 ${number(index)} 題，共 ${number(count)} 題`,
    previous: '上一題',
    next: '下一題',
  },
  text: {
    name: '九宮',
    title: '文字形式',
    puzzle: '題目文字',
    placeholder: '九行數字、81 個字元、畫出的方格、JSON 盤面……',
    answer: '答案',
    put: '放到盤面',
    solve: '求解文字',
    stop: '停止',
    copyAnswer: '複製答案',
    copyBoard: '複製盤面',
    copyPuzzle: '複製題目',
    copyAs: '盤面複製為',
    stopped: '已停止。',
    copied: '已複製。',
    notCopied: '瀏覽器不允許複製。',
    formats: {
      rows: '九行',
      line: '81 個字元',
      cases: '先寫題目數',
      boxed: '畫出的方格',
      json: 'JSON',
    },
    summary: (total, unique, several, none, failed) => {
      const which = (puzzles: readonly number[]): string =>
        total === 1 ? '' : `（第 ${listUpTo(4, puzzles.map(String), REST)} 題）`;
      const parts = [
        unique > 0 ? `${number(unique)} 道唯一解` : '',
        several.length > 0 ? `${number(several.length)} 道多解${which(several)}` : '',
        none.length > 0 ? `${number(none.length)} 道無解${which(none)}` : '',
        failed > 0 ? `${number(failed)} 道無法讀取` : '',
      ].filter((part) => part !== '');
      return `共 ${number(total)} 道題目：${parts.join('，')}。`;
    },
    moreErrors: (count) => `另有 ${number(count)} 處類似。`,
  },
};
