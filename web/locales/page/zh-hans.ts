/** The texts of the page around a board, in simplified Chinese. */
import { list } from '../chinese';
import type { OwnMessages } from './en';

export const zhHansPage: OwnMessages = {
  name: '九宫',
  title: '九宫 Jiugong：在浏览器里解数独',
  description: '九宫（Jiugong）在您的浏览器里解数独：输入或粘贴题目，点“求解”即可。',
  panels: '页面',
  language: '语言',
  themes: { label: '外观', system: '跟随系统', light: '浅色', dark: '深色' },
  privacy: '一切都在您的浏览器里完成，您输入的内容不会外传。',
  hints: {
    solve: '求解题目（Ctrl+Enter）',
    check: '检查您填的数字，不显示答案',
    undo: '撤销（Ctrl+Z）',
    redo: '重做（Ctrl+Y）',
    clear: '清空盘面，输入您自己的题目',
    reset: '只留下提示数',
    editGivens: '输入题目本身的数字',
    more: '候选数、计数、单格与标记，显示在数字键处',
  },
  kept: {
    where: '您输入的内容会保存在这个浏览器里，直到您删除。',
    nowhere: '这个浏览器不保存内容：关闭页面后，您输入的内容就没有了。',
    erase: '删除保存的内容',
    question: (panels) => `要删除${list(panels)}各页保存的内容吗？删除后无法恢复；眼前的盘面不变。`,
    eraseAll: '全部删除',
    otherTab: '另一个标签页刚保存了它的盘面。两页都关闭后，只留下最后改动的那一个。',
    restored: '盘面和您离开时一样。',
  },
  drop: {
    invitation: '把含有题目的文件拖到这里。',
    textInvitation: '把题目的文本拖到这里。',
    picture: '这里无法读取图片。',
    unreadable: '无法读取：请拖入文件，合计不超过 64 MB。',
  },
  wishes: {
    clues: '提示数个数',
    minimal: '最简',
    symmetry: '对称',
    symmetries: {
      none: '无',
      rotate180: '旋转 180°',
      rotate90: '旋转 90°',
      horizontal: '左右',
      vertical: '上下',
      diagonal: '对角线 ╲',
      antidiagonal: '对角线 ╱',
    },
    seed: '种子',
    anySeed: '每次不同',
    badSeed: '种子为小于 2⁶⁴ 的整数，至多 20 位。',
  },
  text: {
    put: '放到盘面',
    copied: '已复制。',
    notCopied: '浏览器不允许复制。',
  },
};
