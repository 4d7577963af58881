// Made from zh-hans.ts by npm run traditional: change that, or locales/taiwan.mjs.
import { list } from '../chinese';
import type { EmbedMessages } from './en';
import type { Translation } from '../translation';

/** What is said about boards on other pages, in traditional Chinese. */
export const zhHantEmbed: Translation<EmbedMessages> = {
  title: '嵌入網頁的程式碼',
  way: '方式',
  ways: {
    script: '用本站的指令碼',
    copy: '用指令碼的副本',
    frame: '用框架',
  },
  width: '寬度',
  widths: { small: '小', medium: '中', large: '大' },
  theme: '外觀',
  themes: { system: '跟隨系統', light: '淺色', dark: '深色' },
  language: '語言',
  anyLanguage: '隨網頁',
  controls: '帶按鍵和按鈕',
  hints: '「提示」按鈕',
  solve: '「求解」按鈕',
  site: '「在九宮中開啟」連結',
  code: '嵌入程式碼',
  copy: '複製程式碼',
  download: (file) => `下載 ${file}`,
  about: {
    script: '程式碼顯示這道題目的提示數，指令碼從本站載入。',
    copy: (files) =>
      `程式碼顯示這道題目的提示數。請把 ${list(files)} 放到網頁所在的資料夾，不需要其他檔案。`,
    frame: '程式碼顯示這道題目的提示數，不允許指令碼的網站也能用。',
  },
  ownCopy: (files) =>
    `程式碼從本站載入指令碼。想用自己的副本，請把 ${list(files)} 放到網頁所在的資料夾，並寫成 src="jiugong.js"。`,
  fromFile: '如果瀏覽器顯示指令碼而沒有儲存：這個檔案就在本頁所在的資料夾裡。',
};
