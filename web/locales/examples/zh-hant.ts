// Made from zh-hans.ts by npm run traditional: change that, or locales/taiwan.mjs.
import { zhHantEmbed } from '../embed/zh-hant';
import type { ExamplesMessages } from './en';
import type { Translation } from '../translation';

/** What examples.html says, in traditional Chinese. */
export const zhHantExamples: Translation<ExamplesMessages> = {
  title: '把數獨放到您的網站上',
  back: '回到題目',
  lead: '部落格文章裡的盤面、框架裡的盤面，以及供指令碼使用的引擎：都附上所需的幾行程式碼。',
  board: '數獨',
  look: '盤面的樣子',
  post: {
    title: '在部落格文章裡',
    text: '一個指令碼加一個標籤。引擎就在指令碼裡；同一頁上的多個盤面共用它，樣式互不影響。',
  },
  frame: {
    title: '在框架裡',
    text: '適合不允許指令碼的網站，或者您想把兩者分開的時候。盤面的樣子寫在網址裡；框架會回報自己的高度和盤面上發生的事。',
  },
  api: {
    title: '在指令碼裡',
    text: '不帶盤面的引擎：這裡出一道題並解開它，每次都不一樣。',
    run: '執行',
    output: '輸出',
  },
  embed: zhHantEmbed,
  code: '程式碼',
  copy: '複製',
  copied: '已複製。',
  notCopied: '瀏覽器不允許複製。',
};
