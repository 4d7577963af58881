// Made from zh-hans.ts by npm run traditional: change that, or locales/taiwan.mjs.
import { behind, list } from '../../../../../locales/chinese';
import type { ExchangeMessages } from './en';
import type { Translation } from '../../../../../locales/translation';

/** The texts about puzzles of other programs, in traditional Chinese. */
export const zhHantExchange: Translation<ExchangeMessages> = {
  recognized: (rules) => `按樣子看，這些圖形是規則：${list(rules)}。`,
  onlyDrawn: '只作圖形保留',
  cosmetics: (count) => `${count} 個圖形在這裡沒有規則，含義見作者的說明。`,
  left: (what) => `未讀入：${list(what)}。`,
  drawings: (count) => `${count} 個圖形`,

  damaged: {
    headline: '無法讀取這道題目。',
    at: (place, expected) => `${place}：${behind('應為', expected)}。盤面保持不變。`,
    whole: '開頭',
  },
  expected: {
    grid: '由格子組成的各行',
    rectangle: '與第一行相同的格數',
    object: '花括號中的一項',
    list: '列表',
    fewer: '更少的項',
    cell: '盤面上的列號和欄號（從 0 開始）',
    point: '兩個數',
    number: '數',
    text: '文字',
    part: '盤面上的格子，以及這條規則所需的內容',
    entry: '= 或 + 和一個數',
    first: '籠的第一格',
    cells9: '九格',
    cells81: '81 格',
  },

  drawn: (count) => `沒有規則的圖形：${count} 個`,
  eraseDrawn: '全部擦除',

  about: {
    summary: '標題和說明',
    title: '標題',
    author: '作者',
    rules: '用自己的話寫的規則',
    message: '解出時顯示的話',
  },

  lost: (program, names) => `${program} 中沒有：${list(names)}。`,
  unwritten: (what) => `這段文本不含：${list(what)}。連結裡都有。`,
  itsWords: '標題和作者的說明',
  lostDrawings: '不在格子上的圖形',
  cages: '籠內的數不重複，相加等於所標的數。',
};
