/** The texts of the dialog to share, in simplified Chinese. */
import { zhHansEmbed } from '../../../../locales/embed/zh-hans';
import { number } from '../../../../locales/chinese';
import type { Translation } from '../../../../locales/translation';
import type { ShareDialogMessages } from './en';

const puzzles = (count: number): string => `${number(count)} 道题目`;

export const zhHansShareDialog: Translation<ShareDialogMessages> = {
  title: '分享与保存',

  content: { label: '分享内容', puzzle: '题目', work: '我的进度', answer: '答案' },

  link: {
    title: '链接',
    label: '此盘面的链接',
    about: '盘面就在链接里 # 之后的部分，不会发送到服务器。',
    fromFile: '本页是从文件打开的，链接只能在这台设备上使用。',
    copy: '复制链接',
    send: '发送…',
    code: '二维码',
    codeLabel: '此盘面链接的二维码',
    tooLong: '此链接太长，无法生成二维码。',
  },

  text: {
    title: '复制为文字',
    others: '以其他格式复制',
    copy: '复制文字',
    forms: {
      line: '一行',
      rows: '九行',
      boxed: '带框线的网格',
      markdown: 'Markdown',
      json: 'JSON，含标记',
      cells: 'JSON，只有数字',
      cases: '先写题数',
    },
  },

  embed: zhHansEmbed,

  file: {
    title: '保存为文件',
    save: { sdk: '.sdk 文件', sdm: '.sdm 文件', svg: 'SVG 图片', png: '保存为图片' },
    collection: (count) => `.sdm 文件包含文字中的全部 ${puzzles(count)}。`,
  },

  paper: {
    title: '图片和打印',
    one: '每页一题',
    four: '每页四题',
    board: '打印当前盘面',
    collection: (count) => `打印文字中的全部 ${puzzles(count)}。`,
    first: (count, total) => `共 ${puzzles(total)}，只打印前 ${number(count)} 道。`,
  },

  keep: {
    title: '打开保存的盘面',
    open: '打开文件…',
    about: '链接、文字和其他网站的网址也可以直接粘贴到页面任意位置。',
  },
};
