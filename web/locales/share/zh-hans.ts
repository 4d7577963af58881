/** The texts of what shares and keeps a board, in simplified Chinese. */
import { number } from '../chinese';
import type { ShareMessages } from './en';
import type { Translation } from '../translation';

const board = (givens: number, own: number): string =>
  own === 0
    ? `${number(givens)} 个提示数。`
    : `${number(givens)} 个提示数，已填 ${number(own)} 个数字。`;

export const zhHansShare: Translation<ShareMessages> = {
  open: '分享',
  openHint: '发送、保存或打印盘面，或打开已保存的盘面',
  openPanelHint: '发送或复制盘面',
  close: '关闭',

  more: '更多格式',

  puzzleOf: (at, count) => `第 ${number(at)} 题，共 ${number(count)} 题`,
  openHere: '在九宫中打开',

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
