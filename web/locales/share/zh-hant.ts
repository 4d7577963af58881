// Made from zh-hans.ts by npm run traditional: change that, or locales/taiwan.mjs.
/** The texts of what shares and keeps a board, in traditional Chinese. */
import { number } from '../chinese';
import type { ShareMessages } from './en';
import type { Translation } from '../translation';

const board = (givens: number, own: number): string =>
  own === 0
    ? `${number(givens)} 個提示數。`
    : `${number(givens)} 個提示數，已填 ${number(own)} 個數字。`;

export const zhHantShare: Translation<ShareMessages> = {
  open: '分享',
  openHint: '傳送、儲存或列印盤面，或開啟儲存過的盤面',
  openPanelHint: '傳送或複製盤面',
  close: '關閉',

  more: '更多格式',

  puzzleOf: (at, count) => `第 ${number(at)} 題，共 ${number(count)} 題`,
  openHere: '在九宮中開啟',

  said: {
    copied: '已複製。',
    notCopied: '瀏覽器不允許複製。',
    saved: (name) => `已儲存為 ${name}。`,
    notSaved: '無法在這裡產生圖片。',
    sent: '已傳送。',
    notSent: '瀏覽器不允許傳送。',
  },

  picture: { title: '數獨', description: board },

  opened: {
    headline: (givens, own) => `已開啟題目：${board(givens, own)}`,
    how: '按「復原」可恢復原來的盤面。',
  },

  problems: {
    newer: '這是由較新版本的九宮產生的。',
    newerHow: '請重新載入頁面以取得新版本。盤面保持不變。',
    damaged: '這個盤面已損壞。',
    damagedHow: '連結或檔案在傳送中被截斷或改動。盤面保持不變。',
    noPuzzle: '這個網址裡沒有題目。',
    noPuzzleHow:
      '其中沒有連續的 81 個數字和空格。短連結的題目在伺服器上，本頁不會去取；請複製題目本身。盤面保持不變。',
    cells: (count) => `這個網址裡的題目有 ${count} 格，而不是 81 格。`,
    cellsHow: '途中少了或多了數字或空格；請重新複製整個網址。盤面保持不變。',
    variant: '這個連結裡是變體數獨。',
    variantHow: '請貼到「變體」頁，那裡能開啟規則受支援的題目。盤面保持不變。',
    noBoard: '這張圖片裡沒有盤面。',
    noBoardHow: '向量圖（SVG）只能開啟在這裡儲存的。盤面保持不變。',
    unreadable: '無法讀取這個檔案。',
    unreadableHow: '檔案最大為 64 MB。盤面保持不變。',
  },
};
