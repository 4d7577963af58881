/** The texts of what shares and keeps a board, in traditional Chinese. */
import { zhHantEmbed } from '../embed/zh-hant';
import { number } from '../chinese';
import type { ShareMessages } from './en';

const puzzles = (count: number): string => `${number(count)} 道題目`;

const board = (givens: number, own: number): string =>
  own === 0
    ? `${number(givens)} 個提示數。`
    : `${number(givens)} 個提示數，已填 ${number(own)} 個數字。`;

export const zhHantShare: ShareMessages = {
  open: '分享',
  openHint: '傳送、儲存或列印盤面，或開啟儲存過的盤面',
  openPanelHint: '傳送或複製盤面',
  title: '分享與儲存',
  close: '關閉',

  content: { label: '分享內容', puzzle: '題目', work: '含我的解題', answer: '含答案' },

  link: {
    title: '連結',
    label: '此盤面的連結',
    about: '盤面就在連結裡 # 之後的部分，瀏覽器不會把它傳送給任何人。',
    fromFile: '本頁是從檔案開啟的，連結只能在這台裝置上使用。',
    copy: '複製連結',
    send: '傳送……',
    code: 'QR 碼',
    codeLabel: '此盤面連結的 QR 碼',
    tooLong: '此連結太長，無法產生 QR 碼。',
  },

  text: {
    title: '複製為文字',
    label: '文字格式',
    copy: '複製文字',
    forms: {
      line: '81 個字元',
      rows: '九行',
      boxed: '畫出的方格',
      markdown: 'Markdown',
      json: 'JSON，含標記',
      cells: 'JSON，只有數字',
      cases: '先寫題目數',
    },
    openHere: '在九宮中開啟',
  },

  embed: zhHantEmbed,

  file: {
    title: '儲存為檔案',
    save: { sdk: '.sdk 檔', sdm: '.sdm 檔', svg: 'SVG 圖片', png: 'PNG 圖片' },
    collection: (count) => `.sdm 檔包含文字中的全部 ${puzzles(count)}。`,
  },

  paper: {
    title: '列印',
    one: '每頁一題',
    four: '每頁四題',
    copies: '每頁四題時，同一盤面印四份。',
    collection: (count) => `列印文字中的全部 ${puzzles(count)}。`,
    first: (count, total) => `共 ${puzzles(total)}，只列印前 ${number(count)} 道。`,
    number: (at, count) => `第 ${number(at)} 題，共 ${number(count)} 題`,
  },

  keep: {
    title: '開啟儲存的盤面',
    open: '開啟檔案……',
    about: '連結、文字和其他網站的網址也可以直接貼到頁面任意位置。',
  },

  said: {
    copied: '已複製。',
    notCopied: '瀏覽器不允許複製。',
    noText: (reason) => `無法寫成文字。${reason}`,
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
    variant: '這個連結裡是變體數獨。',
    variantHow: '從這種連結只能讀取 9 × 9 的標準數獨。盤面保持不變。',
    noBoard: '這張圖片裡沒有盤面。',
    noBoardHow: '無法讀取照片和螢幕截圖，只能開啟在這裡儲存的圖片。盤面保持不變。',
    unreadable: '無法讀取這個檔案。',
    unreadableHow: '檔案最大為 64 MB。盤面保持不變。',
  },
};
