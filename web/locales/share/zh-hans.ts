/** The texts of what shares and keeps a board, in simplified Chinese. */
import { zhHansEmbed } from '../embed/zh-hans';
import { number } from '../chinese';
import type { ShareMessages } from './en';
import type { Translation } from '../translation';

const puzzles = (count: number): string => `${number(count)} 道题目`;

const board = (givens: number, own: number): string =>
  own === 0
    ? `${number(givens)} 个提示数。`
    : `${number(givens)} 个提示数，已填 ${number(own)} 个数字。`;

export const zhHansShare: Translation<ShareMessages> = {
  open: '分享',
  openHint: '发送、保存或打印盘面，或打开已保存的盘面',
  openPanelHint: '发送或复制盘面',
  title: '分享与保存',
  close: '关闭',

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
    openHere: '在九宫中打开',
  },

  more: '更多格式',

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
    number: (at, count) => `第 ${number(at)} 题，共 ${number(count)} 题`,
  },

  keep: {
    title: '打开保存的盘面',
    open: '打开文件…',
    about: '链接、文字和其他网站的网址也可以直接粘贴到页面任意位置。',
  },

  said: {
    copied: '已复制。',
    notCopied: '浏览器不允许复制。',
    saved: (name) => `已保存为 ${name}。`,
    notSaved: '无法在这里生成图片。',
    sent: '已发送。',
    notSent: '浏览器不允许发送。',
  },

  picture: { title: '数独', description: board },

  opened: {
    headline: (givens, own) => `已打开题目：${board(givens, own)}`,
    how: '按“撤销”可恢复原来的盘面。',
  },

  problems: {
    newer: '这是由更新版本的九宫生成的。',
    newerHow: '请重新加载页面以取得新版本。盘面保持不变。',
    damaged: '这个盘面已损坏。',
    damagedHow: '链接或文件在传送中被截断或改动。盘面保持不变。',
    noPuzzle: '这个网址里没有题目。',
    noPuzzleHow:
      '其中没有连续的 81 个数字和空格。短链接的题目在服务器上，本页不会去取；请复制题目本身。盘面保持不变。',
    cells: (count) => `这个网址里的题目有 ${count} 格，而不是 81 格。`,
    cellsHow: '途中少了或多了数字或空格；请重新复制整个网址。盘面保持不变。',
    variant: '这个链接里是变体数独。',
    variantHow: '请粘贴到“变体”页，那里能打开规则受支持的题目。盘面保持不变。',
    noBoard: '这张图片里没有盘面。',
    noBoardHow: '矢量图（SVG）只能打开在这里保存的。盘面保持不变。',
    unreadable: '无法读取这个文件。',
    unreadableHow: '文件最大为 64 MB。盘面保持不变。',
  },
};
