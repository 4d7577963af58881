import { list } from '../chinese';
import type { EmbedMessages } from './en';
import type { Translation } from '../translation';

/** What is said about boards on other pages, in simplified Chinese. */
export const zhHansEmbed: Translation<EmbedMessages> = {
  title: '嵌入网页的代码',
  way: '方式',
  ways: {
    script: '用本站的脚本',
    copy: '用脚本的副本',
    frame: '用框架',
  },
  width: '宽度',
  widths: { small: '小', medium: '中', large: '大' },
  theme: '外观',
  themes: { system: '跟随系统', light: '浅色', dark: '深色' },
  language: '语言',
  anyLanguage: '随网页',
  controls: '带按键和按钮',
  hints: '“提示”按钮',
  solve: '“求解”按钮',
  site: '“在九宫中打开”链接',
  code: '嵌入代码',
  copy: '复制代码',
  download: (file) => `下载 ${file}`,
  about: {
    script: '代码显示这道题目的提示数，脚本从本站加载。',
    copy: (files) =>
      `代码显示这道题目的提示数。请把 ${list(files)} 放到网页所在的文件夹，不需要其他文件。`,
    frame: '代码显示这道题目的提示数，不允许脚本的网站也能用。',
  },
  ownCopy: (files) =>
    `代码从本站加载脚本。想用自己的副本，请把 ${list(files)} 放到网页所在的文件夹，并写成 src="jiugong.js"。`,
  fromFile: '如果浏览器显示脚本而没有保存：这个文件就在本页所在的文件夹里。',
};
