// Made from zh-hans.ts by npm run traditional: change that, or locales/taiwan.mjs.
/** The texts of the dialog to share, in traditional Chinese. */
import { zhHantEmbed } from '../../../../locales/embed/zh-hant';
import { number } from '../../../../locales/chinese';
import type { Translation } from '../../../../locales/translation';
import type { ShareDialogMessages } from './en';

const puzzles = (count: number): string => `${number(count)} 道題目`;

export const zhHantShareDialog: Translation<ShareDialogMessages> = {
  title: '分享與儲存',

  content: { label: '分享內容', puzzle: '題目', work: '我的進度', answer: '答案' },

  link: {
    title: '連結',
    label: '此盤面的連結',
    about: '盤面就在連結裡 # 之後的部分，不會傳送到伺服器。',
    fromFile: '本頁是從檔案開啟的，連結只能在這台裝置上使用。',
    copy: '複製連結',
    send: '傳送…',
    code: 'QR 碼',
    codeLabel: '此盤面連結的 QR 碼',
    tooLong: '此連結太長，無法產生 QR 碼。',
  },

  text: {
    title: '複製為文字',
    others: '以其他格式複製',
    copy: '複製文字',
    forms: {
      line: '一行',
      rows: '九行',
      boxed: '帶框線的網格',
      markdown: 'Markdown',
      json: 'JSON，含標記',
      cells: 'JSON，只有數字',
      cases: '先寫題數',
    },
  },

  embed: zhHantEmbed,

  file: {
    title: '儲存為檔案',
    save: { sdk: '.sdk 檔', sdm: '.sdm 檔', svg: 'SVG 圖片', png: '儲存為圖片' },
    collection: (count) => `.sdm 檔包含文字中的全部 ${puzzles(count)}。`,
  },

  paper: {
    title: '圖片和列印',
    one: '每頁一題',
    four: '每頁四題',
    board: '列印當前盤面',
    collection: (count) => `列印文字中的全部 ${puzzles(count)}。`,
    first: (count, total) => `共 ${puzzles(total)}，只列印前 ${number(count)} 道。`,
  },

  keep: {
    title: '開啟儲存的盤面',
    open: '開啟檔案…',
    about: '連結、文字和其他網站的網址也可以直接貼到頁面任意位置。',
  },
};
